package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zeriba.engine.Objection;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.engine.Side;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Loss;
import zeriba.fireandsword.Seats;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.battle.QuickBattle;
import zeriba.fireandsword.battle.Troop;

/** Battles that people fight: by orders for each zone, or on a table of their own. */
public final class S19_Commanded {

    /** What attackers have ordered who break off: it is known once the others are in. */
    public static final List<Order> BROKEN_OFF =
            List.of(Order.WITHDRAW, Order.WITHDRAW, Order.WITHDRAW);

    private S19_Commanded() {}

    /** Which ways there are to fight a battle, as the options say. */
    @Rule("12.9")
    public static List<Act> manners(Sudan state, Step.Manner step) {
        List<Act> acts = new ArrayList<>();
        for (Act.Manner manner : Act.Manner.values()) {
            if (objection(state, step, manner).isEmpty()) {
                acts.add(new Act.Fight(manner));
            }
        }
        return acts;
    }

    /** Why a battle may not be fought so. */
    @Rule("12.9")
    public static Optional<Objection> objection(Sudan state, Step.Manner step, Act.Manner manner) {
        boolean may =
                switch (manner) {
                    case QUICK -> true;
                    case COMMANDED -> state.terms().mayCommand();
                    case TABLETOP -> state.terms().mayUseTable();
                };
        return may
                ? Optional.empty()
                : Reason.of(state, "12.9", manner == Act.Manner.TABLETOP ? "no-table" : "no-orders")
                        .space(step.clash().space())
                        .given();
    }

    /** Orders are given in secret, the Anglo-Egyptian ones first. */
    @Rule({"QB.11", "R-70"})
    public static Pending.Choice<Act> posture(Sudan state, Step.Posture step) {
        boolean own = step.isOwn();
        Side side = own ? Seats.OWN : S18_Command.rival(state, step).side();
        int zones = S18_Command.zones(state, step);
        List<Act> acts = new ArrayList<>();
        for (List<Order> orders : orders(own ? Order.OWN : Order.RIVAL, zones)) {
            Act act = new Act.Orders(orders);
            if (objection(state, step, act).isEmpty()) {
                acts.add(act);
            }
        }
        if (own && step.field().muster().kind().isAssault()) {
            acts.add(new Act.BreakOff());
        }
        boolean last = !own && step.rival().size() + zones == Field.ZONES;
        return last ? Offer.of(state, side, acts) : Offer.hidden(state, side, acts);
    }

    /** All orders of so many zones, the last zone changing first. */
    private static List<List<Order>> orders(List<Order> words, int zones) {
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

    /** To leave all zones that are asked for to the drill. */
    @Rule({"QB.11", "R-70"})
    public static Act drill(Sudan state, Step.Posture step) {
        return new Act.Orders(Collections.nCopies(S18_Command.zones(state, step), Order.DRILL));
    }

    /** Whether this order may be given to each zone that is asked for. */
    @Rule("QB.11")
    public static boolean mayOrder(Sudan state, Step.Posture step, Order order) {
        List<Order> all = Collections.nCopies(S18_Command.zones(state, step), order);
        return orders(state, step, all).isEmpty();
    }

    /** Why orders may not be given. */
    @Rule("QB.11")
    public static Optional<Objection> objection(Sudan state, Step.Posture step, Act act) {
        boolean own = step.isOwn();
        boolean assault = step.field().muster().kind().isAssault();
        int space = step.clash().space();
        return switch (act) {
            case Act.Orders(List<Order> zones) -> orders(state, step, zones);
            case Act.BreakOff _ when own && assault -> Optional.empty();
            case Act.BreakOff _ -> Reason.of(state, "QB.11", "no-break-off").space(space).given();
            case Act.Attack _, Act.CallOff _, Act.Fight _, Act.Field _, Act.Lose _, Act.Confirm _ ->
                    Reason.of(state, "QB.11", "orders-first").space(space).given();
            case Act.Posting _, Act.Moving _, Act.Settling _, Act.End _ ->
                    Reason.of(state, "QB.11", "orders-first").space(space).given();
        };
    }

    private static Optional<Objection> orders(Sudan state, Step.Posture step, List<Order> zones) {
        boolean own = step.isOwn();
        boolean assault = step.field().muster().kind().isAssault();
        int space = step.clash().space();
        int asked = S18_Command.zones(state, step);
        if (zones.size() != asked) {
            return Reason.of(state, asked < Field.ZONES ? "R-70" : "QB.11", "so-many-zones")
                    .number(zones.size())
                    .space(space)
                    .number(asked)
                    .given();
        }
        for (Order order : zones) {
            if (!(own ? Order.OWN : Order.RIVAL).contains(order)) {
                return Reason.of(state, "QB.11", "not-your-order").space(space).given();
            }
            if (own && !assault && order == Order.FALL_BACK) {
                return Reason.of(state, "QB.11", "ring").space(space).given();
            }
        }
        return Optional.empty();
    }

    /** Once all are in, the round is fought by them. */
    @Rule({"QB.11", "R-70", "R-71"})
    public static Sudan order(Sudan state, Step.Posture step, Act act) {
        List<Order> zones = act instanceof Act.Orders(List<Order> given) ? given : BROKEN_OFF;
        if (step.isOwn()) {
            return state.instead(new Step.Posture(step.clash(), step.field(), zones, List.of()));
        }
        List<Order> rival = with(step.rival(), zones);
        if (rival.size() < Field.ZONES) {
            return state.instead(new Step.Posture(step.clash(), step.field(), step.own(), rival));
        }
        if (step.own().equals(BROKEN_OFF)) {
            return brokenOff(state, step);
        }
        Field field = QuickBattle.ordered(step.field(), step.own(), rival);
        boolean rallies = field.round() == step.field().round();
        return rallies
                ? state.instead(new Step.Fight(step.clash(), field, true))
                : S12_Battles.fought(state, step.clash(), field, true);
    }

    private static Sudan brokenOff(Sudan state, Step.Posture step) {
        List<Loss> losses = new ArrayList<>();
        for (Troop troop : step.field().muster().own()) {
            int lost = step.field().lossOf(troop.name());
            losses.add(new Loss(state.forces().number(troop.name()), lost, troop.stands(), true));
        }
        return crowned(state, step.clash(), false)
                .instead(new Step.Cards(step.clash(), false, losses));
    }

    /** Who beat their own side as Mahdists earn a laurel each, by orders or on a table. */
    @Rule("R-71")
    static Sudan crowned(Sudan state, Clash clash, boolean won) {
        if (won || !state.terms().has("laurels")) {
            return state;
        }
        Edit e = state.edit();
        S18_Command.free(state, clash).forEach(role -> e.laurel(Seats.COMMANDERS.indexOf(role)));
        return e.now();
    }

    /** A battle on a table: who holds the field. */
    @Rule("12.9")
    public static List<Act> fields() {
        return List.of(new Act.Field(Act.Holder.OWN), new Act.Field(Act.Holder.MAHDIST));
    }

    @Rule("12.9")
    public static Sudan held(Sudan state, Step.Held step, Act.Field act) {
        return toll(
                state,
                new Step.Toll(
                        step.clash(), step.muster(), act.holder() == Act.Holder.OWN, List.of()));
    }

    /** The unit whose losses come next; boats lose no stands. */
    private static Sudan toll(Sudan state, Step.Toll step) {
        List<Integer> losses = new ArrayList<>(step.losses());
        List<Troop> own = step.muster().own();
        while (losses.size() < own.size()
                && own.get(losses.size()).arm() == zeriba.fireandsword.battle.Arm.GUNBOAT) {
            losses.add(0);
        }
        return losses.size() < own.size()
                ? state.instead(new Step.Toll(step.clash(), step.muster(), step.won(), losses))
                : state.instead(new Step.Confirm(step.clash(), step.muster(), step.won(), losses));
    }

    private static Troop next(Step.Toll step) {
        return step.muster().own().get(step.losses().size());
    }

    /** Whether, by losses entered so far, somebody is left to hold a field that was won. */
    @Rule("12.9")
    public static boolean isHeld(Muster muster, boolean won, List<Integer> losses) {
        List<Troop> own = muster.own();
        return !won
                || IntStream.range(0, own.size())
                        .anyMatch(i -> i >= losses.size() || losses.get(i) < own.get(i).stands());
    }

    /** The most that the unit may have lost: of those who hold the field somebody is left. */
    @Rule("12.9")
    private static int most(Step.Toll step) {
        int all = next(step).stands();
        List<Integer> losses = new ArrayList<>(step.losses());
        losses.add(all);
        return isHeld(step.muster(), step.won(), losses) ? all : all - 1;
    }

    /** Options: none lost, up to all that may be. */
    @Rule("12.9")
    public static List<Act> tolls(Sudan state, Step.Toll step) {
        List<Act> acts = new ArrayList<>();
        int u = state.forces().number(next(step).name());
        for (int lost = 0; lost <= most(step); lost++) {
            acts.add(new Act.Lose(u, lost));
        }
        return acts;
    }

    /** Why a unit cannot have lost so many. */
    @Rule("12.9")
    public static Optional<Objection> objection(Sudan state, Step.Toll step, Act.Lose act) {
        int u = state.forces().number(next(step).name());
        if (act.unit() != u) {
            return Reason.of(state, "12.9", "losses-of")
                    .unit(u)
                    .space(step.clash().space())
                    .given();
        }
        int stands = next(step).stands();
        if (act.stands() >= 0 && act.stands() <= most(step)) {
            return Optional.empty();
        }
        return Reason.of(state, "12.9", act.stands() == stands ? "nobody-left" : "more-than-stands")
                .unit(u)
                .number(stands)
                .space(step.clash().space())
                .given();
    }

    @Rule("12.9")
    public static Sudan lose(Sudan state, Step.Toll step, Act.Lose act) {
        List<Integer> losses = new ArrayList<>(step.losses());
        losses.add(act.stands());
        return toll(state, new Step.Toll(step.clash(), step.muster(), step.won(), losses));
    }

    /** What was entered counts once it is confirmed; otherwise it is entered again. */
    @Rule("12.9")
    public static Sudan confirm(Sudan state, Step.Confirm step, Act.Confirm act) {
        Muster muster = step.muster();
        if (act.verdict() == Act.Verdict.CORRECT) {
            return state.instead(new Step.Held(step.clash(), muster));
        }
        List<Loss> losses = new ArrayList<>();
        for (int i = 0; i < muster.own().size(); i++) {
            Troop troop = muster.own().get(i);
            int u = state.forces().number(troop.name());
            losses.add(new Loss(u, step.losses().get(i), troop.stands(), true));
        }
        Sudan crowned = crowned(state, step.clash(), step.won());
        return S12_Battles.decided(crowned, step.clash(), muster.kind(), step.won(), losses);
    }
}
