package dev.hintproof.processor.constants;

import dev.hintproof.manifest.effect.Capability;
import java.util.EnumSet;
import java.util.Set;

/** What opening a file does by its options, as {@link java.nio.file.StandardOpenOption} describes them. */
public final class OpenOptionSet {

    /** Options that change neither whether the file is read nor whether it is written. */
    private static final Set<String> NEUTRAL = Set.of(
            "SPARSE", "SYNC", "DSYNC", "NOFOLLOW_LINKS", "NOSHARE_READ", "NOSHARE_WRITE", "NOSHARE_DELETE", "DIRECT");

    private static final Set<String> KNOWN =
            Set.of("READ", "WRITE", "APPEND", "TRUNCATE_EXISTING", "CREATE", "CREATE_NEW", "DELETE_ON_CLOSE");

    private OpenOptionSet() {}

    /**
     * The capabilities that opening with these options crosses.
     *
     * @param options names of the constants that are known to be passed
     * @param complete whether no other option can be passed
     * @param forReadingByDefault whether the file is opened for reading where no option says otherwise, as by
     *     {@code newByteChannel} and {@code newInputStream}; false for {@code newOutputStream} and {@code write}, which always
     *     write, and which without any option create or truncate
     */
    public static Set<Capability> effect(Set<String> options, boolean complete, boolean forReadingByDefault) {
        Set<Capability> result = EnumSet.noneOf(Capability.class);
        boolean writes = !forReadingByDefault || options.contains("WRITE") || options.contains("APPEND");
        if (options.contains("READ") || !writes) {
            result.add(Capability.FS_READ);
        }
        if (writes) {
            // For a file opened for reading alone, CREATE, CREATE_NEW and TRUNCATE_EXISTING are ignored
            // (Files.newByteChannel).
            boolean onlyNew = options.contains("CREATE_NEW") && !options.contains("TRUNCATE_EXISTING");
            result.add(onlyNew ? Capability.FS_CREATE : Capability.FS_WRITE);
        }
        if (options.contains("DELETE_ON_CLOSE")) {
            result.add(Capability.FS_DELETE);
        }
        if (!complete || !options.stream().allMatch(option -> KNOWN.contains(option) || NEUTRAL.contains(option))) {
            // What isn't known may be WRITE or DELETE_ON_CLOSE.
            result.add(Capability.FS_WRITE);
            result.add(Capability.FS_DELETE);
        }
        return result;
    }
}
