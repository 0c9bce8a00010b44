package com.example.store;

import java.io.IOException;

/** Texts by their names. */
public interface Texts {

    /** The text of that name. */
    String text(String name) throws IOException;
}
