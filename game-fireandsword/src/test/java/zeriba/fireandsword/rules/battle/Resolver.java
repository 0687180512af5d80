package zeriba.fireandsword.rules.battle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;

/** Battles for tests: read from text, and fought out. */
final class Resolver {

    private Resolver() {}

    static List<List<String>> table(String file) {
        try (InputStream in = Resolver.class.getResourceAsStream(file)) {
            String text =
                    new String(
                            Objects.requireNonNull(in, file).readAllBytes(),
                            StandardCharsets.UTF_8);
            return text.lines().map(line -> List.of(line.split("\t", -1))).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Kind kind(String word) {
        return Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    static List<Troop> troops(String text) {
        List<Troop> troops = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            String[] parts = word.split(":", -1);
            troops.add(
                    new Troop(
                            parts[0],
                            Arm.valueOf(parts[1].toUpperCase(Locale.ROOT).replace('-', '_')),
                            Grade.valueOf(parts[2].toUpperCase(Locale.ROOT)),
                            Integer.parseInt(parts[3]),
                            parts.length > 4));
        }
        return troops;
    }

    /** The battle fought to its end with dice from a seed. */
    static Field fought(Muster muster, long seed) {
        DiceCup cup = DiceCup.seeded(seed);
        Field field = QuickBattle.settled(QuickBattle.of(muster));
        Optional<Dice> dice = QuickBattle.dice(field);
        for (int n = 1; dice.isPresent(); n++) {
            field = QuickBattle.rolled(field, cup.roll(dice.get(), n));
            dice = QuickBattle.dice(field);
        }
        return field;
    }

    /** Faces written one after another as single signs, or three for the great ones. */
    static final class Trace {
        private final String text;
        private int at;

        Trace(String text) {
            this.text = text;
        }

        private int next() {
            char sign = text.charAt(at++);
            if (sign != '~') {
                return sign - 35;
            }
            int high = text.charAt(at++) - 35;
            return high * 86 + text.charAt(at++) - 35;
        }

        Roll roll(Dice dice) {
            int[] faces = new int[dice.count()];
            for (int i = 0; i < faces.length; i++) {
                faces[i] = next();
            }
            Roll roll = Roll.of(faces);
            if (!dice.canShow(roll)) {
                throw new AssertionError(dice + " cannot show " + roll);
            }
            return roll;
        }

        boolean isSpent() {
            return at == text.length();
        }
    }
}
