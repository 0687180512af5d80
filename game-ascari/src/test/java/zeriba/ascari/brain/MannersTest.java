package zeriba.ascari.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import zeriba.ascari.AscariGame;
import zeriba.ascari.Desk;
import zeriba.ascari.Orders;
import zeriba.ascari.rules.FieldHiding;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Setup;

class MannersTest {

    private static final Evaluation<Ascari, Act> EVALUATION = Desk.GAME.evaluation();

    /** The battle when both have set up as history had it. */
    private static Position<Ascari, Act> begun(Battle.Id id) {
        Position<Ascari, Act> position =
                Position.start(Desk.GAME.rules(), Setup.of(id.name().toLowerCase(Locale.ROOT)));
        while (position.state().agenda().now() instanceof Deployment) {
            position = position.chosen(Desk.GAME.rules(), new Act.Historical());
        }
        return position;
    }

    @ParameterizedTest
    @EnumSource(value = Battle.Id.class, mode = Mode.EXCLUDE, names = "FIELD")
    void atTheBeginningNeitherArmyHasWon(Battle.Id id) {
        Ascari state = begun(id).state();
        double defender = EVALUATION.value(state, Army.DEFENDER.side());
        assertThat(defender).isBetween(0.3, 0.7);
        assertThat(EVALUATION.value(state, Army.ATTACKER.side())).isEqualTo(1 - defender);
    }

    @Test
    @Rule({"FIELD.HIDDEN", "FIELD.BOAT"})
    void noSearchPrefersAHexToLieInWaitInForABoat() {
        AscariGame game = Orders.game(Orders.STEAMER);
        Position<Ascari, Act> position =
                Position.start(game.rules(), Desk.complete(game, Setup.of("field")));
        while (!FieldHiding.isSettingUp(position.state())) {
            position = position.chosen(game.rules(), new Act.Historical());
        }
        Evaluation<Ascari, Act> usual = game.evaluation();
        assertThat(usual.scripts(position.state(), new SplitMix64(1))).containsExactly(usual);
    }

    @Test
    void whoIsSecondInATurnGainsNothingByEndingIt() {
        var fire =
                Desk.of("s3")
                        .turn(4)
                        .put("III-1", "1211")
                        .put("E-MR1", "1812")
                        .fires(Army.ATTACKER);
        double before = EVALUATION.value(fire.state(), Army.ATTACKER.side());
        double after = EVALUATION.value(fire.then("end").state(), Army.ATTACKER.side());
        assertThat(after).isLessThanOrEqualTo(before);
    }

    @Test
    @Rule("S5.NEGUS")
    void theNegusSendsHisMenAheadAndStaysBehind() {
        Ascari state =
                Desk.of("s5")
                        .turn(2)
                        .put("E-YS1", "1909")
                        .put("L-YOH", "1909")
                        .put("D-WS1", "1609")
                        .moves(Army.ATTACKER)
                        .state();
        List<Act> line =
                EVALUATION.line(
                        state,
                        (Pending.Choice<Act>) Desk.GAME.rules().pending(state),
                        new SplitMix64(1));
        assertThat(line)
                .anyMatch(act -> act instanceof Act.Move move && move.mover().equals("E-YS1"));
        assertThat(line)
                .noneMatch(act -> act instanceof Act.Move move && move.riders().contains("L-YOH"));
    }

    /** Three against three in open ground, and one more for the charge. */
    @Test
    @Rule({"FIELD.CHARGE", "FIELD.CLOSED"})
    void programsWeighAChargeAndRanksThatAreClosed() {
        AscariGame game = Orders.game(Orders.COLUMN);
        Desk ranks = Desk.of(game).put("GCR-1", "0907").put("D-Sp1", "0906");
        assertThat(isOutmatched(ranks)).isFalse();
        double alone = melee(ranks);
        assertThat(melee(ranks.put("GCR-2", "0807").put("GCR-3", "1007"))).isLessThan(alone);

        Desk spears = Desk.of(game).put("GCR-1", "0907").put("D-Ho1", "0906");
        Desk rifles = Desk.of(game).put("GCR-1", "0907").put("D-Ri1", "0906");
        assertThat(melee(spears)).isGreaterThan(melee(rifles));
    }

    private static boolean isOutmatched(Desk desk) {
        Ascari state = desk.moves(Army.ATTACKER).state();
        Tactics tactics = tactics(state);
        return tactics.isOutmatched(mover(state), at(state, "0906"), at(state, "0907"));
    }

    private static double melee(Desk desk) {
        Ascari state = desk.moves(Army.ATTACKER).state();
        return tactics(state).melee(mover(state), at(state, "0906"), at(state, "0907"));
    }

    private static int at(Ascari state, String hex) {
        return state.ground().grid().hex(hex);
    }

    private static Counter mover(Ascari state) {
        return state.counter(state.standing(at(state, "0906")));
    }

    private static Tactics tactics(Ascari state) {
        Stance plain = new Stance(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0);
        return new Tactics(state, Army.ATTACKER, plain);
    }

    private static Tactics lying(Desk desk) {
        Stance low = new Stance(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0);
        return new Tactics(desk.moves(Army.ATTACKER).state(), Army.ATTACKER, low);
    }

    /** Who can fire back stays, spears do not, and not where nobody reaches them. */
    @Test
    @Rule({"4.4", "FIELD.LOOSE"})
    void whoIsFiredAtAndCannotFireBackRatherLiesLow() {
        AscariGame game = Orders.game(Orders.COLUMN);
        Desk desk =
                Desk.of(game)
                        .put("GCR-1", "0907")
                        .put("GCR-2", "0908")
                        .put("D-Sp1", "1212")
                        .put("D-Ri1", "1213");
        Ascari state = desk.moves(Army.ATTACKER).state();
        Tactics tactics = lying(desk);
        Counter spears = state.counter(state.battle().number("D-Sp1"));
        Counter rifles = state.counter(state.battle().number("D-Ri1"));
        int near = at(state, "0910");
        int far = at(state, "0914");
        assertThat(tactics.standing(spears, near, true))
                .isLessThan(tactics.standing(spears, far, true));
        assertThat(tactics.standing(rifles, near, true))
                .isEqualTo(tactics.standing(rifles, far, true));
    }

    @Test
    @Rule("4.3")
    void whoComesAloneIsFiredAtByAllAndComesLessGladly() {
        AscariGame game = Orders.game(Orders.COLUMN);
        Desk alone =
                Desk.of(game)
                        .put("GCR-1", "0907")
                        .put("GCR-2", "0908")
                        .put("GCR-3", "1008")
                        .put("D-Sp1", "0904");
        double gladly = comes(alone);
        assertThat(comes(alone.put("D-Sp2", "0804").put("D-Ho1", "1004"))).isGreaterThan(gladly);
    }

    /** A rifle beside the enemy that steps back in a line with him. */
    @Test
    @Rule("4.2")
    void whoStepsBackDoesNotHideBehindTheHexThatHeLeaves() {
        Desk beside = Desk.of("s3").turn(4).put("E-MR1", "1404");
        double back = under(beside.put("III-1", "1403"), "1402");
        double elsewhere = under(beside.put("III-1", "1302"), "1402");
        assertThat(back).isNegative().isEqualTo(elsewhere);
    }

    private static double under(Desk desk, String hex) {
        Ascari state = desk.moves(Army.DEFENDER).state();
        Stance shy = new Stance(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        Counter unit = state.counter(state.battle().number("III-1"));
        return new Tactics(state, Army.DEFENDER, shy).standing(unit, at(state, hex), true);
    }

    @Test
    @Rule("4.3")
    void fireOnTheWayCountsOnceForEachWhoMayStillFire() {
        Desk one = Desk.of("s3").turn(4).put("III-1", "1403").put("E-MR1", "1404");
        double once = passage(one, "1402");
        assertThat(once).isPositive().isLessThan(1);
        assertThat(passage(one, "1402", "1401")).isEqualTo(once);
        assertThat(passage(one.put("E-MR2", "1304"), "1402")).isGreaterThan(once);
        Desk fired = Desk.of("s3").turn(4).put("III-1", "1403").put("E-MR1", "1404", "opportunity");
        assertThat(passage(fired, "1402")).isZero();
    }

    /** How likely a unit is hit on its way, as one whose step counts as much as the enemy's. */
    private static double passage(Desk desk, String... way) {
        Ascari state = desk.moves(Army.DEFENDER).state();
        Counter unit = state.counter(state.battle().number("III-1"));
        List<Integer> hexes = Stream.of(way).map(hex -> at(state, hex)).toList();
        return new Gauntlet(state, unit).hit(hexes);
    }

    private static double comes(Desk desk) {
        Ascari state = desk.moves(Army.ATTACKER).state();
        Counter spears = state.counter(state.battle().number("D-Sp1"));
        return lying(desk).melee(spears, at(state, "0906"), at(state, "0907"));
    }

    /** Ranks that are closed are let pass, and a company that goes by itself is not. */
    @Test
    @Rule({"FIELD.HIDDEN", "FIELD.WAVES"})
    void whoLiesInWaitShowsHimselfOnlyToStrike() {
        AscariGame game = Orders.game(Orders.AMBUSH);
        Desk one = Desk.of(game).turn(2).put("D-Sp1", "0903", "hidden").put("A-1", "0907");
        Desk ranks = Desk.of(game).turn(2).put("D-Sp1", "0903", "hidden").put("C-1", "0907");
        assertThat(line(game, ranks.put("C-2", "0908").put("C-3", "0807")))
                .containsExactly(new Act.End());
        assertThat(line(game, one)).filteredOn(Act.Move.class::isInstance).isNotEmpty();
    }

    private static List<Act> line(AscariGame game, Desk desk) {
        Ascari state = desk.moves(Army.ATTACKER).state();
        return game.evaluation()
                .line(state, (Pending.Choice<Act>) game.rules().pending(state), new SplitMix64(1));
    }

    /**
     * Dervishes keep off until their second wave may move, but not who has broken into the square.
     */
    @Test
    @Rule("FIELD.WAVES")
    void whoIsBesideTheTransportDoesNotGoBackToWaitForTheSecondWave() {
        AscariGame game = Orders.game(Orders.COLUMN);
        Ascari state =
                Desk.of(game)
                        .turn(2)
                        .put("TR-1", "0907")
                        .put("GCR-1", "1309")
                        .put("D-Sp1", "0908")
                        .moves(Army.ATTACKER)
                        .state();
        List<Act> line =
                game.evaluation()
                        .line(
                                state,
                                (Pending.Choice<Act>) game.rules().pending(state),
                                new SplitMix64(1));
        assertThat(line)
                .isNotEmpty()
                .filteredOn(act -> act instanceof Act.Move move && move.mover().equals("D-Sp1"))
                .first()
                .extracting(act -> state.ground().grid().label(((Act.Move) act).hex()))
                .isEqualTo("0907");
    }

    /** Spears five hexes from a camp, in the first game turn. */
    @Test
    @Rule("FIELD.WAVES")
    void whoSurprisesACampComesOutOfTheDarkAtOnceAndDoesNotWaitForHisSecondWave() {
        assertThat(nearest(Orders.game(Orders.SURPRISE), "D-Fu1", "D-Fu2")).isLessThan(3);
        assertThat(nearest(Orders.game(Orders.CAMP), "D-Sp1", "D-Sp2")).isGreaterThan(3);
    }

    /** How near to the only company of a camp the first of two comes, up to the first shot. */
    private static int nearest(AscariGame game, String one, String other) {
        Desk desk = Desk.of(game).put("A-1", "0907").put(one, "0902").put(other, "1002");
        var ground = desk.moves(Army.ATTACKER).state().ground();
        return line(game, desk).stream()
                .filter(Act.Move.class::isInstance)
                .mapToInt(act -> ground.distance(((Act.Move) act).hex(), ground.grid().hex("0907")))
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @EnumSource(value = Battle.Id.class, mode = Mode.EXCLUDE, names = "FIELD")
    void whoHasLostHalfHisUnitsIsWorseOff(Battle.Id id) {
        Ascari state = begun(id).state();
        for (Army army : Army.values()) {
            double before = EVALUATION.value(state, army.side());
            assertThat(EVALUATION.value(halved(state, army), army.side()))
                    .as("%s in %s", army, id)
                    .isLessThan(before);
        }
    }

    private static Ascari halved(Ascari state, Army army) {
        var draft = state.draft();
        boolean odd = false;
        for (long rest = state.battle().unitsOf(army); rest != 0; rest &= rest - 1) {
            odd = !odd;
            if (odd) {
                draft.put(Long.numberOfTrailingZeros(rest), Ascari.ELIMINATED);
            }
        }
        return draft.done();
    }

    @ParameterizedTest
    @EnumSource(value = Battle.Id.class, mode = Mode.EXCLUDE, names = "FIELD")
    void theUsualMannerComesFirstAndEveryMannerPlaysLegally(Battle.Id id) {
        Position<Ascari, Act> position = begun(id);
        SplitMix64 random = SplitMix64.of(5, id.name().charAt(1));
        Pending.Choice<Act> choice = (Pending.Choice<Act>) position.pending();
        List<Evaluation<Ascari, Act>> manners = EVALUATION.scripts(position.state(), random);
        assertThat(manners).hasSizeGreaterThan(8);
        assertThat(manners.getFirst()).isSameAs(EVALUATION);
        for (Evaluation<Ascari, Act> manner : manners) {
            Position<Ascari, Act> here = position;
            for (Act act : manner.line(position.state(), choice, random)) {
                assertThat(Desk.GAME.objection(here.state(), act)).isEmpty();
                here = here.chosen(Desk.GAME.rules(), act);
            }
        }
    }

    /** A unit that finds booty goes no farther, though it may have rifles to take up there. */
    @ParameterizedTest
    @EnumSource(value = Battle.Id.class, mode = Mode.EXCLUDE, names = "FIELD")
    @Rule({"S5.BOOTY", "3.0"})
    void everyLineOfWholeBattlesIsLegalToItsEnd(Battle.Id id) {
        for (long seed = 1; seed <= 12; seed++) {
            SplitMix64 random = SplitMix64.of(seed, id.name().charAt(1));
            Position<Ascari, Act> here = begun(id);
            while (!(here.pending() instanceof Pending.Over<Act>)) {
                here =
                        switch (here.pending()) {
                            case Pending.Chance<Act> chance ->
                                    here.rolled(Desk.GAME.rules(), chance.dice().thrown(random));
                            case Pending.Choice<Act> choice -> afterLine(here, choice, random);
                            case Pending.Automatic<Act> _, Pending.Over<Act> _ ->
                                    throw new IllegalStateException("not settled");
                        };
            }
        }
    }

    /** Where a line in a manner of chance leads, as far as it is its side's to choose. */
    private static Position<Ascari, Act> afterLine(
            Position<Ascari, Act> start, Pending.Choice<Act> choice, SplitMix64 random) {
        List<Evaluation<Ascari, Act>> manners = EVALUATION.scripts(start.state(), random);
        Evaluation<Ascari, Act> manner =
                manners.isEmpty() ? EVALUATION : manners.get(random.below(manners.size()));
        Position<Ascari, Act> here = start;
        for (Act act : manner.line(start.state(), choice, random)) {
            if (!(here.pending() instanceof Pending.Choice<Act> now)
                    || !now.side().equals(choice.side())) {
                break;
            }
            assertThat(Desk.GAME.objection(here.state(), act)).as("%s in %s", act, here).isEmpty();
            here = here.chosen(Desk.GAME.rules(), act);
        }
        return here;
    }

    @Test
    void eachPlayerTurnIsAPortionOfItsOwn() {
        Ascari first = begun(Battle.Id.S2).state();
        Ascari second =
                Desk.of("s2")
                        .put("III-1", "0909")
                        .put("D-AJ1", "0101")
                        .moves(Army.ATTACKER)
                        .state();
        Ascari third =
                Desk.of("s2")
                        .turn(2)
                        .put("III-1", "0909")
                        .put("D-AJ1", "0101")
                        .moves(Army.DEFENDER)
                        .state();
        assertThat(List.of(first, second, third))
                .extracting(EVALUATION::portion)
                .doesNotHaveDuplicates();
    }
}
