package zeriba.app.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.clock.TimeControl;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.table.verify.Beginnings;

/** The table of a campaign at which a battle is at hand, and two people sit. */
final class BeforeABattle {

    private BeforeABattle() {}

    private static String record() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        BeforeABattle.class.getResourceAsStream("before-a-battle.game"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /**
     * The campaign, opened, and both have added to its dice.
     *
     * @param people who commands, then who is the Mahdi's
     */
    static Value.Fields campaign(
            StoredTables tables, Operations operations, List<Principal> people, TimeControl pace)
            throws IOException, UnreadableException {
        Value.Fields here = opened(Games.all().getLast(), tables, people, pace);
        for (Principal who : people) {
            operations.answer(who, "say", here.with("word", Value.of("nonce")));
        }
        return here;
    }

    private static <S, A> Value.Fields opened(
            Game<S, A> game, StoredTables tables, List<Principal> people, TimeControl pace)
            throws IOException, UnreadableException {
        GameRecord<A> record = RecordText.read(game, record());
        List<Seat> seats =
                game.about().roles().stream()
                        .<Seat>map(role -> new Seat.Person(role, Set.of(holder(role, people))))
                        .toList();
        Table<S, A> table =
                tables.open(
                        TableSpec.of(
                                        record.start(),
                                        Play.replay(
                                                Beginnings.of(game, record.start()).journal(),
                                                record.entries()),
                                        tables.freshDice(),
                                        new Seats(seats))
                                .with("given", Integer.toString(record.entries().size()))
                                .paced(pace));
        return Value.NO_FIELDS.with("table", Value.of(table.id()));
    }

    private static String holder(Role role, List<Principal> people) {
        return role.name().equals("mahdist") ? people.getLast().id() : people.getFirst().id();
    }
}
