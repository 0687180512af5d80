package zeriba.server.around;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;
import zeriba.server.operation.Adding;
import zeriba.server.operation.Arguments;
import zeriba.server.pace.PaceText;
import zeriba.server.store.Hall;
import zeriba.server.store.Hall.Listing;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Asker;
import zeriba.server.table.Refusal;
import zeriba.server.table.Scene;
import zeriba.server.table.Table;

/** Tables that anybody may join. */
final class Lobby {

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);

    private final StoredTables tables;
    private final Hall hall;

    Lobby(StoredTables tables) {
        this.tables = tables;
        this.hall = tables.hall();
    }

    Value.Fields open(Asker asker, Arguments given) {
        String game = given.text("game", "");
        List<Value> rows = new ArrayList<>();
        List<Listing> listings = hall.listings((int) given.whole("page", 0));
        for (Listing listing : listings.stream().limit(Hall.PAGE).toList()) {
            try {
                Table<?, ?> table = tables.table(listing.table());
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
        Value.Fields told = Value.NO_FIELDS.with("tables", Value.of(rows));
        return listings.size() > Hall.PAGE ? told.with("more", Value.of(true)) : told;
    }

    private static <S, A> Value.Fields row(Table<S, A> table, Listing listing, Asker asker) {
        Setup setup = table.start().setup();
        List<Role> open = openRoles(table.scene());
        return Around.told(table, asker)
                .with("game", Value.of(table.game().about().id()))
                .with("scenario", Value.of(setup.scenario()))
                .with("options", new Value.Fields(new TreeMap<>(setup.options())))
                .with("pace", Value.of(PaceText.write(table.scene().clocks().pace())))
                .with("undoing", Value.of(table.takeBack().word()))
                .with("level", Value.of(listing.level()))
                .with("open", Value.texts(open.stream().map(Role::name).toList()))
                .with("since", Value.of(listing.since()));
    }

    /** The seats that nobody has taken, while the game goes on. */
    private static List<Role> openRoles(Scene<?, ?> scene) {
        if (scene.journal().result().isPresent()) {
            return List.of();
        }
        List<Role> open = new ArrayList<>(scene.seats().persons());
        open.removeAll(scene.seats().held());
        return open;
    }

    Value.Fields list(Table<?, ?> table, Asker asker, Arguments given) {
        if (table.scene().seats().rolesOf(asker).isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        boolean off = given.text("off", "no").equals("yes");
        if (off) {
            hall.unlist(table.id());
        } else {
            listed(table, given.text("level", ""), asker);
        }
        return Value.NO_FIELDS.with("table", Value.of(table.id())).with("listed", Value.of(!off));
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
    private void listed(Table<?, ?> table, String level, Asker asker) {
        requireProvenDice(table);
        if (table.scene().training()) {
            throw Refusal.notNow("choices were taken back at will here: begin a new table");
        }
        if (openRoles(table.scene()).isEmpty()) {
            throw Refusal.notNow("every seat of this table is taken");
        }
        hall.list(table.id(), level, asker);
    }

    Value.Fields join(Table<?, ?> table, Asker asker, Arguments given) {
        requireProvenDice(table);
        if (table.scene().training()) {
            throw Refusal.notNow("choices were taken back at will here: join another table");
        }
        List<Role> open = openRoles(table.scene());
        if (open.isEmpty()) {
            throw Refusal.notNow("every seat of this table is taken");
        }
        Role role = given.has("role") ? Around.role(table, given.text("role")) : open.getFirst();
        if (!open.contains(role)) {
            throw Refusal.notNow("that seat is taken; open is " + names(open));
        }
        Adding.check(given);
        hall.join(table, role, asker);
        Adding.spoken(table, asker, given);
        return Around.told(table, asker);
    }

    private static String names(List<Role> roles) {
        return String.join(", ", roles.stream().map(Role::name).toList());
    }
}
