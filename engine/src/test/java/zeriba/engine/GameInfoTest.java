package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

class GameInfoTest {

    private static final Side RED = new Side("red");
    private static final GameInfo ABOUT =
            new GameInfo(
                    "g",
                    "G",
                    3,
                    List.of(RED),
                    List.of(Role.of(RED)),
                    List.of(
                            new GameInfo.Scenario("one", "One"),
                            new GameInfo.Scenario("two", "Two")),
                    List.of(
                            new OptionSpec.OnOff("guns", "Guns", "1", false),
                            new OptionSpec.OneOf("sky", "Sky", "2", List.of("clear", "rain")),
                            new OptionSpec.WholeNumber("turns", "Turns", "3", 1, 9, 5)),
                    new Commands(
                            "sky",
                            "turns",
                            List.of(Role.of(RED), new Role("pink", RED)),
                            List.of(
                                    new Commands.Group("clear", "sea", List.of("fleet", "raft")),
                                    new Commands.Group("rain", "land", List.of("army")))));

    private static void refused(ThrowingCallable call, String path) {
        assertThatThrownBy(call)
                .isInstanceOf(UnreadableException.class)
                .satisfies(e -> assertThat(((UnreadableException) e).path()).isEqualTo(path));
    }

    private static Setup with(String option, Value value) {
        return Setup.of("one").with(option, value);
    }

    @Test
    void whatIsNotNamedHasItsDefault() throws UnreadableException {
        Setup complete = ABOUT.complete(with("sky", Value.of("rain")));
        assertThat(complete.options())
                .isEqualTo(
                        Map.of(
                                "guns", Value.of(false),
                                "sky", Value.of("rain"),
                                "turns", Value.of(5)));
    }

    @Test
    void aScenarioThatThereIsNotIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> ABOUT.complete(Setup.of("three")))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("scenario: no scenario three; there are one, two");
    }

    @Test
    void anOptionThatThereIsNotIsRefused() {
        refused(() -> ABOUT.complete(with("boats", Value.of(true))), "options.boats");
    }

    @Test
    void aValueThatAnOptionCannotHaveIsRefused() {
        refused(() -> ABOUT.complete(with("guns", Value.of("on"))), "options.guns");
        refused(() -> ABOUT.complete(with("sky", Value.of("snow"))), "options.sky");
        refused(() -> ABOUT.complete(with("turns", Value.of(10))), "options.turns");
        refused(() -> ABOUT.complete(with("turns", Value.of(0))), "options.turns");
        refused(() -> ABOUT.complete(with("turns", Value.of(2.5))), "options.turns");
    }

    private static Setup giving(String command, String role) {
        return new Setup("one", Map.of(), Map.of(command, role));
    }

    @Test
    void aCommandIsGivenToWhoeverMayHoldIt() throws UnreadableException {
        assertThat(ABOUT.complete(giving("raft", "pink")).commands())
                .isEqualTo(Map.of("raft", "pink"));
    }

    @Test
    void aCommandForARoleThatThereIsNotIsRefused() {
        refused(() -> ABOUT.complete(giving("fleet", "blue")), "commands.fleet");
    }

    @Test
    void aCommandForARoleThatDoesNotPlayIsRefusedWithThoseThatDo() {
        assertThatThrownBy(() -> ABOUT.complete(giving("fleet", "pink").with("turns", Value.of(1))))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("commands.fleet: cannot be pink's; it may be of red");
    }

    @Test
    void aCommandThatThereIsNotIsRefused() {
        refused(() -> ABOUT.complete(giving("balloon", "red")), "commands.balloon");
    }

    @Test
    void aCommandThatTheOptionsDoNotBringIsRefusedWithWhatWould() {
        assertThatThrownBy(() -> ABOUT.complete(giving("army", "red")))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("commands.army: is given only where the option sky is rain");
    }

    @Test
    void theFirstOfSeveralWordsIsTheDefault() {
        assertThat(ABOUT.options().get(1).byDefault()).isEqualTo(Value.of("clear"));
    }
}
