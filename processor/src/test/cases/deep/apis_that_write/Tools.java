package deep.apis_that_write;

import dev.hintproof.annotations.*;
import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.nio.file.*;
import java.util.stream.*;
import java.lang.reflect.*;
import java.lang.invoke.*;
import java.nio.charset.*;
import javax.xml.parsers.*;
import javax.xml.transform.*;
import javax.xml.transform.dom.*;
import javax.xml.transform.stream.*;
import java.util.zip.*;
import java.util.jar.*;
import java.util.prefs.*;
import java.util.logging.FileHandler;
import java.util.logging.Logger;
import java.nio.channels.*;
import java.nio.*;
import java.nio.file.attribute.*;

@McpServer(name = "cases")
public class Tools {
    private final Path p = Path.of("canary.txt");
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write or opaque
    public void stream_result() throws Exception { TransformerFactory.newInstance().newTransformer().transform(new StreamSource(new StringReader("<a/>")), new StreamResult(new File("x"))); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write or opaque
    public void stream_result_set() throws Exception { StreamResult r = new StreamResult(); r.setSystemId("file:x"); TransformerFactory.newInstance().newTransformer().transform(new StreamSource(new StringReader("<a/>")), r); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void zip_out() throws Exception { try (ZipOutputStream z = new ZipOutputStream(new FileOutputStream("x.zip"))) { z.putNextEntry(new ZipEntry("a")); } }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write,maybe fs.create
    public void zip_fs_write() throws Exception { try (FileSystem fs = FileSystems.newFileSystem(Path.of("x.zip"))) { Files.writeString(fs.getPath("/a"), "x"); } }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.delete, maybe fs.read
    public void jar_file_delete() throws Exception { new JarFile(new File("x.jar"), true, ZipFile.OPEN_DELETE | ZipFile.OPEN_READ).close(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: system.modify
    public void prefs_node() throws Exception { Preferences.userNodeForPackage(Tools.class).removeNode(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write, maybe state, maybe system.modify, maybe fs.create
    public void file_handler() throws Exception { Logger.getLogger("a").addHandler(new FileHandler("x.log")); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void raf_mode(boolean b) throws Exception { new RandomAccessFile(new File("x"), b ? "r" : "rws").close(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void raf_channel() throws Exception { try (FileChannel c = new RandomAccessFile("x", "rw").getChannel()) { c.truncate(0); } }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write, maybe fs.create
    public void file_channel_set() throws Exception { FileChannel.open(p, Set.of(StandardOpenOption.WRITE)).close(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.delete
    public void delete_on_close() throws Exception { Files.newInputStream(p, StandardOpenOption.DELETE_ON_CLOSE).close(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void transfer() throws Exception { try (FileChannel a = FileChannel.open(p); FileChannel b = FileChannel.open(Path.of("y"), StandardOpenOption.WRITE)) { a.transferTo(0, 1, b); } }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void attribute_view() throws Exception { Files.getFileAttributeView(p, BasicFileAttributeView.class).setTimes(null, null, null); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.delete,maybe fs.write
    public void user_attributes() throws Exception { Files.getFileAttributeView(p, UserDefinedFileAttributeView.class).delete("x"); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void copy_new() throws Exception { Files.copy(new ByteArrayInputStream(new byte[1]), Path.of("y")); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.create, maybe fs.write
    public void link() throws Exception { Files.createLink(Path.of("y"), p); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.delete
    public void to_file() throws Exception { p.toFile().delete(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void last_modified() throws Exception { new File("x").setLastModified(1); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.create
    public void mkdirs() throws Exception { new File("x").mkdirs(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void print_stream() throws Exception { new PrintStream("x").close(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void formatter_file() throws Exception { new Formatter(new File("x")).format("a"); }
    // run: no, reaches outside
    @McpTool @Plain // refused: process.spawn
    public void process() throws Exception { new ProcessBuilder("a").start(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: process.spawn
    public void exec() throws Exception { Runtime.getRuntime().exec(new String[] {"a"}); }
    // run: no, reaches outside
    @McpTool @Plain // refused: process.exit
    public void halt() throws Exception { Runtime.getRuntime().halt(0); }
    // run: no, reaches outside
    @McpTool @Plain // refused: opaque
    public void script() throws Exception { new javax.script.ScriptEngineManager().getEngineByName("js").eval("x"); }
    // run: no, reaches outside
    @McpTool @Plain // refused: opaque
    public void rmi() throws Exception { java.rmi.Naming.lookup("x"); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.create
    public void heap_dump() throws Exception { java.lang.management.ManagementFactory.getPlatformMXBean(com.sun.management.HotSpotDiagnosticMXBean.class).dumpHeap("x", true); }
    // run: no, reaches outside
    @McpTool @Plain // refused: opaque
    public void tool_provider() throws Exception { java.util.spi.ToolProvider.findFirst("jar").get().run(System.err, System.err, "cf"); }
    // run: no, reaches outside
    @McpTool @Plain // refused: net.listen
    public void http_server() throws Exception { com.sun.net.httpserver.HttpServer.create(new java.net.InetSocketAddress(0), 0).start(); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void key_store() throws Exception { java.security.KeyStore.getInstance("PKCS12").store(new FileOutputStream("x"), new char[0]); }
    // run: no, reaches outside
    @McpTool @Plain // refused: fs.write
    public void properties() throws Exception { new Properties().store(new FileWriter("x"), ""); }
    // run: no, reaches outside
    @McpTool @Plain // refused: opaque
    public void desktop() throws Exception { java.awt.Desktop.getDesktop().moveToTrash(new File("x")); }
    // run: no, reaches outside
    @McpTool @Plain // refused: opaque
    public void unsafe() throws Exception { Class.forName("sun.misc.Unsafe").getDeclaredMethod("getUnsafe").invoke(null); }
    // run: no, reaches outside
    @McpTool @Plain // accepted
    public Object honest() throws Exception { DocumentBuilderFactory f = DocumentBuilderFactory.newInstance(); return f.newDocumentBuilder().parse(new ByteArrayInputStream("<a/>".getBytes(StandardCharsets.UTF_8))).getDocumentElement().getTagName(); }
    // run: no, reaches outside
    @McpTool @Plain // accepted
    public Object honest_zip() throws Exception { try (ZipFile z = new ZipFile("x.zip")) { return z.stream().map(ZipEntry::getName).toList(); } }
    // run: no, reaches outside
    @McpTool @Plain // accepted
    public Object honest_string_transform() throws Exception { StringWriter w = new StringWriter(); TransformerFactory.newInstance().newTransformer().transform(new DOMSource(null), new StreamResult(w)); return w.toString(); }


}
