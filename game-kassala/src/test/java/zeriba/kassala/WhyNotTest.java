package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.testkit.TestTable;

/** A table of composed cases, each with the paragraph that forbids and the places it names. */
final class WhyNotTest {

    /** One line of {@code why-not.tsv}. */
    record Case(String title, Composed position, String action, String rule, List<String> places) {
        @Override
        public String toString() {
            return title;
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void namesTheParagraphAndThePlaces(Case given) {
        Objection objection = given.position().desk().objection(given.action()).orElseThrow();

        assertThat(objection.rule()).as(objection.toString()).isEqualTo(given.rule());
        assertThat(objection.places()).as(objection.toString()).isEqualTo(given.places());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void theEnumeratorDoesNotOfferItEither(Case given) {
        assertThat(given.position().naive().options()).doesNotContain(given.action());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void theSentenceTakesAllItsArguments(Case given) {
        Objection objection = given.position().desk().objection(given.action()).orElseThrow();
        String sentence = Desk.GAME.messages(Locale.ENGLISH).getString(objection.key());

        for (int i = 0; i < objection.arguments().size(); i++) {
            assertThat(sentence).as(objection.toString()).containsPattern(argument(i));
        }
        assertThat(sentence).doesNotContainPattern(argument(objection.arguments().size()));
    }

    /** An argument as a pattern names it: itself, the number that it is, or how many units. */
    private static String argument(int i) {
        return "\\{(number|size)?" + i + "[,}]";
    }

    @Test
    @Rule({"II.D.7", "G-11"})
    void tooFewPointsSaysWhatItWouldCost() {
        Desk desk = Composed.read("", "N3=0203 E2=0807", "").desk();

        Objection objection = desk.objection("move N3 0403").orElseThrow();

        assertThat(objection.arguments()).containsExactly("N3", "0403", "3", "2");
    }

    @Test
    void theTableIsLongEnough() {
        assertThat(table()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(table().map(Case::title)).doesNotHaveDuplicates();
    }

    static Stream<Case> table() {
        return Composed.table("why-not.tsv")
                .map(f ->
                        new Case(
                                f.get(0),
                                Composed.read(f.get(1), f.get(2), f.get(3)),
                                f.get(4),
                                f.get(5),
                                TestTable.words(f.get(6), " ")));
    }
}
