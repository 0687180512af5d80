package zeriba.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.arena.experiment.Trial.fields;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;
import zeriba.ai.Advice;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.level.RandomLevel;
import zeriba.arena.ForfeitException;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

final class OutsidePlayersTest {

    private static final String WORDS = "engine:other program";

    private final Set<String> setUps = new ConcurrentSkipListSet<>();

    /** Plays at random, and notes what it was told of the options. */
    private final class Other implements OutsidePlayers.Player {
        private final Setup setup;

        Other(Setup setup) {
            this.setup = setup;
        }

        @Override
        public OutsidePlayers.Player under(Setup other) {
            return new Other(other);
        }

        @Override
        public String name() {
            return WORDS;
        }

        @Override
        public String about() {
            return "another program";
        }

        @Override
        public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
            setUps.add(setup.options().get("omens") + "");
            return new RandomLevel().seat(game, seed);
        }
    }

    /** Dies when it is asked. */
    private record Dying() implements OutsidePlayers.Player {
        @Override
        public OutsidePlayers.Player under(Setup setup) {
            return this;
        }

        @Override
        public String name() {
            return WORDS;
        }

        @Override
        public String about() {
            return "a program that dies";
        }

        @Override
        public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
            return new Seat<>() {
                @Override
                public Advice<A> advise(
                        S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
                    throw new ForfeitException(role.side(), "died", "it has ended");
                }
            };
        }
    }

    private static List<GameRow> played(Experiment experiment) throws UnreadableException {
        ExperimentGames games = new ExperimentGames(experiment);
        return List.of(
                games.played(new GameKey(0, 0, 0), new StopSignal()).orElseThrow(),
                games.played(new GameKey(0, 1, 0), new StopSignal()).orElseThrow());
    }

    private static Trial asked() {
        return Trial.usual().with("players", Trial.players(WORDS, "random"));
    }

    @Test
    void itIsToldTheOptionsOfEachVariant() throws UnreadableException {
        List<GameRow> rows = played(asked().read((_, _, s) -> fit(new Other(s))));
        assertThat(rows).allMatch(GameRow::isOver);
        assertThat(rows.getFirst().players()).containsExactly(WORDS, "random");
        assertThat(setUps).hasSize(2);
    }

    @Test
    void whoeverGivesNoLegalActionHasLostAndTheRowSaysBy() throws UnreadableException {
        assertThat(played(asked().read((_, _, _) -> fit(new Dying()))))
                .allSatisfy(row -> {
                    assertThat(row.isOver()).isTrue();
                    assertThat(row.winner()).isEqualTo("guard");
                    assertThat(row.rule()).isEqualTo("forfeit");
                    assertThat(row.grade()).isEqualTo("died");
                });
    }

    @Test
    void itIsRefusedWhereItCannotKnowTheGame() {
        Value forbidden =
                Value.of(List.of(fields("restrict", fields("forbid", Value.of("storm .*")))));
        assertThatThrownBy(
                        () -> asked().with("vary", forbidden).read((_, _, _) -> fit(new Dying())))
                .isInstanceOf(UnreadableException.class)
                .hasMessageStartingWith("players.league.level: another program plays the game as");
    }

    @Test
    void whyItDoesNotFitIsToldWithItsPath() {
        assertThatThrownBy(
                        () -> asked().read((_, _, _) -> new OutsidePlayers.Unfit("does not start")))
                .hasMessage("players.league.level: does not start");
    }

    private static OutsidePlayers.Answer fit(OutsidePlayers.Player player) {
        return new OutsidePlayers.Fit(player);
    }
}
