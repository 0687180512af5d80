package zeriba.ascari;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.ascari.rules.ReactionOrders;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.engine.StandingOrders;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.text.Value;

/** What may be settled in advance, by the units of all battles; the steps answer. */
record AscariOrders(Battles battles, AscariRules rules) implements StandingOrders<Ascari, Act> {

    @Override
    public List<OptionSpec> kinds() {
        return ReactionOrders.KINDS;
    }

    @Override
    public Map<String, Value> sensible() {
        return ReactionOrders.SENSIBLE;
    }

    @Override
    public Set<String> kindsForUnits() {
        return ReactionOrders.FOR_UNITS;
    }

    @Override
    public boolean isUnit(String name) {
        for (Battle battle : battles.all()) {
            if (battle.named(name).filter(ReactionOrders::takes).isPresent()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Act> answer(
            Ascari seen, Role role, Pending.Choice<Act> choice, Map<String, Value> given) {
        return rules.answer(seen, choice.options(), given);
    }
}
