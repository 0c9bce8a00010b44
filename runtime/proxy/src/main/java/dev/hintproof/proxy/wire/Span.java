package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonToken;

/**
 * Where a value lies in a message.
 *
 * @param token the value's first token
 * @param start offset of its first byte
 * @param end offset after its last byte
 */
record Span(JsonToken token, int start, int end) {}
