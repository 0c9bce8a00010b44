package t;

import dev.hintproof.annotations.*;

@McpServer(name = "s")
class Server {
    record A(String p1, String p2, String p3, String p4, String p5, String p6, String p7, String p8) {}
    record B(A p1, A p2, A p3, A p4, A p5, A p6, A p7, A p8) {}
    record C(B p1, B p2, B p3, B p4, B p5, B p6, B p7, B p8) {}
    record D(C p1, C p2, C p3, C p4, C p5, C p6, C p7, C p8) {}
    record E(D p1, D p2, D p3, D p4, D p5, D p6, D p7, D p8) {}

    /** Inlined, it is past all measure. */
    @McpTool @Plain
    void a(E e) {}

    /** Fine. */
    @McpTool @Plain
    void b(C c) {}
}
