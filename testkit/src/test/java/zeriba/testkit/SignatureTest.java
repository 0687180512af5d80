package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** Kept signatures are compared with what is played now. */
class SignatureTest {

    private static final int GAMES = 4;

    private final Altered game = new Altered();
    private final Signature<?, ?> signature = new Signature<>(game);
    private Setup setup = Setup.of("siege");

    @BeforeEach
    void completeTheSetup() throws UnreadableException {
        setup = game.about().complete(setup);
    }

    private void require(Stream<List<String>> lines) {
        signature.requireKept(lines, (_, _) -> setup, GAMES);
    }

    @Test
    void theSameGamesAgree() {
        String now = signature.of(setup, GAMES);
        assertThatCode(() -> require(Stream.of(List.of("siege", "", now))))
                .doesNotThrowAnyException();
    }

    @Test
    void ofGamesThatTakeLongAQuarterIsComparedInTheUsualForm() {
        boolean isWhole = Form.now().compareTo(Form.EXTENDED) >= 0;
        String now = signature.of(setup, isWhole ? GAMES : GAMES / 4);
        List<String> line =
                isWhole ? List.of("siege", "", now, "other") : List.of("siege", "", "other", now);
        assertThatCode(() -> require(Stream.of(line))).doesNotThrowAnyException();
    }

    @Test
    void changedGamesFailAndSayBoth() {
        String now = signature.of(setup, GAMES);
        assertThatThrownBy(() -> require(Stream.of(List.of("siege", "", "0123456789abcdef"))))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("0123456789abcdef")
                .hasMessageContaining(now);
    }

    @Test
    void aTableWithoutSignaturesFails() {
        assertThatThrownBy(() -> require(Stream.empty()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no signature is kept");
    }
}
