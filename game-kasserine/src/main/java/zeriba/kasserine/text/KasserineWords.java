package zeriba.kasserine.text;

import java.io.InputStream;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import zeriba.engine.RuleBook;

/** What Kasserine says, in the language asked for or, where it does not speak it, in English. */
public final class KasserineWords {

    private static final String FOLDER = "/zeriba/kasserine/";

    private KasserineWords() {}

    /** Its sentences. */
    public static ResourceBundle messages(Locale locale) {
        String file = FOLDER + "messages_" + locale.getLanguage() + ".properties";
        boolean known = KasserineWords.class.getResource(file) != null;
        return ResourceBundle.getBundle(
                "zeriba.kasserine.messages", known ? locale : Locale.ENGLISH);
    }

    /** Its rules, which are in English. */
    public static RuleBook rules() {
        InputStream english = KasserineWords.class.getResourceAsStream(FOLDER + "rules_en.txt");
        return RuleBook.read(Objects.requireNonNull(english));
    }
}
