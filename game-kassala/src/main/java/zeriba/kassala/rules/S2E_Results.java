package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.step.Task.Throw;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.CombatResult;
import zeriba.kassala.state.CombatResults;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: the four results. */
public final class S2E_Results {

    private S2E_Results() {}

    /** An attack of {@code army} has been declared and waits for the die. */
    @Rule("II.E")
    public record Battle(@Called("side") Army army, Units attackers, Units defenders)
            implements Step, Throw<Kassala, Act> {

        @Override
        public String purpose() {
            return "battle";
        }

        @Override
        public Dice dice(Kassala state) {
            return Dice.D6;
        }

        private int column(Kassala state) {
            return S2E_Odds.column(state, attackers, defenders);
        }

        /** The die of a battle has come up; its result holds at once. */
        @Override
        @Rule("II.E.12")
        public Kassala roll(Kassala state, Roll roll) {
            Kassala after = state.done();
            return switch (state.parameters().results().at(column(state), roll.face(0))) {
                case DE -> defenderEliminated(after, this);
                case AE -> attackerEliminated(after, this);
                case EX -> exchange(after, this);
                case C -> contact(after, this);
            };
        }

        /** The result in the table. */
        @Override
        public String effect(Kassala before, Roll roll) {
            return S2E_Results.effect(before, attackers, defenders, roll.face(0)).name();
        }

        @Override
        public List<Event> told(Kassala before, Roll roll) {
            int column = column(before);
            CombatResults results = before.parameters().results();
            CombatResult result = results.at(column, roll.face(0));
            List<Detail> details =
                    List.of(
                            new Detail("result", result.name()),
                            new Detail("odds", results.heading(column)));
            return List.of(new Event.Threw(purpose(), roll, details, result.rule()));
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            Kassala state = check.state();
            check.present(army, attackers, "agenda[0].attackers");
            check.present(army.enemy(), defenders, "agenda[0].defenders");
            Units there = state.unitsIn(state.hexes(defenders));
            PositionCheck.require(
                    defenders.containsAll(there),
                    "agenda[0].defenders",
                    "all units in a hex defend together: " + there);
            check.contacts(army);
        }
    }

    /** What a die brings about: a contact that leaves no defender is an elimination. */
    @Rule({"CRT.C", "IV.A.4", "G-8"})
    public static CombatResult effect(Kassala state, Units attackers, Units defenders, int die) {
        int column = S2E_Odds.column(state, attackers, defenders);
        CombatResult printed = state.parameters().results().at(column, die);
        long hexes = state.hexes(defenders);
        return printed == CombatResult.C && hexesOfCannon(state, hexes) == hexes
                ? CombatResult.DE
                : printed;
    }

    @Rule("CRT.DE")
    private static Kassala defenderEliminated(Kassala state, Battle battle) {
        long hexes = state.hexes(battle.defenders());
        Kassala after = without(state, battle.army().enemy(), battle.defenders());
        return S2E_Advance.opened(after, battle, hexes);
    }

    @Rule("CRT.AE")
    private static Kassala attackerEliminated(Kassala state, Battle battle) {
        return without(state, battle.army(), S4A_Cannon.inReach(state, battle));
    }

    /** The smaller force goes, by printed strength; the owner of the larger chooses his losses. */
    @Rule({"CRT.EX", "G-6"})
    private static Kassala exchange(Kassala state, Battle battle) {
        Units attackers = S4A_Cannon.inReach(state, battle);
        Army enemy = battle.army().enemy();
        long hexes = state.hexes(battle.defenders());
        int attack = state.roster().strength(S4A_Cannon.counted(state, battle));
        int defence = state.roster().strength(battle.defenders());
        if (attack < defence) {
            Kassala after = without(state, battle.army(), attackers);
            return S2E_Losses.opened(after, enemy, battle.defenders(), attack);
        }
        Kassala after = without(state, enemy, battle.defenders());
        if (attack == defence || state.roster().strength(attackers) <= defence) {
            return without(after, battle.army(), attackers);
        }
        Kassala vacated = S2E_Advance.opened(after, battle, hexes);
        return S2E_Losses.opened(vacated, battle.army(), attackers, defence);
    }

    /** Nothing happens, but a hex that cannon alone hold falls. */
    @Rule({"CRT.C", "IV.A.4", "G-8"})
    private static Kassala contact(Kassala state, Battle battle) {
        long fallen = hexesOfCannon(state, state.hexes(battle.defenders()));
        if (isEmpty(fallen)) {
            return state;
        }
        Kassala after = without(state, battle.army().enemy(), state.unitsIn(fallen));
        return S2E_Advance.opened(after, battle, fallen);
    }

    /** Those of these hexes that cannon alone hold. */
    @Rule("IV.A.4")
    private static long hexesOfCannon(Kassala state, long hexes) {
        return where(hexes, hex -> Units.CANNON.containsAll(state.unitsAt(hex)));
    }

    private static Kassala without(Kassala state, Army army, Units units) {
        return S3_Winning.afterLosses(state.eliminate(army, units));
    }
}
