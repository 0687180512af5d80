package zeriba.server.notice;

import java.util.Arrays;
import java.util.Locale;
import zeriba.engine.LanguageFiles;
import zeriba.wording.Argument;
import zeriba.wording.Phrase;

/** What notices say, in the language in which somebody asked for them. */
final class NoticeWords {

    private final LanguageFiles files =
            new LanguageFiles(name -> NoticeWords.class.getResourceAsStream(name));

    /** The sentence of a key, with what stands in it. */
    String say(Locale language, String key, String... parts) {
        return Phrase.of(files.messages(language).getString(key), language)
                .with(Arrays.stream(parts).map(Argument::plain).toList());
    }
}
