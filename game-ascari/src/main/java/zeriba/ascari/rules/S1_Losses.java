package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.general.Agordat;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Kind;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Spoils;
import zeriba.engine.rules.Rule;

/** Section 1. Playing pieces: steps, and what becomes of counters that are lost. */
final class S1_Losses {

    private S1_Losses() {}

    /** Hits on a counter; whether it is still there. */
    @Rule({"1.1", "R-54"})
    static boolean hit(Draft draft, Counter counter, int hits) {
        int number = counter.number();
        int left = counter.steps() - (draft.has(Mark.REDUCED, number) ? 1 : 0);
        if (hits >= left || counter.isBattery()) {
            remove(draft, counter, Ascari.ELIMINATED);
            return false;
        }
        if (hits > 0) {
            draft.mark(Mark.REDUCED, number);
        }
        return true;
    }

    /** A counter goes out of the game, with all that hangs on it. */
    @Rule({"4.6", "R-28", "S1.CAPTIVES"})
    static void remove(Draft draft, Counter counter, int box) {
        int number = counter.number();
        int hex = draft.at(number);
        if (leavesRifles(draft, counter)) {
            leaveRifles(draft, hex);
        }
        freeCaptives(draft, number);
        draft.put(number, box);
        for (int mark = 0; mark < Mark.COUNT; mark++) {
            draft.unmark(Mark.of(mark), number);
        }
        if (box == Ascari.CAPTURED && !draft.battle().area("fort-ring").isEmpty()) {
            Agordat.leaveGuns(draft, hex);
        }
        if (draft.battle().list("negus").contains(counter)) {
            Metemma.negusFell(draft);
        }
    }

    private static boolean leavesRifles(Draft draft, Counter counter) {
        return draft.battle().hasRifleMarkers()
                && (counter.kind() == Kind.RIFLE
                        || counter.kind() == Kind.SQUADRON
                        || counter.kind() == Kind.BANDE
                        || draft.has(Mark.RIFLE, counter.number()));
    }

    private static void leaveRifles(Draft draft, int hex) {
        List<Integer> lying = new ArrayList<>(draft.spoils().rifles());
        lying.add(hex);
        draft.spoils(draft.spoils().rifles(lying));
    }

    /** Captives are free when their guard falls or has to retreat. */
    @Rule("S1.CAPTIVES")
    static void freeCaptives(Draft draft, int unit) {
        if (draft.has(Mark.CAPTIVES, unit)) {
            Spoils spoils = draft.spoils();
            draft.unmark(Mark.CAPTIVES, unit).unmark(Mark.RECEIVED, unit);
            draft.spoils(spoils.captives(spoils.freed() + 1, spoils.carried()));
        }
    }

    /** All these leaders fall: they are alone with the enemy. */
    @Rule({"5.11", "R-44"})
    static void removeLeaders(Draft draft, long leaders) {
        int units = draft.battle().units();
        for (int number : each(leaders)) {
            Counter leader = draft.battle().counter(units + number);
            remove(draft, leader, Ascari.ELIMINATED);
        }
    }
}
