package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Builds as projects have them: in a module of one's own, beside other processors, with other options, on another JDK. */
@Tag("heavy")
class SettingsOfCompilersTest {

    @TempDir
    Path folder;

    private static Project on(int jdk, Project project) throws Exception {
        Optional<Path> home = Jdks.find(jdk);
        assumeTrue(
                home.isPresent(), "there is no JDK " + jdk + " beside this one; .ci/run says where it is looked for");
        return project.on(home.orElseThrow());
    }

    /** The tools of a manifest; its digests of class files are those of one compiler. */
    private static JsonNode tools(Project project, String server) throws Exception {
        return project.json("target/classes/META-INF/mcp/" + server + ".json").get("tools");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void withAndWithoutNamesOfParametersTheManifestIsTheSame(int jdk) throws Exception {
        Project project = on(jdk, Project.copy("single", folder));
        project.maven("compile", "-Dparameters=false").succeeded();
        JsonNode without = tools(project, "files");
        project.maven("clean", "compile", "-Dparameters=true").succeeded();

        assertEquals(without, tools(project, "files"));
        assertTrue(without.at("/0/inputSchema/properties").has("file_name"), without.toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void inANamedModule(int jdk) throws Exception {
        Project project = on(jdk, Project.copy("named-module", folder));
        project.maven("package").succeeded();

        JsonNode tool = tools(project, "clock").get(0);
        assertEquals("tell_time", tool.get("name").textValue());
        assertTrue(tool.at("/annotations/readOnlyHint").booleanValue());
        Packaged.verify(folder, "target/clock-1.jar").succeeded();
    }

    @Test
    void aLieInANamedModuleIsRefused() throws Exception {
        Project project = Project.copy("named-module", folder);
        project.edit(
                "src/main/java/com/example/clock/ClockTools.java",
                "return Instant",
                "System.setProperty(\"user.timezone\", zone.getId());\n        return Instant");

        project.maven("package").failedWith("[DeclaredBound] tool 'tell_time' is declared plain but can reach");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void besideLombokAndMapStruct(int jdk) throws Exception {
        Project project = on(jdk, Project.copy("lombok-mapstruct", folder));
        project.maven("compile").succeeded();

        JsonNode tools = tools(project, "people");
        assertEquals("add_person", tools.at("/0/name").textValue());
        assertEquals("find_people", tools.at("/1/name").textValue());
        assertTrue(tools.at("/1/annotations/readOnlyHint").booleanValue());
        JsonNode classes =
                project.json("target/classes/META-INF/mcp/people.json").get("classes");
        assertTrue(classes.has("com/example/people/PersonMapperImpl"), "what MapStruct wrote was followed");
        assertTrue(classes.has("com/example/people/Person$PersonBuilder"), "what Lombok wrote was followed");
    }

    @Test
    void aLieInWhatLombokAndMapStructWroteIsRefused() throws Exception {
        Project project = Project.copy("lombok-mapstruct", folder);
        project.edit(
                "src/main/java/com/example/people/PersonMapper.java",
                "return person",
                "new java.io.File(person.getLastName()).delete();\n        return person");
        project.edit(
                "src/main/java/com/example/people/PersonTools.java",
                "Mappers.getMapper(PersonMapper.class)",
                "new PersonMapperImpl()");

        Outcome refused = project.maven("compile")
                .failedWith("[DeclaredBound] tool 'find_people' is declared plain but can reach");
        assertTrue(refused.output().contains("-> PersonMapper.full(Person)"), refused.output());
    }
}
