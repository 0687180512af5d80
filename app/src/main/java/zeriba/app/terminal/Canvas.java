package zeriba.app.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** A sheet of characters, each with its ink. Columns and rows count from 0; outside is ignored. */
final class Canvas {

    private final char[][] characters;
    private final Ink[][] inks;

    Canvas(int columns, int rows) {
        characters = new char[rows][columns];
        inks = new Ink[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(characters[row], ' ');
            Arrays.fill(inks[row], Ink.PLAIN);
        }
    }

    /** Writes over what is there, unless a stronger ink (later in {@link Ink}) has been there. */
    void write(int column, int row, String text, Ink ink) {
        for (int i = 0; i < text.length(); i++) {
            put(column + i, row, text.charAt(i), ink);
        }
    }

    private void put(int column, int row, char character, Ink ink) {
        if (row < 0 || row >= characters.length || column < 0 || column >= characters[row].length) {
            return;
        }
        boolean taken = characters[row][column] != ' ';
        if (!taken || ink.compareTo(inks[row][column]) >= 0) {
            characters[row][column] = character;
            inks[row][column] = ink;
        }
    }

    /** The rows as text without colour, trailing blanks left out. */
    List<String> plain() {
        return Arrays.stream(characters).map(String::new).map(String::stripTrailing).toList();
    }

    /** The rows with their colours. */
    List<AttributedString> coloured() {
        return IntStream.range(0, characters.length).mapToObj(this::row).toList();
    }

    private AttributedString row(int row) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        for (int column = 0; column < characters[row].length; column++) {
            line.style(inks[row][column].style()).append(characters[row][column]);
        }
        return line.toAttributedString();
    }
}
