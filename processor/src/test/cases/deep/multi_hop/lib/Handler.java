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


public interface Handler<T> { String handle(T t); default String twice(T t) { return handle(t) + handle(t); } }
