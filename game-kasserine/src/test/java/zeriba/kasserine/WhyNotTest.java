package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    record Case(
            String title,
            Composed position,
            String action,
            String key,
            String rule,
            List<String> places) {
        @Override
        public String toString() {
            return title;
        }

        Objection objection() {
            return position.desk().objection(action).orElseThrow();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void namesTheParagraphAndThePlaces(Case given) {
        Objection objection = given.objection();

        assertThat(objection.key()).isEqualTo("objection." + given.key());
        assertThat(objection.rule()).as(objection.toString()).isEqualTo(given.rule());
        assertThat(objection.places()).as(objection.toString()).isEqualTo(given.places());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void itIsNotAmongTheOptions(Case given) {
        assertThat(given.position().desk().options()).doesNotContain(given.action());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void theSentenceTakesAllItsArguments(Case given) {
        Objection objection = given.objection();
        String sentence = Desk.GAME.messages(Locale.ENGLISH).getString(objection.key());

        for (int i = 0; i < objection.arguments().size(); i++) {
            boolean isSaid = Pattern.compile(argument(i)).matcher(sentence).find();
            assertThat(isSaid || objection.places().contains(objection.arguments().get(i)))
                    .as("%s of %s", i, objection)
                    .isTrue();
        }
        assertThat(sentence).doesNotContainPattern(argument(objection.arguments().size()));
    }

    /** An argument as a pattern names it: itself, the number that it is, or how many units. */
    private static String argument(int i) {
        return "\\{(number|size)?" + i + "[,}]";
    }

    @Test
    @Rule("5.1")
    void tooFewPointsSaysWhatItWouldCost() {
        Desk desk = Desk.at(3, "axis mobile-movement", "AX02=3919 AL21=0101");

        assertThat(desk.objection("move AX02 2414").orElseThrow().arguments())
                .containsExactly("AX02", "2414", "8", "6");
    }

    /** A unit and its goal in one line are the two choices one after the other, and no more. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("moves")
    void aLineOfTwoChoicesIsObjectedToAsTheyAreOneByOne(Case given) {
        List<String> words = List.of(given.action().split(" ", 3));
        Desk desk = given.position().desk();
        String take = "move " + words.get(1);
        Optional<Objection> taking = desk.objection(take);

        assertThat(desk.objection(given.action()))
                .isEqualTo(
                        taking.isPresent()
                                ? taking
                                : desk.play(take).objection("to " + words.get(2)));
    }

    @Test
    void everyObjectionIsInTheTable() {
        Set<String> keys = new TreeSet<>(Desk.GAME.messages(Locale.ENGLISH).keySet());
        keys.removeIf(key -> !key.startsWith("objection."));

        assertThat(table().map(given -> "objection." + given.key()).collect(Collectors.toSet()))
                .isEqualTo(keys);
        assertThat(table().map(Case::title)).doesNotHaveDuplicates();
    }

    static Stream<Case> moves() {
        return table().filter(given -> given.action().matches("move \\w+ \\w+.*"));
    }

    static Stream<Case> table() {
        return Composed.table("why-not.tsv")
                .map(f ->
                        new Case(
                                f.get(0),
                                Composed.read(f),
                                f.get(6),
                                f.get(7),
                                f.get(8),
                                TestTable.words(f.get(9), " ")));
    }
}
