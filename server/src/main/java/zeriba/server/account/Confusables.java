package zeriba.server.account;

import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.Locale;

/** Confusable names (UTS 39): names that readers take for each other have one look. */
final class Confusables {

    private static final SpoofChecker CHECKER =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    private Confusables() {}

    /** The look of a name; capital letters look like themselves and are then no different. */
    static String of(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKC).strip();
        String spaced = plain.replaceAll("[ ._-]+", " ");
        return CHECKER.getSkeleton(spaced).toLowerCase(Locale.ROOT);
    }
}
