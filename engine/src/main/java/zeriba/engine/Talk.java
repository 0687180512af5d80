package zeriba.engine;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zeriba.engine.IllegalEntryException.Reason;

/** What has been said at a table and still matters: an open request, or an agreed end. */
public record Talk(@Nullable Request request, @Nullable Result agreed) {

    static final Talk NONE = new Talk(null, null);

    /** The rules a game ends by when the players end it. */
    public static final String RESIGNED = "resigned";

    /** The rules a game ends by when the players end it. */
    public static final String AGREED = "agreed";

    /** An offer or request that waits for an answer, and the roles that have accepted so far. */
    public record Request(Role by, Word word, Set<String> accepted) {
        public Request {
            accepted = Set.copyOf(accepted);
        }

        Request acceptedBy(Role role) {
            Set<String> more = new TreeSet<>(accepted);
            more.add(role.name());
            return new Request(by, word, more);
        }
    }

    /** A draw offer lapses when play goes on; a request to take back does too. */
    Talk afterPlay() {
        return NONE;
    }

    Talk after(Role by, Word word, List<Side> sides) {
        return switch (word) {
            case Word.Undo _ -> NONE;
            case Word.UndoAsk _, Word.Offer _ -> new Talk(new Request(by, word, Set.of()), null);
            case Word.Resign _ -> new Talk(null, resigned(by, sides));
            case Word.Accept _ -> accepted(by);
            case Word.Decline _ -> {
                answerable(by);
                yield NONE;
            }
            case Word.Order _, Word.Plan _, Word.Nonce _ -> this;
        };
    }

    private Talk accepted(Role by) {
        Request open = answerable(by);
        if (open.word() instanceof Word.Offer) {
            return new Talk(null, new Result.Drawn(AGREED));
        }
        return new Talk(open.acceptedBy(by), null);
    }

    private Request answerable(Role by) {
        if (request == null) {
            throw new IllegalEntryException(Reason.NOT_NOW, "nothing waits for an answer");
        }
        boolean own =
                request.word() instanceof Word.Offer
                        ? request.by().side().equals(by.side())
                        : request.by().equals(by);
        if (own) {
            throw new IllegalEntryException(Reason.NOT_NOW, "it is for the others to answer");
        }
        return request;
    }

    private static Result resigned(Role by, List<Side> sides) {
        return sides.stream()
                .filter(side -> !side.equals(by.side()))
                .findFirst()
                .<Result>map(winner -> new Result.Won(winner, RESIGNED))
                .orElseGet(() -> new Result.Drawn(RESIGNED));
    }
}
