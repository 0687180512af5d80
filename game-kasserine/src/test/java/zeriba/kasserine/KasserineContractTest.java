package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.testkit.contract.GameContract;

/** Kasserine keeps to the contract of all games, in both scenarios and with all options. */
final class KasserineContractTest extends GameContract<Kasserine, Act> {

    private static final int ODD = 6;

    /** What the table of objections asks, by its positions. */
    private final Map<Kasserine, List<String>> asked =
            WhyNotTest.table()
                    .collect(
                            Collectors.groupingBy(
                                    given -> given.position().desk().state(),
                                    LinkedHashMap::new,
                                    Collectors.mapping(
                                            WhyNotTest.Case::action, Collectors.toList())));

    @Override
    protected Map<String, String> eitherOr() {
        String towns = "the event itself is that one of two towns is reached";
        return Map.of(
                "objection.event.axisAdjacentThalaOrTebessa", towns,
                "objection.event.airfieldOpen", towns);
    }

    @Override
    protected Game<Kasserine, Act> game() {
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
                Desk.setup("sidi-bou-zid"),
                Desk.setup("historical", "sbeitlaEventHex=2706", "turns=8"),
                Desk.setup("historical", "mobilePhasePercent=100", "mobilePhaseZocLock=false"),
                Desk.setup("historical", "supply", "turns=12"),
                Desk.setup("historical", "openSupport"));
    }

    /** No hex holds more than one unit. */
    @Override
    protected void checkState(Kasserine state) {
        long hexes =
                Unit.all().stream()
                        .filter(state::isOnMap)
                        .mapToInt(state::place)
                        .distinct()
                        .count();
        assertThat(hexes).isEqualTo(Unit.all().stream().filter(state::isOnMap).count());
        for (Army army : Army.values()) {
            assertThat(state.support().hand(army).size()).isLessThanOrEqualTo(8);
        }
    }

    @Override
    protected Stream<Act> oddActions(Kasserine state, SplitMix64 random) {
        Stream<Act> thought =
                Stream.generate(() -> act(RandomActions.any(state, random))).limit(ODD);
        return Stream.concat(thought, asked.getOrDefault(state, List.of()).stream().map(this::act));
    }

    /** A random game has some 2,000 entries, each with all its options checked. */
    @Override
    protected int extendedSeeds() {
        return 12;
    }

    /** The positions of the table of objections, from which some games begin. */
    @Override
    protected List<Kasserine> composedStates() {
        return List.copyOf(asked.keySet());
    }

    private Act act(String text) {
        try {
            return game().notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
