package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.general.Coatit;
import zeriba.ascari.rules.general.FirstAgordat;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;
import zeriba.engine.text.Value;

/** Section 4.3. Opportunity fire: at each hex that a counter enters, the other army may fire. */
public final class S4_OpportunityFire {

    private static final Act.Pass PASSING = new Act.Pass();

    private S4_OpportunityFire() {}

    /** The other army may fire at the counter that has just entered a hex. */
    @Rule({"4.3", "4.33", "R-8"})
    public record Window(@Called("side") Army by, @Of("units") long firers)
            implements Deciding<Act.Reacting> {

        @Override
        public Class<Act.Reacting> acts() {
            return Act.Reacting.class;
        }

        @Override
        public Side side(Ascari state) {
            return by.side();
        }

        @Override
        public Options<Act> options(Ascari state) {
            Moving moving = Moving.below(state);
            return isOpen(state, moving) ? Options.of(listed(state, this, moving)) : Options.none();
        }

        /** As every decision's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Ascari state) {
            Moving moving = Moving.below(state);
            return isOpen(state, moving)
                    ? new Pending.Choice<>(by.side(), Options.of(listed(state, this, moving)))
                    : new Pending.Automatic<>();
        }

        private boolean isOpen(Ascari state, Moving moving) {
            return state.isOnMap(moving.mover()) && !isEmpty(firers);
        }

        @Override
        public Ascari skip(Ascari state) {
            return close(state);
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.Reacting act) {
            return switch (act) {
                case Act.Shoot shoot -> S4_OpportunityFire.objection(state, this, shoot);
                case Act.Pass() -> Optional.empty();
            };
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            return Reason.of(state, "4.31", "fire-first").army(by).given();
        }

        @Override
        public Ascari choose(Ascari state, Act.Reacting act) {
            return switch (act) {
                case Act.Shoot shoot -> shoot(state, this, shoot);
                case Act.Pass() -> S2_Sequence.chosen(state, close(state));
            };
        }

        @Override
        public Optional<Act.Reacting> pass() {
            return Optional.of(PASSING);
        }

        @Override
        public Optional<Act> answer(Ascari seen, Options<Act> options, Map<String, Value> orders) {
            return ReactionOrders.answer(seen, this, Moving.below(seen), orders);
        }

        @Override
        public List<Event> told(Ascari before, Act.Reacting act) {
            return act instanceof Act.Pass
                    ? List.of(new Event.Acted("pass", List.of(), List.of(), List.of(), act.rule()))
                    : List.of();
        }

        /** That it has opened, unless a shot in it has been resolved. */
        @Override
        public List<Event> began(Ascari before, Ascari after) {
            return before.agenda().steps().stream().anyMatch(Window.class::isInstance)
                    ? List.of()
                    : List.of(new Event.Began(after.turn(), word(), by.toString(), rule()));
        }

        @Override
        public Manner manner() {
            return Manner.RETREATED;
        }

        @Override
        public Paragraphs paragraphs(Ascari before, String under) {
            return new OfStop(before, under);
        }

        @Override
        public boolean fitsMove(Ascari state, Moving moving) {
            return by == state.counter(moving.mover()).army().enemy()
                    && !isEmpty(firers)
                    && firers == S4_OpportunityFire.firers(state, moving)
                    && state.isOnMap(moving.mover());
        }
    }

    /** The paragraphs of a counter that fire has stopped: it has moved by that. */
    private record OfStop(Ascari before, String under) implements Paragraphs {
        @Override
        public String ofMove() {
            return "3.5";
        }

        @Override
        public String ofMoved(Counter counter) {
            return "3.3";
        }

        @Override
        public String ofDone() {
            return "3.3";
        }
    }

    /** The units that could hit the counter that has just entered a hex, by bit. */
    @Rule({"4.3", "R-6", "R-65"})
    static long firers(Ascari state, Moving moving) {
        Counter mover = state.counter(moving.mover());
        Army by = mover.army().enemy();
        int hex = moving.hex();
        boolean sheltered = mover.isLeader() && state.holds(mover.army(), hex);
        return sheltered ? 0 : firers(state, by, hex);
    }

    /** The units of an army that could hit who enters a hex, by bit. */
    @Rule({"4.3", "R-6", "R-7"})
    static long firers(Ascari state, Army by, int hex) {
        if (isForbidden(state, by)) {
            return 0;
        }
        Battle battle = state.battle();
        long firers = 0;
        for (long rest = rested(state, by); !isEmpty(rest); rest = withoutFirst(rest)) {
            Counter firer = battle.counter(first(rest));
            if (mayFire(state, firer, hex)) {
                firers = with(firers, firer.number());
            }
        }
        return firers;
    }

    /** The units of an army that have rifles or guns, their shot, and their nerve. */
    @Rule({"4.0", "4.3", "5.41"})
    private static long rested(Ascari state, Army by) {
        long armed = union(state.battle().shooters(), state.unitsWith(Mark.RIFLE));
        long spent =
                union(
                        union(state.unitsWith(Mark.OPPORTUNITY), state.unitsWith(Mark.RETREAT)),
                        state.unitsWith(Mark.HIDDEN));
        return minus(intersection(state.battle().unitsOf(by), armed), spent);
    }

    /** Whether the scenario allows an army no opportunity fire just now. */
    @Rule({"S1.SURPRISE", "S3.DAWN"})
    static boolean isForbidden(Ascari state, Army by) {
        return FirstAgordat.isSurprised(state, by) || Coatit.isAsleep(state, by);
    }

    /** Whether a unit may fire in the enemy's turn at a counter in a hex, and could hit it. */
    @Rule({"4.3", "4.7", "R-52"})
    static boolean mayFire(Ascari state, Counter firer, int hex) {
        return !state.has(Mark.OPPORTUNITY, firer.number())
                && !state.has(Mark.HIDDEN, firer.number())
                && S4_Fire.isReady(state, firer)
                && (!firer.isBattery() || S1_Leaders.proper(state, firer) != 0)
                && S4_Fire.reaches(state, firer, hex)
                && S4_Fire.mayHit(state, firer, hex, true);
    }

    /** Who fires, one after another, or nobody else. */
    @Rule({"4.33", "R-7", "R-8"})
    private static List<Act> listed(Ascari state, Window window, Moving moving) {
        String leader = named(state, moving);
        List<Act> acts = new ArrayList<>();
        for (int firer : each(window.firers())) {
            acts.add(new Act.Shoot(state.counter(firer).id(), moving.hex(), leader));
        }
        acts.add(PASSING);
        return acts;
    }

    /** How the counter on the move is named as a target: a leader who goes alone by his id. */
    @Rule("4.32")
    static String named(Ascari state, Moving moving) {
        Counter mover = state.counter(moving.mover());
        return mover.isLeader() ? mover.id() : "";
    }

    /** A unit fires in the window. */
    @Rule({"4.31", "4.32", "R-24"})
    private static Ascari shoot(Ascari state, Window window, Act.Shoot act) {
        int firer = state.battle().number(act.firer());
        Window left = new Window(window.by(), without(window.firers(), firer));
        Shot shot = new Shot(firer, Moving.below(state).mover(), true);
        return state.with(state.agenda().instead(left).before(shot));
    }

    /** Nobody else fires; or nobody could. */
    @Rule({"3.3", "4.32", "R-7"})
    private static Ascari close(Ascari state) {
        Moving moving = Moving.below(state);
        Ascari after = state.done();
        if (!state.isOnMap(moving.mover())) {
            long alive = S3_Movement.alive(state, moving.riders());
            return after.draft().pop().markLeaders(Mark.DONE, alive).done();
        }
        return moving.halted() ? S3_Moves.halted(after, moving) : after;
    }

    /** Why a unit may not fire in this window. */
    @Rule({"4.3", "R-8", "R-24"})
    private static Optional<Objection> objection(Ascari state, Window window, Act.Shoot act) {
        Moving moving = Moving.below(state);
        return Named.unit(state, act.firer(), window.by(), "4.3")
                .or(() -> {
                    Counter firer = Named.known(state, act.firer());
                    String leader = named(state, moving);
                    if (act.hex() == moving.hex() && act.leader().isEmpty() && !leader.isEmpty()) {
                        return Reason.of(state, "R-25", "name-the-mover").text(leader).given();
                    }
                    if (act.hex() != moving.hex() || !act.leader().equals(leader)) {
                        return Reason.of(state, "4.32", "only-the-mover")
                                .counter(state.counter(moving.mover()))
                                .hex(moving.hex())
                                .given();
                    }
                    return why(state, firer, moving.hex());
                });
    }

    private static Optional<Objection> why(Ascari state, Counter firer, int hex) {
        if (state.has(Mark.OPPORTUNITY, firer.number())) {
            return Reason.of(state, "4.3", "fired").counter(firer).given();
        }
        if (state.has(Mark.HIDDEN, firer.number())) {
            return Reason.of(state, "FIELD.HIDDEN", "lies-hidden").counter(firer).given();
        }
        if (firer.isBattery() && state.isOnMap(firer) && S1_Leaders.proper(state, firer) == 0) {
            return Reason.of(state, "4.7", "no-officer").counter(firer).given();
        }
        return S4_Objections.cannotFire(state, firer)
                .or(() -> S4_Objections.cannotReach(state, firer, hex, true));
    }
}
