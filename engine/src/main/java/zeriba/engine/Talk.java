package zeriba.engine;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zeriba.engine.IllegalEntryException.Reason;

/**
 * What has been said at a table and still matters: an open request, an agreed end, the side whose
 * time is over.
 */
public record Talk(@Nullable Request request, @Nullable Result agreed, @Nullable Side late) {

    static final Talk NONE = new Talk(null, null, null);

    /** The rules a game ends by when the players end it. */
    public static final String RESIGNED = "resigned";

    /** The rules a game ends by when the players end it. */
    public static final String AGREED = "agreed";

    /** The rules a game ends by when the players end it. */
    public static final String TIME = "time";

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

    /** All of it lapses when play goes on. */
    Talk afterPlay() {
        return NONE;
    }

    Talk after(Role by, Word word, List<Side> sides) {
        return switch (word) {
            case Word.Undo _ -> NONE;
            case Word.UndoAsk _, Word.Offer _ ->
                    new Talk(new Request(by, word, Set.of()), null, late);
            case Word.Resign _ -> new Talk(null, resigned(by, sides), null);
            case Word.Accept _ -> accepted(by);
            case Word.Decline _ -> {
                answerable(by);
                yield new Talk(null, null, late);
            }
            case Word.Timeout _ -> new Talk(request, null, by.side());
            case Word.Claim _ -> new Talk(null, claimed(by), null);
            case Word.Order _, Word.Plan _, Word.Nonce _ -> this;
            case Word.Adopt _, Word.Lapsed _, Word.Seat _, Word.Commitment _ -> this;
        };
    }

    private Talk accepted(Role by) {
        Request open = answerable(by);
        if (open.word() instanceof Word.Offer) {
            return new Talk(null, new Result.Drawn(AGREED), null);
        }
        return new Talk(open.acceptedBy(by), null, late);
    }

    private Result claimed(Role by) {
        if (late == null || late.equals(by.side())) {
            throw new IllegalEntryException(Reason.NOT_NOW, "nobody else's time is over");
        }
        return new Result.Won(by.side(), TIME);
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
