package zeriba.e2e.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.RuleBook;

/** All that is written in a language, by the files of the page and of the games. */
final class Written {

    private static final Path PAGE = Path.of("../client/src/main/web");
    private static final Pattern LITERAL = Pattern.compile("\"([^\"\\n]*)\"");

    private Written() {}

    /** The texts of a language that are written so in no other. */
    static Set<String> onlyIn(Locale language, Locale other) throws IOException {
        Set<String> texts = all(language);
        texts.removeAll(all(other));
        texts.removeIf(text -> text.contains("{") || !text.matches(".*\\p{L}{2}.*"));
        return texts;
    }

    private static Set<String> all(Locale language) throws IOException {
        Set<String> texts = new HashSet<>();
        String file = language.getLanguage() + ".ts";
        try (Stream<Path> files = Files.walk(PAGE)) {
            List<Path> own = files.filter(path -> path.endsWith(file)).toList();
            for (Path path : own) {
                Matcher literals = LITERAL.matcher(Files.readString(path, StandardCharsets.UTF_8));
                literals.results().map(found -> found.group(1)).forEach(texts::add);
            }
        }
        Games.all().forEach(game -> add(game, language, texts));
        return texts;
    }

    private static void add(Game<?, ?> game, Locale language, Set<String> texts) {
        ResourceBundle messages = game.messages(language);
        messages.keySet().forEach(key -> texts.add(messages.getString(key)));
        RuleBook rules = game.ruleBook(language);
        rules.chapters()
                .forEach(chapter -> {
                    texts.add(chapter.title());
                    chapter.paragraphs().forEach(paragraph -> texts.add(paragraph.text()));
                });
    }
}
