package zeriba.ascari.field;

import java.util.List;
import java.util.stream.Stream;
import zeriba.ascari.AscariGame;
import zeriba.ascari.OddActions;
import zeriba.ascari.Orders;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.text.Names;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;
import zeriba.testkit.contract.GameContract;

/** What holds of every battle on the field, as it does of the five battles. */
abstract class FieldContract extends GameContract<Ascari, Act> {

    private final AscariGame game;

    /**
     * The contract of one battle.
     *
     * @param order what the campaign asks for, on one line
     */
    FieldContract(String order) {
        this.game = Orders.game(order);
    }

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
}
