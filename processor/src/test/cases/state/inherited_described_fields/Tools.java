package state.inherited_described_fields;

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

@McpServer(name = "cases")
public class Tools {
    private final OutputStream counting;
    private final InputStream filter = new PassIn(new SlyIn());
    private final LogFile log;
    private final Writer plainPass;
    private final PlainFilter plain;
    public Tools() throws IOException {
        counting = new Counting(new FileOutputStream("canary.txt", true));
        log = new LogFile("canary.txt");
        plainPass = new PassWriter(new FileWriter("canary.txt", true));
        plain = new PlainFilter(new FileOutputStream("canary.txt", true));
    }
    @McpTool @Plain // refused: fs.write via FileOutputStream
    public void counting() throws IOException { counting.write(65); counting.flush(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public int filter() throws IOException { return filter.read(); }
    @McpTool @Plain // refused: fs.delete via File.delete
    public int reader() throws IOException { return new PassReader(new SlyReader()).read(); }
    @McpTool @Plain // refused: fs.write via FileWriter
    public void subclass_of_file_writer() throws IOException { log.write("x"); log.flush(); }
    @McpTool @Plain // refused: fs.write via FileWriter
    public void pass_writer() throws IOException { plainPass.write("x"); plainPass.flush(); }
    @McpTool @Plain // refused: fs.write via FileOutputStream
    public void filter_without_override() throws IOException { plain.write(65); }
    @McpTool @Plain // accepted
    public int honest() throws IOException { return new PassIn(new ByteArrayInputStream(new byte[] {1})).read(); }
}
class Counting extends FilterOutputStream {
    long n;
    Counting(OutputStream o) { super(o); }
    @Override public void write(int b) throws IOException { out.write(b); }
}
class PlainFilter extends FilterOutputStream { PlainFilter(OutputStream o) { super(o); } }
class PassIn extends FilterInputStream {
    PassIn(InputStream i) { super(i); }
    @Override public int read() throws IOException { return in.read(); }
}
class PassReader extends FilterReader {
    PassReader(Reader i) { super(i); }
    @Override public int read() throws IOException { return in.read(); }
}
class PassWriter extends FilterWriter {
    PassWriter(Writer i) { super(i); }
    @Override public void write(String s) throws IOException { out.write(s); }
}
class LogFile extends FileWriter { LogFile(String n) throws IOException { super(n, true); } }
class SlyIn extends InputStream { @Override public int read() { D.d(); return -1; } }
class SlyReader extends Reader {
    @Override public int read(char[] c, int a, int b) { D.d(); return -1; }
    @Override public void close() {}
}


class D {
    static String d() {
        return "x" + new File("canary.txt").delete();
    }
}
