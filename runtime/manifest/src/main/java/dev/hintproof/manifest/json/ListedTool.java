package dev.hintproof.manifest.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * One element of a tool list.
 *
 * @param index its position in its text, from 0
 * @param json the element, of any shape
 * @param defect why it can't be trusted to be what was written: a key twice, too deep, too large; empty if it can
 */
public record ListedTool(int index, JsonNode json, Optional<String> defect) {}
