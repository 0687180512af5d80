package zeriba.server.table;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;

/** Where tables are found and opened. */
public interface Tables {

    /** The games that can be played here. */
    List<Game<?, ?>> games();

    /** The game of this id; refused where there is none. */
    default Game<?, ?> game(String id) {
        return games().stream()
                .filter(game -> game.about().id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> Refusal.badParameter("game", "no such game; there are " + ids()));
    }

    private String ids() {
        return String.join(", ", games().stream().map(game -> game.about().id()).toList());
    }

    /** The table of this id; refused where there is none. */
    Table<?, ?> table(String id);

    /** Dice for a table for which nobody has asked for particular ones. */
    DiceSource freshDice();

    /** Opens a table that {@code opening} describes. */
    <S, A> Table<S, A> open(TableSpec<S, A> opening);

    /** The table that plays what a link is for, where it was opened. */
    default Optional<String> linked(Link link) {
        return Optional.empty();
    }

    /** Opens the table that plays what a link is for; where another was faster, it is the other. */
    default <S, A> Table<?, ?> open(TableSpec<S, A> opening, Link link) {
        return open(opening);
    }

    /** How games between people came out here, counted; none where none are kept. */
    default List<OutcomeCount> outcomes() {
        return List.of();
    }

    /** Closes a table: nobody finds it any more. */
    void close(Table<?, ?> table);
}
