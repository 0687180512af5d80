package zeriba.fireandsword.state;

import java.util.Locale;

/** What constants are called in texts and data. */
public final class Word {

    private Word() {}

    /** The word for a constant. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
