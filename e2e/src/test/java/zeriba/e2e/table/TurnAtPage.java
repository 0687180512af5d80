package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/**
 * A whole turn of each of the younger games, played with one hand by somebody who has every seat.
 * Each deed is checked in the server's record.
 */
record TurnAtPage(TableAtPage table, Hand hand) {

    /** Dice that leave those alive who are to act. */
    private static final int SEED = 1;

    /** More presses than the end of a turn ever takes. */
    private static final int MOST_PRESSES = 60;

    /** A choice of a unit that goes to a place, the last that is named. */
    private static final Pattern UNIT_AND_PLACE =
            Pattern.compile("\\w+ ([\\w-]+) (?:.*\\D)?(\\d{4})");

    /** A company stands beside two rubs of rifles. */
    private static final String AGORDAT =
            "{'battle':'s2','turn':1,'units':{'III-1':{'at':'0909'},"
                    + "'D-GJ1':{'at':'1008'},'D-GJ2':{'at':'1009'},'D-GJ3':{'at':'1909'}},'agenda':["
                    + "{'step':'movement','side':'attacker'},"
                    + "{'step':'fire','side':'attacker'},"
                    + "{'step':'administration','side':'attacker'}]}";

    /** Two battalions stand before the tanks at Faid Pass, a third comes up. */
    private static final String FAID =
            "{'turn':3,'units':{'AX02':{'at':'3919'},'AX03':{'at':'3920'},"
                    + "'AX05':{'at':'3817'},'AL04':{'at':'3819'}},'agenda':["
                    + "{'step':'movement','side':'axis'},"
                    + "{'step':'combat','side':'axis'},{'step':'mobile-movement','side':'axis'},"
                    + "{'step':'movement','side':'allies'},{'step':'combat','side':'allies'},"
                    + "{'step':'mobile-movement','side':'allies'},{'step':'end-of-turn'}]}";

    /** Ascari: the Dervishes move and fire; the company moves, is fired at, fights and fires. */
    static void ofAscari(Guest guest, Serving serving, Hand hand) {
        TurnAtPage turn = posed(guest, serving, hand, "ascari", AGORDAT);
        turn.does("move D-GJ3 1809", () -> turn.move("D-GJ3", "1809"));
        turn.does("stop", () -> turn.say("Stop here"));
        turn.does("end", () -> turn.say("End this phase"));
        turn.does("fire D-GJ1 0909", () -> turn.move("D-GJ1", "0909"));
        turn.does("fire D-GJ2 0909", () -> turn.move("D-GJ2", "0909"));
        turn.does("end", () -> turn.say("End this phase"));
        turn.until(2);
        turn.does("move III-1 1009", () -> turn.move("III-1", "1009"));
        turn.until(3);
    }

    /** Kasserine: a battalion closes up, three attack; then both sides end their turns. */
    static void ofKasserine(Guest guest, Serving serving, Hand hand) {
        TurnAtPage turn = posed(guest, serving, hand, "kasserine", FAID);
        turn.does("move AX05 3818", () -> turn.move("AX05", "3818"));
        turn.does("end", () -> turn.say("End the phase"));
        hand.unit("AL04");
        turn.does("attack AX02+AX03+AX05 AL04", () -> turn.say("Attack 3819 in column .+"));
        turn.until(4);
    }

    /** Fire and Sword: the garrisons, a sortie with its battle, a gunboat, a landing. */
    static void ofTheSudan(Guest guest, Serving serving, Hand hand) {
        var turn = new TurnAtPage(Campaigns.made(guest, serving), hand);
        turn.does("recommended", () -> turn.say("Recommended set-up"));
        turn.does("end", () -> turn.say("End the set-up"));
        hand.button(turn.page().locator("summary").filter(whose("Sortie")));
        turn.press("Sortie from Wadi Halfa");
        turn.does("sortie 8E", () -> turn.say("Sortie"));
        turn.does("attack", () -> turn.choose("Attack"));
        turn.does("fight quick", () -> turn.choose("Fight it quickly"));
        turn.through("movement");
        turn.move("BOR", "GETEINA");
        turn.does("steam BOR GETEINA", () -> turn.say("Steam to El Geteina"));
        turn.through("landing");
        turn.does(
                "arrive B75",
                () -> hand.button(turn.page().locator(".sudan-landing button").first()));
        turn.until(2);
    }

    private static TurnAtPage posed(
            Guest guest, Serving serving, Hand hand, String game, String position) {
        Object read = JsonParser.parseString(position.replace('\'', '"'));
        Map<String, Object> asked = Map.of("game", game, "position", read, "seed", SEED);
        return new TurnAtPage(Posed.standing(guest, serving, asked), hand);
    }

    private Page page() {
        return table.page();
    }

    /** Does one thing, and waits until the record has it and the page asks again. */
    private void does(String action, Runnable deed) {
        awaitAsked();
        int before = table.record().length();
        deed.run();
        Pattern line = Pattern.compile("(?m)^\\S+ " + Pattern.quote(action) + "( #.*)?$");
        page().waitForCondition(() -> line.matcher(table.record().substring(before)).find());
        awaitAsked();
    }

    /** Presses a counter, then a place. */
    private void move(String unit, String place) {
        pick(unit);
        hand.place(place);
    }

    private void pick(String unit) {
        if (!"true".equals(table.unit(unit).getAttribute("aria-pressed"))) {
            hand.unit(unit);
        }
        assertThat(table.unit(unit)).hasAttribute("aria-pressed", "true");
    }

    /** Presses the main button, once it says this. */
    private void say(String verb) {
        assertThat(table.verb()).hasText(Pattern.compile("^" + verb + "$"));
        hand.button(table.verb());
    }

    private void choose(String name) {
        hand.button(table.button(name));
    }

    /** Presses the first button that begins so. */
    private void press(String begins) {
        hand.button(page().locator("button").filter(whose(begins)).first());
    }

    private static Locator.FilterOptions whose(String begins) {
        return new Locator.FilterOptions().setHasText(Pattern.compile("^" + begins));
    }

    /** Goes on as the main button leads until a turn has come. */
    private void until(int turn) {
        goOn("turn", Integer.toString(turn));
    }

    /** Goes on as the main button leads until a step has come. */
    private void through(String step) {
        goOn("step", step);
    }

    private void goOn(String field, String value) {
        for (int i = 0; i < MOST_PRESSES; i++) {
            awaitAsked();
            if (shown(field).equals(value)) {
                return;
            }
            next();
        }
        throw new AssertionError("no %s %s: %s".formatted(field, value, table.record()));
    }

    private String shown(String field) {
        Value shown = table.ask("view", Map.of()).at(field);
        return shown instanceof Value.Whole(long number)
                ? Long.toString(number)
                : Campaigns.text(shown);
    }

    /**
     * Lets go by what may be let go by, and ends the phase where it may end; else takes the first
     * that is listed beside the map, or the first that is done on it.
     */
    private void next() {
        List<String> legal = table.legal();
        Matcher onMap = UNIT_AND_PLACE.matcher(legal.isEmpty() ? "" : legal.getFirst());
        if (table.refusal().count() > 0) {
            hand.button(table.refusal());
        } else if (!legal.contains("end") && choices().count() > 0) {
            hand.button(choices().first());
        } else if (!legal.contains("end") && onMap.matches()) {
            move(onMap.group(1), onMap.group(2));
        } else {
            hand.button(table.verb());
        }
    }

    private Locator choices() {
        return page().locator(".cards .card :is(.weighed button, .plain-choices button)");
    }

    /** Waits until somebody is asked; who hands the screen on says that he is ready. */
    private void awaitAsked() {
        Locator curtain = page().locator(".curtain button");
        Locator asked =
                page().locator(".panel[aria-busy='false'] .deed .primary")
                        .filter(
                                new Locator.FilterOptions()
                                        .setHasNotText(
                                                Pattern.compile("^(Waiting|The dice wait)")));
        curtain.or(asked).first().waitFor();
        if (curtain.count() > 0) {
            hand.button(curtain);
            assertThat(curtain).hasCount(0);
        }
        table.awaitTurn();
    }
}
