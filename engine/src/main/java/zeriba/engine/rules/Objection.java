package zeriba.engine.rules;

import java.util.List;

/**
 * Why something is not allowed.
 *
 * @param rule the paragraph that forbids it
 * @param key the message that says so, in the game's message files
 * @param arguments what the message's places {0}, {1}, ... stand for
 * @param places the places and units concerned, by printed label or id
 */
public record Objection(String rule, String key, List<String> arguments, List<String> places) {
    public Objection {
        arguments = List.copyOf(arguments);
        places = List.copyOf(places);
    }
}
