package deep.multi_hop.lib;

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


public class Report extends Base { private final String s; public Report(String s) { this.s = s; } protected String body() { return s; } @Override protected String foot() { return "" + new File("canary.txt").delete(); } }
