package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.rules.Objection;
import zeriba.testkit.TestTable;
import zeriba.testkit.contract.Grammar;
import zeriba.wording.Messages;

/** A table of composed cases: what is asked, why it is refused, by which rule, and where. */
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
            return Desk.GAME.objection(position.state(), Desk.act(action)).orElseThrow();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void namesTheReasonTheRuleAndThePlaces(Case given) {
        Objection objection = given.objection();

        assertThat(objection.key()).as("" + objection).isEqualTo("objection." + given.key());
        assertThat(objection.rule()).as("" + objection).isEqualTo(given.rule());
        assertThat(objection.places()).as("" + objection).isEqualTo(given.places());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void theSentenceTakesAllItsArguments(Case given) {
        Objection objection = given.objection();
        String sentence = Desk.GAME.messages(Locale.ENGLISH).getString(objection.key());

        for (int i = 0; i < objection.arguments().size(); i++) {
            assertThat(sentence).as("" + objection).containsPattern(argument(i));
        }
        assertThat(sentence).doesNotContainPattern(argument(objection.arguments().size()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void theSentenceReadsWellAndNamesNothingByItsId(Case given) {
        Objection objection = given.objection();
        Messages wording = Messages.of(Desk.GAME, "", Locale.ENGLISH);
        String said = wording.sentence(objection.key(), objection.arguments());

        assertThat(Grammar.faults(said, Locale.ENGLISH)).as(said).isEmpty();
        assertThat(said).doesNotContainPattern("\\b[A-Z]{4,}\\b|[a-z][A-Z]");
        for (String place : objection.places()) {
            assertThat(wording.isNamed(place)).as(place).isTrue();
        }
    }

    /** An argument as a pattern names it: itself, the number that it is, or how many units. */
    private static String argument(int i) {
        return "\\{(number|size)?" + i + "[,}]";
    }

    @Test
    void everyObjectionThatHasASentenceIsInTheTable() {
        Set<String> asked = table().map(Case::key).collect(Collectors.toCollection(TreeSet::new));
        Set<String> told = new TreeSet<>();
        for (String key : Desk.GAME.messages(Locale.ENGLISH).keySet()) {
            if (key.startsWith("objection.")) {
                told.add(key.substring("objection.".length()));
            }
        }

        assertThat(asked).isEqualTo(told);
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
                                f.get(6),
                                TestTable.words(f.get(7), " ")));
    }
}
