package zeriba.kassala;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.SplitMix64;

/** Well-formed texts of actions that may or may not be allowed anywhere. */
final class RandomActions {

    private static final List<String> VERBS =
            List.of("move", "end", "attack", "bombard", "lose", "advance", "stay", "deploy");

    private RandomActions() {}

    /** Any action whatever. */
    static String any(SplitMix64 random) {
        String verb = VERBS.get(random.below(VERBS.size()));
        return switch (verb) {
            case "move", "advance", "deploy" -> verb + " " + unit(random) + " " + hex(random);
            case "attack" -> verb + " " + units(random) + " " + units(random);
            case "bombard" -> verb + " " + unit(random) + " " + unit(random);
            case "lose" -> verb + " " + units(random);
            default -> verb;
        };
    }

    /** The action with one part changed: a unit more, less or another, another hex or verb. */
    static String changed(String text, SplitMix64 random) {
        List<String> words = new ArrayList<>(List.of(text.split(" ")));
        int at = random.below(words.size());
        String word = words.get(at);
        if (at == 0) {
            words.set(0, VERBS.get(random.below(VERBS.size())));
        } else if (Character.isDigit(word.charAt(0))) {
            words.set(at, hex(random));
        } else {
            words.set(at, changedUnits(word, random));
        }
        return String.join(" ", words);
    }

    private static String changedUnits(String joined, SplitMix64 random) {
        List<String> units = new ArrayList<>(List.of(joined.split("\\+")));
        switch (random.below(3)) {
            case 0 -> units.add(unit(random));
            case 1 -> units.set(random.below(units.size()), unit(random));
            default -> {
                if (units.size() > 1) {
                    units.remove(random.below(units.size()));
                }
            }
        }
        return String.join("+", units.stream().distinct().toList());
    }

    private static String units(SplitMix64 random) {
        List<String> units = new ArrayList<>();
        for (int i = random.below(3); i >= 0; i--) {
            units.add(unit(random));
        }
        return String.join("+", units.stream().distinct().toList());
    }

    private static String unit(SplitMix64 random) {
        return Unit.of(random.below(Unit.all().size())).name();
    }

    /** A hex of the board or, rarely, beside it. */
    private static String hex(SplitMix64 random) {
        return "%02d%02d".formatted(1 + random.below(8), 1 + random.below(8));
    }
}
