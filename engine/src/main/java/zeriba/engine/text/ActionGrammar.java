package zeriba.engine.text;

import java.util.List;

/**
 * The grammar of a game's actions: the forms in which they are written, such as {@code move UNIT
 * HEX}; they tell what to write instead of what could not be read.
 */
public record ActionGrammar(List<String> all) {
    public ActionGrammar {
        all = List.copyOf(all);
    }

    /** These forms. */
    public static ActionGrammar of(String... forms) {
        return new ActionGrammar(List.of(forms));
    }

    /** A refusal that shows every form. */
    public UnreadableException unreadable(String reason) {
        return new UnreadableException("", reason + "; write " + String.join(", ", all));
    }

    /** Refuses words that are not as many as the form of their verb has. */
    public void requireWords(List<String> words, int count) throws UnreadableException {
        if (words.size() != count) {
            throw unreadable("wants the form: " + of(words.getFirst()));
        }
    }

    private String of(String verb) {
        return all.stream()
                .filter(form -> form.split(" ", 2)[0].equals(verb))
                .findFirst()
                .orElseThrow();
    }
}
