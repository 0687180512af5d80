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

/** A column with its transport keeps to the contract. */
final class FieldColumnContractTest extends GameContract<Ascari, Act> {

    private final AscariGame game = Orders.game(Orders.COLUMN);

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
        return Set.of("objection.stacking", "objection.no-exit");
    }

    @Override
    protected int usualSeeds() {
        return 1;
    }
}
