package zeriba.server.http;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import zeriba.engine.Dice;
import zeriba.engine.DiceCup;
import zeriba.server.table.DiceSecret;

/** Checks the single dice of a finished record against its secret and its commitment. */
final class Proof {

    private Proof() {}

    static boolean holds(String record, String nonces) {
        List<String> lines = record.lines().toList();
        String secret = header(lines, "secret");
        if (!digest(secret).equals(header(lines, "commitment"))) {
            return false;
        }
        DiceCup cup = DiceSecret.ofHex(secret).cup(nonces, header(lines, "table"));
        int entry = 0;
        int thrown = 0;
        for (String line : lines) {
            boolean isEntry = line.matches("(white|black|dice) .*");
            entry += isEntry ? 1 : 0;
            if (line.startsWith("dice ")) {
                thrown++;
                if (!line.equals("dice " + cup.roll(Dice.D6, entry))) {
                    return false;
                }
            }
        }
        return thrown > 0;
    }

    private static String header(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> line.substring(name.length() + 1))
                .findFirst()
                .orElseThrow();
    }

    private static String digest(String hex) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(hex));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
