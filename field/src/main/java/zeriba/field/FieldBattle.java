package zeriba.field;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A battle to be fought: how the forces meet, on what ground, and who they are.
 *
 * @param ground what the ground is made from, 0 to 65535: the same for the same place
 * @param seed what differs from battle to battle there, 0 to 65535
 * @param commanded whether a commander is with the force
 * @param own the force, in its order
 * @param rivals the enemy, in his order
 */
public record FieldBattle(
        Contact contact,
        Land land,
        int ground,
        int seed,
        boolean commanded,
        List<Body> own,
        List<Body> rivals) {

    private static final int SEEDS = 1 << 16;
    private static final int WORDS = 7;
    private static final String COMMANDED = "commanded";
    private static final String LEADERLESS = "leaderless";

    public FieldBattle {
        own = List.copyOf(own);
        rivals = List.copyOf(rivals);
        requireSeed(ground);
        requireSeed(seed);
        if (own.isEmpty() || rivals.isEmpty()) {
            throw new IllegalArgumentException("a battle is between two forces");
        }
        if (!own.stream().allMatch(body -> body.arm().isOwn())
                || rivals.stream().anyMatch(body -> body.arm().isOwn())) {
            throw new IllegalArgumentException("a body of troops is on the wrong side");
        }
        requireNames(Stream.concat(own.stream(), rivals.stream()).toList());
        requireBoats(contact, land, own, rivals);
    }

    /** A steamer fights by itself, with who is aboard, those on the banks who can hurt it. */
    private static void requireBoats(
            Contact contact, Land land, List<Body> own, List<Body> rivals) {
        long boats = own.stream().filter(body -> body.arm() == Arm.GUNBOAT).count();
        if (boats != (contact == Contact.STEAMER ? 1 : 0)) {
            throw new IllegalArgumentException("a gunboat fights alone, as a steamer");
        }
        boolean isFought =
                land == Land.NILE && rivals.stream().allMatch(body -> body.arm().hurtsBoats());
        if (boats > 0 && !isFought) {
            throw new IllegalArgumentException(
                    "a steamer is on the Nile, and fights those who can hurt it");
        }
    }

    private static void requireNames(List<Body> bodies) {
        Set<String> names = new HashSet<>();
        for (Body body : bodies) {
            if (!names.add(body.name())) {
                throw new IllegalArgumentException(body.name() + " is named twice");
            }
        }
    }

    private static void requireSeed(int seed) {
        if (seed < 0 || seed >= SEEDS) {
            throw new IllegalArgumentException(seed + " is not within 0 to " + (SEEDS - 1));
        }
    }

    /** The stands of the force. */
    public int ownStands() {
        return own.stream().mapToInt(Body::stands).sum();
    }

    /** The stands of the enemy. */
    public int rivalStands() {
        return rivals.stream().mapToInt(Body::stands).sum();
    }

    /**
     * It as a line: {@code column desert 4711 12 commanded GCR:camel:veteran:8,...
     * S1:spears:9,...}.
     */
    public String written() {
        return String.join(
                " ",
                contact.word(),
                land.word(),
                Integer.toString(ground),
                Integer.toString(seed),
                commanded ? COMMANDED : LEADERLESS,
                bodies(own),
                bodies(rivals));
    }

    private static String bodies(List<Body> bodies) {
        return String.join(",", bodies.stream().map(FieldBattle::body).toList());
    }

    private static String body(Body body) {
        String grade = body.arm().isOwn() ? body.grade().word() + ":" : "";
        return body.name() + ":" + body.arm().word() + ":" + grade + body.stands();
    }

    /**
     * The battle that a line tells.
     *
     * @throws IllegalArgumentException where it tells none
     */
    public static FieldBattle read(String line) {
        String[] words = line.strip().split(" +", -1);
        if (words.length != WORDS) {
            throw new IllegalArgumentException(
                    "a battle is contact, land, ground, seed, commanded or leaderless, and two"
                            + " forces");
        }
        return new FieldBattle(
                word(words[0], Contact.values(), Contact::word),
                word(words[1], Land.values(), Land::word),
                number(words[2]),
                number(words[3]),
                isCommanded(words[4]),
                bodies(words[5]),
                bodies(words[6]));
    }

    private static boolean isCommanded(String word) {
        if (!word.equals(COMMANDED) && !word.equals(LEADERLESS)) {
            throw new IllegalArgumentException(word + " is not commanded or leaderless");
        }
        return word.equals(COMMANDED);
    }

    private static List<Body> bodies(String words) {
        List<Body> bodies = new ArrayList<>();
        for (String word : words.split(",", -1)) {
            String[] parts = word.split(":", -1);
            Arm arm = word(parts.length > 1 ? parts[1] : "", Arm.values(), Arm::word);
            if (parts.length != (arm.isOwn() ? 4 : 3)) {
                throw new IllegalArgumentException(word + " is not a name, an arm and stands");
            }
            Grade grade = arm.isOwn() ? word(parts[2], Grade.values(), Grade::word) : Grade.TRAINED;
            bodies.add(new Body(parts[0], arm, grade, number(parts[parts.length - 1])));
        }
        return bodies;
    }

    private static <T> T word(String word, T[] all, Function<T, String> told) {
        return Arrays.stream(all)
                .filter(one -> told.apply(one).equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "\"" + word + "\" is none of " + Arrays.toString(all)));
    }

    private static int number(String word) {
        if (!word.matches("\\d{1,5}")) {
            throw new IllegalArgumentException("\"" + word + "\" is no number");
        }
        return Integer.parseInt(word);
    }
}
