package zeriba.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which passwords are tried first. */
class PasswordStrengthTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1234567890",
                "qwertyuiop",
                "aaaaaaaaaa",
                "password123",
                "Sir Samuel",
                "zeribazeriba",
                "abcabcabcabc"
            })
    void commonOnesAndOnesNameFallToAFewGuesses(String password) {
        assertThat(PasswordStrength.areFew(password, "Sir Samuel")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a fence of thorns", "cranes over the Gash", "X3$kd0-qPw"})
    void wordsThatHaveNothingToDoWithEachOtherDoNot(String password) {
        assertThat(PasswordStrength.areFew(password, "Sir Samuel")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "1", "a1b2"})
    void theLongestIsMeasuredToo(String part) {
        assertThat(PasswordStrength.areFew(part.repeat(200 / part.length()) + "!", "Al")).isTrue();
    }
}
