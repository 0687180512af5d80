package zeriba.kassala.text;

import java.io.InputStream;
import java.util.Locale;
import java.util.ResourceBundle;
import zeriba.engine.RuleBook;

/** What Kassala says, in the language asked for or, where it does not speak it, in English. */
public final class KassalaWords {

    private KassalaWords() {}

    /** Its sentences. */
    public static ResourceBundle messages(Locale locale) {
        boolean known =
                KassalaWords.class.getResource(file("messages", locale, ".properties")) != null;
        return ResourceBundle.getBundle("zeriba.kassala.messages", known ? locale : Locale.ENGLISH);
    }

    /** Its rules. */
    public static RuleBook rules(Locale locale) {
        InputStream wanted = KassalaWords.class.getResourceAsStream(file("rules", locale, ".txt"));
        return wanted == null ? rules(Locale.ENGLISH) : RuleBook.read(wanted);
    }

    private static String file(String name, Locale locale, String extension) {
        return "/zeriba/kassala/" + name + "_" + locale.getLanguage() + extension;
    }
}
