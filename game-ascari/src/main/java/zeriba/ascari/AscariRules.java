package zeriba.ascari;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.ascari.rules.AmbaAlagi;
import zeriba.ascari.rules.Metemma;
import zeriba.ascari.rules.S1_SettingUp;
import zeriba.ascari.rules.S2_Sequence;
import zeriba.ascari.rules.S3_Movement;
import zeriba.ascari.rules.S4_FirePhase;
import zeriba.ascari.rules.S4_Hits;
import zeriba.ascari.rules.S4_OpportunityFire;
import zeriba.ascari.rules.S5_Melee;
import zeriba.ascari.rules.S5_Refuges;
import zeriba.ascari.rules.S6_Administration;
import zeriba.ascari.rules.S7_Victory;
import zeriba.board.MapText;
import zeriba.engine.Dice;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Roll;
import zeriba.engine.Rules;
import zeriba.engine.Setup;

/** Which section of the rulebook has its say: by step, and by what was chosen. */
final class AscariRules implements Rules<Ascari, Act> {

    /** What lines of sight depend on beside the battle. */
    private record Sight(Battle.Id battle, boolean slopesBlock, boolean ownSlopeOpen) {}

    private final TerrainChart chart;
    private final FireTables tables;
    private final Map<Battle.Id, Battle> battles = new EnumMap<>(Battle.Id.class);
    private final Map<Sight, Ground> grounds = new ConcurrentHashMap<>();

    AscariRules(TerrainChart chart, FireTables tables, Iterable<MapText> texts) {
        this.chart = chart;
        this.tables = tables;
        for (MapText text : texts) {
            Battle battle = BattleReader.read(text, chart);
            battles.put(battle.id(), battle);
        }
    }

    /** The battles in the order of the rulebook. */
    Iterable<Battle> battles() {
        return battles.values();
    }

    TerrainChart chart() {
        return chart;
    }

    /** The battle of this id. */
    Battle battle(Battle.Id id) {
        Battle battle = battles.get(id);
        if (battle == null) {
            throw new IllegalArgumentException("no battle " + id);
        }
        return battle;
    }

    /** The terms of a battle under these options. */
    Terms terms(Battle.Id id, RulesOptions options) {
        Battle battle = battle(id);
        Sight sight = new Sight(id, options.slopesBlock(), options.ownSlopeOpen());
        Ground ground =
                grounds.computeIfAbsent(sight, _ -> Ground.of(battle.map(), chart, options));
        return new Terms(battle, ground, tables, options);
    }

    @Override
    public Ascari setup(Setup setup) {
        Battle.Id id = Battle.Id.valueOf(setup.scenario().toUpperCase(java.util.Locale.ROOT));
        return S1_SettingUp.begun(terms(id, RulesOptions.of(setup)));
    }

    @Override
    public Pending<Act> pending(Ascari state) {
        return switch (state.agenda().now()) {
            case Step.Deployment(Army army) -> S1_SettingUp.choices(state, army);
            case Step.Movement(Army army) -> S3_Movement.choices(state, army);
            case Step.Moving moving -> S3_Movement.choices(state, moving);
            case Step.Window window -> S4_OpportunityFire.choices(state, window);
            case Step.Shot _ -> new Pending.Chance<>(Dice.D6, "fire");
            case Step.LeaderHits _ -> new Pending.Chance<>(Dice.D6, "leader");
            case Step.Melee _ -> new Pending.Chance<>(S5_Melee.DICE, "melee");
            case Step.Spiking(int battery) -> spiking(state.counter(battery));
            case Step.Retreat retreat -> S5_Refuges.choices(state, retreat);
            case Step.Fire(Army army) -> S4_FirePhase.choices(state, army);
            case Step.Burning _ -> new Pending.Chance<>(Dice.D6, "zeriba");
            case Step.Administration _ -> new Pending.Automatic<>();
            case Step.Over over -> new Pending.Over<>(over.result());
        };
    }

    private static Pending<Act> spiking(Counter battery) {
        return new Pending.Choice<>(
                battery.army().side(),
                Options.of(
                        java.util.List.of(
                                new Act.Spike(battery.id()), new Act.Yield(battery.id()))));
    }

    @Override
    public Ascari choose(Ascari state, Act act) {
        Step now = state.agenda().now();
        Ascari after =
                switch (act) {
                    case Act.Deploy deploy -> S1_SettingUp.deploy(state, deploy);
                    case Act.Guard guard -> S1_SettingUp.guard(state, guard);
                    case Act.Historical() when now instanceof Step.Deployment(Army army) ->
                            S1_SettingUp.historical(state, army);
                    case Act.Move move -> S3_Movement.move(state, move);
                    case Act.Flip flip -> S3_Movement.flip(state, flip);
                    case Act.Take take -> S3_Movement.take(state, take);
                    case Act.Exit exit -> S3_Movement.exit(state, exit);
                    case Act.Hand hand -> S3_Movement.hand(state, hand);
                    case Act.Stop() when now instanceof Step.Moving moving ->
                            S3_Movement.stop(state, moving);
                    case Act.End() when now instanceof Step.Movement ->
                            S2_Sequence.endMovement(state);
                    case Act.End() when now instanceof Step.Fire(Army army) ->
                            S2_Sequence.endFire(state, army);
                    case Act.Shoot shoot when now instanceof Step.Window window ->
                            S4_OpportunityFire.shoot(state, window, shoot);
                    case Act.Shoot shoot when now instanceof Step.Fire(Army army) ->
                            S4_FirePhase.shoot(state, army, shoot);
                    case Act.Pass() -> S4_OpportunityFire.close(state);
                    case Act.Retreat retreat when now instanceof Step.Retreat step ->
                            zeriba.ascari.rules.S5_Retreats.retreat(state, step, retreat);
                    case Act.Spike _ when now instanceof Step.Spiking step ->
                            AmbaAlagi.lose(state, step, Ascari.SPIKED);
                    case Act.Yield _ when now instanceof Step.Spiking step ->
                            AmbaAlagi.lose(state, step, Ascari.CAPTURED);
                    case Act.Historical _,
                            Act.Stop _,
                            Act.End _,
                            Act.Shoot _,
                            Act.Retreat _,
                            Act.Spike _,
                            Act.Yield _ ->
                            throw new IllegalStateException(act + " does not belong to " + now);
                };
        return judged(state, after);
    }

    /** The end, if an army has nobody left on the map. */
    @SuppressWarnings("ReferenceEquality") // nobody has moved where the places are shared
    private static Ascari judged(Ascari before, Ascari after) {
        return before.at != after.at && S2_Sequence.isOver(after) ? S7_Victory.end(after) : after;
    }

    @Override
    public Ascari roll(Ascari state, Roll roll) {
        Ascari after =
                switch (state.agenda().now()) {
                    case Step.Shot shot -> S4_Hits.resolve(state, shot, roll);
                    case Step.LeaderHits hits -> S4_Hits.leader(state, hits, roll);
                    case Step.Melee melee -> S5_Melee.resolve(state, melee, roll);
                    case Step.Burning burning -> Metemma.burn(state, burning, roll);
                    case Step.Deployment _,
                            Step.Movement _,
                            Step.Moving _,
                            Step.Window _,
                            Step.Spiking _,
                            Step.Retreat _,
                            Step.Fire _,
                            Step.Administration _,
                            Step.Over _ ->
                            throw new IllegalStateException("no dice are pending in " + state);
                };
        return S2_Sequence.isOver(after) ? S7_Victory.end(after) : after;
    }

    @Override
    public Ascari proceed(Ascari state) {
        return switch (state.agenda().now()) {
            case Step.Deployment _ -> state.draft().pop().done();
            case Step.Moving moving -> S3_Movement.stop(state, moving);
            case Step.Window _ -> S4_OpportunityFire.close(state);
            case Step.Administration(Army army) -> S6_Administration.clear(state, army);
            case Step.Movement _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Over _ ->
                    throw new IllegalStateException("nothing goes on by itself in " + state);
        };
    }
}
