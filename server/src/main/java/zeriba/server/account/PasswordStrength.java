package zeriba.server.account;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.List;

/**
 * The strength of a password: how soon it is guessed by who tries common ones, names, dates and
 * keyboards first.
 */
final class PasswordStrength {

    /** Of 0 to 4: from here on more than a million guesses are needed. */
    private static final int GOOD = 2;

    /** The estimate takes longer than in proportion; what comes later only makes it better. */
    private static final int MEASURED = 64;

    private PasswordStrength() {}

    /** Whether a password falls to a few guesses, by somebody who knows the name too. */
    static boolean areFew(String password, String name) {
        String begin = password.substring(0, Math.min(MEASURED, password.length()));
        return new Zxcvbn().measure(begin, List.of(name, "zeriba")).getScore() < GOOD;
    }
}
