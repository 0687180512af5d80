package zeriba.server.notice;

import java.util.Locale;

/**
 * A contact: how somebody wants to be told.
 *
 * @param holder who: as seats know them
 * @param target where to: an address of e-mail, of a push service or of a webhook
 * @param keys what a push service needs besides; empty for the others
 * @param language in which it was asked for
 */
public record Contact(String holder, Kind kind, String target, String keys, Locale language) {

    /** The kinds there are. */
    public enum Kind {
        PUSH("push"),
        EMAIL("email"),
        WEBHOOK("webhook");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        static Kind of(String word) {
            for (Kind kind : values()) {
                if (kind.word.equals(word)) {
                    return kind;
                }
            }
            throw new IllegalArgumentException("no kind of notice: " + word);
        }
    }
}
