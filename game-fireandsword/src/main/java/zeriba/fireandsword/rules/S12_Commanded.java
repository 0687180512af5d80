package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Verb;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.rules.battle.Stage;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.Orders;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Order;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Battles that people fight by orders for each zone. */
public final class S12_Commanded {

    /** What attackers have ordered who break off: it is known once the others are in. */
    public static final List<Order> BROKEN_OFF =
            List.of(Order.WITHDRAW, Order.WITHDRAW, Order.WITHDRAW);

    private static final List<String> ZONES = List.of("left", "centre", "right");

    private S12_Commanded() {}

    /**
     * The orders for a round, in secret; those of the Anglo-Egyptians come first.
     *
     * @param own for the three zones, or none yet
     * @param rival of the Mahdists, from the left: of as many zones as have been ordered
     */
    @Rule({"QB.11", "R-70", "R-71"})
    @Verb("orders")
    public record Posture(
            @Unwrapped Engagement engagement,
            @Of("field") Field field,
            @Implied(written = true) @Of("own-orders") List<Order> own,
            @Implied(written = true) @Of("rival-orders") List<Order> rival)
            implements Deciding<Act.Ordering> {
        public Posture {
            own = List.copyOf(own);
            rival = List.copyOf(rival);
        }

        /** A round that nobody has given orders for. */
        public Posture(Engagement engagement, Field field) {
            this(engagement, field, List.of(), List.of());
        }

        /** Whether the Anglo-Egyptian orders are asked for. */
        public boolean isOwn() {
            return own.isEmpty();
        }

        /** Whether attackers are asked, who may break off. */
        private boolean isAssault() {
            return field.muster().kind().isAssault();
        }

        @Override
        public Class<Act.Ordering> acts() {
            return Act.Ordering.class;
        }

        @Override
        public Side side(Sudan state) {
            return isOwn() ? Seats.OWN : S01_Command.rival(state, this).side();
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return isOwn()
                    ? S01_Command.leader(state, engagement.force())
                    : S01_Command.rival(state, this);
        }

        /** Orders that others wait for are hidden until the last are in. */
        @Override
        public Secrecy secrecy(Sudan state) {
            boolean last = !isOwn() && rival.size() + S01_Command.zones(state, this) == Order.ZONES;
            return last ? new Secrecy.Open() : new Secrecy.Hidden();
        }

        @Override
        public Optional<Muster> battle() {
            return Optional.of(field.muster());
        }

        @Override
        public Options<Act> options(Sudan state) {
            int zones = S01_Command.zones(state, this);
            List<Act> acts = new ArrayList<>();
            for (List<Order> orders : combined(isOwn() ? Order.OWN : Order.RIVAL, zones)) {
                if (speaksAgainst(state, orders).isEmpty()) {
                    acts.add(new Act.Orders(orders));
                }
            }
            if (isOwn() && isAssault()) {
                acts.add(new Act.BreakOff());
            }
            return offer(state, acts);
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Ordering act) {
            return switch (act) {
                case Act.Orders(List<Order> zones) -> speaksAgainst(state, zones);
                case Act.BreakOff _ ->
                        isOwn() && isAssault() ? Optional.empty() : why(state, "no-break-off");
            };
        }

        private Optional<Objection> speaksAgainst(Sudan state, List<Order> zones) {
            int asked = S01_Command.zones(state, this);
            if (zones.size() != asked) {
                return Reason.of(state, asked < Order.ZONES ? "R-70" : "QB.11", "so-many-zones")
                        .number(zones.size())
                        .space(engagement.space())
                        .number(asked)
                        .given();
            }
            for (Order order : zones) {
                if (!(isOwn() ? Order.OWN : Order.RIVAL).contains(order)) {
                    return why(state, "not-your-order");
                }
                if (isOwn() && !isAssault() && order == Order.FALL_BACK) {
                    return why(state, "ring");
                }
            }
            return Optional.empty();
        }

        private Optional<Objection> why(Sudan state, String key) {
            return Reason.of(state, "QB.11", key).space(engagement.space()).given();
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return why(state, "orders-first");
        }

        private Act.Orders same(Sudan state, Order order) {
            return new Act.Orders(Collections.nCopies(S01_Command.zones(state, this), order));
        }

        /** Whether this order may be given to each zone that is asked for. */
        public boolean mayOrder(Sudan state, Order order) {
            return objection(state, same(state, order)).isEmpty();
        }

        /** To leave all zones that are asked for to the drill. */
        @Override
        public Optional<Act.Ordering> pass(Sudan state) {
            return Optional.of(same(state, Order.DRILL));
        }

        @Override
        public Optional<Act> answer(Sudan seen, Options<Act> options, Map<String, Value> orders) {
            return Orders.isByDrill(orders) ? pass(seen).map(act -> act) : Optional.empty();
        }

        private static List<Order> zones(Act.Ordering act) {
            return switch (act) {
                case Act.Orders(List<Order> zones) -> zones;
                case Act.BreakOff _ -> BROKEN_OFF;
            };
        }

        /** Once all are in, the round is fought by them. */
        @Override
        public Sudan choose(Sudan state, Act.Ordering act) {
            if (isOwn()) {
                return state.instead(new Posture(engagement, field, zones(act), List.of()));
            }
            List<Order> all = with(rival, zones(act));
            if (all.size() < Order.ZONES) {
                return state.instead(new Posture(engagement, field, own, all));
            }
            if (own.equals(BROKEN_OFF)) {
                return brokenOff(state);
            }
            Field ordered = QuickBattle.ordered(field, own, all);
            boolean rallies = ordered.round() == field.round();
            return rallies
                    ? state.instead(new S12_Battles.Fight(engagement, ordered, true))
                    : S12_Battles.fought(state, engagement, ordered, true);
        }

        private Sudan brokenOff(Sudan state) {
            List<Loss> losses = new ArrayList<>();
            for (Troop troop : field.muster().own()) {
                int lost = field.lossOf(troop.name());
                int unit = state.forces().number(troop.name());
                losses.add(new Loss(unit, lost, troop.stands(), true));
            }
            return crowned(state, engagement, false)
                    .instead(new S13_Casualties.Cards(engagement, false, losses));
        }

        /** Each zone that is not left to the drill; of a share of the zones each. */
        @Override
        public List<Event> told(Sudan before, Act.Ordering act) {
            EventDraft draft = draft(before, act);
            return switch (act) {
                case Act.BreakOff _ -> List.of(draft.told("break-off"));
                case Act.Orders(List<Order> zones) -> {
                    List<Event> all = new ArrayList<>(byZone(draft, zones));
                    if (all.isEmpty()) {
                        all.add(draft.told(isOwn() ? "zones-drill" : "zones-custom"));
                    }
                    all.addAll(ended(draft, with(rival, zones)));
                    yield all;
                }
            };
        }

        private List<Event> byZone(EventDraft draft, List<Order> zones) {
            List<Event> all = new ArrayList<>();
            for (int z = 0; z < zones.size(); z++) {
                if (zones.size() < Order.ZONES || zones.get(z) != Order.DRILL) {
                    String zone = ZONES.get(rival.size() + z);
                    all.add(draft.told("zone-" + zones.get(z).word(), Units.NONE, zone));
                }
            }
            return all;
        }

        /** A battle may be over once the orders are in, without a throw. */
        private List<Event> ended(EventDraft draft, List<Order> all) {
            if (isOwn() || all.size() < Order.ZONES) {
                return List.of();
            }
            boolean brokenOff = own.equals(BROKEN_OFF);
            Field now = brokenOff ? field : QuickBattle.ordered(field, own, all);
            return brokenOff || now.stage() == Stage.OVER
                    ? draft.over(engagement, now, !brokenOff && now.isWon())
                    : List.of();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return field.stage() != Stage.RALLY
                    ? Optional.of("no new round")
                    : rival.size() >= (isOwn() ? 1 : Order.ZONES)
                            ? Optional.of("orders that cannot be in yet")
                            : check.battle().muster(engagement, field.muster(), place.next());
        }
    }

    /** All orders of so many zones, the last zone changing first. */
    private static List<List<Order>> combined(List<Order> words, int zones) {
        List<List<Order>> all = List.of(List.of());
        for (int z = 0; z < zones; z++) {
            List<List<Order>> longer = new ArrayList<>();
            for (List<Order> begun : all) {
                for (Order word : words) {
                    longer.add(with(begun, List.of(word)));
                }
            }
            all = longer;
        }
        return all;
    }

    private static List<Order> with(List<Order> orders, List<Order> more) {
        return Stream.concat(orders.stream(), more.stream()).toList();
    }

    /** Who beat their own side as Mahdists earn a laurel each, by orders or on a table. */
    @Rule("R-71")
    static Sudan crowned(Sudan state, Engagement engagement, boolean won) {
        if (won || !state.parameters().has("laurels")) {
            return state;
        }
        Edit e = state.edit();
        S01_Command.free(state, engagement)
                .forEach(role -> e.laurel(Seats.COMMANDERS.indexOf(role)));
        return e.now();
    }
}
