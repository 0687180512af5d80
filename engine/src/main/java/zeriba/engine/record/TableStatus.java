package zeriba.engine.record;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.IllegalEntryException.Reason;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;

/**
 * The status of a table beside its game: an open request, an agreed end, the side whose time is
 * over.
 */
public record TableStatus(@Nullable Request request, @Nullable Result agreed, @Nullable Side late) {

    static final TableStatus NONE = new TableStatus(null, null, null);

    /** The rules a game ends by when the players end it. */
    public static final String RESIGNED = "resigned";

    /** The rules a game ends by when the players end it. */
    public static final String AGREED = "agreed";

    /** The rules a game ends by when the players end it. */
    public static final String TIME = "time";

    /** An offer or request that waits for an answer, and the roles that have accepted so far. */
    public record Request(Role by, TableAction word, Set<String> accepted) {
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
    TableStatus afterPlay() {
        return NONE;
    }

    TableStatus after(Role by, TableAction word, List<Side> sides) {
        return switch (word) {
            case TableAction.Undo _ -> NONE;
            case TableAction.UndoAsk _, TableAction.Offer _ ->
                    new TableStatus(new Request(by, word, Set.of()), null, late);
            case TableAction.Resign _ -> new TableStatus(null, resigned(by, sides), null);
            case TableAction.Accept _ -> accepted(by);
            case TableAction.Decline _ -> {
                answerable(by);
                yield new TableStatus(null, null, late);
            }
            case TableAction.Retract _ -> retracted(by);
            case TableAction.Timeout _ -> new TableStatus(request, null, by.side());
            case TableAction.Claim _ -> new TableStatus(null, claimed(by), null);
            case TableAction.Order _, TableAction.Plan _, TableAction.Nonce _ -> this;
            case TableAction.Adopt _,
                    TableAction.Lapsed _,
                    TableAction.Seat _,
                    TableAction.Commitment _,
                    TableAction.Outcome _ ->
                    this;
        };
    }

    private TableStatus retracted(Role by) {
        if (request == null || !request.by().equals(by)) {
            throw new IllegalEntryException(Reason.NOT_NOW, "you have asked for nothing");
        }
        return new TableStatus(null, null, late);
    }

    private TableStatus accepted(Role by) {
        Request open = answerable(by);
        if (open.word() instanceof TableAction.Offer) {
            return new TableStatus(null, new Result.Drawn(AGREED), null);
        }
        return new TableStatus(open.acceptedBy(by), null, late);
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
                request.word() instanceof TableAction.Offer
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
