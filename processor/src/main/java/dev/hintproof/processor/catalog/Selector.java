package dev.hintproof.processor.catalog;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a line of a catalog speaks of. Types and packages are named as class files do: {@code java/util/Map$Entry}. Each has a
 * text of its own, which serves as its key: to link the generated {@code hashCode} of a record costs a build more than to read a file.
 */
sealed interface Selector {

    /** The package that it lies in, by internal name. */
    String packageName();

    /** The type that it speaks of, as a whole or in part; null for a package. */
    @Nullable
    String type();

    /** Every type of a package that has no line of its own. */
    record OfPackage(String name) implements Selector {
        @Override
        public String packageName() {
            return name;
        }

        @Override
        public @Nullable String type() {
            return null;
        }

        @Override
        public String toString() {
            return "package ".concat(name.replace('/', '.'));
        }
    }

    /** Every method that a type declares and that has no line of its own. */
    record OfType(String type) implements Selector {
        @Override
        public String packageName() {
            return CatalogTable.packageOf(type);
        }

        @Override
        public String toString() {
            return "type ".concat(type.replace('/', '.'));
        }
    }

    /** Reading a static field. */
    record OfField(String type, String name) implements Selector {
        @Override
        public String packageName() {
            return CatalogTable.packageOf(type);
        }

        @Override
        public String toString() {
            return "field ".concat(type.replace('/', '.')).concat("#").concat(name);
        }
    }

    /** All methods of a type whose name starts so. */
    record OfPrefix(String type, String prefix) implements Selector {
        @Override
        public String packageName() {
            return CatalogTable.packageOf(type);
        }

        @Override
        public String toString() {
            return type.replace('/', '.').concat("#").concat(prefix).concat("*");
        }
    }

    /** All overloads of a method. */
    record OfMethod(String type, String name) implements Selector {
        @Override
        public String packageName() {
            return CatalogTable.packageOf(type);
        }

        @Override
        public String toString() {
            return type.replace('/', '.').concat("#").concat(name);
        }
    }

    /** One overload, by its parameters' erased types: simple names, or binary names where they have a dot. */
    record OfSignature(String type, String name, List<String> parameters) implements Selector {
        @Override
        public String packageName() {
            return CatalogTable.packageOf(type);
        }

        @Override
        public String toString() {
            return type.replace('/', '.')
                    .concat("#")
                    .concat(name)
                    .concat("(")
                    .concat(String.join(",", parameters))
                    .concat(")");
        }
    }
}
