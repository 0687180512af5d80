package zeriba.ascari.text;

import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;

/**
 * The sentences of a language, with the names of the units of a battle on the field: of what its
 * arm is called there and its number, or as whoever asked for the battle calls them.
 */
public final class FieldNames extends ResourceBundle {

    private static final String UNIT = "unit.";

    private final ResourceBundle words;
    private final Battle battle;

    public FieldNames(ResourceBundle words, Battle battle) {
        this.words = words;
        this.battle = battle;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FieldNames that
                && words.equals(that.words)
                && battle.equals(that.battle);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }

    @Override
    public Locale getLocale() {
        return words.getLocale();
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        Optional<Counter> unit =
                key.startsWith(UNIT)
                        ? battle.named(key.substring(UNIT.length()))
                        : Optional.empty();
        return unit.isPresent()
                ? name(unit.get().name())
                : words.containsKey(key) ? words.getString(key) : null;
    }

    private String name(String name) {
        int end = name.lastIndexOf(' ');
        String key = "arm." + (end < 0 ? name : name.substring(0, end));
        return words.containsKey(key)
                ? words.getString(key) + (end < 0 ? "" : name.substring(end))
                : name;
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new LinkedHashSet<>(words.keySet());
        battle.counters().forEach(counter -> keys.add(UNIT + counter.id()));
        return Collections.enumeration(keys);
    }
}
