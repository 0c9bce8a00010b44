package real.archive_lister;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

@McpServer(name = "cases")
public class Tools {
    // args: "canary.txt"
    @McpTool @Plain // accepted
    public List<String> list(String path) throws IOException {
        byte[] bytes = pack(path);
        List<String> names = new ArrayList<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                CRC32 sum = new CRC32();
                byte[] buffer = new byte[256];
                for (int n = in.read(buffer); n > 0; n = in.read(buffer)) {
                    sum.update(buffer, 0, n);
                }
                names.add(entry.getName() + " " + Long.toHexString(sum.getValue()));
            }
        }
        return names;
    }

    private static byte[] pack(String path) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.putNextEntry(new ZipEntry("first.txt"));
            Files.copy(Path.of(path), out);
            out.closeEntry();
        }
        return bytes.toByteArray();
    }
}
