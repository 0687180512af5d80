package zeriba.ascari.state;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.board.map.MapText;

/** The battles as the data tell them, with the tables that are theirs in common. */
public final class Battles {

    /** What lines of sight depend on beside the battle. */
    private record Sight(Battle.Id battle, boolean slopesBlock, boolean ownSlopeOpen) {}

    private final TerrainChart chart;
    private final FireTables tables;
    private final Map<Battle.Id, Battle> battles = new EnumMap<>(Battle.Id.class);
    private final Map<Sight, Ground> grounds = new ConcurrentHashMap<>();

    /** The battles that these texts tell; bad data are refused with the line. */
    public Battles(TerrainChart chart, FireTables tables, Iterable<MapText> texts) {
        this.chart = chart;
        this.tables = tables;
        for (MapText text : texts) {
            Battle battle = BattleReader.read(text, chart);
            battles.put(battle.id(), battle);
        }
    }

    /** All of them, in the order of the rulebook. */
    public Iterable<Battle> all() {
        return battles.values();
    }

    public TerrainChart chart() {
        return chart;
    }

    /** The battle of this id, if these are with it. */
    public Optional<Battle> find(Battle.Id id) {
        return Optional.ofNullable(battles.get(id));
    }

    /** The battle of this id. */
    public Battle battle(Battle.Id id) {
        Battle battle = battles.get(id);
        if (battle == null) {
            throw new IllegalArgumentException("no battle " + id);
        }
        return battle;
    }

    /** The parameters of a battle under these options. */
    public GameParameters parameters(Battle.Id id, RulesOptions options) {
        Battle battle = battle(id);
        Sight sight = new Sight(id, options.slopesBlock(), options.ownSlopeOpen());
        Ground ground =
                grounds.computeIfAbsent(sight, _ -> Ground.of(battle.map(), chart, options));
        return new GameParameters(battle, ground, tables, options);
    }
}
