package dev.hintproof.processor.catalog;

import java.util.List;

/** What a line of a catalog speaks of. Types and packages are named as class files do: {@code java/util/Map$Entry}. */
sealed interface Selector {

    /** The package that it lies in, by internal name. */
    String packageName();

    /** Every type of a package that has no line of its own. */
    record OfPackage(String name) implements Selector {
        @Override
        public String packageName() {
            return name;
        }

        @Override
        public String toString() {
            return "package " + name.replace('/', '.');
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
            return "type " + type.replace('/', '.');
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
            return "field " + type.replace('/', '.') + "#" + name;
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
            return type.replace('/', '.') + "#" + prefix + "*";
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
            return type.replace('/', '.') + "#" + name;
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
            return type.replace('/', '.') + "#" + name + "(" + String.join(",", parameters) + ")";
        }
    }
}
