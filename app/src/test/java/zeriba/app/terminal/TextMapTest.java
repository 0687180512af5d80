package zeriba.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;

class TextMapTest {

    private static List<String> printed(Set<String> marked) {
        return printed(Games.named("kassala").orElseThrow(), marked);
    }

    private static <S, A> List<String> printed(Game<S, A> game, Set<String> marked) {
        TextMap map = new TextMap(TextSheet.of(game.sheet()), List.of("moslem", "christian"));
        Value.Fields position =
                game.codec()
                        .write(
                                game.rules()
                                        .setup(Setup.of(game.about().scenarios().getFirst().id())));
        return map.draw(position, marked).plain();
    }

    @Test
    void theNorthWestOfKassalaLooksLikeThis() {
        String picture =
                String.join(
                        "\n",
                        printed(Set.of("0303")).subList(0, 15).stream()
                                .map(line -> line.substring(0, Math.min(35, line.length())))
                                .map(String::stripTrailing)
                                .toList());
        assertEquals(
                """
                           ______          ______
                          / 0201 \\        / 0401 \\
                   ______/        \\______/  TC 4  \\
                  / 0101 \\       ./ 0301 \\        /
                 /        \\_____./  TI 4  \\______/
                 \\        / 0202'\\        / 0402 \\.
                  \\______/  N1 3 '\\______/  ES 4  \\
                  / 0102 \\       ./ 0302 \\        /
                 /  N2 3  \\_____./ MC x3  \\______/'
                 \\        / 0203'\\        /'0403'\\
                  \\______/  N3 3 '\\______/        \\
                  / 0103 \\       ./ *0303\\        /
                 /        \\_____./        \\______/
                 \\        / 0204'\\        / 0404 \\
                  \\______/       '\\______/        \\
                """
                        .stripIndent(),
                picture.substring(picture.indexOf("           ______")) + "\n");
    }

    @Test
    void everyHexIsNamedOnce() {
        String all = String.join("\n", printed(Set.of()));
        Game<?, ?> game = Games.named("kassala").orElseThrow();
        for (String hex : TextSheet.of(game.sheet()).hexes().keySet()) {
            assertEquals(1, all.split(hex, -1).length - 1, hex);
        }
    }

    /**
     * Each game names its open ground in its own word; a hex without a letter costs nothing extra.
     */
    @Test
    void groundThatCountsHasALetterAndOpenGroundNone() {
        Game<?, ?> game = Games.named("ascari").orElseThrow();
        String all = String.join("\n", printed(game, Set.of()));
        int bare = 0;
        for (TextSheet.Cell cell : TextSheet.of(game.sheet()).hexes().values()) {
            boolean open = cell.terrain().equals("clear");
            bare += open ? 1 : 0;
            String before = open ? " " : cell.terrain().substring(0, 1);
            assertTrue(all.contains(before + cell.id()), cell.toString());
        }
        assertTrue(bare > 0);
    }
}
