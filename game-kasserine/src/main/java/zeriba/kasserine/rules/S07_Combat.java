package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.board.Places;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.kasserine.rules.general.Objections;
import zeriba.kasserine.rules.general.S09_Supply;
import zeriba.kasserine.rules.general.S14_Minefields;
import zeriba.kasserine.rules.general.S16_Engineers;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.CombatResults;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 7. Combat: who may attack whom, and at what differential. */
public final class S07_Combat {

    private S07_Combat() {}

    /** An army makes its attacks. */
    @Rule({"7.1", "7.2", "G-2"})
    public record Combat(@Called("side") Army army) implements TurnStep, Deciding<Act.Fighting> {

        @Override
        public Optional<Army> mover() {
            return Optional.of(army);
        }

        @Override
        public boolean isIdle(Kasserine state) {
            return !S08_SupportFire.mayBombard(state, army)
                    && (!state.zone(army).intersects(state.hexes(army.enemy()))
                            || Attacks.in(state, this).isEmpty());
        }

        @Override
        public Class<Act.Fighting> acts() {
            return Act.Fighting.class;
        }

        /** Attacks by unit attacked, then by attackers; bombardments by unit; last, the end. */
        @Override
        public Options<Act> options(Kasserine state) {
            Attacks attacks = Attacks.in(state, this);
            return attacks.isEmpty() ? Options.none() : attacks;
        }

        /** As every decision's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Kasserine state) {
            Attacks attacks = Attacks.in(state, this);
            return attacks.isEmpty()
                    ? new Pending.Automatic<>()
                    : new Pending.Choice<>(army.side(), attacks);
        }

        @Override
        public Kasserine skip(Kasserine state) {
            return S04_Sequence.next(state);
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Fighting act) {
            return switch (act) {
                case Act.Attack attack -> S07_Objections.toAttack(state, army, attack);
                case Act.Bombard bombard -> S07_Objections.toBombardment(state, army, bombard);
                case Act.End() -> Optional.empty();
            };
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            return Objections.inCombat(state, army, act);
        }

        @Override
        public Kasserine choose(Kasserine state, Act.Fighting act) {
            return switch (act) {
                case Act.Attack(Units attackers, Unit defender) ->
                        declared(state, Engagement.declared(attackers, defender));
                case Act.Bombard(Unit target) ->
                        declared(state, S08_SupportFire.bombardment(army, target));
                case Act.End() -> S04_Sequence.next(state);
            };
        }

        @Override
        public List<Event> told(Kasserine before, Act.Fighting act) {
            return switch (act) {
                case Act.Attack(Units attackers, Unit defender) ->
                        List.of(attack(before, attackers, defender));
                case Act.Bombard(Unit target) ->
                        List.of(
                                new Event.Acted(
                                        "bombard",
                                        List.of(),
                                        List.of(target.id()),
                                        List.of(),
                                        "8.4"));
                case Act.End() -> List.of();
            };
        }

        private static Event attack(Kasserine before, Units attackers, Unit defender) {
            int differential = effective(before, Engagement.declared(attackers, defender));
            List<Detail> details =
                    List.of(new Detail("differential", CombatResults.signed(differential)));
            return new Event.Acted(
                    "attack", attackers.names(), List.of(defender.id()), details, "7.1");
        }
    }

    /** The units of an army next to a hex that may still attack, by their bits. */
    @Rule({"7.1", "7.2"})
    public static long attackers(Kasserine state, Army army, int hex) {
        Places near = state.map().adjacency().neighbours(hex).intersection(state.hexes(army));
        long bits = 0;
        for (int from = near.next(0); from >= 0; from = near.next(from + 1)) {
            bits = with(bits, Unit.of(state.numberAt(from)).bit());
        }
        return minus(bits, state.activity().fought());
    }

    /** A combat has been declared: markers are committed, then the die falls. */
    @Rule({"7.1", "7.2", "8.3"})
    private static Kasserine declared(Kasserine state, Engagement engagement) {
        return S08_SupportFire.asked(
                state.activity(state.activity().fight(engagement)), engagement, engagement.army());
    }

    /** Attack less defence, with markers, before the ground counts. */
    @Rule("7.3")
    public static int differential(Kasserine state, Engagement engagement) {
        return attack(state, engagement) - defence(state, engagement);
    }

    /** What attacks: units as they are now, and markers. */
    @Rule({"7.3", "9.0"})
    public static int attack(Kasserine state, Engagement engagement) {
        int sum = engagement.attack().strength();
        for (Unit unit : engagement.attackers()) {
            sum += S09_Supply.attack(state, unit);
        }
        return sum;
    }

    /** What defends: the unit as it is now, and markers. */
    @Rule("7.3")
    public static int defence(Kasserine state, Engagement engagement) {
        return state.defence(engagement.defender()) + engagement.defence().strength();
    }

    /** What the ground takes off the differential: the minefield, or the one best in the hex. */
    @Rule({"7.4", "8.5", "14.2"})
    public static int offset(Kasserine state, Engagement engagement) {
        return S14_Minefields.isAcross(state, engagement)
                ? state.parameters().charts().ground("minefield", "offset")
                : state.map().offset(state.place(engagement.defender()));
    }

    /** What engineers take off the differential. */
    @Rule({"7.5", "16.0"})
    public static int fortification(Kasserine state, Engagement engagement) {
        return S16_Engineers.fortifies(state, engagement.defender())
                ? state.parameters().charts().ground("fortified", "offset")
                : 0;
    }

    /** The differential that finds the column. */
    @Rule({"7.3", "7.4", "7.5"})
    public static int effective(Kasserine state, Engagement engagement) {
        return differential(state, engagement)
                - offset(state, engagement)
                - fortification(state, engagement);
    }

    /** The column of the table, from 0. */
    @Rule("7.6")
    public static int column(Kasserine state, Engagement engagement) {
        return state.parameters().charts().results().column(effective(state, engagement));
    }

    /** The result of a face, 1 to 6; of a bombardment, what of it happens to the defender. */
    @Rule({"7.6", "8.4"})
    public static CombatResult result(Kasserine state, Engagement engagement, int face) {
        CombatResult thrown =
                state.parameters().charts().results().at(column(state, engagement), face);
        return engagement.isBombardment() ? thrown.byBombardment() : thrown;
    }

    /** The units of a combat that are still on the map. */
    @Rule("7.9")
    static Units present(Kasserine state, Units units) {
        return new Units(units.army(), intersection(units.bits(), state.present(units.army())));
    }
}
