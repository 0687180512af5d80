package zeriba.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;

/** Random input: texts, and valid things with one part changed. The same stream gives the same. */
public final class Fuzz {

    private static final List<String> AWKWARD =
            List.of(
                    "",
                    " ",
                    "\u0000",
                    "\n",
                    "\"",
                    "\\",
                    "{",
                    "[",
                    "null",
                    "-1",
                    "0",
                    "2147483648",
                    "9223372036854775808",
                    "1e999",
                    "?",
                    "*",
                    "#",
                    " # ",
                    "+",
                    ";",
                    "%s",
                    "../..",
                    "\uD83C\uDFB2",
                    "\uD800",
                    "e\u0301",
                    "\u202Eabc");

    private static final String PLACE = "at";
    private static final int MOST_EXCHANGED = 14;

    private Fuzz() {}

    /** A text of up to {@code most} characters: letters, digits, signs and now and then worse. */
    public static String text(SplitMix64 random, int most) {
        StringBuilder text = new StringBuilder();
        int length = random.below(most + 1);
        while (text.length() < length) {
            text.append(random.below(8) == 0 ? awkward(random) : (char) (32 + random.below(95)));
        }
        return text.toString();
    }

    /** Bytes of up to {@code most}, any at all. */
    public static byte[] bytes(SplitMix64 random, int most) {
        byte[] bytes = new byte[random.below(most + 1)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.below(256);
        }
        return bytes;
    }

    /** A short text that has broken something somewhere. */
    public static String awkward(SplitMix64 random) {
        return AWKWARD.get(random.below(AWKWARD.size()));
    }

    /** {@code text} with one thing changed: a character, a word or a line. */
    public static String changed(String text, SplitMix64 random) {
        return switch (random.below(6)) {
            case 0 -> withoutPart(text, random);
            case 1 -> withPart(text, awkward(random), random);
            case 2 -> withPart(text, text(random, 6), random);
            case 3 -> joined(changed(parts(text, "\n"), random), "\n");
            case 4 -> joined(changed(parts(text, " "), random), " ");
            default -> text.substring(0, random.below(text.length() + 1));
        };
    }

    private static String withoutPart(String text, SplitMix64 random) {
        int from = random.below(text.length() + 1);
        int to = Math.min(text.length(), from + 1 + random.below(4));
        return text.substring(0, from) + text.substring(to);
    }

    private static String withPart(String text, String part, SplitMix64 random) {
        int at = random.below(text.length() + 1);
        return text.substring(0, at) + part + text.substring(at);
    }

    private static List<String> parts(String text, String by) {
        return List.of(text.split(by, -1));
    }

    private static String joined(List<String> parts, String by) {
        return String.join(by, parts);
    }

    /** {@code list} with one element left out, doubled, or exchanged with another. */
    public static <T> List<T> changed(List<T> list, SplitMix64 random) {
        List<T> changed = new ArrayList<>(list);
        if (changed.isEmpty()) {
            return changed;
        }
        int at = random.below(changed.size());
        int other = random.below(changed.size());
        switch (random.below(3)) {
            case 0 -> changed.remove(at);
            case 1 -> changed.add(other, changed.get(at));
            default -> {
                T moved = changed.get(at);
                changed.set(at, changed.get(other));
                changed.set(other, moved);
            }
        }
        return changed;
    }

    /** {@code tree} with one part changed, somewhere. */
    public static Value changed(Value tree, SplitMix64 random) {
        return switch (tree) {
            case Value.Fields(Map<String, Value> fields) when !fields.isEmpty() ->
                    new Value.Fields(changed(fields, random));
            case Value.Items(List<Value> items) when !items.isEmpty() -> {
                if (random.below(3) == 0) {
                    yield Value.of(changed(items, random));
                }
                List<Value> inner = new ArrayList<>(items);
                int at = random.below(items.size());
                inner.set(at, changed(items.get(at), random));
                yield Value.of(inner);
            }
            case Value.Whole(long number) -> near(number, random);
            case Value.Text(String text) when random.below(2) == 0 ->
                    Value.of(changed(text, random));
            case Value.Flag(boolean set) when random.below(2) == 0 -> Value.of(!set);
            case Value.Text _,
                    Value.Real _,
                    Value.Flag _,
                    Value.Nothing _,
                    Value.Items _,
                    Value.Fields _ ->
                    leaf(random);
        };
    }

    /**
     * {@code position} with units where others are, or otherwise like others: all at one, or not.
     */
    public static Value exchanged(Value.Fields position, SplitMix64 random) {
        if (!(position.at("units") instanceof Value.Fields(Map<String, Value> units))) {
            return position;
        }
        List<String> ids = units.keySet().stream().sorted().toList();
        Map<String, Value> changed = new LinkedHashMap<>(units);
        boolean areOne = random.below(2) == 0;
        String like = ids.get(random.below(ids.size()));
        for (int left = 1 + random.below(MOST_EXCHANGED); left > 0; left--) {
            String unit = ids.get(random.below(ids.size()));
            String other = areOne ? like : ids.get(random.below(ids.size()));
            if (changed.get(unit) instanceof Value.Fields fields
                    && units.get(other) instanceof Value.Fields from) {
                changed.put(unit, fields.with(PLACE, from.at(PLACE)));
            }
        }
        return position.with("units", new Value.Fields(changed));
    }

    private static Map<String, Value> changed(Map<String, Value> fields, SplitMix64 random) {
        List<String> names = List.copyOf(fields.keySet());
        Map<String, Value> changed = new LinkedHashMap<>(fields);
        String name = names.get(random.below(names.size()));
        String other = names.get(random.below(names.size()));
        Value value = fields.getOrDefault(name, Value.NOTHING);
        switch (random.below(8)) {
            case 0 -> changed.remove(name);
            case 1 -> changed.put(changed(name, random), value);
            case 2 -> changed.put(other, value);
            case 3 -> changed.put(name, leaf(random));
            default -> changed.put(name, changed(value, random));
        }
        return changed;
    }

    private static Value near(long number, SplitMix64 random) {
        return switch (random.below(4)) {
            case 0 -> Value.of(number + 1);
            case 1 -> Value.of(number - 1);
            case 2 -> Value.of(Long.MAX_VALUE - random.below(3));
            default -> leaf(random);
        };
    }

    private static Value leaf(SplitMix64 random) {
        return switch (random.below(7)) {
            case 0 -> Value.NOTHING;
            case 1 -> Value.of(awkward(random));
            case 2 -> Value.of(random.next());
            case 3 -> Value.of(random.unit());
            case 4 -> Value.of(random.below(2) == 0);
            case 5 -> Value.of(List.of());
            default -> Value.NO_FIELDS;
        };
    }
}
