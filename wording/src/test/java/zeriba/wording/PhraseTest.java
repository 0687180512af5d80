package zeriba.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import zeriba.wording.Argument.GrammaticalNumber;

/** A pattern agrees with the numbers and lists that stand in it. */
class PhraseTest {

    private static final String TURNS =
            "{0} rests for {number1, plural, one {# more turn} other {# more turns}}.";
    private static final String GO = "{size0, plural, one {{0} has} other {{0} have}} gone to {1}.";

    @Test
    void aNumberDecidesTheForm() {
        assertThat(english(TURNS, "Gordon", "1")).isEqualTo("Gordon rests for 1 more turn.");
        assertThat(english(TURNS, "Gordon", "3")).isEqualTo("Gordon rests for 3 more turns.");
    }

    @Test
    void theLengthOfAListDecidesTheForm() {
        assertThat(english(GO, "A", "0101")).isEqualTo("A has gone to 0101.");
        assertThat(english(GO, "A+B", "0101")).isEqualTo("A+B have gone to 0101.");
        assertThat(english(GO, "0304, 0305", "0101")).isEqualTo("0304, 0305 have gone to 0101.");
    }

    @Test
    void aVerbAgreesWithOneNameThatIsPlural() {
        Phrase gone = Phrase.of("{0} {agrees0, plural, one {has} other {have}} gone.", Locale.UK);
        Argument one = new Argument("E-YR1", "Imperial rifles 1", GrammaticalNumber.PLURAL);
        assertThat(gone.with(List.of(one))).isEqualTo("Imperial rifles 1 have gone.");
        assertThat(gone.with(words("Gordon"))).isEqualTo("Gordon has gone.");
        assertThat(gone.with(words("Gordon, Baker"))).isEqualTo("Gordon, Baker have gone.");
    }

    @Test
    void anotherLanguageCountsByItsOwnRules() {
        String pattern = "{number0, plural, one {# turno} other {# turni}}";
        assertThat(Phrase.of(pattern, Locale.ITALIAN).with(words("1"))).isEqualTo("1 turno");
        assertThat(Phrase.of(pattern, Locale.ITALIAN).with(words("0"))).isEqualTo("0 turni");
    }

    @Test
    void anApostropheStandsForItself() {
        assertThat(english("the enemy's {0} wasn't seen", "guns"))
                .isEqualTo("The enemy's guns wasn't seen");
    }

    @Test
    void aLabelOfFiguresIsNoNumber() {
        assertThat(english("{0} and {1}", "1010", "0304")).isEqualTo("1010 and 0304");
    }

    /** The page's own test reads the same file. */
    @Test
    void everySharedSampleIsFilledAsThePageFillsIt() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../protocol/phrases.tsv"));
        List<String> samples = lines.stream().filter(line -> !line.startsWith("#")).toList();
        assertThat(samples).hasSizeGreaterThan(15);
        for (String sample : samples) {
            String[] parts = sample.split("\t");
            Phrase phrase = Phrase.of(parts[1], Locale.of(parts[0]));
            String told = phrase.with(words(parts[2].split("\\|")));
            assertThat(told).as(sample).isEqualTo(parts[3]);
        }
    }

    @Test
    void aPatternThatCannotBeReadIsRefused() {
        assertThatThrownBy(() -> Phrase.of("{0, plural, one {a}", Locale.ENGLISH))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String english(String pattern, String... words) {
        return Phrase.of(pattern, Locale.ENGLISH).with(words(words));
    }

    private static List<Argument> words(String... words) {
        return List.of(words).stream().map(Argument::plain).toList();
    }
}
