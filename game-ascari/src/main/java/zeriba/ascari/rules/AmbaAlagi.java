package zeriba.ascari.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Kind;
import zeriba.ascari.state.Special;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Of;
import zeriba.engine.text.Value;

/** Special rules of Amba Alagi. */
public final class AmbaAlagi {

    private AmbaAlagi() {}

    /** A section that a melee has cost may be spiked by its owner. */
    @Rule("S4.SPIKE")
    public record Spiking(@Of("counter") int battery) implements Deciding<Act.Spiking> {

        @Override
        public Class<Act.Spiking> acts() {
            return Act.Spiking.class;
        }

        @Override
        public Side side(Ascari state) {
            return state.counter(battery).army().side();
        }

        @Override
        public Options<Act> options(Ascari state) {
            return Options.of(List.of(spike(state), new Act.Yield(state.counter(battery).id())));
        }

        private Act.Spike spike(Ascari state) {
            return new Act.Spike(state.counter(battery).id());
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.Spiking act) {
            return act.battery().equals(state.counter(battery).id())
                    ? Optional.empty()
                    : notNow(state, act);
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            Counter guns = state.counter(battery);
            return Reason.of(state, "S4.SPIKE", "spike-first").counter(guns).given();
        }

        @Override
        public Ascari choose(Ascari state, Act.Spiking act) {
            int box =
                    switch (act) {
                        case Act.Spike _ -> Ascari.SPIKED;
                        case Act.Yield _ -> Ascari.CAPTURED;
                    };
            return S2_Sequence.chosen(state, lose(state, state.counter(battery), box));
        }

        @Override
        public Optional<Act.Spiking> pass(Ascari state) {
            return Optional.of(spike(state));
        }

        @Override
        public Optional<Act> answer(Ascari seen, Options<Act> options, Map<String, Value> orders) {
            return ReactionOrders.answer(seen.counter(battery), orders);
        }

        @Override
        public List<Event> told(Ascari before, Act.Spiking act) {
            return switch (act) {
                case Act.Spike(String guns) -> {
                    List<String> units = List.of(guns);
                    yield List.of(
                            new Event.Acted("spike", units, List.of(), List.of(), act.rule()));
                }
                case Act.Yield _ -> List.of();
            };
        }

        @Override
        public Paragraphs paragraphs(Ascari before, String under) {
            return new OfSpiking(before, under);
        }

        @Override
        public boolean putsOffTheEnd() {
            return true;
        }

        @Override
        public boolean fitsMove(Ascari state, Moving moving) {
            Counter guns = state.counter(battery);
            return S5_Melee.isFought(state, moving)
                    && (battery == state.standing(moving.hex()) || battery == moving.mover())
                    && !guns.isLeader()
                    && maySpike(state, guns);
        }
    }

    /** The paragraphs of guns that are lost: their leaders are alone with the enemy. */
    private record OfSpiking(Ascari before, String under) implements Paragraphs {
        @Override
        public String ofLoss(Counter counter) {
            return counter.isLeader() ? "5.11" : under;
        }
    }

    /** Whether a counter has no order yet to go into a hex. */
    @Rule("S4.ORDERS")
    static boolean bars(Ascari state, Counter counter, int hex) {
        Battle battle = state.battle();
        return isHeld(state, counter)
                && battle.grid().row(hex) <= battle.value("no-order-row")
                && !(battle.list("exempt").contains(counter)
                        && battle.area("exempt").contains(hex));
    }

    /** Whether a counter has no order to go. */
    @Rule("S4.ORDERS")
    static boolean isHeld(Ascari state, Counter counter) {
        return state.battle().has(Special.ORDERS)
                && counter.army() == Army.DEFENDER
                && state.turn() <= state.battle().value("no-order-until");
    }

    /** The bayonet charge of an Italian company. */
    @Rule({"5.3", "R-55", "S4.BAYONET"})
    static boolean charges(Ascari state, Counter unit) {
        return state.battle().has(Special.BAYONET) && unit.isRegular() && unit.kind() == Kind.RIFLE;
    }

    /** Whether the owner of a section that a melee costs may spike it: an officer is with it. */
    @Rule("S4.SPIKE")
    static boolean maySpike(Ascari state, Counter unit) {
        return state.battle().has(Special.SPIKE)
                && unit.isBattery()
                && S1_Leaders.proper(state, unit) != 0;
    }

    /** The section is lost, spiked or not; its leaders are alone with the enemy. */
    @Rule({"S4.SPIKE", "R-44"})
    private static Ascari lose(Ascari state, Counter battery, int box) {
        long leaders = state.leadersAt(state.at(battery), battery.army());
        Draft draft = state.draft().pop();
        S1_Losses.remove(draft, battery, box);
        S1_Losses.removeLeaders(draft, leaders);
        if (draft.agenda().now() instanceof Moving moving && moving.mover() == battery.number()) {
            return draft.pop().done();
        }
        return S5_Melee.won(draft);
    }

    /** At the end of a game turn: whether the shelf is still held. */
    @Rule("S4.VICTORY")
    static void countShelf(Draft draft) {
        Battle battle = draft.battle();
        if (!battle.has(Special.SHELF) || draft.turn() < battle.value("shelf-from")) {
            return;
        }
        boolean isHeld =
                battle.objectives().stream()
                        .map(draft::standing)
                        .anyMatch(
                                unit -> unit >= 0 && battle.counter(unit).army() == Army.DEFENDER);
        if (isHeld) {
            draft.spoils(draft.spoils().shelfTurns(draft.spoils().shelfTurns() + 1));
        }
    }
}
