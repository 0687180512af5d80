package zeriba.engine.text;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A small immutable map of values by name, in the order in which they were given. Two arrays in
 * place of a table of nodes: trees are built field by field, and most have fewer than a dozen.
 */
final class SmallMap extends AbstractMap<String, Value> {

    /** More than this many are found faster in a hashed map. */
    static final int MOST = 16;

    private final String[] names;
    private final Value[] values;

    SmallMap(String[] names, Value[] values) {
        this.names = names;
        this.values = values;
    }

    /** The same names and values as {@code map}, of {@link #MOST} at most. */
    static SmallMap of(Map<String, Value> map) {
        String[] names = new String[map.size()];
        Value[] values = new Value[map.size()];
        int i = 0;
        for (Map.Entry<String, Value> entry : map.entrySet()) {
            names[i] = entry.getKey();
            values[i++] = entry.getValue();
        }
        return new SmallMap(names, values);
    }

    /** These with one more at the end, or one replaced where it stands. */
    SmallMap with(String name, Value value) {
        int at = at(name);
        int size = at < 0 ? names.length + 1 : names.length;
        int place = at < 0 ? names.length : at;
        String[] moreNames = at < 0 ? Arrays.copyOf(names, size) : names;
        Value[] moreValues = Arrays.copyOf(values, size);
        moreNames[place] = name;
        moreValues[place] = value;
        return new SmallMap(moreNames, moreValues);
    }

    private int at(@Nullable Object name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int size() {
        return names.length;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return at(name) >= 0;
    }

    @Override
    public @Nullable Value get(@Nullable Object name) {
        int at = at(name);
        return at < 0 ? null : values[at];
    }

    @Override
    public Set<Map.Entry<String, Value>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return names.length;
            }

            @Override
            public Iterator<Map.Entry<String, Value>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Map.Entry<String, Value>> {
        private int next = 0;

        @Override
        public boolean hasNext() {
            return next < names.length;
        }

        @Override
        public Map.Entry<String, Value> next() {
            if (next >= names.length) {
                throw new NoSuchElementException();
            }
            Map.Entry<String, Value> entry = Map.entry(names[next], values[next]);
            next++;
            return entry;
        }
    }
}
