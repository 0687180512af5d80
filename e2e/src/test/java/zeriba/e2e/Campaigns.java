package zeriba.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** What tests do again and again at a table of Fire and Sword in the Campaigns. */
public final class Campaigns {

    /** With these dice a garrison of the first turn finds two units of Dervishes before it. */
    private static final int SEED = 1;

    private static final int MOST_CHOICES = 400;

    private static final Map<String, Object> TABLETOP = Map.of("battles", "tabletop");

    private Campaigns() {}

    /** Ends every phase, and takes whatever the dice ask of one, until another turn has come. */
    public static void endTurn(TableAtPage watched, Supplier<Optional<TableAtPage>> asked) {
        Value turn = watched.ask("view", Map.of()).at("turn");
        go(
                watched,
                asked,
                Campaigns::soonest,
                _ -> !watched.ask("view", Map.of()).at("turn").equals(turn));
    }

    /** A campaign that was set up as is recommended, in its first movement. */
    public static TableAtPage moving(Guest guest, Serving serving) {
        TableAtPage table = made(guest, serving, TABLETOP, "recommended", "end");
        table.awaitTurn();
        return table;
    }

    /** Lets garrisons sortie, and turns pass, until the dice bring a battle. */
    public static void untilBattle(TableAtPage watched, Supplier<Optional<TableAtPage>> asked) {
        go(watched, asked, Campaigns::boldest, legal -> legal.contains("fight quick"));
    }

    private static void go(
            TableAtPage watched,
            Supplier<Optional<TableAtPage>> asked,
            Function<List<String>, String> wanted,
            Predicate<List<String>> done) {
        for (int i = 0; i < MOST_CHOICES; i++) {
            Optional<TableAtPage> table = asked.get();
            List<String> legal = table.map(TableAtPage::legal).orElse(List.of());
            if (done.test(legal)) {
                return;
            }
            if (legal.isEmpty()) {
                watched.awaitMore();
            } else {
                table.orElseThrow().ask("play", Map.of("action", wanted.apply(legal)));
            }
        }
        throw new AssertionError("it does not come to that");
    }

    private static String boldest(List<String> legal) {
        return legal.stream()
                .filter(action -> action.startsWith("sortie") || action.equals("attack"))
                .findFirst()
                .orElse(soonest(legal));
    }

    /** The end of the phase, or what stands first. */
    public static String soonest(List<String> legal) {
        return legal.contains("end") ? "end" : legal.getFirst();
    }

    /** Enters that the field was held, and that each unit lost so many stands. */
    public static void enterHeld(TableAtPage table, int lost) {
        table.button("Held by: ourselves").click();
        Locator number = table.page().locator(".sudan-numbers button").nth(lost);
        Locator done =
                table.verb()
                        .filter(new Locator.FilterOptions().setHasText("Confirm the result"))
                        .or(
                                table.verb()
                                        .filter(
                                                new Locator.FilterOptions()
                                                        .setHasText("Waiting for")));
        number.or(done).first().waitFor();
        while (done.count() == 0) {
            table.page().waitForResponse("**/api/play", number::click);
            table.page().locator(".panel[aria-busy='false']").waitFor();
            number.or(done).first().waitFor();
        }
    }

    /** The text of an answer's field. */
    public static String text(Value value) {
        return value instanceof Value.Text(String text) ? text : value.toString();
    }

    /** A campaign with results from a table, whose dice are known. */
    public static TableAtPage made(Guest guest, Serving serving) {
        return made(guest, serving, TABLETOP);
    }

    /** A campaign whose dice are known, after these actions. */
    public static TableAtPage made(
            Guest guest, Serving serving, Map<String, Object> options, String... actions) {
        return guest.visit(serving.url("/table/" + begun(guest, serving, options, actions)));
    }

    /** The id of a campaign's table that nobody has opened yet. */
    private static String begun(
            Guest guest, Serving serving, Map<String, Object> options, String... actions) {
        Map<String, Object> campaign =
                Map.of("game", "fireandsword", "seed", SEED, "options", options);
        Value.Fields made = guest.ask(serving, "new", campaign);
        String table = text(made.at("table"));
        for (String action : actions) {
            guest.ask(serving, "play", Map.of("table", table, "action", action));
        }
        return table;
    }

    /** The second turn of a campaign at a step, the garrisons being as in {@link #made}. */
    public static TableAtPage composed(Guest guest, Serving serving, Value.Fields step)
            throws BadJsonException {
        return composed(guest, serving, step, Map.of());
    }

    /** The same with some units in other spaces, each by its id. */
    public static TableAtPage composed(
            Guest guest, Serving serving, Value.Fields step, Map<String, String> elsewhere)
            throws BadJsonException {
        String begun = begun(guest, serving, TABLETOP, "recommended", "end");
        Value.Fields view = guest.ask(serving, "view", Map.of("table", begun));
        if (!(view.at("position") instanceof Value.Fields position)) {
            throw new AssertionError("no position: " + view);
        }
        Value ends = Value.NO_FIELDS.with("step", Value.of("end-of-turn"));
        Value.Fields units = (Value.Fields) position.at("units");
        for (Map.Entry<String, String> unit : elsewhere.entrySet()) {
            Value.Fields state = (Value.Fields) units.at(unit.getKey());
            units = units.with(unit.getKey(), state.with("at", Value.of(unit.getValue())));
        }
        Value.Fields later =
                position.with("turn", Value.of(2))
                        .with("units", units)
                        .with("agenda", Value.of(List.of(step, ends)));
        return Posed.table(guest, serving, "fireandsword", Json.write(later));
    }

    public static void choose(Page page) {
        new TableAtPage(page).choose("The Sudan");
    }

    /** A table as the form opens it where nothing is changed. */
    public static TableAtPage opened(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        choose(page);
        new TableAtPage(page).button("Open the table").click();
        return sat(page);
    }

    /** The first game, which teaches. */
    public static TableAtPage taught(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        new TableAtPage(page).learn("The Sudan");
        return sat(page);
    }

    private static TableAtPage sat(Page page) {
        page.waitForURL("**/table/*");
        TableAtPage table = new TableAtPage(page);
        table.verb().waitFor();
        return table;
    }
}
