package dev.hintproof.server;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Generic types written as values, so that generated code needs no reflection to say {@code List<Note>}. They are equal to
 * what {@code Method.getGenericParameterTypes} would give.
 */
public final class Types {

    private Types() {}

    /** {@code List<element>}. */
    public static Type list(Type element) {
        return of(List.class, element);
    }

    /** {@code Set<element>}. */
    public static Type set(Type element) {
        return of(Set.class, element);
    }

    /** {@code Map<key, value>}. */
    public static Type map(Type key, Type value) {
        return of(Map.class, key, value);
    }

    /** {@code Optional<value>}. */
    public static Type optional(Type value) {
        return of(Optional.class, value);
    }

    /** {@code element[]}. */
    public static Type array(Type element) {
        if (element instanceof Class<?> raw) {
            return Array.newInstance(raw, 0).getClass();
        }
        return new GenericArray(element);
    }

    /**
     * {@code raw<arguments…>}.
     *
     * @throws IllegalArgumentException when {@code raw} has another number of type parameters
     */
    public static Type of(Class<?> raw, Type... arguments) {
        if (raw.getTypeParameters().length != arguments.length) {
            throw new IllegalArgumentException(raw.getName() + " has " + raw.getTypeParameters().length
                    + " type parameters, not " + arguments.length);
        }
        return new Parameterized(raw, List.of(arguments));
    }

    private record GenericArray(Type element) implements GenericArrayType {

        @Override
        public Type getGenericComponentType() {
            return element;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof GenericArrayType array && element.equals(array.getGenericComponentType());
        }

        @Override
        public int hashCode() {
            return element.hashCode();
        }

        @Override
        public String toString() {
            return element.getTypeName() + "[]";
        }
    }

    private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {

        @Override
        public Type[] getActualTypeArguments() {
            return new ArrayList<>(arguments).toArray(Type[]::new);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public @Nullable Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof ParameterizedType type
                    && raw.equals(type.getRawType())
                    && Arrays.equals(getActualTypeArguments(), type.getActualTypeArguments());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(getActualTypeArguments()) ^ raw.hashCode();
        }

        @Override
        public String toString() {
            return raw.getName()
                    + arguments.stream().map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
        }
    }
}
