package dev.hintproof.proxy.sqlite;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;

/**
 * A counter in a file that all processes of a journal map into their memory: one adds to it after a change, the others see it at
 * once, for the price of reading memory. It only says that there is something to read; what it is stands in the database.
 */
final class Bell {
    private static final VarHandle COUNTER =
            MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final MappedByteBuffer memory;

    private Bell(MappedByteBuffer memory) {
        this.memory = memory;
    }

    /** Hangs up the folder's bell. */
    static Bell of(JournalFolder folder) throws IOException {
        folder.createFile(folder.bell(), new byte[Long.BYTES]);
        try (FileChannel channel = FileChannel.open(folder.bell(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new Bell(channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES));
        }
    }

    /** How often it was rung. */
    long count() {
        return (long) COUNTER.getVolatile(memory, 0);
    }

    /** Rings it. */
    void ring() {
        COUNTER.getAndAdd(memory, 0, 1L);
    }
}
