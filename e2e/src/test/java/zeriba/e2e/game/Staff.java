package zeriba.e2e.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Site;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** Several commanders of one campaign of the Sudan, with a browser each, and one who watches. */
final class Staff implements AutoCloseable {

    /**
     * Nobody knows these dice. Two units in Wadi Halfa cannot be surprised, so that the 8th is
     * there whatever falls (6.1); the guns are not among those who are recommended.
     */
    private static final List<String> SET_UP = List.of("recommended", "deploy EA1 WHALFA", "end");

    private final List<Guest> guests = new ArrayList<>();
    private final List<TableAtPage> tables = new ArrayList<>();
    private final TableAtPage spectator;

    /**
     * A campaign whose garrisons are posted, in its first movement.
     *
     * @param pace as the operation {@code tables} takes it; empty where nobody minds the time
     */
    Staff(
            Browser browser,
            Site site,
            int seats,
            Map<String, Object> options,
            Map<String, Object> pace) {
        Guest host = guest(browser);
        Value.Fields made = made(host, site, seats, options, pace);
        String page = site.url("/table/" + Campaigns.text(made.at("table")));
        tables.add(host.visit(page));
        for (String role : roles(seats).subList(1, seats)) {
            String link = Campaigns.text(((Value.Fields) made.at("links")).at(role));
            tables.add(guest(browser).visit(site.url(link)));
        }
        spectator = guest(browser).visit(page);
        SET_UP.forEach(this::play);
        awaitAsked();
    }

    /** Plays by whoever may: the unit may be another's than the phase. */
    private void play(String action) {
        tables.stream()
                .filter(table -> table.legal().contains(action))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody may " + action))
                .play(action);
    }

    private Guest guest(Browser browser) {
        Guest guest = Guest.withScreen(browser, 1440, 900);
        guests.add(guest);
        return guest;
    }

    private static List<String> roles(int seats) {
        return IntStream.rangeClosed(1, seats).mapToObj(n -> "commander-" + n).toList();
    }

    private static Value.Fields made(
            Guest host,
            Site site,
            int seats,
            Map<String, Object> options,
            Map<String, Object> pace) {
        Map<String, Object> all = new HashMap<>(options);
        all.put("seats", seats);
        Map<String, Object> persons = new HashMap<>();
        roles(seats).forEach(role -> persons.put(role, Map.of("kind", "person")));
        persons.put("mahdist", Map.of("kind", "computer", "level", "recruit"));
        Map<String, Object> wanted = new HashMap<>();
        wanted.put("game", "fireandsword");
        wanted.put("scenario", "fixed");
        wanted.put("options", all);
        wanted.put("seats", persons);
        wanted.put("mine", List.of("commander-1"));
        if (!pace.isEmpty()) {
            wanted.put("pace", pace);
        }
        return host.ask(site, "tables", wanted);
    }

    /** The table as commander {@code n} sees it, from 1. */
    TableAtPage commander(int n) {
        return tables.get(n - 1);
    }

    TableAtPage spectator() {
        return spectator;
    }

    /** Who is asked, once dice have fallen and it is commanders. */
    List<String> awaitAsked() {
        commander(1).page().waitForCondition(() -> someoneAsked() > 0);
        return asked();
    }

    /** Who is asked, as the server says it; nobody while dice wait. */
    private List<String> asked() {
        Value roles = commander(1).ask("view", Map.of()).at("roles");
        return roles instanceof Value.Items(var items)
                ? items.stream().map(Campaigns::text).toList()
                : List.of();
    }

    /** Lets garrisons sortie, and turns pass, until the dice bring a battle. */
    void untilBattle() {
        Campaigns.untilBattle(commander(1), this::someone);
    }

    /** Ends every phase until the next turn has come, whoever is asked. */
    void endTurn() {
        Campaigns.endTurn(commander(1), this::someone);
    }

    private Optional<TableAtPage> someone() {
        return Optional.of(someoneAsked()).filter(n -> n > 0).map(this::commander);
    }

    /** The number of the first commander who is asked; 0 where nobody is. */
    int someoneAsked() {
        return asked().stream()
                .filter(role -> role.startsWith("commander-"))
                .mapToInt(role -> role.charAt(role.length() - 1) - '0')
                .findFirst()
                .orElse(0);
    }

    @Override
    public void close() {
        guests.forEach(guest -> assertThat(guest.troubles()).isEmpty());
        guests.forEach(Guest::close);
    }
}
