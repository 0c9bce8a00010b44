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


public enum Kind { A; static final Map<Kind, Holder> BY = new EnumMap<>(Kind.class); static { BY.put(A, new Holder(x -> "y" + new File("canary.txt").delete())); } public Holder holder() { return BY.get(this); } }
