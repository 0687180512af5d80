package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.Act;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Battle;
import zeriba.ascari.Counter;
import zeriba.ascari.Draft;
import zeriba.ascari.Mark;
import zeriba.ascari.Path;
import zeriba.ascari.Step;
import zeriba.board.Places;
import zeriba.engine.Pending;
import zeriba.engine.Rule;

/** Section 3. Movement: units go one at a time, from hex to hex. */
public final class S3_Movement {

    private S3_Movement() {}

    /** What an army may do in its movement; asked until it ends it. */
    @Rule("3.0")
    public static Pending<Act> choices(Ascari state, Army army) {
        return new Pending.Choice<>(army.side(), MoveOptions.ofMovement(state, army));
    }

    /** What the counter on the move may do; a move that cannot go on stops by itself. */
    @Rule({"3.0", "R-3"})
    public static Pending<Act> choices(Ascari state, Step.Moving moving) {
        MoveOptions options = MoveOptions.ofMove(state, moving);
        return options.isStopOnly()
                ? new Pending.Automatic<>()
                : new Pending.Choice<>(state.counter(moving.mover()).army().side(), options);
    }

    /** The leaders with these ids, bit n for leader number n. */
    @Rule("R-49")
    static int mask(Ascari state, List<String> riders) {
        int mask = 0;
        for (String rider : riders) {
            mask |= 1 << (state.battle().number(rider) - state.battle().units());
        }
        return mask;
    }

    /** A counter goes into a hex; there may be a melee there, or fire at it. */
    @Rule({"3.0", "R-12", "R-49"})
    public static Ascari move(Ascari state, Act.Move move) {
        Counter mover = state.counter(state.battle().number(move.mover()));
        int riders = mask(state, move.riders());
        Draft draft = state.draft();
        Step.Moving before = moving(state, draft, mover, riders);
        int from = before.hex();
        int way = state.ground().grid().way(from, move.hex());
        int cost = new Entering(state, mover, before.path().start()).cost(from, way);
        int left = mover.movement() == 1 ? 0 : before.points() - cost;
        Path path = before.path().to(move.hex());
        Step.Moving now =
                new Step.Moving(mover.number(), left, path, riders, false, before.flipped());
        draft.carry(mover.number(), move.hex()).carryLeaders(riders, move.hex()).instead(now);
        if (state.holds(mover.army().enemy(), move.hex())) {
            int defender = state.standing(move.hex());
            return draft.push(new Step.Melee(mover.number(), defender, from)).done();
        }
        if (!mover.isLeader()) {
            S1_Losses.removeLeaders(draft, state.leadersAt(move.hex(), mover.army().enemy()));
        }
        return arrived(draft, now);
    }

    /**
     * The move so far, without leaders who are left behind; one that begins now takes the unit from
     * where it stands.
     */
    @Rule({"R-49", "G-1"})
    private static Step.Moving moving(Ascari state, Draft draft, Counter mover, int riders) {
        if (state.agenda().now() instanceof Step.Moving moving) {
            draft.markLeaders(Mark.DONE, moving.riders() & ~riders);
            return moving;
        }
        Path path = Path.from(state.at(mover));
        int points = S3_Allowance.points(state, mover);
        Step.Moving begun = new Step.Moving(mover.number(), points, path, riders, false, false);
        draft.lift(mover.number()).push(begun);
        return begun;
    }

    /** In a hex without a melee: plunder, and the enemy's fire. */
    private static Ascari arrived(Draft draft, Step.Moving now) {
        Ascari there = draft.done();
        Draft next = there.draft();
        Step.Moving moving = plunder(there, next, now);
        next.instead(moving);
        Ascari state = next.done();
        long firers = S4_OpportunityFire.firers(state, moving);
        Army by = state.counter(now.mover()).army().enemy();
        return firers == 0 ? state : state.draft().push(new Step.Window(by, firers)).done();
    }

    /** A unit that finds booty goes no farther. */
    @Rule("S5.BOOTY")
    static Step.Moving plunder(Ascari state, Draft draft, Step.Moving moving) {
        Counter mover = state.counter(moving.mover());
        if (!Metemma.plunders(state, mover, moving.hex())) {
            return moving;
        }
        draft.mark(Mark.BOOTY, moving.mover());
        return new Step.Moving(
                moving.mover(), 0, moving.path(), moving.riders(), false, moving.flipped());
    }

    /** The move is over where the counter is. */
    @Rule({"3.3", "3.31", "R-5"})
    public static Ascari stop(Ascari state, Step.Moving moving) {
        Counter mover = state.counter(moving.mover());
        Draft draft = state.draft().pop();
        settle(draft, mover, moving.hex());
        draft.mark(Mark.DONE, moving.mover()).markLeaders(Mark.DONE, alive(state, moving.riders()));
        Agordat.recoverGuns(draft, mover, moving.hex());
        return hasMoved(state, moving) ? markMoved(draft, mover).done() : draft.done();
    }

    /** Who was hit has moved, even one that was thrown back to where it began. */
    @Rule({"3.3", "3.31", "R-4"})
    private static boolean hasMoved(Ascari state, Step.Moving moving) {
        boolean left = !moving.path().isStart();
        return moving.halted()
                || (left && (moving.points() == 0 || state.options().movedByAnyMove()));
    }

    /** Those of these leaders who are still on the map. */
    @Rule("1.2")
    static int alive(Ascari state, int leaders) {
        int alive = 0;
        for (int rest = leaders; rest != 0; rest &= rest - 1) {
            int leader = Integer.numberOfTrailingZeros(rest);
            alive |= state.isOnMap(state.leader(leader)) ? 1 << leader : 0;
        }
        return alive;
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
        return canFire(state, unit) && !S1_Leaders.keepMarkersOff(state, unit)
                ? state.draft().mark(Mark.MOVED, unit.number())
                : state.draft();
    }

    /** Whether a unit is one that fires at all. */
    @Rule({"4.0", "R-17", "4.6"})
    static boolean canFire(Ascari state, Counter unit) {
        return switch (unit.kind()) {
            case RIFLE, BANDE -> true;
            case SQUADRON -> state.options().italianHorseFires();
            case SPEAR, CAVALRY -> state.has(Mark.RIFLE, unit.number());
            case BATTERY -> !state.has(Mark.LIMBERED, unit.number());
            case LEADER -> false;
        };
    }

    /** After fire: a counter that was hit stops; among friends it goes back along its path. */
    @Rule({"3.3", "3.5", "R-10"})
    static Ascari halted(Ascari state, Step.Moving moving) {
        Path path = moving.path();
        while (!path.isStart() && state.holds(state.counter(moving.mover()).army(), path.hex())) {
            path = path.back();
        }
        if (path.hex() == moving.hex()) {
            return stop(state, moving);
        }
        Draft draft =
                state.draft()
                        .carry(moving.mover(), path.hex())
                        .carryLeaders(alive(state, moving.riders()), path.hex());
        return stop(
                draft.done(),
                new Step.Moving(moving.mover(), 0, path, moving.riders(), true, moving.flipped()));
    }

    /** A battery limbers or gets ready. */
    @Rule("3.61")
    public static Ascari flip(Ascari state, Act.Flip flip) {
        return S3_Artillery.flip(state, flip);
    }

    /** A unit takes up rifles. */
    @Rule("4.6")
    public static Ascari take(Ascari state, Act.Take take) {
        return S4_RifleMarkers.take(state, take);
    }

    /** A counter leaves the map. */
    @Rule("R-61")
    public static Ascari exit(Ascari state, Act.Exit exit) {
        return S3_Leaving.leave(state, exit);
    }

    /** Captives change hands. */
    @Rule("S1.CAPTIVES")
    public static Ascari hand(Ascari state, Act.Hand hand) {
        return S3_Captives.hand(state, hand);
    }
}
