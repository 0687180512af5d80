package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.Map;
import zeriba.engine.text.Value;
import zeriba.kassala.KassalaGame;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** Tables in composed positions, where one guest has every seat and throws by hand. */
public final class Posed {

    /** The second turn: a Turkish, an Egyptian and two Nubian units have come up to Udaka. */
    public static final String UNITS =
            """
            "N1":{"at":"0204"},"N2":{"at":"0101"},"N3":{"at":"0205"},"ES":{"at":"0404"},\
            "TI":{"at":"0303"},"TC":{"at":"0502"},"A1":{"at":"0602"},"A2":{"at":"0803"},\
            "M1":{"at":"0603"},"M2":{"at":"0702"},"MC1":{"at":"0302"},"MC2":{"at":"0302"},\
            "MC3":{"at":"0302"},"P1":{"at":"0304"},"P2":{"at":"0305"},"P3":{"at":"0406"},\
            "CC1":{"at":"0506"},"CC2":{"at":"0706"},"RES":{"at":"0605"},"E1":{"at":"0606"},\
            "E2":{"at":"0806"},"GE1":{"at":"0805"},"GE2":{"at":"0804"}\
            """;

    /** What is left of a turn after the Moslem's. */
    public static final String THEIRS =
            """
            {"step":"movement","side":"christian"},{"step":"combat","side":"christian"},\
            {"step":"end-of-turn"}\
            """;

    /** What is left of a turn when the Moslem fights. */
    public static final String COMBAT = "{\"step\":\"combat\",\"side\":\"moslem\"}," + THEIRS;

    private Posed() {}

    /**
     * A table of this guest's own.
     *
     * @param agenda the steps that are left of the turn, as views show them
     * @param units where the units stand, as views show them
     */
    public static TableAtPage table(
            Guest guest, Serving serving, int turn, String agenda, String units)
            throws BadJsonException {
        return table(guest, serving, "kassala", turn, agenda, units);
    }

    /** The same of any game. */
    public static TableAtPage table(
            Guest guest, Serving serving, String game, int turn, String agenda, String units)
            throws BadJsonException {
        String position =
                "{\"turn\":%d,\"units\":{%s},\"agenda\":[%s]}".formatted(turn, units, agenda);
        return table(guest, serving, game, position);
    }

    /** A table of this guest's own in a whole position. */
    public static TableAtPage table(Guest guest, Serving serving, String game, String position)
            throws BadJsonException {
        String body =
                "{\"game\":\"%s\",\"roll\":\"manual\",\"position\":%s}".formatted(game, position);
        String answer =
                guest.page()
                        .request()
                        .post(
                                serving.url("/api/new"),
                                RequestOptions.create()
                                        .setHeader("Content-Type", "application/json")
                                        .setData(body))
                        .text();
        Value.Fields made = (Value.Fields) Json.read(answer);
        if (!(made.at("table") instanceof Value.Text(String id))) {
            throw new AssertionError(answer);
        }
        return guest.visit(serving.url("/table/" + id));
    }

    /** Lays out an attack of three, is told why one of them may not be left out, and makes it. */
    public static void attackOfSeveral(Guest guest, Serving serving, Hand hand) throws Exception {
        TableAtPage table = table(guest, serving, 2, COMBAT, UNITS);
        var player = new PlayerAtPage<>(table, hand, new KassalaGame(), "regular");
        player.layOut(List.of("TI", "ES", "N1"), List.of("P1"));
        assertThat(table.verb()).hasText("Attack Udaka at 2–1");
        hand.unit("N1");
        assertThat(table.objection().locator(".rule")).isVisible();
        hand.unit("N1");
        assertThat(table.verb()).hasText("Attack Udaka at 2–1");
        hand.button(table.verb());
        assertThat(table.told(1)).containsText("Egyptian/Sudanese infantry");
    }

    /**
     * A table of this guest's own, in any position of a game.
     *
     * @param position as views show it, quoted with single quotes
     */
    public static TableAtPage standing(Guest guest, Serving serving, String game, String position) {
        Object read = JsonParser.parseString(position.replace('\'', '"'));
        return standing(guest, serving, Map.of("game", game, "position", read));
    }

    /** A table of this guest's own, of what is asked for. */
    public static TableAtPage standing(Guest guest, Serving serving, Map<String, Object> asked) {
        Value.Fields made = guest.ask(serving, "new", asked);
        if (!(made.at("table") instanceof Value.Text(String id))) {
            throw new AssertionError(made.toString());
        }
        TableAtPage table = guest.visit(serving.url("/table/" + id));
        table.awaitTurn();
        return table;
    }
}
