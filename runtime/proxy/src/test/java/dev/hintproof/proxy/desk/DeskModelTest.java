package dev.hintproof.proxy.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.wire.Digest;
import dev.hintproof.proxy.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.state.Action;
import net.jqwik.api.state.ActionChain;
import net.jqwik.api.state.Transformer;

/** Whatever the order of calls, answers, changes, stops and restarts: no call passes without a matching yes, and none twice. */
final class DeskModelTest {
    private static final long LASTS = 1000;

    /** A journal and, beside it, all that should be true of it. */
    private static final class World {
        private final Path folder;
        private SqliteJournal journal;
        private long now = 1_000_000;
        private boolean stopped;
        private final Map<String, String> pinned = new HashMap<>();
        private final Map<String, String> listed = new HashMap<>();
        private final Map<String, Integer> denials = new HashMap<>();
        private final List<ModelTicket> tickets = new ArrayList<>();
        private final List<ModelGrant> grants = new ArrayList<>();
        private int passed;

        World() {
            try {
                Path memory = Path.of("/dev/shm");
                folder = Files.isWritable(memory)
                        ? Files.createTempDirectory(memory, "desk")
                        : Files.createTempDirectory("desk");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            journal = open();
            for (String tool : List.of("a", "b")) {
                pinned.put(tool, "sha256:" + tool + "1");
                listed.put(tool, "sha256:" + tool + "1");
                journal.write(tx -> {
                    tx.pin(new Pin(tool, "sha256:" + tool + "1", "{}", "first", now));
                    return true;
                });
            }
        }

        private String listed(String tool) {
            return listed.getOrDefault(tool, "");
        }

        private String pinned(String tool) {
            return pinned.getOrDefault(tool, "");
        }

        private SqliteJournal open() {
            return SqliteJournal.forGate(
                    JournalFolder.create(folder),
                    KeySource.file(),
                    UUID.randomUUID().toString());
        }

        void restart() {
            journal.close();
            journal = open();
        }

        void close() {
            journal.close();
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
                Files.delete(folder);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void call(String tool, int argument) {
            String arguments = "{\"n\":" + argument + "}";
            CallKey key = new CallKey(tool, listed.getOrDefault(tool, ""), Digest.of(arguments));
            CallRequest request = new CallRequest(key, arguments, Json.object(), true, "s", LASTS);
            Decision decision = journal.write(tx -> new Admission(SealCheck.NONE).admit(tx, request, now));
            boolean open = !stopped
                    && listed(tool).equals(pinned(tool))
                    && denials.getOrDefault(tool, 0) < Admission.DENIAL_LIMIT;
            Optional<ModelTicket> denied = live(key, "denied");
            Optional<ModelTicket> approved = live(key, "approved");
            Optional<ModelGrant> grant = grants.stream()
                    .filter(one -> one.tool.equals(tool)
                            && one.definition.equals(key.definition())
                            && one.left > 0
                            && now < one.until)
                    .findFirst();
            boolean may = open && denied.isEmpty() && (approved.isPresent() || grant.isPresent());
            assertEquals(may, decision instanceof Decision.Pass, () -> decision.toString());
            if (decision instanceof Decision.Pass pass) {
                passed++;
                if (approved.isPresent()) {
                    assertEquals("ticket " + approved.get().id, pass.permit());
                    approved.get().state = "used";
                } else {
                    grant.orElseThrow().left--;
                }
            } else if (decision instanceof Decision.Hold hold && hold.fresh() && hold.ticket() != null) {
                tickets.add(new ModelTicket(hold.ticket().id(), key, now + LASTS));
            }
            int recorded = journal.read(tx -> tx.calls(null, 10_000).size());
            assertEquals(passed, recorded, "what passes is recorded, and nothing else");
        }

        private Optional<ModelTicket> live(CallKey key, String state) {
            return tickets.stream()
                    .filter(one -> one.key.equals(key) && one.state.equals(state) && now < one.until)
                    .findFirst();
        }

        void answer(int which, boolean yes) {
            if (tickets.isEmpty()) {
                return;
            }
            ModelTicket ticket = tickets.get(which % tickets.size());
            boolean may = (ticket.state.equals("pending") || ticket.state.equals("approved")) && now < ticket.until;
            OperatorDesk.Outcome outcome = journal.write(tx -> yes
                    ? OperatorDesk.approve(tx, ticket.id, now, "operator", OperatorSeal.Signer.NONE)
                    : OperatorDesk.deny(tx, ticket.id, now, "operator"));
            assertEquals(may, outcome.done(), outcome::message);
            if (may) {
                ticket.state = yes ? "approved" : "denied";
                ticket.until = now + LASTS;
                denials.put(ticket.key.tool(), yes ? 0 : denials.getOrDefault(ticket.key.tool(), 0) + 1);
            }
        }

        void cancel(int which) {
            if (!tickets.isEmpty()) {
                ModelTicket ticket = tickets.get(which % tickets.size());
                journal.write(tx -> {
                    OperatorDesk.cancel(tx, ticket.id, now);
                    return true;
                });
                if (ticket.state.equals("pending") || ticket.state.equals("approved")) {
                    ticket.state = "cancelled";
                }
            }
        }

        void grant(String tool, long uses) {
            boolean may = listed(tool).equals(pinned(tool));
            OperatorDesk.Outcome outcome =
                    journal.write(tx -> OperatorDesk.grant(tx, tool, uses, LASTS, now, OperatorSeal.Signer.NONE));
            assertEquals(may, outcome.done(), outcome::message);
            if (may) {
                grants.add(new ModelGrant(tool, pinned(tool), uses, now + LASTS));
                denials.put(tool, 0);
            }
        }

        void revoke(String tool) {
            journal.write(tx -> OperatorDesk.revoke(tx, tool, now));
            grants.removeIf(grant -> grant.tool.equals(tool));
        }

        void change(String tool, int version) {
            String digest = "sha256:" + tool + version;
            listed.put(tool, digest);
            journal.write(tx -> {
                if (digest.equals(pinned(tool))) {
                    tx.dropWaiting(tool);
                } else {
                    tx.await(new Pin(tool, digest, "{}", "waiting", now));
                }
                return true;
            });
        }

        void accept(String tool) {
            boolean may = !listed(tool).equals(pinned(tool));
            assertEquals(
                    may,
                    journal.write(tx -> OperatorDesk.accept(tx, tool, null, now))
                            .done());
            if (may) {
                pinned.put(tool, listed(tool));
                grants.removeIf(grant -> grant.tool.equals(tool) && !grant.definition.equals(listed(tool)));
            }
        }

        void restore(String tool) {
            journal.write(tx -> OperatorDesk.restore(tx, tool));
            denials.put(tool, 0);
        }

        void stop(boolean stop) {
            journal.write(tx -> stop ? OperatorDesk.stop(tx, "") : OperatorDesk.resume(tx));
            stopped = stop;
            assertEquals(stop, journal.read(tx -> tx.setting(Setting.STOPPED)).isPresent());
        }
    }

    private static final class ModelTicket {
        private final String id;
        private final CallKey key;
        private String state = "pending";
        private long until;

        ModelTicket(String id, CallKey key, long until) {
            this.id = id;
            this.key = key;
            this.until = until;
        }
    }

    private static final class ModelGrant {
        private final String tool;
        private final String definition;
        private long left;
        private final long until;

        ModelGrant(String tool, String definition, long left, long until) {
            this.tool = tool;
            this.definition = definition;
            this.left = left;
            this.until = until;
        }
    }

    private static final Arbitrary<String> TOOL = Arbitraries.of("a", "b");
    private static final Arbitrary<Integer> SMALL = Arbitraries.integers().between(0, 2);

    private static Action.Independent<World> action(Arbitrary<Transformer<World>> transformer) {
        return new Action.Independent<>() {
            @Override
            public Arbitrary<Transformer<World>> transformer() {
                return transformer;
            }
        };
    }

    @Provide
    Arbitrary<ActionChain<World>> chains() {
        Arbitrary<Integer> which = Arbitraries.integers().between(0, 30);
        Arbitrary<Transformer<World>> call = Combinators.combine(TOOL, SMALL)
                .as((tool, n) -> Transformer.mutate("call " + tool + " " + n, world -> world.call(tool, n)));
        Arbitrary<Transformer<World>> answer = Combinators.combine(which, Arbitraries.of(true, true, false))
                .as((n, yes) -> Transformer.mutate((yes ? "approve " : "deny ") + n, world -> world.answer(n, yes)));
        Arbitrary<Transformer<World>> clock = Arbitraries.of(10L, 400L, 1100L)
                .map(by -> Transformer.mutate("clock +" + by, world -> world.now += by));
        return ActionChain.startWith(World::new)
                .withAction(8, action(call))
                .withAction(5, action(answer))
                .withAction(1, action(which.map(n -> Transformer.mutate("cancel " + n, world -> world.cancel(n)))))
                .withAction(
                        1,
                        action(Combinators.combine(TOOL, Arbitraries.longs().between(1, 2))
                                .as((tool, uses) ->
                                        Transformer.mutate("grant " + tool, world -> world.grant(tool, uses)))))
                .withAction(
                        1, action(TOOL.map(tool -> Transformer.mutate("revoke " + tool, world -> world.revoke(tool)))))
                .withAction(
                        1,
                        action(Combinators.combine(TOOL, SMALL)
                                .as((tool, n) -> Transformer.mutate("change " + tool, world -> world.change(tool, n)))))
                .withAction(
                        2, action(TOOL.map(tool -> Transformer.mutate("accept " + tool, world -> world.accept(tool)))))
                .withAction(
                        1,
                        action(TOOL.map(tool -> Transformer.mutate("restore " + tool, world -> world.restore(tool)))))
                .withAction(
                        1,
                        action(Arbitraries.of(true, false, false)
                                .map(stop -> Transformer.mutate(stop ? "stop" : "resume", world -> world.stop(stop)))))
                .withAction(1, action(clock))
                .withAction(1, action(Arbitraries.just(Transformer.mutate("restart", World::restart))))
                .withMaxTransformations(60);
    }

    @Property(tries = 60)
    void noCallPassesWithoutAMatchingYes(@ForAll("chains") ActionChain<World> chain) {
        World world = chain.run();
        assertTrue(world.passed >= 0);
        world.close();
    }
}
