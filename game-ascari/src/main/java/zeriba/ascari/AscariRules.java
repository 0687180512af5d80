package zeriba.ascari;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.ascari.rules.Deciding;
import zeriba.ascari.rules.S1_SettingUp;
import zeriba.board.MapText;
import zeriba.engine.AgendaRules;
import zeriba.engine.Objection;
import zeriba.engine.Setup;

/** The rules: how a battle begins; each step owns its play. */
final class AscariRules extends AgendaRules<Ascari, Act> {

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
    protected Objection notNow(Ascari state, Act act) {
        if (state.agenda().now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }
}
