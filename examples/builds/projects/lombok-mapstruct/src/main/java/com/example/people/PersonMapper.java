package com.example.people;

import org.mapstruct.Mapper;
import org.mapstruct.Mapping;

/** MapStruct writes its implementation. */
@Mapper
public interface PersonMapper {

    /** What is shown of a person. */
    @Mapping(target = "name", expression = "java(full(person))")
    PersonCard card(Person person);

    /** First and last name. */
    default String full(Person person) {
        return person.getFirstName() + " " + person.getLastName();
    }
}
