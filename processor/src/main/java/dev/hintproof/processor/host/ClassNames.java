package dev.hintproof.processor.host;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;

/** The classes that a class file names in its constant pool (JVMS §4.4.1). */
final class ClassNames {

    private static final int CLASS = 7;

    private ClassNames() {}

    /** Internal names; those of arrays are left out. */
    static List<String> usedBy(byte[] classFile) {
        var reader = new ClassReader(classFile);
        char[] buffer = new char[reader.getMaxStringLength()];
        var names = new ArrayList<String>();
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            if (at > 0 && reader.readByte(at - 1) == CLASS) {
                String name = reader.readUTF8(at, buffer);
                if (name != null && !name.startsWith("[")) {
                    names.add(name);
                }
            }
        }
        return names;
    }
}
