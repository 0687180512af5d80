package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.Setup;
import zeriba.engine.SplitMix64;
import zeriba.engine.UnreadableException;
import zeriba.testkit.GameContract;

/** Kasserine keeps to the contract of all games, in both scenarios and with all options. */
final class KasserineContractTest extends GameContract<Kasserine, Act> {

    private static final int ODD = 6;
    private static final int MOST_SEEDS = 48;

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
            assertThat(state.support().hand(army).size()).isLessThanOrEqualTo(7);
        }
    }

    @Override
    protected Stream<Act> oddActions(Kasserine state, SplitMix64 random) {
        return Stream.generate(() -> act(RandomActions.any(state, random))).limit(ODD);
    }

    /** A random game has some 2,000 entries, each with all its options checked. */
    @Override
    protected int seeds() {
        return Math.min(SEEDS, MOST_SEEDS);
    }

    /** What 48 random games are sure to meet; the tests of the sections meet rarer ones. */
    @Override
    protected Set<String> objectionsToMeet() {
        return Stream.of(
                        "not-yours",
                        "combat-later",
                        "movement-over",
                        "in-hand",
                        "nobody-in-hand",
                        "moved",
                        "stacked",
                        "too-far",
                        "leg",
                        "event",
                        "no-combat",
                        "no-result",
                        "must-arrive",
                        "here-already",
                        "not-adjacent",
                        "own-target",
                        "off-map",
                        "commit-first",
                        "retreat-first",
                        "no-advance",
                        "gap")
                .map(key -> "objection." + key)
                .collect(Collectors.toSet());
    }

    private Act act(String text) {
        try {
            return game().notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
