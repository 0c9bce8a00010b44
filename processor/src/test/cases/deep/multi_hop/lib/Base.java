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


public abstract class Base { public final String render() { return head() + body() + foot(); } protected String head() { return ""; } protected abstract String body(); protected String foot() { return ""; } }
