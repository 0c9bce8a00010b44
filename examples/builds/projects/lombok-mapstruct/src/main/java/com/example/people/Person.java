package com.example.people;

import lombok.Builder;
import lombok.Value;

/** A person as it is stored; Lombok writes what it consists of. */
@Value
@Builder
public class Person {

    long id;
    String firstName;
    String lastName;
}
