package zeriba.server.parameter;

/**
 * Text that shows what it is: without control characters, marks that turn the direction of writing,
 * or others that nobody sees. What joins letters or emoji (U+200C, U+200D) belongs to the letters.
 */
public final class PlainText {

    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;

    private PlainText() {}

    /** Whether a text is plain. */
    public static boolean is(String text) {
        return text.codePoints().noneMatch(PlainText::isUnseen);
    }

    /** The text without what is not plain in it. */
    public static String of(String text) {
        return text.codePoints()
                .filter(sign -> !isUnseen(sign))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isUnseen(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            case Character.FORMAT -> sign != NON_JOINER && sign != JOINER && !isSeen(sign);
            default -> false;
        };
    }

    /** Arabic and other signs that Unicode counts as formats and that are seen. */
    private static boolean isSeen(int sign) {
        return (sign >= 0x0600 && sign <= 0x0605)
                || sign == 0x06DD
                || sign == 0x070F
                || sign == 0x08E2
                || sign == 0x110BD
                || sign == 0x110CD;
    }
}
