package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.rules.Objection;

/** A table of composed cases, each with the objection, its paragraph and the places it names. */
final class WhyNotTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void namesTheParagraphAndThePlaces(Composed given) {
        Objection objection = given.play().objection(given.action()).orElseThrow();

        assertThat(objection.key()).as(objection.toString()).isEqualTo(given.key());
        assertThat(objection.rule()).as(objection.toString()).isEqualTo(given.rule());
        assertThat(objection.places()).as(objection.toString()).isEqualTo(given.places());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void isNotAmongTheOptions(Composed given) {
        assertThat(given.play().options()).isNotEmpty().doesNotContain(given.action());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void theSentenceTakesAllItsArguments(Composed given) {
        Objection objection = given.play().objection(given.action()).orElseThrow();
        String sentence = Desk.GAME.messages(Locale.ENGLISH).getString(objection.key());

        assertThat(sentence).doesNotContain("{" + objection.arguments().size());
    }

    @Test
    void everyObjectionOfTheGameIsInTheTable() {
        Set<String> all = new TreeSet<>(Desk.GAME.messages(Locale.ENGLISH).keySet());
        all.removeIf(key -> !key.startsWith("objection."));

        assertThat(table().map(Composed::key).distinct()).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void theTableIsLongEnough() {
        assertThat(table()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(table().map(Composed::title)).doesNotHaveDuplicates();
    }

    static Stream<Composed> table() {
        return Composed.table();
    }
}
