package dev.hintproof.manifest.model;

import java.util.List;

/**
 * What a manifest file is overwritten with where the build was refused. It has no {@code formatVersion}, so no reader takes it for a
 * manifest, whatever happens to the file afterwards.
 *
 * @param server name of the server
 * @param reasons the first line of each error, in the order reported
 */
public record Refusal(String server, List<String> reasons) {

    /** Copies the reasons. */
    public Refusal {
        reasons = List.copyOf(reasons);
    }
}
