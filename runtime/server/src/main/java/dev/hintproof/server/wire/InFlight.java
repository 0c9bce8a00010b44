package dev.hintproof.server.wire;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The requests that are not answered yet. Ids are compared with their type: 1 and "1" are two.
 *
 * <p>A request that the client has taken back gets no answer any more.
 */
final class InFlight {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<Object, AtomicBoolean> requests = new HashMap<>();
    private final Set<Object> withdrawn = new HashSet<>();

    /** Notes a request; false when one with this id is in flight already, or withdrawn but still to be answered. */
    boolean begin(Object id) {
        lock.lock();
        try {
            return !withdrawn.contains(id) && requests.putIfAbsent(id, new AtomicBoolean()) == null;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Takes a request back.
     *
     * @param answered whether an answer will come nevertheless; it is then dropped
     */
    void cancel(Object id, boolean answered) {
        lock.lock();
        try {
            AtomicBoolean cancelled = requests.remove(id);
            if (cancelled != null) {
                cancelled.set(true);
                if (answered) {
                    withdrawn.add(id);
                }
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Whether the answer to this request is still wanted. */
    boolean wanted(Object id) {
        lock.lock();
        try {
            return !withdrawn.remove(id);
        } finally {
            lock.unlock();
        }
    }

    /** Notes that a request's answer has been written. */
    void end(Object id) {
        lock.lock();
        try {
            requests.remove(id);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** True once the client has taken this request back. */
    AtomicBoolean cancellation(Object id) {
        lock.lock();
        try {
            return requests.getOrDefault(id, new AtomicBoolean(withdrawn.contains(id)));
        } finally {
            lock.unlock();
        }
    }

    /** Waits until everything is answered, or {@code patience} is over. */
    void awaitIdle(Duration patience) {
        long left = patience.toNanos();
        lock.lock();
        try {
            while (!requests.isEmpty() && left > 0) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** An id as {@link Envelope} has it: the SDK's may be an {@code Integer}. */
    static Object key(@Nullable Object id) {
        if (id instanceof Number number) {
            return number.longValue();
        }
        return String.valueOf(id);
    }
}
