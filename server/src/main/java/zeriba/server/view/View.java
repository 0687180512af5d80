package zeriba.server.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.record.TakeBack;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.table.Awaited;
import zeriba.server.table.Talk;

/** A table as an asker is told of it. */
@As.Doc("A table as it stands, or stood, and what happened at it.")
public record View(
        @As.Unwrapped Board board,
        @As.Unwrapped Pending pending,
        @As.Doc("The position, as the game writes it.") Value.Fields position,
        @As.Unwrapped Standing standing,
        @As.Unwrapped Optional<Page> page,
        @As.Unwrapped Optional<News> news,
        @As.Unwrapped Choices choices) {

    /** With what a page is told beside the table itself, also whether its dice can be proved. */
    View with(Optional<Unproven> dice, Page more) {
        Standing now = standing.with(dice);
        return new View(board, pending, position, now, Optional.of(more), news, choices);
    }

    /** With what has happened. */
    View with(News more) {
        return new View(board, pending, position, standing, page, Optional.of(more), choices);
    }

    /** With what may be chosen. */
    View with(Choices more) {
        return new View(board, pending, position, standing, page, news, more);
    }

    /** Which game it is, and where in it. */
    public record Board(
            String table,
            @As.Doc("The last entry of the record.") int entry,
            String game,
            String scenario,
            Map<String, Value> options,
            @As.Doc("Whether choices are taken back across phases freely, or by consent.")
                    TakeBack undoing,
            int turn,
            String step) {}

    /** What a table waits for. */
    public enum Waiting {
        CHOICE,
        DICE,
        NONCES,
        ELSEWHERE,
        OVER,
        PAUSED
    }

    /** What is waited for, and of whom. */
    public record Pending(
            @As.OrNull @As.Doc("The side that chooses.") Optional<String> side,
            Waiting pending,
            @As.Implied @As.Doc("The roles that may choose, where not the one called as its side.")
                    List<String> roles,
            Optional<Dice> dice,
            Optional<Result> result) {

        public Pending {
            roles = List.copyOf(roles);
        }

        /** Something else is waited for first. */
        Pending on(Waiting other) {
            return new Pending(side, other, roles, dice, result);
        }

        /** Nobody is to choose while the game stands still. */
        Pending paused() {
            return new Pending(Optional.empty(), Waiting.PAUSED, roles, dice, result);
        }
    }

    /** Dice to be thrown. */
    public record Dice(int count, @As.Of("faces") List<Integer> sides, String purpose) {
        public Dice {
            sides = List.copyOf(sides);
        }
    }

    /** How a game ended. */
    public record Result(
            @As.OrNull Optional<String> winner,
            String rule,
            @As.Implied String grade,
            @As.Implied int score) {

        static Result of(zeriba.engine.rules.Result result) {
            return new Result(
                    result.winner().map(side -> side.name()),
                    result.rule(),
                    result.grade(),
                    result.score());
        }
    }

    /** What else is so at the table just now; nothing of it at an earlier entry. */
    public record Standing(
            @As.Doc("By role, whom the dice wait for.") Optional<Map<String, Awaited>> awaited,
            Optional<Clock> clock,
            @As.Called("throws") @As.Doc("Where dice come from that nobody can prove afterwards.")
                    Optional<Unproven> unproven,
            @As.Doc("What changed in the rules, while the game waits for everybody to accept it.")
                    Optional<Paused> paused,
            @As.Doc("The table that plays what this one waits for.") Optional<String> elsewhere,
            @As.Called("for") @As.Doc("The table that waits for what is played here.")
                    Optional<String> asking) {

        static final Standing NOTHING =
                new Standing(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());

        Standing with(Optional<Unproven> dice) {
            return new Standing(awaited, clock, dice, paused, elsewhere, asking);
        }
    }

    /** Where dice come from that nobody can prove. */
    public enum Unproven {
        HAND,
        SEED
    }

    /** The clocks of a table. */
    @As.Doc("The clocks of a table; times in milliseconds.")
    public record Clock(
            String pace,
            String end,
            @As.Doc("By side, what is left.") Map<String, Long> left,
            @As.OrNull @As.Doc("The side whose clock runs.") Optional<String> running,
            @As.OrNull @As.Doc("The side whose time is over, so that another may claim the win.")
                    Optional<String> late,
            @As.Doc("When this was so, since 1970.") long at) {}

    /** What keeps a game waiting whose rules have changed. */
    @As.Doc("The first entry that the present rules lead elsewhere, or do not allow.")
    public record Paused(
            @As.Doc("The version of the rules that the game was played under.") int from,
            @As.Doc("The present one.") int to,
            int entry,
            String line,
            @As.Doc("The digest of the position after it; empty where none was kept.") String was,
            @As.Doc("The digest now; empty where it is not allowed.") String is,
            boolean legal,
            String reason,
            @As.Doc("The last entry that counts when the game goes on.") int stands,
            List<String> accepted,
            List<String> waiting) {}

    /** What only a page is told. */
    public record Page(
            @As.Doc("One's own roles.") List<String> mine,
            @As.Doc("How many of one's own choices may be taken back now.") int undo,
            @As.Doc("The standing orders in force, by one's own role and kind, or KIND@UNIT.")
                    Map<String, Map<String, Value>> orders,
            @As.Doc("What is left of one's plans, by role.") Map<String, List<String>> plans,
            @As.Implied @As.Doc("Where they lead, by role.") Map<String, String> goals,
            @As.Doc("Who sits where: you, person, open, or computer LEVEL.")
                    Map<String, String> seats,
            @As.Doc("The roles that have something to do, where some have nothing.")
                    Optional<List<String>> playing,
            @As.Implied @As.Doc("By role, the names of those who sit there with an account.")
                    Map<String, String> names,
            @As.Doc("The roles whose holders have the table open, as far as this server knows.")
                    List<String> here,
            @As.Doc("Who may talk: those who play, or everybody.") Talk talk,
            @As.Doc("One's own roles that have not yet added to the dice.") List<String> silent,
            @As.OrNull Optional<Request> request,
            @As.Implied @As.Doc("The table at which the same game is played once more.")
                    String rematch,
            List<Remark> chat,
            @As.Unwrapped LogPages.Last log) {}

    /** Something another person asks for and this one may grant. */
    public record Request(String by, String word) {}

    /** Something said at the table beside the game. */
    public record Remark(
            @As.Doc("The speaker's role; empty for somebody who looks on.") String by,
            @As.Doc("The speaker's name, where one has an account.") Optional<String> name,
            String text,
            @As.Doc("Milliseconds since 1970.") long at) {}

    /** What has happened since an entry. */
    public record News(
            @As.Doc("After a long time, the last entry that the events do not tell of.")
                    Optional<Integer> untold,
            List<GameEvent> events) {}

    /** What whoever chooses needs to act on, where it asks for that. */
    public record Choices(
            Optional<ActionChoices> actions,
            @As.Doc("What whoever chooses has to do.") Optional<Value.Fields> duties) {

        static final Choices UNASKED = new Choices(Optional.empty(), Optional.empty());
    }

    /** An entry of the record as the log tells it. */
    public record LogLine(
            int entry,
            String by,
            String text,
            @As.Doc("The verb of a word of the table: undo, offer, nonce.") Optional<String> word,
            @As.Implied @As.Doc("The choices and throws that it took back, by their entries.")
                    List<Integer> takes,
            @As.Doc("Who answered where no person did: order, computer, clock.")
                    Optional<String> hand,
            List<GameEvent> events) {}
}
