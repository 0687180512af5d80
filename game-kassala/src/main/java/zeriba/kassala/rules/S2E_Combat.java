package zeriba.kassala.rules;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.rules.S2E_Results.Battle;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.CombatResult;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Destinations;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: declaring attacks. */
public final class S2E_Combat {

    private S2E_Combat() {}

    /** An army makes its attacks, one after another, until all battles are fought. */
    @Rule({"II.E.7", "II.E.12", "G-23"})
    public record Combat(@Called("side") Army army) implements Portion, Deciding<Act.Fighting> {

        @Override
        public Kassala entered(Kassala state) {
            return state.begin(state.agenda(), S2E_Contacts.begun(state, army), Destinations.NONE);
        }

        @Override
        public List<Event> began(Kassala after) {
            return after.contacts().isSettled()
                    ? List.of()
                    : List.of(began(after, Objections.combatOf(army)));
        }

        @Override
        public Class<Act.Fighting> acts() {
            return Act.Fighting.class;
        }

        /** Every attack that may be declared next; nothing, when all battles are fought. */
        @Override
        public Options<Act> options(Kassala state) {
            return state.contacts().isSettled() ? Options.none() : Attacks.in(state, this);
        }

        /** As every decision's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Kassala state) {
            return state.contacts().isSettled()
                    ? new Pending.Automatic<>()
                    : new Pending.Choice<>(army.side(), Attacks.in(state, this));
        }

        @Override
        public Kassala skip(Kassala state) {
            return S2B_Sequence.next(state);
        }

        @Override
        public Optional<Objection> objection(Kassala state, Act.Fighting act) {
            return switch (act) {
                case Act.Attack attack -> S2E_Objections.to(state, army, attack);
                case Act.Bombard bombard -> S4A_Objections.to(state, army, bombard);
            };
        }

        @Override
        public Optional<Objection> notNow(Kassala state, Act act) {
            return Objections.inPortion(state, army, Objections.undecided(state), act);
        }

        /** Nobody in an attack attacks or is attacked again in this portion. */
        @Override
        @Rule({"II.E.2", "II.E.4", "IV.A.7"})
        public Kassala choose(Kassala state, Act.Fighting act) {
            Units attackers = act.attackers();
            Contacts left = state.contacts().without(attackers, state.hexes(act.defenders()));
            if (act instanceof Act.Bombard || S4A_Cannon.isIndividual(state, attackers)) {
                return state.contacts(left);
            }
            Battle battle = new Battle(army, attackers, act.defenders());
            return state.declared(left, state.agenda().before(battle));
        }

        @Override
        public List<Event> told(Kassala before, Act.Fighting act) {
            return List.of(
                    switch (act) {
                        case Act.Attack attack -> attack(before, attack);
                        case Act.Bombard bombard ->
                                acted("bombard", bombard, List.of(), "IV.A.7.b");
                    });
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.contacts(army);
        }
    }

    private static Event attack(Kassala before, Act.Attack attack) {
        Units attackers = attack.attackers();
        Units defenders = attack.defenders();
        if (S4A_Cannon.isIndividual(before, attackers)) {
            Detail contact = new Detail("result", CombatResult.C.name());
            return acted("individual", attack, List.of(contact), "IV.A.7.c");
        }
        long hexes = before.hexes(defenders);
        int column = S2E_Odds.column(before, attackers, defenders);
        List<Detail> details =
                List.of(
                        new Detail("odds", before.parameters().results().heading(column)),
                        Detail.number("attack", S2E_Odds.attack(before, attackers, hexes)),
                        Detail.number("defence", S2E_Odds.defence(before, defenders, hexes)));
        return acted("attack", attack, details, "II.E");
    }

    private static Event acted(String verb, Act.Fighting act, List<Detail> details, String rule) {
        return new Event.Acted(
                verb, act.attackers().names(), act.defenders().names(), details, rule);
    }

    /** The hexes that a unit in a hex may attack: those next to it, whatever lies between. */
    @Rule({"II.E.1", "II.E.11"})
    public static long attackable(KassalaMap map, int hex) {
        return map.neighbours(hex);
    }
}
