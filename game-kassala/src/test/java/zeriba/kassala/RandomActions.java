package zeriba.kassala;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.dice.SplitMix64;
import zeriba.kassala.rules.S2E_Advance;
import zeriba.kassala.rules.S2E_Losses;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Well-formed texts of actions, allowed or not. */
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

    /**
     * An attack or a bombardment near the truth: an enemy's whole hex, now and then two, and units
     * not far from it, whether they may or not.
     */
    static String fight(Kassala state, SplitMix64 random) {
        List<Unit> there = Unit.all().stream().filter(state::isOnMap).toList();
        if (there.isEmpty()) {
            return any(random);
        }
        Unit target = there.get(random.below(there.size()));
        Units targets = state.unitsAt(state.place(target));
        List<Unit> near =
                there.stream()
                        .filter(unit -> unit.army() != target.army())
                        .filter(unit -> isWithinThree(state, unit, target))
                        .toList();
        if (near.isEmpty()) {
            return any(random);
        }
        Unit one = near.get(random.below(near.size()));
        Unit other = near.get(random.below(near.size()));
        if (random.below(3) == 0) {
            Unit second = there.get(random.below(there.size()));
            boolean both = second.army() == target.army();
            targets = both ? targets.union(state.unitsAt(state.place(second))) : targets;
        }
        Units attackers = random.below(2) == 0 ? Units.of(one) : Units.of(one, other);
        return random.below(2) == 0
                ? "bombard " + one + " " + targets
                : "attack " + attackers + " " + targets;
    }

    /** While losses or an advance are decided, something of the kind; otherwise, any action. */
    static String reply(Kassala state, SplitMix64 random) {
        Step now = Step.of(state);
        if (now instanceof S2E_Losses.Losses losses) {
            return "lose " + changedUnits(losses.from().toString(), random);
        }
        return now instanceof S2E_Advance.Advance advance
                ? "advance "
                        + any(advance.attackers().names(), random)
                        + " "
                        + any(state.map().labels(advance.hexes()), random)
                : any(random);
    }

    private static String any(List<String> of, SplitMix64 random) {
        return of.get(random.below(of.size()));
    }

    private static boolean isWithinThree(Kassala state, Unit one, Unit other) {
        long near = state.map().neighbours(state.map().withinTwo(state.place(one)));
        return (near >>> state.place(other) & 1) != 0;
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
