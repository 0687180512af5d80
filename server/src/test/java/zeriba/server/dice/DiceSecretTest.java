package zeriba.server.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;

class DiceSecretTest {

    private static final String HEX = "000102030405060708090a0b0c0d0e0f".repeat(2);

    /** The same scheme a second time, with big numbers. */
    private static int face(String text, int sides) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(HexFormat.of().parseHex(HEX), "HmacSHA256"));
        BigInteger all = BigInteger.TWO.pow(64);
        BigInteger limit = all.subtract(all.mod(BigInteger.valueOf(sides)));
        for (int k = 0; ; k++) {
            byte[] digest = mac.doFinal((text + k).getBytes(StandardCharsets.UTF_8));
            BigInteger word = new BigInteger(1, java.util.Arrays.copyOf(digest, 8));
            if (word.compareTo(limit) < 0) {
                return word.mod(BigInteger.valueOf(sides)).intValue() + 1;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"FIRST, ''", "SECOND, 2|"})
    void everyDieCanBeComputedAgain(Scheme scheme, String before) throws Exception {
        DiceCup cup = DiceSecret.ofHex(HEX).cup(scheme, "moslem=a,christian=b", "table7");
        for (int n = 1; n <= 200; n++) {
            String text = before + "moslem=a,christian=b|table7|" + n + "|";
            Roll roll = cup.roll(Dice.unequal(6, 16, 1), n);
            assertThat(roll)
                    .isEqualTo(
                            Roll.of(
                                    face(text + "0|", 6),
                                    face(text + "1|", 16),
                                    face(text + "2|", 1)));
        }
    }

    @Test
    void theCommitmentBindsTheSecretWithoutShowingIt() throws Exception {
        DiceSecret secret = DiceSecret.ofHex(HEX);
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(HEX));
        assertThat(secret.commitment()).isEqualTo(HexFormat.of().formatHex(digest));
        assertThat(secret.toString()).doesNotContain(HEX);
    }

    @Test
    void facesAreEven() {
        DiceCup cup = DiceSecret.ofHex(HEX).cup(Scheme.SECOND, "", "t");
        int[] count = new int[7];
        for (int n = 1; n <= 6_000; n++) {
            count[cup.roll(Dice.D6, n).face(0)]++;
        }
        for (int face = 1; face <= 6; face++) {
            assertThat(count[face]).isBetween(880, 1120);
        }
    }
}
