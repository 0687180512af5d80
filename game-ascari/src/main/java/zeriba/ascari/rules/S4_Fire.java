package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.general.Coatit;
import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.FireTables;
import zeriba.ascari.state.FireTables.Column;
import zeriba.ascari.state.FireTables.Modifier;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Rule;

/** Section 4. Fire combat: range, sight, tables and modifiers. */
@Rule("4.0")
public final class S4_Fire {

    private static final int SIDES = 6;

    /** Takes note of modifiers, one by one, with the rule of each. */
    @FunctionalInterface
    public interface Ledger {
        void note(String what, int value, String rule);
    }

    private static final Ledger NOBODY = (_, _, _) -> {};

    private S4_Fire() {}

    /** Which table a unit's fire is read from. */
    @Rule({"4.5", "4.8", "R-47"})
    public static Column column(Counter firer) {
        return switch (firer.kind()) {
            case BATTERY, BOAT -> Column.GUNS;
            case RIFLE, SQUADRON -> firer.isRegular() ? Column.ITALIAN : Column.OTHER;
            case SPEAR, BANDE, CAVALRY, TRANSPORT, LEADER -> Column.OTHER;
        };
    }

    /** How far a unit fires. */
    @Rule({"4.1", "4.8", "R-18"})
    public static int range(Ascari state, Counter firer) {
        int range = state.parameters().tables().range(column(firer));
        int seen = Math.min(range, state.battle().dawn().sight(state.turn()));
        return FieldBoats.range(state, firer, seen);
    }

    /** Whether a unit is one that fires at all. */
    @Rule("4.0")
    public static boolean canFire(Ascari state, Counter unit) {
        return S3_Movement.canFire(state, unit);
    }

    /** Whether a unit has what it takes to fire just now. */
    @Rule({"4.0", "4.41", "5.41"})
    static boolean isReady(Ascari state, Counter firer) {
        return state.isOnMap(firer)
                && !state.has(Mark.RETREAT, firer.number())
                && S3_Movement.canFire(state, firer);
    }

    /** Whether a unit sees a hex within its range; the units between may be in the way. */
    @Rule({"4.1", "4.2", "R-20"})
    static boolean reaches(Ascari state, Counter firer, int hex) {
        return reaches(state, firer, hex, range(state, firer));
    }

    /** The same where it is known how far the unit fires. */
    @Rule({"4.1", "4.2", "R-20"})
    static boolean reaches(Ascari state, Counter firer, int hex, int range) {
        int from = state.at(firer);
        return state.ground().distance(from, hex) <= range
                && from != hex
                && state.ground().sees(from, hex, state.occupied(), state.spoils().burnt());
    }

    /** All that is added to the die of a shot. */
    @Rule({"4.34", "4.41", "4.82"})
    public static int modifier(Ascari state, Counter firer, int hex, boolean opportunity) {
        return modifier(state, firer, hex, opportunity, NOBODY);
    }

    /** All that is added to the die of a shot, each part noted. */
    @Rule({"4.34", "4.41", "4.82"})
    public static int modifier(
            Ascari state, Counter firer, int hex, boolean opportunity, Ledger ledger) {
        if (FieldBoats.isTarget(state, firer)) {
            return 0;
        }
        boolean guns = firer.firesGuns();
        String general = guns ? "4.82" : opportunity ? "4.34" : "4.41";
        int sum = guns ? 0 : ofRifles(state, firer, opportunity ? "R-22" : general, ledger);
        if (opportunity) {
            sum +=
                    noted(
                            state,
                            guns ? Modifier.OPPORTUNITY_GUNS : Modifier.OPPORTUNITY,
                            general,
                            ledger);
        }
        if (state.has(Mark.MOVED, firer.number())) {
            sum += noted(state, Modifier.MOVED, general, ledger);
        }
        int leader = S1_Leaders.fire(state, firer);
        if (leader != 0) {
            ledger.note("leader", leader, general);
        }
        int loose = FieldFormation.loose(state, firer, hex);
        if (loose != 0) {
            ledger.note("loose", loose, "FIELD.LOOSE");
        }
        int aboard = FieldBoats.aboard(state, firer, hex);
        if (aboard != 0) {
            ledger.note("aboard", aboard, "FIELD.BOAT");
        }
        return sum + leader + loose + aboard + terrain(state, firer, hex, general, ledger);
    }

    private static int noted(Ascari state, Modifier modifier, String rule, Ledger ledger) {
        int value = state.parameters().tables().modifier(modifier);
        ledger.note(modifier.word(), value, rule);
        return value;
    }

    /** What rifles have and guns have not: COMBAT, support, size, cartridges. */
    @Rule({"4.34", "R-22", "R-23"})
    private static int ofRifles(Ascari state, Counter firer, String combat, Ledger ledger) {
        int sum = 0;
        if (state.has(Mark.COMBAT, firer.number())) {
            sum += noted(state, Modifier.COMBAT, combat, ledger);
        }
        if (isSupported(state, firer)) {
            sum += noted(state, Modifier.SUPPORT, "R-21", ledger);
        }
        if (state.strength(firer) == 0) {
            sum += noted(state, Modifier.SIZE, "R-23", ledger);
        }
        if (Coatit.isShortOfCartridges(state, firer)) {
            sum += noted(state, Modifier.CARTRIDGES, "S3.CARTRIDGES", ledger);
        }
        return sum;
    }

    /** What another company beside it adds to a unit's fire. */
    @Rule("R-21")
    public static int support(Ascari state, Counter firer) {
        return !firer.firesGuns() && isSupported(state, firer)
                ? state.parameters().tables().modifier(Modifier.SUPPORT)
                : 0;
    }

    /** Whether another Italian company, squadron or battery stands beside an Italian firer. */
    @Rule("R-21")
    static boolean isSupported(Ascari state, Counter firer) {
        if (!firer.isRegular()) {
            return false;
        }
        Ground ground = state.ground();
        for (int way = 0; way < Ground.WAYS; way++) {
            int beside = ground.neighbour(state.at(firer), way);
            int unit = beside < 0 ? Ascari.NOBODY : state.standing(beside);
            if (unit >= 0
                    && state.counter(unit).isRegular()
                    && state.counter(unit).army() == firer.army()) {
                return true;
            }
        }
        return false;
    }

    @Rule("3.7")
    private static int terrain(Ascari state, Counter firer, int hex, String rule, Ledger ledger) {
        int there = state.terrain(hex).target();
        int here = state.terrain(state.at(firer)).firer();
        if (there != 0) {
            ledger.note(state.terrain(hex).name(), there, rule);
        }
        if (here != 0) {
            ledger.note("from " + state.terrain(state.at(firer)).name(), here, rule);
        }
        return there + here;
    }

    /** How many hits a die brings, with all modifiers. */
    @Rule({"4.5", "4.81", "4.83"})
    static int hits(Ascari state, Counter firer, int range, int modified) {
        if (FieldBoats.isTarget(state, firer)) {
            return modified >= FieldBoats.needs(state, firer, range) ? 1 : 0;
        }
        int roll = Math.clamp(modified, 1, SIDES);
        FireTables tables = state.parameters().tables();
        Column column = column(firer);
        if (roll < tables.hit(column, range)) {
            return 0;
        }
        return roll >= twice(state, column, range) ? 2 : 1;
    }

    /** The lowest modified roll that hits twice; for rifles up to the range of the option. */
    @Rule({"4.5", "4.81"})
    public static int twice(Ascari state, Column column, int range) {
        return switch (column) {
            case GUNS -> state.parameters().tables().twice(column, range);
            case ITALIAN -> range <= state.options().doubleItalian() ? SIDES : FireTables.NEVER;
            case OTHER -> range <= state.options().doubleOther() ? SIDES : FireTables.NEVER;
        };
    }

    /** Whether some throw hits. */
    @Rule({"4.5", "G-2"})
    static boolean mayHit(Ascari state, Counter firer, int hex, boolean opportunity) {
        int range = state.ground().distance(state.at(firer), hex);
        int best = SIDES + modifier(state, firer, hex, opportunity);
        return hits(state, firer, range, best) > 0;
    }

    /** How many of the six faces hit at all, and how many of them twice. */
    @Rule("4.5")
    public static int[] faces(Ascari state, Counter firer, int hex, boolean opportunity) {
        int range = state.ground().distance(state.at(firer), hex);
        int modifier = modifier(state, firer, hex, opportunity);
        int[] faces = new int[2];
        for (int face = 1; face <= SIDES; face++) {
            int hits = hits(state, firer, range, face + modifier);
            faces[0] += hits > 0 ? 1 : 0;
            faces[1] += hits > 1 ? 1 : 0;
        }
        return faces;
    }

    /** What is told of a shot that has been declared. */
    @Rule({"4.3", "4.4", "4.8"})
    static Event declared(Ascari state, Shot shot) {
        Counter firer = state.counter(shot.firer());
        Counter target = state.counter(shot.target());
        int hex = state.at(target);
        int modifier = modifier(state, firer, hex, shot.opportunity());
        List<Detail> details =
                List.of(
                        new Detail("at", state.ground().grid().label(hex)),
                        Detail.number("range", state.ground().distance(state.at(firer), hex)),
                        new Detail("modifier", modifier < 0 ? "" + modifier : "+" + modifier));
        String rule =
                firer.firesGuns()
                        ? shot.opportunity() ? "4.7" : "4.8"
                        : shot.opportunity() ? "4.3" : "4.4";
        String verb = shot.opportunity() ? "opportunity" : "fire";
        return new Event.Acted(verb, List.of(firer.id()), List.of(target.id()), details, rule);
    }

    /** How many hits a face brings to a shot that has been declared. */
    @Rule("4.5")
    public static int hits(Ascari state, Shot shot, int face) {
        Counter firer = state.counter(shot.firer());
        int hex = state.at(shot.target());
        int range = state.ground().distance(state.at(firer), hex);
        return hits(state, firer, range, face + modifier(state, firer, hex, shot.opportunity()));
    }
}
