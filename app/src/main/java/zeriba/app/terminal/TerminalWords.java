package zeriba.app.terminal;

import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import zeriba.engine.LanguageFiles;
import zeriba.wording.Argument;
import zeriba.wording.Phrase;

/** What the terminal itself says, in one language; what a language lacks is said in English. */
public final class TerminalWords {

    private static final LanguageFiles FILES =
            new LanguageFiles(name -> TerminalWords.class.getResourceAsStream(name));

    private static final String FIELD = "field.";

    private final Locale language;
    private final ResourceBundle messages;

    private TerminalWords(Locale language) {
        this.language = language;
        this.messages = FILES.messages(language);
    }

    /** The words of {@code language}. */
    public static TerminalWords in(Locale language) {
        return new TerminalWords(language);
    }

    /** The sentence of a key, with what stands in it. */
    public String say(String key, String... parts) {
        return Phrase.of(messages.getString(key), language)
                .with(Arrays.stream(parts).map(Argument::plain).toList());
    }

    /** What a field of an answer is called; as the protocol has it where there is no word. */
    String field(String name) {
        return messages.containsKey(FIELD + name) ? messages.getString(FIELD + name) : name;
    }

    Locale language() {
        return language;
    }
}
