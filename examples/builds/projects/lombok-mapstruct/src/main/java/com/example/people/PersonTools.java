package com.example.people;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import lombok.RequiredArgsConstructor;
import lombok.extern.java.Log;
import org.mapstruct.factory.Mappers;

/** A server whose constructor and logger Lombok writes, and whose mapper MapStruct does. */
@Log
@RequiredArgsConstructor
@McpServer(name = "people")
public class PersonTools {

    private final PersonMapper mapper = Mappers.getMapper(PersonMapper.class);
    private final List<Person> people = new CopyOnWriteArrayList<>();
    private final String country;

    /**
     * Finds people.
     *
     * @param lastName their last name
     */
    @McpTool
    @Plain
    public List<PersonCard> findPeople(String lastName) {
        log.info("looking in " + country);
        return people.stream()
                .filter(person -> person.getLastName().equals(lastName))
                .map(mapper::card)
                .toList();
    }

    /**
     * Adds a person.
     *
     * @param firstName the first name
     * @param lastName the last name
     */
    @McpTool
    @Emission("state")
    public PersonCard addPerson(String firstName, String lastName) {
        Person person = Person.builder()
                .id(people.size())
                .firstName(firstName)
                .lastName(lastName)
                .build();
        people.add(person);
        return mapper.card(person);
    }
}
