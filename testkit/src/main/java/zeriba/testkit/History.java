package zeriba.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What people asked to be kept in one record, what they were answered, and what each of them saw,
 * whatever failed meanwhile; afterwards held against the record. Each thing asked for has a text of
 * its own. What was neither answered nor refused may have been kept, or not, but not twice.
 */
public final class History {

    /** What became of something asked for. */
    private sealed interface Outcome {

        record Unknown() implements Outcome {}

        record Refused() implements Outcome {}

        record Kept(int number, long at) implements Outcome {}
    }

    private static final int ANY = 0;

    /**
     * Something asked for, maybe several times.
     *
     * @param isOpen nobody knows what became of an earlier time; no answer to a later one tells
     */
    private record Asked(long at, Outcome outcome, boolean isOpen) {

        Asked again() {
            return new Asked(
                    at, new Outcome.Unknown(), isOpen || outcome instanceof Outcome.Unknown);
        }

        Asked with(Outcome told) {
            return new Asked(at, told, isOpen);
        }
    }

    private final Map<String, Asked> asked = new LinkedHashMap<>();
    private final Map<String, List<Map.Entry<Integer, String>>> seen = new TreeMap<>();
    private final Predicate<String> isOfItself;
    private long moment = 0;

    /** Of a record in which nothing stands that nobody has asked for. */
    public History() {
        this(_ -> false);
    }

    /**
     * @param isOfItself what may stand there though nobody has asked for it, such as throws of dice
     */
    public History(Predicate<String> isOfItself) {
        this.isOfItself = isOfItself;
    }

    /**
     * Somebody asks, and does not know yet what becomes of it; the same may be asked for again
     * where nobody knows, or it was refused.
     */
    public synchronized void asked(String what) {
        Asked before = asked.get(what);
        if (before == null) {
            asked.put(what, new Asked(moment++, new Outcome.Unknown(), false));
        } else if (before.outcome() instanceof Outcome.Kept) {
            throw new IllegalArgumentException("asked for though it is kept: " + what);
        } else {
            asked.put(what, before.again());
        }
    }

    /** The answer: it is kept under this number. */
    public synchronized void answered(String what, int number) {
        outcome(what, new Outcome.Kept(number, moment++));
    }

    /** The answer: it is kept, under whatever number. */
    public void answered(String what) {
        answered(what, ANY);
    }

    /** The answer: what was asked for this time is not kept, and will not be. */
    public synchronized void refused(String what) {
        outcome(what, new Outcome.Refused());
    }

    private void outcome(String what, Outcome outcome) {
        Asked before = asked.get(what);
        if (before == null || !(before.outcome() instanceof Outcome.Unknown)) {
            throw new IllegalArgumentException("not waited for: " + what);
        }
        asked.put(what, before.with(outcome));
    }

    /** Somebody who watches is shown what is kept under a number. */
    public synchronized void saw(String watcher, int number, String what) {
        seen.computeIfAbsent(watcher, _ -> new ArrayList<>()).add(Map.entry(number, what));
    }

    /** Somebody watches, who may yet see nothing. */
    public synchronized void watches(String watcher) {
        seen.computeIfAbsent(watcher, _ -> new ArrayList<>());
    }

    /**
     * All that cannot be, where this is the record at the end, from number 1 on, and everybody who
     * watches has seen all of it.
     */
    public synchronized List<String> faults(List<String> record) {
        List<String> faults = new ArrayList<>();
        asked.forEach((what, how) -> requireKept(what, how, record, faults));
        requireAskedForOnce(record, faults);
        requireOrder(record, faults);
        seen.forEach((watcher, shown) -> requireSeen(watcher, shown, record, faults));
        return faults;
    }

    private static void requireKept(
            String what, Asked how, List<String> record, List<String> faults) {
        switch (how.outcome()) {
            case Outcome.Unknown() -> {}
            case Outcome.Refused() -> {
                if (!how.isOpen() && record.contains(what)) {
                    faults.add("refused and yet kept: " + what);
                }
            }
            case Outcome.Kept(int number, _) -> {
                if (number == ANY ? !record.contains(what) : !isAt(number, what, record)) {
                    faults.add("lost: " + (number == ANY ? "" : number + " ") + what);
                }
            }
        }
    }

    private static boolean isAt(int number, String what, List<String> record) {
        return number >= 1 && number <= record.size() && record.get(number - 1).equals(what);
    }

    private void requireAskedForOnce(List<String> record, List<String> faults) {
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < record.size(); i++) {
            String what = record.get(i);
            if (asked.containsKey(what)) {
                Integer before = first.putIfAbsent(what, i + 1);
                if (before != null) {
                    faults.add("doubled: " + what + " as " + before + " and " + (i + 1));
                }
            } else if (!isOfItself.test(what)) {
                faults.add("asked for by nobody: " + (i + 1) + " " + what);
            }
        }
    }

    /** What was asked for after something else was answered stands behind that. */
    private void requireOrder(List<String> record, List<String> faults) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < record.size(); i++) {
            places.putIfAbsent(record.get(i), i + 1);
        }
        asked.forEach((early, one) -> {
            Integer place = places.get(early);
            if (place != null && one.outcome() instanceof Outcome.Kept(_, long answered)) {
                asked.forEach((late, other) -> {
                    boolean isLater = other.at() > answered;
                    if (isLater && places.getOrDefault(late, place) < place) {
                        faults.add("reordered: " + early + " as " + place + ", then " + late);
                    }
                });
            }
        });
    }

    /** Each number after the one before it, from any on to the last, and what stands there. */
    private static void requireSeen(
            String watcher,
            List<Map.Entry<Integer, String>> shown,
            List<String> record,
            List<String> faults) {
        int next = shown.isEmpty() ? 1 : shown.getFirst().getKey();
        for (Map.Entry<Integer, String> one : shown) {
            int number = one.getKey();
            if (number != next) {
                faults.add(watcher + " saw " + number + " where " + next + " was due");
            }
            if (!isAt(number, one.getValue(), record)) {
                faults.add(watcher + " saw what is not there: " + number + " " + one.getValue());
            }
            next = number + 1;
        }
        for (int unseen = next; unseen <= record.size(); unseen++) {
            faults.add(watcher + " never saw " + unseen + " " + record.get(unseen - 1));
        }
    }
}
