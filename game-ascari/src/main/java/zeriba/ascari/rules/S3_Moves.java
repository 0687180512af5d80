package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.rules.general.Agordat;
import zeriba.ascari.rules.general.Objections;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Path;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;

/** Section 3. Movement: a single move, from its first hex to where it stops. */
public final class S3_Moves {

    private S3_Moves() {}

    /**
     * A counter is on the move.
     *
     * @param mover a combat unit, or a leader who goes alone
     * @param points movement points left
     * @param riders the leaders who go with it, bit n for leader number n
     * @param halted whether a hit has stopped it
     * @param flipped whether a battery has limbered in this move
     */
    @Rule({"3.0", "R-3"})
    public record Moving(
            @Of("counter") int mover,
            @Within(from = 0, to = 9) int points,
            Path path,
            @Implied @Of("leaders") long riders,
            @Implied boolean halted,
            @Implied boolean flipped)
            implements Deciding<Act.OnTheMove> {

        public int hex() {
            return path.hex();
        }

        /** Whether its last step was out of this hex. */
        boolean cameFrom(int hex) {
            return !path.isStart() && path.back().hex() == hex;
        }

        /** The same once a hit has stopped it. */
        Moving halt() {
            return new Moving(mover, points, path, riders, true, flipped);
        }

        /** The move that the present step has broken into. */
        static Moving below(Ascari state) {
            if (state.agenda().rest().now() instanceof Moving moving) {
                return moving;
            }
            throw new IllegalStateException("no move is below the first step of " + state);
        }

        @Override
        public Class<Act.OnTheMove> acts() {
            return Act.OnTheMove.class;
        }

        @Override
        public Side side(Ascari state) {
            return state.counter(mover).army().side();
        }

        /** A move that cannot go on stops by itself. */
        @Override
        public Options<Act> options(Ascari state) {
            MoveOptions options = MoveOptions.of(state, this);
            return options.isStopOnly() ? Options.none() : options;
        }

        /** As every decision's; written out, because most of bare play asks here. */
        @Override
        public Pending<Act> pending(Ascari state) {
            MoveOptions options = MoveOptions.of(state, this);
            return options.isStopOnly()
                    ? new Pending.Automatic<>()
                    : new Pending.Choice<>(state.counter(mover).army().side(), options);
        }

        @Override
        public Ascari skip(Ascari state) {
            return stop(state, this);
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.OnTheMove act) {
            return switch (act) {
                case Act.Move move -> S3_Objections.going(state, this, move);
                case Act.Flip flip -> S3_Objections.flippingOnTheMove(state, this, flip);
                case Act.Take take -> S3_Objections.takingOnTheMove(state, this, take);
                case Act.Exit exit -> S3_Objections.leavingOnTheMove(state, this, exit);
                case Act.Stop() -> S3_Objections.stopping(state, this);
            };
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            Counter counter = state.counter(mover);
            return act instanceof Act.Moving
                    ? Reason.of(state, "R-3", "finish-move").counter(counter).given()
                    : Objections.inTurn(state, counter.army(), act);
        }

        @Override
        public Ascari choose(Ascari state, Act.OnTheMove act) {
            Ascari after =
                    switch (act) {
                        case Act.Move move -> goneOn(state, this, move);
                        case Act.Flip flip -> S3_Artillery.getReady(state, this, flip);
                        case Act.Take take ->
                                S4_RifleMarkers.take(state, state.draft().pop(), take, riders);
                        case Act.Exit exit ->
                                S3_Leaving.leave(
                                        state,
                                        left(state, S3_Movement.mask(state, exit.riders())),
                                        exit);
                        case Act.Stop _ -> stop(state, this);
                    };
            return S2_Sequence.chosen(state, after);
        }

        /** The move taken off, leaders who do not go on with it left behind. */
        private Draft left(Ascari state, long on) {
            return state.draft().markLeaders(Mark.DONE, minus(riders, on)).pop();
        }

        @Override
        public Paragraphs paragraphs(Ascari before, String under) {
            return new OfMove(before, under);
        }
    }

    /** The paragraphs of a move: an enemy's leader whom it meets alone is lost by entering. */
    record OfMove(Ascari before, String under) implements Paragraphs {
        @Override
        public String ofLoss(Counter counter) {
            return "3.2";
        }
    }

    /** A counter leaves the hex where it stands, with the leaders who go along. */
    @Rule({"3.0", "R-49", "G-1"})
    static Ascari begun(Ascari state, Act.Move move) {
        Counter mover = state.counter(state.battle().number(move.mover()));
        Path path = Path.from(state.at(mover));
        int points = S3_Allowance.points(state, mover);
        Moving begun = new Moving(mover.number(), points, path, 0, false, false);
        long riders = S3_Movement.mask(state, move.riders());
        Draft draft = state.draft().lift(mover.number()).unmark(Mark.HIDDEN, mover.number());
        for (int leader : each(riders)) {
            draft.unmark(Mark.HIDDEN, state.leader(leader).number());
        }
        return gone(state, draft, begun, riders, move.hex());
    }

    /** It goes on, without leaders who are left behind. */
    @Rule({"3.0", "R-49", "G-1"})
    static Ascari goneOn(Ascari state, Moving before, Act.Move move) {
        long riders = S3_Movement.mask(state, move.riders());
        return gone(state, before.left(state, riders), before, riders, move.hex());
    }

    /** A counter goes into a hex; there may be a melee there, or fire at it. */
    @Rule({"3.0", "R-12", "R-49"})
    private static Ascari gone(Ascari state, Draft draft, Moving before, long riders, int to) {
        Counter mover = state.counter(before.mover());
        int from = before.hex();
        int way = state.ground().grid().way(from, to);
        int cost = Entering.cost(state, mover, from, way);
        int left = mover.movement() == 1 ? 0 : before.points() - cost;
        Path path = before.path().to(to);
        Moving now = new Moving(mover.number(), left, path, riders, false, before.flipped());
        draft.carry(mover.number(), to).carryLeaders(riders, to).push(now);
        if (state.holds(mover.army().enemy(), to)) {
            int defender = state.standing(to);
            return draft.push(new Melee(mover.number(), defender, from)).done();
        }
        if (!mover.isLeader()) {
            S1_Losses.removeLeaders(draft, state.leadersAt(to, mover.army().enemy()));
        }
        return arrived(draft, now);
    }

    /** In a hex without a melee: plunder, and the enemy's fire. */
    private static Ascari arrived(Draft draft, Moving now) {
        Ascari state = plundered(draft.done(), now);
        long firers = S4_OpportunityFire.firers(state, now);
        Army by = state.counter(now.mover()).army().enemy();
        return isEmpty(firers) ? state : state.before(new Window(by, firers));
    }

    /** The state once the counter that is now on the move has had its booty; it goes no farther. */
    @Rule("S5.BOOTY")
    static Ascari plundered(Ascari state, Moving now) {
        if (!Metemma.plunders(state, state.counter(now.mover()), now.hex())) {
            return state;
        }
        Moving spent = new Moving(now.mover(), 0, now.path(), now.riders(), false, now.flipped());
        return state.draft().mark(Mark.BOOTY, now.mover()).instead(spent).done();
    }

    /** The move is over where the counter is. */
    @Rule({"3.3", "3.31", "R-5"})
    static Ascari stop(Ascari state, Moving moving) {
        Counter mover = state.counter(moving.mover());
        Draft draft = state.draft().pop();
        S3_Movement.settle(draft, mover, moving.hex());
        draft.mark(Mark.DONE, moving.mover())
                .markLeaders(Mark.DONE, S3_Movement.alive(state, moving.riders()));
        Agordat.recoverGuns(draft, mover, moving.hex());
        if (hasMoved(state, moving) && S3_Movement.getsMoved(state, mover)) {
            draft.mark(Mark.MOVED, moving.mover());
        }
        return draft.done();
    }

    /** Who was hit has moved, even one that was thrown back to where it began. */
    @Rule({"3.3", "3.31", "R-4"})
    private static boolean hasMoved(Ascari state, Moving moving) {
        boolean left = !moving.path().isStart();
        return moving.halted()
                || (left && (moving.points() == 0 || state.options().movedByAnyMove()));
    }

    /** After fire: a counter that was hit stops; among friends it goes back along its path. */
    @Rule({"3.3", "3.5", "R-10"})
    static Ascari halted(Ascari state, Moving moving) {
        Path path = moving.path();
        Army army = state.counter(moving.mover()).army();
        while (!path.isStart() && (state.holds(army, path.hex()) || state.hides(path.hex()))) {
            path = path.back();
        }
        if (path.hex() == moving.hex()) {
            return stop(state, moving);
        }
        Draft draft =
                state.draft()
                        .carry(moving.mover(), path.hex())
                        .carryLeaders(S3_Movement.alive(state, moving.riders()), path.hex());
        return stop(
                draft.done(),
                new Moving(moving.mover(), 0, path, moving.riders(), true, moving.flipped()));
    }
}
