package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.ascari.AscariGame;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.Orders;
import zeriba.ascari.field.FieldLoss;
import zeriba.ascari.field.FieldText;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.board.map.MapText;
import zeriba.engine.BoardQuery;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.field.Fate;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.testkit.Json;

/** The rules that only battles on the field have. */
final class FieldTest {

    private static final AscariGame COLUMN = Orders.game(Orders.COLUMN);
    private static final AscariGame TOWN = Orders.game(Orders.TOWN);
    private static final AscariGame AMBUSH = Orders.game(Orders.AMBUSH);
    private static final Setup SETUP = Desk.complete(AMBUSH, Setup.of("field"));
    private static final AscariGame CAMP = Orders.game(Orders.CAMP);

    private static int defence(Ascari state, String attacker, String defender, String from) {
        return S5_Melee.defence(state, melee(state, attacker, defender, from), (_, _, _) -> {});
    }

    private static int attack(Ascari state, String attacker, String defender, String from) {
        return S5_Melee.attack(state, melee(state, attacker, defender, from), (_, _, _) -> {});
    }

    private static Melee melee(Ascari state, String attacker, String defender, String from) {
        return new Melee(
                state.battle().number(attacker),
                state.battle().number(defender),
                state.ground().grid().hex(from));
    }

    private static int fire(Ascari state, String firer, String hex) {
        return S4_Fire.modifier(
                state, counter(state, firer), state.ground().grid().hex(hex), false);
    }

    private static Counter counter(Ascari state, String id) {
        return state.battle().named(id).orElseThrow();
    }

    private static Ascari moving(Desk desk) {
        return desk.moves(Army.ATTACKER).state();
    }

    @Test
    @Rule("FIELD.CLOSED")
    void closedRanksHaveOneMoreInMelee() {
        Desk desk = Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0908");
        assertThat(defence(moving(desk), "D-Sp1", "GCR-1", "0908")).isEqualTo(3);

        desk.put("HCR-1", "0906");
        assertThat(defence(moving(desk), "D-Sp1", "GCR-1", "0908")).isEqualTo(3);

        desk.put("NAV-1", "1006");
        assertThat(defence(moving(desk), "D-Sp1", "GCR-1", "0908")).isEqualTo(4);
    }

    @Test
    @Rule("FIELD.CLOSED")
    void ranksAreNotClosedByWhoRetreatsNorBetweenEnemies() {
        Desk closed =
                Desk.of(COLUMN)
                        .put("GCR-1", "0907")
                        .put("HCR-1", "0906")
                        .put("HCR-2", "1006")
                        .put("D-Sp1", "0908");
        assertThat(defence(moving(closed), "D-Sp1", "GCR-1", "0908")).isEqualTo(4);

        Desk shaken = closed.put("HCR-1", "0906", "retreat");
        assertThat(defence(moving(shaken), "D-Sp1", "GCR-1", "0908")).isEqualTo(3);

        Desk between =
                Desk.of(COLUMN)
                        .put("GCR-1", "0907")
                        .put("HCR-1", "1007")
                        .put("HCR-2", "1006")
                        .put("D-Sp1", "0908")
                        .put("D-Sp2", "0906");
        assertThat(defence(moving(between), "D-Sp1", "GCR-1", "0908")).isEqualTo(3);
    }

    @Test
    @Rule("FIELD.CHARGE")
    void spearsAndHorseThatAttackHaveOneMore() {
        Ascari state =
                moving(
                        Desk.of(COLUMN)
                                .put("GCR-1", "0907")
                                .put("D-Sp1", "0908")
                                .put("D-Ho1", "1006")
                                .put("D-Ri1", "1007"));

        assertThat(attack(state, "D-Sp1", "GCR-1", "0908")).isEqualTo(4);
        assertThat(attack(state, "D-Ho1", "GCR-1", "1006")).isEqualTo(4);
        assertThat(attack(state, "D-Ri1", "GCR-1", "1007")).isEqualTo(2);
    }

    private static List<String> ways(Desk desk, String mover) {
        Ascari state = moving(desk);
        S3_Reach reach = S3_Reach.of(state, counter(state, mover));
        return reach.ends().stream().map(state.ground().grid()::label).toList();
    }

    @Test
    @Rule("FIELD.CONTACT")
    void nobodyRidesThroughAGapOfOneHexButWhoeverStandsInItMayAttack() {
        Desk gap =
                Desk.of(COLUMN)
                        .put("GCR-1", "0805")
                        .put("GCR-2", "1005")
                        .put("TR-1", "0907")
                        .put("D-Ho1", "0902");
        assertThat(ways(gap, "D-Ho1")).contains("0905", "0805", "1005").doesNotContain("0906");

        Desk shaken = gap.put("GCR-2", "1005", "retreat").put("GCR-1", "0805", "retreat");
        assertThat(ways(shaken, "D-Ho1")).contains("0906", "0907");
    }

    @Test
    @Rule("FIELD.CONTACT")
    void theForceItselfAndWhoLeadsAreNotHeld() {
        Desk desk =
                Desk.of(COLUMN)
                        .put("GCR-1", "0805")
                        .put("GCR-2", "1005")
                        .put("D-Sp1", "0904")
                        .put("L-E1", "0904");
        Ascari state = moving(desk);

        assertThat(FieldContact.isHeld(state, counter(state, "D-Sp1"))).isTrue();
        assertThat(FieldContact.isHeld(state, counter(state, "L-E1"))).isFalse();
        assertThat(FieldContact.isHeld(state, counter(state, "GCR-1"))).isFalse();
    }

    @Test
    @Rule("FIELD.WAVES")
    void theLaterHalfOfTheRubsMayNotMoveBeforeTheFifthTurn() {
        Ascari state = moving(Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0202"));
        List<String> later =
                state.battle().counters(Army.ATTACKER).stream()
                        .filter(unit -> state.battle().movesFrom(unit, state.options()) == 5)
                        .map(Counter::id)
                        .toList();

        assertThat(later).contains("L-E3", "L-E4").doesNotContain("L-E1", "L-E2", "D-Sp1");
        assertThat(later).hasSizeBetween(9, 14);
    }

    @Test
    @Rule("FIELD.WAVES")
    void whoIsOfTheSecondWaveIsToldItsOwnRuling() {
        Ascari begun = Desk.begin(COLUMN).state();
        String later =
                begun.battle().counters(Army.ATTACKER).stream()
                        .filter(unit -> begun.battle().movesFrom(unit, begun.options()) == 5)
                        .filter(unit -> !unit.isLeader())
                        .map(Counter::id)
                        .findFirst()
                        .orElseThrow();
        Desk desk = Desk.of(COLUMN).put("GCR-1", "0907").put(later, "0202");

        assertThat(desk.moves(Army.ATTACKER).whyNot("move " + later + " 0302"))
                .isEqualTo("FIELD.WAVES");
    }

    @Test
    @Rule("FIELD.LOOSE")
    void looseOrderSavesSpearsFromFireThatIsNotAdjacent() {
        Desk desk = Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0909");
        assertThat(fire(moving(desk), "GCR-1", "0909")).isEqualTo(-1);

        assertThat(fire(moving(desk.put("D-Sp1", "0908")), "GCR-1", "0908")).isZero();
        assertThat(fire(moving(desk.put("D-Ri1", "0909")), "GCR-1", "0909")).isZero();
    }

    @Test
    @Rule("FIELD.FORCES")
    void aCommanderLeadsRawTroopsTooAndAnEmirHisRubAlone() {
        Ascari state = Desk.begin(TOWN).state();

        assertThat(counter(state, "L-COM").leads(counter(state, "4EG-1"))).isTrue();
        assertThat(counter(state, "1EG-1").isRegular()).isTrue();
        assertThat(counter(state, "4EG-1").isRegular()).isFalse();
        assertThat(counter(state, "D-Gu1").isBattery()).isTrue();
        List<String> led =
                state.battle().counters(Army.ATTACKER).stream()
                        .filter(unit -> !unit.isLeader() && counter(state, "L-E1").leads(unit))
                        .map(Counter::organisation)
                        .distinct()
                        .toList();
        assertThat(led).containsExactly("Rub I");
    }

    @Test
    @Rule("FIELD.DAWN")
    void atDawnNobodyFiresFar() {
        Desk desk = Desk.of(CAMP).put("A-1", "0907").put("G-1", "0908").put("D-Ri1", "0101");
        assertThat(range(moving(desk), "A-1")).isEqualTo(2);
        assertThat(range(moving(desk), "D-Ri1")).isEqualTo(2);
        assertThat(range(moving(desk.turn(2)), "G-1")).isEqualTo(4);
        assertThat(range(moving(desk.turn(3)), "G-1")).isEqualTo(8);

        Desk march = Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0101");
        assertThat(range(moving(march), "GCR-1")).isEqualTo(4);
    }

    private static int range(Ascari state, String firer) {
        return S4_Fire.range(state, counter(state, firer));
    }

    @Test
    @Rule("FIELD.TRANSPORT")
    void aForceOnTheMarchHasTransportThatNeitherFiresNorAttacks() {
        Ascari begun = Desk.begin(COLUMN).state();
        assertThat(begun.battle().counters(Army.DEFENDER).stream().filter(Counter::isTransport))
                .hasSize(3)
                .allMatch(one -> one.movement() == 3 && one.steps() == 1 && one.strength() == 0);
        assertThat(Desk.begin(TOWN).state().battle().counters(Army.DEFENDER))
                .noneMatch(Counter::isTransport);

        Play play =
                new Play(
                        Desk.of(COLUMN)
                                .put("TR-1", "0907")
                                .put("D-Sp1", "0908")
                                .moves(Army.DEFENDER)
                                .state());
        assertThat(play.options())
                .doesNotContain("move TR-1 0908")
                .anyMatch(option -> option.startsWith("move TR-1 "));
        assertThat(S4_Fire.canFire(play.state(), counter(play.state(), "TR-1"))).isFalse();
    }

    @Test
    @Rule("FIELD.FORCES")
    void actionsNameTheHexesOfTheFieldAndNoOthers() {
        Ascari state = moving(Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0910"));
        Ground ground = state.ground();
        int spears = state.at(counter(state, "D-Sp1"));
        List<String> beside = new ArrayList<>();
        for (int way = 0; way < 6; way++) {
            beside.add("move D-Sp1 " + ground.grid().label(ground.neighbour(spears, way)));
        }

        List<String> told = new ArrayList<>();
        if (COLUMN.rules().pending(state) instanceof Pending.Choice<Act> choice) {
            choice.options().forEach(act -> told.add(COLUMN.notation().write(act)));
        }
        assertThat(told).containsAll(beside);
    }

    @Test
    @Rule("FIELD.TRANSPORT")
    void transportAloneLeavesByTheForwardEdgeAndHalfOfItIsEnough() {
        Ascari begun = Desk.begin(COLUMN).state();
        int forward = begun.battle().exits(Army.DEFENDER).nth(6);
        String edge = begun.ground().grid().label(forward);
        Desk desk =
                Desk.of(COLUMN)
                        .put("TR-1", edge)
                        .put("TR-2", "exited")
                        .put("GCR-1", "0907")
                        .put("D-Sp1", "0914");
        Play play = new Play(desk.moves(Army.DEFENDER).state());
        assertThat(FieldVictory.holds(play.state())).isFalse();
        assertThat(play.options()).contains("exit TR-1").doesNotContain("exit GCR-1");

        Play theirs = play.then("exit TR-1", "end", "end");
        assertThat(theirs.step()).isEqualTo("movement");
        Play over = theirs.then("end", "end");
        assertThat(over.step()).isEqualTo("over");
        assertThat(COLUMN.result(over.state()).held()).isTrue();
    }

    @Test
    @Rule({"FIELD.TRANSPORT", "FIELD.BREAK"})
    void transportThatIsLostCountsAmongTheStepsOfTheForce() {
        Ascari begun = Desk.begin(COLUMN).state();
        int steps =
                begun.battle().counters(Army.DEFENDER).stream()
                        .filter(one -> !one.isLeader())
                        .mapToInt(Counter::steps)
                        .sum();

        assertThat(begun.battle().value("collapse")).isEqualTo((steps * 70 + 99) / 100);
    }

    @Test
    @Rule("FIELD.BREAK")
    void aForceThatHasLostItsShareGivesTheFieldUp() {
        Play begun = Desk.begin(COLUMN);
        assertThat(FieldVictory.isBeaten(begun.state(), Army.DEFENDER)).isFalse();
        assertThat(FieldVictory.isBeaten(begun.state(), Army.ATTACKER)).isFalse();

        Desk few = Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0101");
        assertThat(FieldVictory.isBeaten(moving(few), Army.DEFENDER)).isTrue();
        assertThat(FieldVictory.isBeaten(moving(few), Army.ATTACKER)).isTrue();
        assertThat(FieldVictory.holds(moving(few))).isFalse();
    }

    @Test
    @Rule({"FIELD.BREAK", "FIELD.VICTORY"})
    void theBattleEndsWithTheGameTurnInWhichAForceIsBeaten() {
        Play over =
                new Play(
                                Desk.of(COLUMN)
                                        .put("GCR-1", "0907")
                                        .put("D-Sp1", "0101")
                                        .moves(Army.ATTACKER)
                                        .state())
                        .then("end", "end");

        assertThat(over.step()).isEqualTo("over");
        FieldResult result = COLUMN.result(over.state());
        assertThat(result.held()).isFalse();
        assertThat(result.turns()).isEqualTo(1);
        assertThat(result.lost())
                .containsEntry("GCR", 6)
                .containsEntry("HCR", 8)
                .containsEntry("NAV", 1);
    }

    /** What a column comes to whose leader is here, if he is anywhere. */
    private static Fate commander(AscariGame game, Desk desk) {
        return game.result(desk.put("D-Sp1", "0101").moves(Army.ATTACKER).state()).commander();
    }

    @Test
    @Rule({"FIELD.FORCES", "4.6"})
    void theCounterOfTheLeaderTellsWhatHasBecomeOfTheCommander() {
        Desk whole = Desk.of(COLUMN).put("GCR-1", "0907").put("L-COM", "0907");
        assertThat(commander(COLUMN, whole)).isEqualTo(Fate.UNHURT);

        Desk reduced = Desk.of(COLUMN).put("GCR-1", "0907").put("L-COM", "0907", "reduced");
        assertThat(commander(COLUMN, reduced)).isEqualTo(Fate.WOUNDED);

        Desk gone = Desk.of(COLUMN).put("GCR-1", "0907").put("L-COM", "eliminated");
        assertThat(commander(COLUMN, gone)).isEqualTo(Fate.FALLEN);
    }

    @Test
    @Rule("FIELD.FORCES")
    void whereNobodyCommandsNobodyIsHurt() {
        for (String order : List.of(Orders.RAW_TOWN, Orders.STEAMER)) {
            AscariGame game = Orders.game(order);
            assertThat(game.result(Desk.begin(game).state()).commander()).isEqualTo(Fate.UNHURT);
        }
    }

    @Test
    @Rule("FIELD.VICTORY")
    void theBillTellsEachBodyOfTheForceAndEachArmOfTheEnemy() throws UnreadableException {
        Ascari begun = Desk.begin(COLUMN).state();
        assertThat(bill(begun))
                .containsExactly(
                        "GCR 0 of 8",
                        "HCR 0 of 8",
                        "MCR 0 of 8",
                        "NAV 0 of 1",
                        "spears 0 of 36 rivals",
                        "horse 0 of 11 rivals",
                        "rifles 0 of 13 rivals");

        Desk desk = Desk.of(COLUMN).put("GCR-1", "0907").put("D-Sp1", "0101");
        Ascari alone = desk.moves(Army.DEFENDER).state();
        assertThat(bill(alone))
                .contains("GCR 6 of 8", "HCR 8 of 8", "rifles 13 of 13 rivals")
                .anyMatch(line -> line.matches("spears (2\\d|3[0-5]) of 36 rivals"));
    }

    @Test
    @Rule({"FIELD.VICTORY", "FIELD.BREAK", "FIELD.TRANSPORT"})
    void oneIsToldWhatDecidesTheBattleAndHowFarItHasCome() throws UnreadableException {
        Ascari begun = Desk.begin(COLUMN).state();
        assertThat(decision(COLUMN, begun))
                .contains("\"assault\":false", "\"wave\":5", "\"objectives\":0")
                .contains("\"own\":{\"steps\":28,\"lost\":0,\"end\":20}")
                .contains(
                        "\"transport\":{\"counters\":3,\"left\":0,\"lost\":0,\"enough\":2,\"edge\":\"west\"}");

        Desk desk = Desk.of(COLUMN).put("GCR-1", "0907").put("TR-1", "exited");
        assertThat(decision(COLUMN, desk.put("D-Sp1", "0101").moves(Army.DEFENDER).state()))
                .contains("\"left\":1,\"lost\":2,\"enough\":2,\"edge\":");

        assertThat(decision(TOWN, Desk.begin(TOWN).state()))
                .contains("\"assault\":true")
                .doesNotContain("transport", "boat", "dawn");
        assertThat(decision(CAMP, Desk.begin(CAMP).state()))
                .contains("\"dawn\":{\"first\":2,\"second\":4}");
    }

    private static String decision(AscariGame game, Ascari state) throws UnreadableException {
        return Json.write(game.look(state, new BoardQuery("decision", "", "")));
    }

    @Test
    @Rule("FIELD.FORCES")
    void stragglersComeBackWhereATownIsTaken() {
        String town = TOWN.overrides().cells().values().iterator().next();
        Map<String, Integer> six = Map.of("1EG-1", 2, "1EG-2", 2, "1EG-3", 2);
        MapText figures = AscariGame.published().file(FieldText.FILE);
        assertThat(FieldText.bill(FieldBattle.read(town), figures, six, false))
                .contains(new FieldLoss("1EG", true, 8, 6));
        assertThat(FieldText.bill(FieldBattle.read(town), figures, six, true))
                .contains(new FieldLoss("1EG", true, 8, 2));
    }

    private static List<String> bill(Ascari state) throws UnreadableException {
        Value.Fields told = COLUMN.look(state, new BoardQuery("bill", "", ""));
        List<String> lines = new ArrayList<>();
        for (Value line : ((Value.Items) told.at("losses")).items()) {
            Value.Fields loss = (Value.Fields) line;
            String who = loss.at("own").equals(Value.of(true)) ? "" : " rivals";
            lines.add(
                    ((Value.Text) loss.at("body")).text()
                            + " "
                            + ((Value.Whole) loss.at("lost")).number()
                            + " of "
                            + ((Value.Whole) loss.at("stands")).number()
                            + who);
        }
        return lines;
    }

    @Test
    @Rule("FIELD.VICTORY")
    void whoIsAttackedAndStandsToTheLastTurnHoldsTheField() {
        Play play = Desk.begin(COLUMN);
        while (!play.step().equals("over")) {
            play = play.then(play.options().getLast());
        }

        assertThat(play.state().turn()).isEqualTo(10);
        assertThat(COLUMN.result(play.state()).held()).isTrue();
        assertThat(COLUMN.result(play.state()).lost()).containsEntry("GCR", 0);
    }

    @Test
    @Rule("FIELD.VICTORY")
    void whoAttacksATownAndStandsBeforeItToTheLastTurnHasNotTakenIt() {
        Play play = Desk.begin(TOWN);
        while (!play.step().equals("over")) {
            play = play.then(play.options().getLast());
        }

        assertThat(TOWN.result(play.state()).held()).isFalse();
    }

    @Test
    @Rule("FIELD.VICTORY")
    void aTownIsTakenWhenOnlyItsAttackersStandInIt() {
        Ascari begun = Desk.begin(TOWN).state();
        int first = begun.battle().objectives().nth(0);
        int second = begun.battle().objectives().nth(1);
        String one = begun.ground().grid().label(first);
        String other = begun.ground().grid().label(second);
        Desk desk = Desk.of(TOWN);
        for (Counter counter : begun.battle().counters(Army.DEFENDER)) {
            desk.put(counter.id(), begun.ground().grid().label(begun.at(counter)));
        }
        desk.put("1EG-1", one).put("D-Sp1", other);
        assertThat(FieldVictory.defended(moving(desk))).isEqualTo(1);

        desk.put("D-Sp1", "0101");
        assertThat(FieldVictory.defended(moving(desk))).isZero();
        assertThat(FieldVictory.holds(moving(desk))).isTrue();
    }

    private static Position<Ascari, Act> lyingInWait() {
        Position<Ascari, Act> position = Position.start(AMBUSH.rules(), SETUP);
        position = position.chosen(AMBUSH.rules(), new Act.Historical());
        while (position.pending() instanceof Pending.Choice<Act> choice
                && position.state().agenda().now() instanceof Deployment) {
            position = position.chosen(AMBUSH.rules(), choice.options().get(0));
        }
        return position;
    }

    private static Ascari seenBy(Army army, Ascari state) {
        return AMBUSH.rules().seenBy(new Viewer.Seated(army.role()), state);
    }

    @Test
    @Rule("FIELD.HIDDEN")
    void nobodyElseKnowsWhereTheyLieInWait() {
        Ascari state = lyingInWait().state();
        Counter spear = counter(state, "D-Sp1");
        assertThat(state.has(Mark.HIDDEN, spear)).isTrue();
        assertThat(state.standing(state.at(spear))).isEqualTo(Ascari.NOBODY);

        assertThat(seenBy(Army.ATTACKER, state)).isEqualTo(state);
        Ascari seen = seenBy(Army.DEFENDER, state);
        assertThat(state.battle().counters(Army.ATTACKER))
                .allMatch(one -> seen.at(one) == Ascari.UNSEEN);
        assertThat(AMBUSH.rules().seenBy(new Viewer.Public(), state)).isEqualTo(seen);
        Value told = AMBUSH.codec().write(seen).at("units");
        assertThat(((Value.Fields) told).at("D-Sp1").toString()).contains("?");
    }

    @Test
    @Rule("FIELD.HIDDEN")
    void whatIsDealtOfAnAmbushLooksTheSame() {
        Ascari seen = seenBy(Army.DEFENDER, lyingInWait().state());
        Ascari dealt = AMBUSH.rules().dealt(Army.DEFENDER.role(), seen, DiceCup.seeded(5));
        assertThat(dealt.battle().counters(Army.ATTACKER)).allMatch(dealt::isOnMap);
        assertThat(seenBy(Army.DEFENDER, dealt)).isEqualTo(seen);
        assertThat(AMBUSH.rules().dealt(Army.DEFENDER.role(), seen, DiceCup.seeded(6)))
                .isNotEqualTo(dealt);
    }

    @Test
    @Rule("FIELD.HIDDEN")
    void theRecordOfASetUpInSecretTellsTheOtherArmyNothing() {
        Journal<Ascari, Act> journal = Journal.begin(AMBUSH, SETUP);
        journal = chosen(journal, new Act.Historical());
        Act first = ((Pending.Choice<Act>) journal.position().pending()).options().get(0);
        journal = chosen(journal, first);
        assertThat(line(Army.ATTACKER, journal)).startsWith("attacker deploy L-E1 ");
        assertThat(line(Army.DEFENDER, journal)).isEqualTo("attacker *");
    }

    private static Journal<Ascari, Act> chosen(Journal<Ascari, Act> journal, Act act) {
        return journal.after(
                new Entry.Chose<>(
                        AMBUSH.rules().role(journal.position().state(), act),
                        DecisionSource.PERSON,
                        act));
    }

    private static String line(Army army, Journal<Ascari, Act> journal) {
        return PlayerView.by(new Viewer.Seated(army.role()), journal).line(2);
    }

    @Test
    @Rule("FIELD.HIDDEN")
    void whoMovesShowsHimselfAndWhoIsNearIsSeen() {
        Position<Ascari, Act> position = lyingInWait();
        Act move =
                java.util.stream.StreamSupport.stream(
                                ((Pending.Choice<Act>) position.pending()).options().spliterator(),
                                false)
                        .filter(act -> act instanceof Act.Move)
                        .findFirst()
                        .orElseThrow();
        Ascari moved = position.chosen(AMBUSH.rules(), move).state();
        assertThat(moved.has(Mark.HIDDEN, counter(moved, ((Act.Move) move).mover()))).isFalse();

        Desk desk =
                Desk.of(AMBUSH)
                        .put("A-1", "0907")
                        .put("D-Sp1", "0910", "hidden")
                        .put("D-Sp2", "0914", "hidden");
        Play near = desk.moves(Army.DEFENDER).then("move A-1 0908");
        assertThat(near.is("D-Sp1")).isEqualTo("ready");
        assertThat(near.is("D-Sp2")).isEqualTo("hidden");
        assertThat(near.state().standing(near.state().ground().grid().hex("0910")))
                .isEqualTo(near.state().battle().number("D-Sp1"));
    }

    @Test
    @Rule("FIELD.HIDDEN")
    void whoLiesInWaitIsNoTargetAndFiresAtNobodyWhoPasses() {
        Desk desk =
                Desk.of(AMBUSH)
                        .put("A-1", "0907")
                        .put("D-Ri1", "0911", "hidden")
                        .put("A-2", "0906");
        assertThat(desk.fires(Army.DEFENDER).options()).containsExactly("end");
        Play passed = desk.moves(Army.DEFENDER).then("move A-2 1006");
        assertThat(passed.step()).isEqualTo("moving");
        Play fired = desk.fires(Army.ATTACKER).then("fire D-Ri1 0907");
        assertThat(fired.is("D-Ri1")).doesNotContain("hidden");
    }

    @Test
    @Rule({"FIELD.HIDDEN", "R-25"})
    void aShotAtALoneChiefTellsNothingOfAChiefWhoLiesInWaitInHisHex() {
        Desk desk =
                Desk.of(AMBUSH)
                        .put("A-1", "0907")
                        .put("L-E1", "0911")
                        .put("D-Sp2", "0911", "hidden")
                        .put("L-E2", "0911", "hidden");
        Play fires = desk.fires(Army.DEFENDER);
        assertThat(fires.options("fire")).containsExactly("fire A-1 0911");
        assertThat(fires.then("fire A-1 0911").step()).isEqualTo("shot");
        assertThat(fires.objection("fire A-1 0911 L-E2"))
                .map(Objection::key)
                .contains("objection.not-in-hex");
    }
}
