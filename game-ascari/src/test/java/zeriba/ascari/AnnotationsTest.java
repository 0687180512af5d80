package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S4_Hits.LeaderHits;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.S5_Melee;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Position;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.RuleCoverage;

/**
 * The comments that a person wrote into the golden games say what the game says: each has a
 * paragraph of the index, and each throw has one with its sum. In some games every entry has one,
 * in battles on the field those that decide.
 */
final class AnnotationsTest {

    private static final Set<String> INDEX = RuleCoverage.index(AscariGame.class, "rules.tsv");

    private static final String COMMENT = " # ";
    private static final int FACES = 6;

    private static final Pattern ENTRY = Pattern.compile("(attacker|defender|dice) .*");
    private static final Pattern WITNESS = Pattern.compile(".* # turn \\d+ state [0-9a-f]{16}");
    private static final Pattern CITED =
            Pattern.compile("\\b(\\d\\.\\d+|[RGN]-\\d+|S\\d\\.[A-Z]+|FIELD\\.[A-Z]+)\\b");
    private static final Pattern SHOT =
            Pattern.compile(
                    "(\\d)(?: ([+-] \\d) = (-?\\d))?, from (\\d) on: (a miss|a hit|two hits)\\b.*");
    private static final Pattern LEADER =
            Pattern.compile("L-[A-Z]+\\d? (\\d), from (\\d) on: (a hit|nothing)\\b.*");
    private static final Pattern MELEE =
            Pattern.compile("(\\S+) ([^=;]*) = (\\d+); (\\S+) ([^=;]*) = (\\d+)\\b(.*)");
    private static final Pattern TERM = Pattern.compile("(?:^|([+-]) )(\\d+)\\b");

    @ParameterizedTest
    @CsvSource({
        "golden/annotated-first-agordat-raiders-win, 20",
        "golden/annotated-amba-alagi-draw, 20",
        "golden-field/annotated/town-a-sally, 12",
        "golden-field/annotated/steamer-past-nine-rifles, 9"
    })
    void sayTheRuleOfEveryEntryAndTheSumOfEveryThrow(String name, int throwsAtLeast)
            throws IOException, UnreadableException {
        List<String> lines = checked(name, throwsAtLeast);

        assertThat(lines).as("every entry is annotated").allMatch(line -> line.contains(COMMENT));
    }

    @ParameterizedTest
    @CsvSource({
        "ambush-both-beaten, 25, FIELD.HIDDEN FIELD.WAVES FIELD.CONTACT FIELD.CLOSED FIELD.BREAK",
        "camp-two-waves, 25, FIELD.DAWN FIELD.WAVES FIELD.CONTACT FIELD.CHARGE FIELD.LOOSE",
        "column-through, 7, FIELD.TRANSPORT FIELD.WAVES FIELD.CONTACT FIELD.CLOSED FIELD.LOOSE",
        "sortie-held, 15, FIELD.VICTORY FIELD.WAVES FIELD.CONTACT FIELD.CLOSED FIELD.CHARGE",
        "surprise-at-dawn, 15, FIELD.DAWN FIELD.WAVES FIELD.CHARGE FIELD.LOOSE FIELD.FORCES"
    })
    void sayOfABattleOnTheFieldWhichOfItsRulesDecide(
            String name, int throwsAtLeast, String decisive)
            throws IOException, UnreadableException {
        List<String> lines = checked("golden-field/annotated/" + name, throwsAtLeast);

        assertThat(String.join(" ", lines)).contains(decisive.split(" "));
    }

    /** The entries of a game, whose comments have been compared with what it says. */
    private static List<String> checked(String name, int throwsAtLeast)
            throws IOException, UnreadableException {
        String text = Files.readString(file(name));
        AscariGame game = Desk.GAME.with(RecordText.overridesOf(text));
        GameRecord<Act> record = RecordText.read(game, text);
        List<String> lines = text.lines().filter(line -> ENTRY.matcher(line).matches()).toList();
        assertThat(lines).hasSameSizeAs(record.entries());

        Position<Ascari, Act> position = Position.start(game.rules(), record.start().setup());
        int throwsSeen = 0;
        for (int i = 0; i < lines.size(); i++) {
            Entry<Act> entry = record.entries().get(i);
            if (entry instanceof Entry.Rolled<Act>(Roll roll)) {
                checkThrow(position.state(), roll, annotation(lines.get(i)));
                throwsSeen++;
            } else if (isAnnotated(lines.get(i))) {
                annotation(lines.get(i));
            }
            position = position.after(game.rules(), entry);
        }

        assertThat(throwsSeen).isGreaterThanOrEqualTo(throwsAtLeast);
        assertThat(lines.getLast())
                .as("the account")
                .contains("= " + S7_Victory.margin(position.state()));
        return lines;
    }

    /** Whether a person has said something of an entry: more than where a turn begins. */
    private static boolean isAnnotated(String line) {
        return line.contains(COMMENT) && !WITNESS.matcher(line).matches();
    }

    /** What the comment of an entry says; it cites the index, and nothing else. */
    private static String annotation(String line) {
        assertThat(line).as("a throw is annotated").contains(COMMENT);
        String said = line.substring(line.indexOf(COMMENT) + COMMENT.length());
        assertThat(CITED.matcher(said).results().map(MatchResult::group))
                .as(line)
                .isNotEmpty()
                .isSubsetOf(INDEX);
        return said;
    }

    private static void checkThrow(Ascari before, Roll roll, String said) {
        if (before.agenda().now() instanceof Shot shot) {
            checkShot(before, shot, roll.face(0), said);
        } else if (before.agenda().now() instanceof Melee melee) {
            checkMelee(before, melee, roll, said);
        } else {
            checkLeader(before, roll, said);
        }
    }

    private static void checkShot(Ascari before, Shot shot, int face, String said) {
        Matcher sum = matched(SHOT, said);
        int modifier =
                S4_Fire.modifier(
                        before,
                        before.counter(shot.firer()),
                        before.at(shot.target()),
                        shot.opportunity());
        int written = sum.group(2) == null ? 0 : Integer.parseInt(sum.group(2).replace(" ", ""));
        assertThat(sum.group(1)).as(said).isEqualTo("" + face);
        assertThat(written).as(said).isEqualTo(modifier);
        assertThat(sum.group(3) == null ? sum.group(1) : sum.group(3))
                .as(said)
                .isEqualTo("" + (face + modifier));
        for (int other = 1; other <= FACES; other++) {
            assertThat(S4_Fire.hits(before, shot, other) > 0)
                    .as(said)
                    .isEqualTo(other + modifier >= number(sum, 4));
        }
        assertThat(sum.group(5))
                .as(said)
                .isEqualTo(
                        switch (S4_Fire.hits(before, shot, face)) {
                            case 0 -> "a miss";
                            case 1 -> "a hit";
                            default -> "two hits";
                        });
    }

    private static void checkLeader(Ascari before, Roll roll, String said) {
        assertThat(before.agenda().now()).isInstanceOf(LeaderHits.class);
        Matcher sum = matched(LEADER, said);
        assertThat(number(sum, 1)).as(said).isEqualTo(roll.face(0));
        assertThat(number(sum, 2)).as(said).isEqualTo(before.parameters().tables().leaderHit());
        boolean isHit = Desk.GAME.effect(before, roll).equals("hit");
        assertThat(sum.group(3)).as(said).isEqualTo(isHit ? "a hit" : "nothing");
    }

    private static void checkMelee(Ascari before, Melee melee, Roll roll, String said) {
        Matcher sums = matched(MELEE, said);
        int attack = S5_Melee.attack(before, melee, (_, _, _) -> {}) + roll.face(0);
        int defence = S5_Melee.defence(before, melee, (_, _, _) -> {}) + roll.face(1);
        assertThat(sums.group(1)).as(said).isEqualTo(before.counter(melee.attacker()).id());
        assertThat(sums.group(4)).as(said).isEqualTo(before.counter(melee.defender()).id());
        assertThat(sum(sums.group(2))).as(said).isEqualTo(attack).isEqualTo(number(sums, 3));
        assertThat(sum(sums.group(5))).as(said).isEqualTo(defence).isEqualTo(number(sums, 6));
        assertThat(sums.group(7))
                .as(said)
                .contains(
                        switch (S5_Melee.outcome(before, melee, roll)) {
                            case TIE -> "the same value";
                            case ATTACKER_RETREATS, DEFENDER_RETREATS ->
                                    "more by " + Math.abs(attack - defence) + ": retreat";
                            case ATTACKER_HIT, DEFENDER_HIT -> "retreat and 1 hit";
                            case ATTACKER_OVERRUN, DEFENDER_OVERRUN -> ": overrun";
                        });
    }

    /** The sum of the figures in {@code 2 - 1 RETREAT (5.3) + 3}. */
    private static int sum(String parameters) {
        return TERM.matcher(parameters)
                .results()
                .mapToInt(term ->
                        Integer.parseInt(("-".equals(term.group(1)) ? "-" : "") + term.group(2)))
                .sum();
    }

    private static int number(MatchResult matched, int group) {
        return Integer.parseInt(matched.group(group));
    }

    private static Matcher matched(Pattern form, String said) {
        Matcher matcher = form.matcher(said);
        assertThat(matcher.matches()).as(said).isTrue();
        return matcher;
    }

    private static Path file(String name) {
        return Path.of("src/test/resources/" + name + ".game");
    }
}
