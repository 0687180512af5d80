package zeriba.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.app.games.Games;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.LanguageFiles;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** In Italian the terminal says nothing in English but what is typed: commands and actions. */
class TerminalLanguagesTest {

    private static final int CHOICES = 24;

    /** Small words of English that hardly any of its sentences does without. */
    private static final Pattern ENGLISH =
            Pattern.compile(
                    "(?i)\\b(the|of|and|is|are|with|from|has|have|this|cannot|your|you|to)\\b");

    /** Names that are the same in every language. */
    private static final Pattern NAMES =
            Pattern.compile(
                    "Fire and Sword in the Sudan|Lothians and Border Horse|Duke of Cornwall’s");

    private static final LanguageFiles FILES =
            new LanguageFiles(name -> TerminalWords.class.getResourceAsStream(name));

    private static final List<String> ASKED =
            List.of("help", "hint", "moves", "odds", "why", "undo", "undo x", "save", "load /no");

    @ParameterizedTest
    @ValueSource(strings = {"kassala", "ascari", "kasserine", "fireandsword"})
    void inItalianNoEnglishIsSaid(String id) {
        Game<?, ?> game = Games.named(id).orElseThrow();
        Set<String> english = wordsOnlyOf(Locale.ENGLISH, Locale.ITALIAN);
        english.removeAll(Help.COMMANDS);
        game.orders().kinds().forEach(kind -> english.remove(kind.id()));
        List<String> foreign = new ArrayList<>();
        int said = 0;
        for (String told : said(game)) {
            String line = NAMES.matcher(told).replaceAll("");
            said++;
            boolean hasWord = Arrays.stream(line.split("[^\\p{L}]+")).anyMatch(english::contains);
            if (hasWord || ENGLISH.matcher(line).find()) {
                foreign.add(line);
            }
        }
        assertTrue(said > CHOICES);
        assertEquals(List.of(), foreign);
    }

    @Test
    void everySentenceOfTheTerminalIsThereInItalianWithTheSamePlaces() {
        ResourceBundle english = FILES.messages(Locale.ENGLISH);
        ResourceBundle italian = FILES.messages(Locale.ITALIAN);
        assertFalse(english.keySet().isEmpty());
        assertEquals(places(english), places(italian));
        for (String key : english.keySet()) {
            // what a language lacks is the very text of English
            assertFalse(isSame(english.getString(key), italian.getString(key)), key);
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(String one, String other) {
        return one == other;
    }

    private static Map<String, List<String>> places(ResourceBundle messages) {
        Map<String, List<String>> places = new TreeMap<>();
        for (String key : messages.keySet()) {
            places.put(
                    key,
                    Pattern.compile("\\{(number)?\\d")
                            .matcher(messages.getString(key))
                            .results()
                            .map(found -> found.group())
                            .sorted()
                            .toList());
        }
        return places;
    }

    /**
     * What is said while some of a game is played by typing, without what merely echoes actions.
     */
    private static List<String> said(Game<?, ?> game) {
        try (LevelPlayers levels = new LevelPlayers()) {
            Operations operations =
                    new Operations(new MemoryTables(Games.all()), levels, ViewScope.PROTOCOL);
            Set<String> sides =
                    game.about().sides().stream()
                            .map(side -> side.name())
                            .collect(Collectors.toSet());
            TypedGame typed =
                    new TypedGame(
                            operations, game, sides, "recruit", TerminalWords.in(Locale.ITALIAN));
            List<AttributedString> lines = new ArrayList<>();
            Value.Fields opening =
                    Value.NO_FIELDS
                            .with("game", Value.of(game.about().id()))
                            .with("seed", Value.of(7));
            lines.addAll(typed.open("new", opening));
            play(game, typed, lines);
            lines.addAll(typed.type("resign").lines());
            lines.addAll(typed.type("quit").lines());
            return lines.stream()
                    .map(AttributedString::toString)
                    .filter(line -> !isMap(line) && !isAction(game, line))
                    .toList();
        }
    }

    private static void play(Game<?, ?> game, TypedGame typed, List<AttributedString> lines) {
        for (int i = 0; i < CHOICES && !typed.actions().isEmpty(); i++) {
            List<String> actions = typed.actions();
            String action = actions.get(7 * i % actions.size());
            lines.add(new AttributedString(typed.prompt()));
            if (i % 6 == 5) {
                String unit = action.split("[ +]", 0).length > 1 ? action.split("[ +]", 0)[1] : "";
                questions(game, action, unit)
                        .forEach(line -> lines.addAll(typed.type(line).lines()));
            }
            lines.addAll(typed.type(action).lines());
        }
    }

    private static Stream<String> questions(Game<?, ?> game, String action, String unit) {
        Stream<String> looks =
                game.looks().stream()
                        .map(BoardQuery.Kind::what)
                        .flatMap(what -> Stream.of("look " + what, "look " + what + " " + unit));
        Stream<String> about = Stream.of("odds " + action, "why " + action, "order losses x");
        return Stream.concat(Stream.concat(ASKED.stream(), about), looks);
    }

    /** A line of the map, or one that only has codes. */
    private static boolean isMap(String line) {
        return line.contains("__") || line.contains("/ ") || line.contains("\\");
    }

    /** A line that is in the notation, perhaps with what it is said to be worth. */
    private static boolean isAction(Game<?, ?> game, String line) {
        String first = line.strip().split(" ", 2)[0];
        return line.startsWith("  ")
                && game.notation().forms().stream()
                        .anyMatch(form -> form.split(" ", 2)[0].equals(first));
    }

    private static Set<String> wordsOnlyOf(Locale language, Locale other) {
        Set<String> words = fieldWords(language);
        words.removeAll(fieldWords(other));
        return words;
    }

    private static Set<String> fieldWords(Locale language) {
        ResourceBundle messages = FILES.messages(language);
        Set<String> words = new TreeSet<>();
        for (String key : messages.keySet()) {
            if (key.startsWith("field.")) {
                words.addAll(List.of(messages.getString(key).split(" ", -1)));
            }
        }
        return words;
    }
}
