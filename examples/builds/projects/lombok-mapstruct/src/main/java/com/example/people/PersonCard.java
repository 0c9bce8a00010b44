package com.example.people;

/** A person as the tools show it. */
public record PersonCard(long id, String name) {}
