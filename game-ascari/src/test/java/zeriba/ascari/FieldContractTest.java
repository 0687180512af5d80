package zeriba.ascari;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.text.Names;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;
import zeriba.testkit.GameContract;

/** A battle on the field keeps to the contract as the five battles do. */
final class FieldContractTest extends GameContract<Ascari, Act> {

    private final AscariGame game = Orders.game(Orders.TOWN);

    @Override
    protected Game<Ascari, Act> game() {
        return game;
    }

    @Override
    protected String defaultBox() {
        return Names.ELIMINATED;
    }

    @Override
    protected List<Setup> setups() {
        return super.setups().subList(0, 1);
    }

    @Override
    protected Stream<Act> oddActions(Ascari state, SplitMix64 random) {
        return new OddActions(state, random).some();
    }

    /** What the five battles alone object to is not met here. */
    @Override
    protected Set<String> objectionsToMeet() {
        return Set.of("objection.stacking", "objection.fired", "objection.out-of-zone");
    }

    @Override
    protected int usualSeeds() {
        return 3;
    }
}
