package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.rules.general.Objections;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.rules.general.S3_Captives;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Called;

/** Section 3. Movement: units go one at a time, from hex to hex. */
public final class S3_Movement {

    private S3_Movement() {}

    /** An army moves its units, one after another, until it ends its movement. */
    @Rule({"2.0", "3.0"})
    public record Movement(@Called("side") Army army) implements Portion, Deciding<Act.Moving> {

        @Override
        public Class<Act.Moving> acts() {
            return Act.Moving.class;
        }

        @Override
        public Side side(Ascari state) {
            return army.side();
        }

        @Override
        public Options<Act> options(Ascari state) {
            return MoveOptions.of(state, this);
        }

        /** As every decision's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Ascari state) {
            return new Pending.Choice<>(army.side(), MoveOptions.of(state, this));
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.Moving act) {
            return switch (act) {
                case Act.Move move -> S3_Objections.beginning(state, army, move);
                case Act.Flip flip -> S3_Objections.flipping(state, army, flip);
                case Act.Take take -> S3_Objections.taking(state, army, take);
                case Act.Exit exit -> S3_Objections.leaving(state, army, exit);
                case Act.Hand hand -> S3_Objections.handing(state, army, hand);
                case Act.End() -> S3_Objections.ending(state, this);
            };
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            return Objections.inTurn(state, army, act);
        }

        @Override
        public Ascari choose(Ascari state, Act.Moving act) {
            Ascari after =
                    switch (act) {
                        case Act.Move move -> S3_Moves.begun(state, move);
                        case Act.Flip flip -> S3_Artillery.flip(state, flip);
                        case Act.Take take -> S4_RifleMarkers.take(state, state.draft(), take, 0);
                        case Act.Exit exit -> S3_Leaving.leave(state, state.draft(), exit);
                        case Act.Hand hand -> S3_Captives.hand(state, hand);
                        case Act.End _ -> state.done();
                    };
            return S2_Sequence.chosen(state, after);
        }

        @Override
        public Paragraphs paragraphs(Ascari before, String under) {
            return new S3_Moves.OfMove(before, under);
        }
    }

    /** The leaders with these ids, bit n for leader number n. */
    @Rule("R-49")
    static long mask(Ascari state, List<String> riders) {
        if (riders.isEmpty()) {
            return NONE;
        }
        long mask = NONE;
        for (String rider : riders) {
            mask = with(mask, state.battle().number(rider) - state.battle().units());
        }
        return mask;
    }

    /** Those of these leaders who are still on the map. */
    @Rule("1.2")
    static long alive(Ascari state, long leaders) {
        return where(leaders, leader -> state.isOnMap(state.leader(leader)));
    }

    /** A counter stops in a hex; an objective is then its army's. */
    @Rule({"R-62", "3.4"})
    static void settle(Draft draft, Counter counter, int hex) {
        draft.put(counter.number(), hex);
        Battle battle = draft.battle();
        if (!counter.isLeader() && battle.objectives().contains(hex)) {
            Places held = draft.spoils().held();
            draft.spoils(
                    draft.spoils()
                            .held(
                                    counter.army() == Army.ATTACKER
                                            ? held.with(hex)
                                            : held.without(hex)));
        }
    }

    /** A MOVED marker, if the unit can fire and no leader keeps it off. */
    @Rule({"3.31", "R-4", "R-48"})
    static Draft markMoved(Draft draft, Counter unit) {
        Ascari state = draft.done();
        return getsMoved(state, unit)
                ? state.draft().mark(Mark.MOVED, unit.number())
                : state.draft();
    }

    /** Whether a move brings a unit that is where it ends a MOVED marker. */
    @Rule({"3.31", "R-4", "R-48"})
    static boolean getsMoved(Ascari state, Counter unit) {
        return canFire(state, unit) && !S1_Leaders.keepMarkersOff(state, unit);
    }

    /** Whether a unit is one that fires at all. */
    @Rule({"4.0", "R-17", "4.6"})
    static boolean canFire(Ascari state, Counter unit) {
        return switch (unit.kind()) {
            case RIFLE, BANDE, BOAT -> true;
            case SQUADRON -> state.options().italianHorseFires();
            case SPEAR, CAVALRY -> state.has(Mark.RIFLE, unit.number());
            case BATTERY -> !state.has(Mark.LIMBERED, unit.number());
            case TRANSPORT, LEADER -> false;
        };
    }
}
