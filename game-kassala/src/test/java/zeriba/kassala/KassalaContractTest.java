package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.Setup;
import zeriba.engine.SplitMix64;
import zeriba.engine.UnreadableException;
import zeriba.testkit.GameContract;

/** Kassala keeps to the contract of all games, from both scenarios and with all options. */
final class KassalaContractTest extends GameContract<Kassala, Act> {

    private static final int ODD = 4;

    @Override
    protected Game<Kassala, Act> game() {
        return Desk.GAME;
    }

    @Override
    protected String defaultBox() {
        return "eliminated";
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                Desk.setup("historical"),
                Desk.setup("historical", "cannon"),
                Desk.setup("historical", "mixed"),
                Desk.setup("historical", "cannon", "mixed"),
                Desk.setup("free-deployment"),
                Desk.setup("free-deployment", "cannon", "mixed"));
    }

    /** No hex holds both armies, or more than it may. */
    @Override
    protected void checkState(Kassala state) {
        for (Unit unit : Unit.all()) {
            if (state.isOnMap(unit)) {
                Units there = state.unitsAt(state.place(unit));
                Units others = there.minus(Units.CANNON);
                assertThat(there.stream().map(Unit::army).distinct()).hasSize(1);
                assertThat(others.size()).isLessThanOrEqualTo(1);
                assertThat(there.size() - others.size()).isLessThanOrEqualTo(3);
            }
        }
    }

    @Override
    protected Stream<Act> oddActions(Kassala state, SplitMix64 random) {
        return Stream.concat(
                        Stream.generate(() -> RandomActions.fight(state, random)).limit(ODD),
                        Stream.of(RandomActions.reply(state, random)))
                .map(this::act);
    }

    /**
     * All but one that needs two hexes vacated at once, which random play hardly ever brings about;
     * {@link ObjectionsTest} meets it from composed positions.
     */
    @Override
    protected Set<String> objectionsToMeet() {
        Set<String> keys = super.objectionsToMeet();
        keys.remove("objection.advanced-already");
        return keys;
    }

    private Act act(String text) {
        try {
            return game().notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
