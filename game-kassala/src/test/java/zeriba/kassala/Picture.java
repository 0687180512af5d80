package zeriba.kassala;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Units on a part of the board, drawn as text: {@code 0304:P1} is a hex with a unit, {@code
 * 0302:MC1+MC2} a stack; everything else is there for the eye. Even columns stand half a hex
 * higher, as on the board.
 */
public final class Picture {

    private static final Pattern HELD = Pattern.compile("\\b(\\d{4}):([A-Z0-9+]+)");

    private Picture() {}

    /** Where the units of the picture stand. */
    public static Map<String, String> places(String picture) {
        Map<String, String> places = new LinkedHashMap<>();
        Matcher held = HELD.matcher(picture);
        while (held.find()) {
            for (String unit : held.group(2).split("\\+", -1)) {
                places.put(unit, held.group(1));
            }
        }
        return places;
    }
}
