package zeriba.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/**
 * The responses that are the same for everybody and for as long as the server runs, such as sheets
 * and messages: each is made by the first who asks, while others wait for it. The ones asked for
 * last are kept, so that invented languages fill no memory.
 */
final class ResponseCache {

    /** [design] Sheet, rules and messages of some games in some languages and scenarios. */
    private static final int MOST = 100;

    private static final String JSON = "application/json";

    private final Map<Key, Made> kept = new Latest();

    /** What was asked for. */
    record Key(String what, String game, String scenario, String language) {

        /** Something that there is only one of. */
        static Key of(String what) {
            return new Key(what, "", "", "");
        }
    }

    private static final class Latest extends LinkedHashMap<Key, Made> {
        private static final long serialVersionUID = 1L;

        Latest() {
            super(MOST, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Made> eldest) {
            return size() > MOST;
        }
    }

    /** A response that is made when it is first wanted. */
    private static final class Made {
        private @Nullable CachedResponse response;

        synchronized CachedResponse response(Supplier<Value> told) {
            CachedResponse known = response;
            if (known == null) {
                known = new CachedResponse(JSON, Json.bytes(told.get()));
                response = known;
            }
            return known;
        }
    }

    /** The response to a question, which is {@code told} to the first who asks it. */
    CachedResponse response(Key key, Supplier<Value> told) {
        return made(key).response(told);
    }

    private Made made(Key key) {
        synchronized (kept) {
            return Optional.ofNullable(kept.get(key)).orElseGet(() -> begun(key));
        }
    }

    private Made begun(Key key) {
        Made made = new Made();
        kept.put(key, made);
        return made;
    }
}
