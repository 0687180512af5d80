package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.Agordat;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.step.Task.End;

/** Section 7. Victory conditions, as the scenarios fix them. */
public final class S7_Victory {

    /** One line of the account: what counts, how often, points for the defender or against him. */
    public record Item(String what, int count, int points) {}

    private S7_Victory() {}

    /** Nothing is left to do. */
    @Rule("7.0")
    public record Over(Result result) implements Step, End<Ascari, Act> {

        @Override
        public List<Event> began(Ascari before, Ascari after) {
            return List.of(new Event.Ended(result));
        }

        @Override
        public boolean putsOffTheEnd() {
            return true;
        }
    }

    /** The battle is over and judged. */
    @Rule({"7.0", "R-60", "R-68"})
    static Ascari end(Ascari state) {
        Ascari last = stopped(state);
        return last.with(Agenda.of(new Over(result(last))));
    }

    /** A unit that was on the move stands where it has come to: the place is its army's. */
    @Rule({"R-62", "R-68", "G-8"})
    private static Ascari stopped(Ascari state) {
        Draft draft = state.draft();
        for (Task<Ascari, Act> step : state.agenda().steps()) {
            if (step instanceof Moving moving && isAlone(state, moving)) {
                Counter mover = state.counter(moving.mover());
                S3_Movement.settle(draft, mover, moving.hex());
                Agordat.recoverGuns(draft, mover, moving.hex());
            }
        }
        return draft.done();
    }

    /** Whether a unit was on the move when the battle ended, and stands where nobody else does. */
    private static boolean isAlone(Ascari state, Moving moving) {
        return moving.mover() < state.battle().units()
                && state.isOnMap(moving.mover())
                && state.standing(moving.hex()) == Ascari.NOBODY;
    }

    /** Who would have won if the battle ended now. */
    @Rule({"7.0", "R-60"})
    public static Result result(Ascari state) {
        return result(state, margin(state));
    }

    /** Who would have won if the battle ended now with so many points. */
    @Rule({"7.0", "R-60"})
    public static Result result(Ascari state, int margin) {
        return switch (state.battle().victory()) {
            case RAID -> firstAgordat(state, margin);
            case FORT -> agordat(state, margin);
            case VILLAGES -> coatit(state, margin);
            case PASS -> ambaAlagi(state, margin);
            case TOWN -> metemma(state, margin);
            case FIELD -> won(margin >= 0, "FIELD.VICTORY", "", margin);
        };
    }

    /** The defender's points less the attacker's, as they are now. */
    @Rule("7.0")
    public static int margin(Ascari state) {
        return account(state).stream().mapToInt(Item::points).sum();
    }

    /** How the points come together. */
    @Rule("7.0")
    public static List<Item> account(Ascari state) {
        List<Item> items = new ArrayList<>();
        add(state, items, "attacker-step", stepsLost(state, Army.ATTACKER), 1);
        add(state, items, "defender-step", stepsLost(state, Army.DEFENDER), -1);
        switch (state.battle().victory()) {
            case RAID -> raid(state, items);
            case FORT -> fort(state, items);
            case VILLAGES -> villages(state, items);
            case PASS -> pass(state, items);
            case TOWN -> town(state, items);
            case FIELD -> field(state, items);
        }
        return List.copyOf(items);
    }

    private static void add(Ascari state, List<Item> items, String what, int count, int sign) {
        items.add(new Item(what, count, sign * count * state.battle().value(what)));
    }

    /** Steps of combat units that an army has lost; what was spiked does not count. */
    @Rule({"7.0", "S4.SPIKE"})
    public static int stepsLost(Ascari state, Army army) {
        int lost = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            Counter unit = state.counter(number);
            if (unit.army() == army && state.at(unit) != Ascari.SPIKED) {
                lost += unit.steps() - state.stepsLeft(unit);
            }
        }
        return lost;
    }

    /** Steps of combat units that have left the map. */
    @Rule("R-61")
    static int stepsExited(Ascari state, Army army) {
        int exited = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            Counter unit = state.counter(number);
            if (unit.army() == army && state.at(unit) == Ascari.EXITED) {
                exited += state.stepsLeft(unit);
            }
        }
        return exited;
    }

    @Rule("R-68")
    private static int fallen(Ascari state, List<Counter> leaders) {
        return (int)
                leaders.stream().filter(leader -> state.at(leader) == Ascari.ELIMINATED).count();
    }

    private static List<Counter> leaders(Ascari state, Army army) {
        return state.battle().counters().stream()
                .filter(counter -> counter.isLeader() && counter.army() == army)
                .toList();
    }

    private static int listed(Ascari state, String list) {
        return fallen(state, state.battle().list(list));
    }

    @Rule("S1.VICTORY")
    private static void raid(Ascari state, List<Item> items) {
        add(state, items, "captives-exited", state.spoils().carried(), -1);
        add(state, items, "step-exited", stepsExited(state, Army.ATTACKER), -1);
        add(state, items, "captives-freed", state.spoils().freed(), 1);
        add(state, items, "chief-killed", listed(state, "chief"), 1);
    }

    @Rule("S1.VICTORY")
    private static Result firstAgordat(Ascari state, int margin) {
        return Math.abs(margin) <= state.battle().value("draw-within")
                ? new Result.Drawn("S1.VICTORY", "", margin)
                : won(margin > 0, "S1.VICTORY", "", margin);
    }

    private static Result won(boolean defender, String rule, String grade, int margin) {
        Army winner = defender ? Army.DEFENDER : Army.ATTACKER;
        return new Result.Won(winner.side(), rule, grade, margin);
    }

    @Rule({"S2.VICTORY", "R-62"})
    private static void fort(Ascari state, List<Item> items) {
        Army attacker = Army.ATTACKER;
        add(state, items, "fort", state.spoils().held().size(), -1);
        add(state, items, "emir-killed", fallen(state, leaders(state, attacker)), 1);
        add(state, items, "officer-killed", fallen(state, leaders(state, attacker.enemy())), -1);
        int captured = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            captured += state.at(number) == Ascari.CAPTURED ? 1 : 0;
        }
        int lying = state.spoils().guns().size();
        int points = state.battle().value("guns");
        items.add(new Item("guns", captured, (captured - 2 * lying) * points));
    }

    @Rule("S2.VICTORY")
    private static Result agordat(Ascari state, int margin) {
        Battle battle = state.battle();
        boolean decisive =
                margin >= battle.value("decisive") || margin <= battle.value("dervish-decisive");
        boolean italian = margin >= battle.value("italian");
        return won(italian, "S2.VICTORY", decisive ? "decisive" : "", margin);
    }

    @Rule({"S3.VICTORY", "R-62"})
    private static void villages(Ascari state, List<Item> items) {
        add(state, items, "objective", state.spoils().held().size(), -1);
        add(state, items, "chief-killed", listed(state, "chief"), 1);
        add(state, items, "baratieri-killed", listed(state, "general"), -1);
    }

    @Rule("S3.VICTORY")
    private static Result coatit(Ascari state, int margin) {
        Battle battle = state.battle();
        boolean italian = margin >= battle.value("italian");
        boolean decisive = margin >= battle.value("decisive") || margin < battle.value("tigrean");
        return won(italian, "S3.VICTORY", decisive ? "decisive" : "", margin);
    }

    @Rule("S4.VICTORY")
    private static void pass(Ascari state, List<Item> items) {
        add(state, items, "step-exited", stepsExited(state, Army.DEFENDER), 1);
        add(state, items, "shelf", state.spoils().shelfTurns(), 1);
        add(state, items, "ras-killed", fallen(state, leaders(state, Army.ATTACKER)), 1);
        add(state, items, "toselli-killed", listed(state, "toselli"), -1);
        int captured = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            captured += state.at(number) == Ascari.CAPTURED ? 1 : 0;
        }
        add(state, items, "section-captured", captured, -1);
    }

    @Rule("S4.VICTORY")
    private static Result ambaAlagi(Ascari state, int margin) {
        if (margin == 0) {
            return new Result.Drawn("S4.VICTORY", "", margin);
        }
        boolean decisive =
                margin < 0
                        && !state.isPresent(Army.DEFENDER)
                        && state.turn() <= state.battle().value("decisive-by");
        return won(margin > 0, "S4.VICTORY", decisive ? "decisive" : "", margin);
    }

    @Rule("FIELD.VICTORY")
    private static void field(Ascari state, List<Item> items) {
        items.add(
                new Item("defended", FieldVictory.defended(state), -FieldVictory.defended(state)));
        add(state, items, "field", 1, FieldVictory.holds(state) ? 1 : -1);
    }

    @Rule({"S5.VICTORY", "R-62"})
    private static void town(Ascari state, List<Item> items) {
        int atDeath = state.spoils().atDeath();
        int held = atDeath >= 0 ? atDeath : state.spoils().held().size();
        add(state, items, "objective", held, -1);
        add(state, items, "zeki-killed", listed(state, "zeki"), -1);
        add(state, items, "negus-killed", listed(state, "negus"), 1);
        int ras = fallen(state, leaders(state, Army.ATTACKER)) - listed(state, "negus");
        add(state, items, "ras-killed", ras, 1);
    }

    @Rule("S5.VICTORY")
    private static Result metemma(Ascari state, int margin) {
        boolean decisive = Math.abs(margin) >= state.battle().value("decisive");
        return won(margin >= 0, "S5.VICTORY", decisive ? "decisive" : "", margin);
    }
}
