package zeriba.fireandsword.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.OddsReport;
import zeriba.engine.odds.Replies;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.AgendaRules;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Composed;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Chances before one marches. */
final class ForecastTest {

    private static final int ESTIMATES = 200;

    private static final AgendaRules<Sudan, Act> RULES = (AgendaRules<Sudan, Act>) Scene.RULES;

    private static Sudan column() {
        return Composed.read("", "revolt:north=4 KORTI=1E", "").state();
    }

    private static Value.Fields chances(Sudan state, String action) {
        return Desk.GAME.arithmetic(state, Desk.act(action));
    }

    private static List<String> kinds(Value.Fields told) {
        return told.at("kinds") instanceof Value.Items(List<Value> items)
                ? items.stream().map(Value.Fields.class::cast).map(ForecastTest::kind).toList()
                : List.of();
    }

    private static String kind(Value.Fields told) {
        return text(told, "kind") + " " + text(told, "probability");
    }

    private static String text(Value.Fields told, String field) {
        return told.at(field) instanceof Value.Text(String text) ? text : "?";
    }

    private static double number(Value.Fields told, String field) {
        return told.at(field) instanceof Value.Real(double number) ? number : Double.NaN;
    }

    /**
     * Index 4: dice 1, 2 and 3 bring 3, 2 and 1; then two faces in six a town's kind, and so on.
     */
    @Test
    @Rule({"11.1", "12.1"})
    void sizesAndKindsOfABattleAreCounted() {
        Value.Fields told = chances(column(), "march 1E DEBBA");
        assertThat(told.at("spaces").toString()).contains("3/6", "DEBBA");
        assertThat(kinds(told))
                .containsExactly("town 1/6", "camp 1/6", "column 1/12", "ambush 1/12");
    }

    /** Before a sortie is carried out or called off: fewer besiegers are beaten more often. */
    @Test
    @Rule("12.6")
    void theChanceOfASortieIsToldOnceTheBesiegersAreSeen() {
        double one = number(chances(before("sortie 1E; dice 3"), "attack"), "win");
        double three = number(chances(before("sortie 1E; dice 1"), "attack"), "win");
        assertThat(one).isStrictlyBetween(three, 1.01);
        assertThat(three).isStrictlyBetween(0.0, 1.0);
        assertThat(chances(before("sortie 1E; dice 3"), "call-off")).isEqualTo(Value.NO_FIELDS);
    }

    private static Sudan before(String played) {
        return Composed.read("", "revolt:north=4 BERBER=1E supply:BERBER=3", played).state();
    }

    /** Boats that lie in the town lend their guns, and for them the field has no room. */
    @Test
    @Rule("12.9")
    void whoeverSalliesIsToldBeforehandThatItWillBeFoughtQuickly() {
        Value.Fields boats = sally("BOR", "battles=field");
        assertThat(boats.at("drilled")).isEqualTo(Value.of(false));
        assertThat(boats.at("quickly")).isEqualTo(Value.of("boats"));
        Value.Fields none = sally("2E", "battles=field");
        assertThat(none.at("drilled")).isEqualTo(Value.of(true));
        assertThat(none.fields()).doesNotContainKey("quickly");
        assertThat(sally("BOR").fields()).doesNotContainKey("quickly");
        assertThat(sally("BOR", "battles=tabletop").at("drilled")).isEqualTo(Value.of(true));
    }

    /** Eleven units of two counters each, where the field has room for eighteen. */
    @Test
    @Rule("12.9")
    void whoeverSalliesWithMoreThanTheFieldHasRoomForIsToldSo() {
        List<String> all =
                List.of("1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS", "XIS");
        Scene besieged =
                Scene.with("battles=field")
                        .revolt(Region.NORTH, 4)
                        .at("BERBER", all.toArray(String[]::new))
                        .supply("BERBER", 3);
        Value.Fields told = chances(besieged.state(), "sortie " + String.join("+", all));
        assertThat(told.at("quickly")).isEqualTo(Value.of("many"));
        assertThat(told.at("drilled")).isEqualTo(Value.of(false));
    }

    private static Value.Fields sally(String beside, String... options) {
        Scene besieged =
                Scene.with(options)
                        .revolt(Region.NORTH, 4)
                        .at("BERBER", "1E", beside)
                        .supply("BERBER", 3);
        return chances(besieged.state(), "sortie 1E");
    }

    /** Half of the columns that reach the first space stop there. */
    @Test
    @Rule({"8.6", "11.1"})
    void whoFightsInTheFirstSpaceNeverComesToTheSecond() {
        Value.Fields told = chances(column(), "march 1E DONGOLA");
        assertThat(kinds(told)).containsExactly("town 1/4", "camp 1/4", "column 1/8", "ambush 1/8");
    }

    @Test
    @Rule("QB.1")
    void theChanceToWinIsToldWithANarrowInterval() {
        Value.Fields told = chances(column(), "march 1E DEBBA");
        assertThat(number(told, "win")).isBetween(0.2, 0.95);
        assertThat(number(told, "winInterval")).isBetween(0.0, 0.03);
    }

    @Test
    @Rule("R-48")
    void amongFriendsNothingIsMet() {
        Sudan quiet = Composed.read("", "KORTI=1E", "").state();
        Value.Fields told = chances(quiet, "march 1E DEBBA");
        assertThat(told.at("spaces").toString()).contains("0/6");
        assertThat(told.fields()).doesNotContainKeys("kinds", "win");
    }

    /** The way out of a freed town leads where Dervishes may be met. */
    @Test
    @Rule({"12.7", "R-17"})
    void whoeverLeavesAFreedTownIsToldWhatHeMayMeet() {
        Scene scene = Scene.with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan freed = scene.play("sortie 1E", "dice 6");
        Value.Fields told = chances(freed, "leave 1E GEDAREF");
        assertThat(told.at("spaces").toString()).contains("GEDAREF", "3/6");
        assertThat(number(told, "win")).isStrictlyBetween(0.0, 1.0);
        assertThat(chances(freed, "stay")).isEqualTo(Value.NO_FIELDS);
    }

    @Test
    @Rule("R-63")
    void whoeverLandsAtALostPortIsToldWhatHeMayMeet() {
        Scene scene = Scene.with().revolt(Region.EAST, 4).mahdist("SUAKIN");
        int suakin = scene.state().map().suakin;
        Sudan waiting = scene.now(new S16_Reinforcements.Arrivals(suakin)).play("dice 3");
        assertThat(chances(waiting, "end")).isEqualTo(Value.NO_FIELDS);
        Value.Fields told = chances(Scene.played(waiting, "arrive 15S"), "end");
        assertThat(told.at("spaces").toString()).contains("SUAKIN", "2/6");
        assertThat(kinds(told)).hasSize(4);
    }

    @Test
    @Rule("12.9")
    void oddsOfABattleAreDrawnUntilTheyAreNarrow() {
        OddsReport<Sudan> report =
                Odds.of(Desk.GAME, column(), Desk.act("march 1E DEBBA"), new Replies.None());
        assertThat(report.exact()).isFalse();
        assertThat(report.interval()).isLessThanOrEqualTo(0.02);
        assertThat(report.samples()).isLessThan(3_000);
    }

    /** At index 8 Khartoum's die of 6 still brings four: the first space of the way ends it. */
    @Test
    @Rule({"11.1", "12.1"})
    void kindsOfBattleThatCannotHappenAreNotListed() {
        Scene scene = Scene.with().revolt(Region.SOUTH, 8).mahdist("KHARTOUM");
        Sudan before = scene.at("KAMLIN", "1E").at("GETEINA", "2E").supply("ELDUEIM", 3).state();
        assertThat(kinds(chances(before, "march 1E KHARTOUM")))
                .containsExactly("town 1/3", "camp 1/3", "column 1/6", "ambush 1/6");
        Sudan through =
                Scene.with().revolt(Region.SOUTH, 8).at("KHARTOUM", "1E").at("ABBA", "2E").state();
        List<String> kinds = kinds(chances(through, "march 1E ELDUEIM"));
        assertThat(kinds).noneMatch(kind -> kind.endsWith(" 0"));
        assertThat(kinds).containsExactly("town 1/3", "camp 1/3", "column 1/6", "ambush 1/6");
    }

    @Test
    @Rule({"R-21", "G-2"})
    void aMarchThroughABesiegedTownEndsThereMetOrNot() {
        Scene scene = Scene.with().revolt(Region.NORTH, 3).at("BERBER", "2E").supply("BERBER", 3);
        Sudan before = scene.at("ABUHAMED", "1E").state();
        assertThat(kinds(chances(before, "march 1E ATBARA"))).containsExactly("relief 1/3");
    }

    /** The names that an answer has for itself are not a game's to give. */
    @Test
    @Rule("12.9")
    void theIntervalOfAWinIsItsOwn() {
        Scene scene = Scene.with().revolt(Region.SOUTH, 8).mahdist("KHARTOUM");
        Value.Fields told = chances(scene.at("KAMLIN", "1E", "2E").state(), "march 1E+2E KHARTOUM");
        assertThat(told.fields())
                .doesNotContainKeys(
                        "exact", "assuming", "outcomes", "value", "samples", "interval");
        int battles = told.at("battles") instanceof Value.Whole(long n) ? (int) n : 0;
        double alike = Won.half(number(told, "win"), battles);
        assertThat(number(told, "winInterval")).isBetween(0.5 * alike, 1.05 * alike);
    }

    /** The same moves played out throw by throw, by the rules alone. */
    @Test
    @Rule({"11.1", "QB.1"})
    void battlesThatAreDrawnByWhoIsMetAreWonAsOftenAsWhenTheMoveIsPlayedOut() {
        Sudan besieged = Composed.read("", "revolt:north=4 BERBER=1E supply:BERBER=3", "").state();
        assertAlike(column(), "march 1E DEBBA");
        assertAlike(column(), "march 1E DONGOLA");
        assertAlike(besieged, "sortie 1E");
        assertAlike(before("sortie 1E; dice 1"), "attack");
    }

    private static void assertAlike(Sudan state, String action) {
        Won drawn = BattleOdds.of(RULES, state, Desk.act(action));
        Won played = PlayedOut.of(RULES, state, Desk.act(action)).won();
        assertThat(drawn.interval()).isLessThanOrEqualTo(0.03);
        assertThat(drawn.win())
                .as(action)
                .isCloseTo(played.win(), within(drawn.interval() + played.interval()));
        assertThat(drawn.battles()).isLessThan(played.trials());
    }

    /** Of many estimates by other dice about 19 in 20 have what all agree on in their interval. */
    @Test
    @Rule({"11.1", "QB.1", "QB.12"})
    void intervalsHoldWhatTheyPromise() {
        Sudan besieged = Composed.read("", "revolt:north=4 BERBER=1E supply:BERBER=3", "").state();
        assertThat(held(column(), "march 1E DEBBA")).isBetween(0.9, 1.0);
        assertThat(held(column(), "march 1E DONGOLA")).isBetween(0.9, 1.0);
        assertThat(held(besieged, "sortie 1E")).isBetween(0.9, 1.0);
    }

    private static double held(Sudan state, String action) {
        List<Won> all =
                LongStream.range(0, ESTIMATES)
                        .mapToObj(seed -> BattleOdds.of(RULES, state, Desk.act(action), seed))
                        .toList();
        double agreed = all.stream().mapToDouble(Won::win).average().orElseThrow();
        return all.stream()
                .mapToDouble(one -> Math.abs(one.win() - agreed) <= one.interval() ? 1 : 0)
                .average()
                .orElseThrow();
    }

    /** Index 4 and a village: three faces of six meet somebody, and that is counted, not drawn. */
    @Test
    @Rule("11.1")
    void whetherSomebodyIsMetIsCountedWhereTheBattleIsDrawn() {
        OddsReport<Sudan> report =
                Odds.of(Desk.GAME, column(), Desk.act("march 1E DEBBA"), new Replies.None());
        assertThat(report.exact()).isFalse();
        assertThat(report.outcomes())
                .filteredOn(outcome -> outcome.effect().equals("met"))
                .extracting(outcome -> outcome.probability().toString())
                .containsExactly("1/2");
    }

    @Test
    @Rule({"R-48", "6.1"})
    void aSpaceWithTroopsOfOursThreatensNobodyWhoEntersIt() throws UnreadableException {
        Scene scene = Scene.with().revolt(Region.NORTH, 4).at("DONGOLA", "1E").at("KORTI", "2E");
        assertThat(threat(scene, "DONGOLA")).contains("0,0,0,0,0,0");
        assertThat(threat(scene, "KORTI")).contains("3,2,1,0,0,0").doesNotContain("surprise");
        assertThat(threat(scene, "DEBBA")).contains("3,2,1,0,0,0");
        assertThat(threat(scene, "KHARTOUM")).contains("surprise");
    }

    private static String threat(Scene scene, String place) throws UnreadableException {
        String told = Desk.GAME.look(scene.state(), new BoardQuery("threat", "", place)).toString();
        return told.replaceAll("Whole\\[number=(\\d+)\\]", "$1").replace(", ", ",");
    }
}
