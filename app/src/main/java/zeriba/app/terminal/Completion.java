package zeriba.app.terminal;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Completes the word at the cursor from the actions that may be chosen and from the commands. */
record Completion(Supplier<List<String>> actions) implements Completer {

    private static final Set<String> TAKING_ACTIONS = Set.of("odds", "why");

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        words(line.words(), line.wordIndex()).forEach(word -> candidates.add(new Candidate(word)));
    }

    /** What word number {@code index} of a line may be, given those before it. */
    Set<String> words(List<String> words, int index) {
        Set<String> found = new LinkedHashSet<>();
        boolean aboutAction = index > 0 && TAKING_ACTIONS.contains(words.getFirst());
        int skipped = aboutAction ? 1 : 0;
        List<String> before = words.subList(skipped, index);
        for (String action : actions.get()) {
            List<String> parts = List.of(action.split(" ", -1));
            int place = index - skipped;
            if (parts.size() > place && parts.subList(0, place).equals(before)) {
                found.add(parts.get(place));
            }
        }
        if (index == 0) {
            found.addAll(Help.COMMANDS);
        }
        return found;
    }
}
