package zeriba.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.record.TakeBack;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.clock.TimeControlText;
import zeriba.server.operation.NonceContribution;
import zeriba.server.operation.Setups;
import zeriba.server.parameter.Arguments;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.Listings;
import zeriba.server.store.Listings.Listing;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.Talk;
import zeriba.server.view.SeatsTold;
import zeriba.server.view.Views;

/** Tables that anybody may join. */
final class Lobby {

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);

    private final StoredTables tables;
    private final Listings hall;

    Lobby(StoredTables tables) {
        this.tables = tables;
        this.hall = tables.hall();
    }

    /** A page of the tables that anybody may join. */
    record OpenTables(
            List<OpenTable> tables,
            @As.Implied @As.Doc("Whether another page follows.") boolean more) {}

    /** A table that anybody may join. */
    record OpenTable(
            @As.Unwrapped SeatsTold seats,
            String game,
            String scenario,
            Map<String, Value> options,
            String pace,
            TakeBack undoing,
            Talk talk,
            @As.Doc("The handicap it is played with, as games lists them.")
                    Optional<String> handicap,
            String level,
            @As.Doc("The seats that nobody has taken.") List<String> open,
            @As.Doc("Milliseconds since 1970.") long since) {}

    /** Whether a table is on the list. */
    record Listed(String table, boolean listed) {}

    OpenTables open(Principal asker, Arguments given) {
        String game = given.text("game", "");
        List<OpenTable> rows = new ArrayList<>();
        List<Listing> listings = hall.listings((int) given.whole("page", 0));
        for (Listing listing : listings.stream().limit(Listings.PAGE).toList()) {
            try {
                Table<?, ?> table = tables.glimpse(listing.table());
                boolean isWanted =
                        (game.isEmpty() || table.game().about().id().equals(game))
                                && !table.scene().training()
                                && table.hasProvenDice();
                if (isWanted && !openRoles(table.scene()).isEmpty()) {
                    rows.add(row(table, listing, asker));
                }
            } catch (Refusal refusal) {
                LOG.warn("table {} is left out: {}", listing.table(), refusal.reason());
            }
        }
        return new OpenTables(rows, listings.size() > Listings.PAGE);
    }

    private static <S, A> OpenTable row(Table<S, A> table, Listing listing, Principal asker) {
        Setup setup = table.start().setup();
        return new OpenTable(
                Views.seatsTold(table, asker),
                table.game().about().id(),
                setup.scenario(),
                new TreeMap<>(setup.options()),
                TimeControlText.write(table.scene().clocks().pace()),
                table.takeBack(),
                table.talk(),
                Setups.handicapOf(table.game(), setup.scenario()),
                listing.level(),
                openRoles(table.scene()).stream().map(Role::name).toList(),
                listing.since());
    }

    /** The seats that nobody has taken, while the game goes on. */
    private static List<Role> openRoles(TableSnapshot<?, ?> scene) {
        if (scene.journal().result().isPresent()) {
            return List.of();
        }
        List<Role> open = new ArrayList<>(scene.seats().persons());
        open.removeAll(scene.seats().held());
        return open;
    }

    Listed list(Table<?, ?> table, Principal asker, Arguments given) {
        if (table.scene().seats().rolesOf(asker).isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        boolean off = given.text("off", "no").equals("yes");
        if (off) {
            hall.unlist(table.id());
        } else {
            listed(table, given.text("level", ""), asker);
        }
        return new Listed(table.id(), !off);
    }

    /** Nobody is to sit down with a stranger who knows the dice, or says what they are. */
    private static void requireProvenDice(Table<?, ?> table) {
        if (!table.hasProvenDice()) {
            throw Refusal.notNow(
                    "the dice of this table are thrown by hand or come from a seed, so it is not"
                            + " for the list: begin a table whose dice the server throws");
        }
    }

    /** Puts a table on the list. */
    private void listed(Table<?, ?> table, String level, Principal asker) {
        requireProvenDice(table);
        if (table.scene().training()) {
            throw Refusal.notNow("choices were taken back at will here: begin a new table");
        }
        if (openRoles(table.scene()).isEmpty()) {
            throw Refusal.notNow("every seat of this table is taken");
        }
        hall.list(table.id(), level, asker);
    }

    SeatsTold join(Table<?, ?> table, Principal asker, Arguments given) {
        requireProvenDice(table);
        if (table.scene().training()) {
            throw Refusal.notNow("choices were taken back at will here: join another table");
        }
        List<Role> open = openRoles(table.scene());
        if (open.isEmpty()) {
            throw Refusal.notNow("every seat of this table is taken");
        }
        Role role =
                given.has("role")
                        ? LobbyOperations.role(table, given.text("role"))
                        : open.getFirst();
        if (!open.contains(role)) {
            throw Refusal.notNow("that seat is taken; open is " + names(open));
        }
        NonceContribution.check(given);
        hall.join(table, role, asker);
        NonceContribution.spoken(table, asker, given);
        return Views.seatsTold(table, asker);
    }

    private static String names(List<Role> roles) {
        return String.join(", ", roles.stream().map(Role::name).toList());
    }
}
