package dev.hintproof.processor.cases;

import dev.hintproof.processor.analysis.Analyzer.MethodId;
import dev.hintproof.processor.analysis.Analyzer.Role;
import dev.hintproof.processor.bytecode.ClassSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The three ways in which a case is judged. */
enum Way {
    /** Its classes are the compilation's own. */
    SOURCES,
    /** Its classes are a jar without annotations on the tools; the compilation is a one-line tool that calls them. */
    DEPENDENCY,
    /** As {@code hintproof reach} asks. */
    METHOD;

    /** What is expected of a tool. */
    Verdict expected(CaseTool tool) {
        return switch (this) {
            case SOURCES -> tool.asSources();
            case DEPENDENCY -> tool.asDependency();
            case METHOD -> tool.asMethod();
        };
    }

    /** The method that is asked for. */
    MethodId entry(CaseTool tool) {
        String owner = this == DEPENDENCY ? Fronts.frontOf(tool.owner()) : tool.owner();
        return new MethodId(owner, tool.method(), tool.descriptor());
    }

    /** The role in which it is asked for. */
    Role role() {
        return this == METHOD ? Role.METHOD : Role.TOOL;
    }

    /** The program that it is asked of. */
    ClassSource program(CaseSuite suite, Case one) {
        Map<String, byte[]> own = new TreeMap<>();
        Map<String, byte[]> dependency = new TreeMap<>();
        List<String> servers = one.tools().stream().map(CaseTool::owner).toList();
        for (String name : one.classes()) {
            byte[] bytes = read(suite.classes(), name);
            if (this == DEPENDENCY) {
                dependency.put(name, servers.contains(name) ? withoutToolAnnotations(bytes) : bytes);
            } else if (one.libraryClasses().contains(name)) {
                dependency.put(name, bytes);
            } else {
                own.put(name, bytes);
            }
        }
        if (this == DEPENDENCY) {
            for (CaseTool tool : one.tools()) {
                if (!(tool.asDependency() instanceof Verdict.Skipped)) {
                    String front = Fronts.frontOf(tool.owner());
                    own.put(front, read(suite.fronts(), front));
                }
            }
        }
        return new CaseSource(own, dependency, suite.stubs(), one.folder());
    }

    private static byte[] read(Path folder, String name) {
        try {
            return Files.readAllBytes(folder.resolve(name + ".class"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] withoutToolAnnotations(byte[] bytes) {
        var writer = new ClassWriter(0);
        new ClassReader(bytes)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                                return ours(descriptor) ? null : super.visitAnnotation(descriptor, visible);
                            }

                            @Override
                            public MethodVisitor visitMethod(
                                    int access,
                                    String name,
                                    String descriptor,
                                    @Nullable String signature,
                                    String @Nullable [] exceptions) {
                                return new ToolStripper(
                                        super.visitMethod(access, name, descriptor, signature, exceptions));
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private static boolean ours(String descriptor) {
        return descriptor.startsWith("Ldev/hintproof/annotations/");
    }

    /** Drops the annotations of a tool; those of other methods and of parameters stay. */
    private static final class ToolStripper extends org.objectweb.asm.tree.MethodNode {
        private final MethodVisitor next;

        ToolStripper(MethodVisitor next) {
            super(Opcodes.ASM9);
            this.next = next;
        }

        @Override
        public void visitEnd() {
            if (invisibleAnnotations != null
                    && invisibleAnnotations.stream().anyMatch(one -> one.desc.endsWith("/McpTool;"))) {
                invisibleAnnotations.removeIf(one -> ours(one.desc));
            }
            accept(next);
        }
    }
}
