package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.testkit.Json;

/** The comments that a person wrote into the golden games say what the game says. */
final class AnnotationsTest {

    private static final Pattern DIE = Pattern.compile("dice (\\d) # (\\d-\\d), (\\d): (\\w+).*");

    @ParameterizedTest
    @ValueSource(strings = {"annotated-draw", "annotated-cannon-mixed-christian-wins"})
    void saysTheColumnAndTheResultOfEveryBattle(String name) throws IOException {
        Desk desk = Desk.start("historical");
        String attack = "";
        int battles = 0;
        for (String line : Files.readAllLines(file(name))) {
            if (line.startsWith("position ")) {
                desk = Desk.of(Json.read(line.substring("position ".length())));
            } else if (line.matches("(moslem|christian|dice) .*")) {
                assertThat(line).as("every entry is annotated").contains(" # ");
                String entry = line.substring(0, line.indexOf(" # "));
                String said = entry.replaceFirst("^(moslem|christian) ", "");
                attack = said.startsWith("attack") ? said : attack;
                battles += check(desk, attack, line);
                desk = desk.play(said);
            }
        }
        assertThat(battles).isGreaterThanOrEqualTo(5);
    }

    /** The number of throws in the line, checked. */
    private static int check(Desk desk, String attack, String line) {
        if (!line.startsWith("dice")) {
            return 0;
        }
        Matcher die = DIE.matcher(line);
        assertThat(die.matches()).as(line).isTrue();
        assertThat(die.group(3)).as(line).isEqualTo(die.group(1));
        assertThat(die.group(2)).as(line).isEqualTo(Figures.column(desk, attack));
        assertThat(die.group(4))
                .as(line)
                .isEqualTo(Figures.result(desk, attack, Integer.parseInt(die.group(1))));
        return 1;
    }

    private static Path file(String name) {
        return Path.of("src/test/resources/golden/" + name + ".game");
    }
}
