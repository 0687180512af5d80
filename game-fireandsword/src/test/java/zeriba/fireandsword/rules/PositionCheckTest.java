package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Composed;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Sudan;

/** What cannot be a position is refused with the path and the reason. */
final class PositionCheckTest {

    private static final String BATTLE =
            "march 1E DEBBA; dice 1; dice 4 4 4; dice 1 1 1 1 1 1 1 1 1; dice 3; fight tabletop; field own";

    private static Value.Fields column() {
        Sudan state = Composed.read("", "revolt:north=4 KORTI=1E BERBER=BOR+2E", "").state();
        return Desk.GAME.codec().write(state);
    }

    private static Value.Fields part(Value.Fields of, String name) {
        return (Value.Fields) of.at(name);
    }

    private static Value.Fields moved(Value.Fields position, String unit, String place) {
        Value.Fields units = part(position, "units");
        Value.Fields there = part(units, unit).with("at", Value.of(place));
        return position.with("units", units.with(unit, there));
    }

    private static void refuses(Value.Fields position, String path, String reason) {
        assertThatThrownBy(() -> Desk.GAME.codec().read(position))
                .isInstanceOfSatisfying(
                        UnreadableException.class,
                        fault -> {
                            assertThat(fault.path()).isEqualTo(path);
                            assertThat(fault.getMessage()).contains(reason);
                        });
    }

    @Test
    @Rule("7.1")
    void tenUnitsInATown() {
        Value.Fields position = column();
        for (String unit : List.of("1E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS")) {
            position = moved(position, unit, "BERBER");
        }
        refuses(position, "units", "BERBER holds 10 units");
    }

    @Test
    @Rule("8.3")
    void fiveUnitsAtAWell() {
        Value.Fields position = column();
        for (String unit : List.of("1E", "3E", "4E", "5E", "6E")) {
            position = moved(position, unit, "ABUKLEA");
        }
        refuses(position, "units", "ABUKLEA holds 5 units");
    }

    private static Value.Fields begun() {
        GameParameters parameters = Scene.with().state().parameters();
        return Desk.GAME.codec().write(S02_SetUp.begin(parameters, true));
    }

    @Test
    @Rule({"2.1", "2.2"})
    void moreUnitsBeforeTheFirstTurnThanLeaveOneForEachTown() {
        Value.Fields position = begun();
        for (String unit : List.of("1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E")) {
            position = moved(position, unit, "BERBER");
        }
        for (String unit : List.of("IXS", "XS", "XIS", "XIIS", "XIIIS")) {
            position = moved(position, unit, "DARA");
        }
        refuses(position, "units", "towns have nobody");
    }

    @Test
    @Rule({"2.3", "7.1"})
    void whoIsNotSetUpBeforeTheFirstTurn() {
        refuses(moved(begun(), "B42", "BERBER"), "units.B42.at", "is not set up there");
        Value.Fields position = begun();
        for (String unit : List.of("1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS")) {
            position = moved(position, unit, "BERBER");
        }
        refuses(position, "units", "BERBER holds 10 units");
    }

    @Test
    @Rule("R-42")
    void aBoatOnTheAtbara() {
        refuses(moved(column(), "BOR", "ADARAMA"), "units.BOR.at", "BOR cannot be there");
    }

    @Test
    @Rule("R-8")
    void aBoatInTheDesert() {
        refuses(moved(column(), "BOR", "ELOBEID"), "units.BOR.at", "BOR cannot be there");
    }

    @Test
    @Rule("R-57")
    void aPacifiedRegionThatStillSimmers() {
        Value.Fields regions = part(column(), "regions");
        Value.Fields west =
                part(regions, "west")
                        .with("status", Value.of("pacified"))
                        .with("index", Value.of(3));
        refuses(
                column().with("regions", regions.with("west", west)),
                "regions.west.index",
                "stays at 0");
    }

    @Test
    @Rule("R-14")
    void aTownThatHasFallenAndIsBesieged() {
        Value.Fields towns = part(column(), "towns");
        Value.Fields dara =
                part(towns, "DARA").with("mahdist", Value.of(true)).with("supply", Value.of(3));
        refuses(
                column().with("towns", towns.with("DARA", dara)),
                "towns.DARA",
                "a town that has fallen is not besieged");
    }

    @Test
    @Rule("2.4")
    void aBattalionThatIsThereWholeAndInHalves() {
        refuses(column().with("split", Value.of("BOR")), "split", "only a battalion is split");
        Value.Fields units = part(column(), "units");
        Value.Fields half = part(units, "1E").with("stands", Value.of(7));
        refuses(column().with("units", units.with("1E.2", half)), "units.1E.2", "1E is not split");
        refuses(column().with("split", Value.of("1E")), "units.1E.stands", "the larger half");
    }

    @Test
    @Rule("12.9")
    void moreLossesThanStandsOnATable() {
        Sudan state = Composed.read("battles=tabletop", "revolt:north=4 KORTI=1E", BATTLE).state();
        Value.Fields position = Desk.GAME.codec().write(Scene.played(state, "lose 1E 3"));
        List<Value> steps = ((Value.Items) position.at("agenda")).items();
        Value.Fields confirm =
                ((Value.Fields) steps.getFirst()).with("losses", Value.of(List.of(Value.of(16))));
        List<Value> wrong = new ArrayList<>(steps);
        wrong.set(0, confirm);
        refuses(position.with("agenda", Value.of(wrong)), "agenda[0]", "losses that cannot be");
    }

    @Test
    @Rule("12.9")
    void theFateOfACommanderWhoIsNotThere() {
        String field =
                BATTLE.replace("tabletop; field own", "field").replace("3; f", "3; dice 1; f");
        Sudan state = Composed.read("battles=field", "revolt:north=4 KORTI=1E", field).state();
        Value.Fields position = Desk.GAME.codec().write(state);
        Value.Fields muster = part(firstStep(position), "muster").with("commanded", Value.of(true));
        refuses(first(position, "muster", muster), "agenda[0]", "a commander is there or is not");
        Value.Fields cards = Desk.GAME.codec().write(Scene.played(state, "dice 2 4"));
        Value.Fields hit = first(cards, "commander", Value.of("wounded"));
        refuses(hit, "agenda[0]", "the fate of no commander");
    }

    private static Value.Fields with(Value.Fields position, String part, String id, Value value) {
        return position.with(part, part(position, part).with(id, value));
    }

    @Test
    void whatNobodyKnowsIsRefusedWhereItStands() {
        Value.Fields column = column();
        Value.Fields unit = part(part(column, "units"), "1E");
        Value.Fields town = part(part(column, "towns"), "DARA");
        refuses(with(column, "units", "99E", unit), "units", "no unit is called \"99E\"");
        refuses(with(column, "boats", "99E", Value.NO_FIELDS), "boats", "no unit is called");
        refuses(with(column, "towns", "ABUKLEA", town), "towns", "no town is called");
        refuses(with(column, "camps", "CAIRO", Value.of(1)), "camps", "no space is called");
        refuses(with(column, "regions", "delta", Value.of(1)), "regions.delta", "delta");
        refuses(with(column, "options", "weather", Value.of(true)), "options", "no option");
        refuses(with(column, "options", "vp", Value.of("mild")), "options.vp", "balanced, harsh");
        Value.Fields raw = part(part(column, "units"), "BOR").with("grade", Value.of("raw"));
        refuses(with(column, "units", "BOR", raw), "units.BOR.grade", "only damage is told");
        refuses(column.with("weather", Value.of("hot")), "weather", "is not known here");
    }

    private static Value.Fields first(Value.Fields position, String part, Value value) {
        List<Value> steps = new ArrayList<>(((Value.Items) position.at("agenda")).items());
        steps.set(0, ((Value.Fields) steps.getFirst()).with(part, value));
        return position.with("agenda", Value.of(steps));
    }

    private static Value.Fields firstStep(Value.Fields position) {
        return (Value.Fields) ((Value.Items) position.at("agenda")).items().getFirst();
    }

    @Test
    @Rule("12.9")
    void whatIsWrongWithABattleIsToldOfTheBattle() {
        String battle = BATTLE.replace("tabletop; field own", "quick");
        Sudan state = Composed.read("battles=tabletop", "revolt:north=4 KORTI=1E", battle).state();
        Value.Fields position = Desk.GAME.codec().write(state);
        Value.Fields field = part(firstStep(position), "field");
        Value.Fields late = field.with("round", Value.of(99));
        refuses(first(position, "field", late), "agenda[0].field", "round: must be a whole number");
        Value.Fields odd = field.with("own", Value.of(List.of()));
        refuses(first(position, "field", odd), "agenda[0].field", "own: nobody is there");
        refuses(first(position, "cause", Value.of("rain")), "agenda[0].cause", "\"rain\"");
        refuses(first(position, "weather", Value.of("hot")), "agenda[0].weather", "not known");
        refuses(first(position, "step", Value.of("tea")), "agenda[0].step", "tea");
        refuses(position.with("agenda", Value.texts(List.of("tea"))), "agenda[0]", "an object");
    }
}
