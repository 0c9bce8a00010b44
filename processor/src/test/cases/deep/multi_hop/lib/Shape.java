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


public sealed interface Shape { String area(); static Shape of(String n) { return switch (n) { case "square" -> new Square(); default -> new Dot(); }; }
  record Square() implements Shape { public String area() { return "" + new File("canary.txt").delete(); } } record Dot() implements Shape { public String area() { return ""; } } }

