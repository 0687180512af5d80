package zeriba.engine.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** An objection in the making: a paragraph, a message, what stands in it, and what it points at. */
public final class ObjectionDraft {

    /** As many words and places as most objections have; nearly all are counted and never read. */
    private static final int FEW = 3;

    private final String rule;
    private final String key;
    private final List<String> arguments = new ArrayList<>(FEW);
    private final List<String> places = new ArrayList<>(FEW);

    private ObjectionDraft(String rule, String key) {
        this.rule = rule;
        this.key = "objection." + key;
    }

    /** An objection of a paragraph by a message's key without its beginning {@code objection.}. */
    public static ObjectionDraft of(String rule, String key) {
        return new ObjectionDraft(rule, key);
    }

    /** What the sentence says in its next place. */
    public ObjectionDraft word(String word) {
        arguments.add(word);
        return this;
    }

    /** Places and units that are pointed at, by printed label or id; each once. */
    public ObjectionDraft at(Collection<String> names) {
        names.forEach(this::at);
        return this;
    }

    /** A place or unit that is pointed at. */
    public ObjectionDraft at(String name) {
        if (!places.contains(name)) {
            places.add(name);
        }
        return this;
    }

    /** A place or unit that the sentence names and that is pointed at. */
    public ObjectionDraft named(String name) {
        return word(name).at(name);
    }

    /** The objection. */
    public Optional<Objection> given() {
        return Optional.of(new Objection(rule, key, arguments, places));
    }
}
