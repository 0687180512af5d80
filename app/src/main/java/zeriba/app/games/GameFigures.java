package zeriba.app.games;

import java.util.List;
import java.util.function.LongSupplier;
import zeriba.arena.Bench;
import zeriba.ascari.AscariGame;
import zeriba.ascari.AscariWorkload;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.fireandsword.FireAndSwordGame;
import zeriba.fireandsword.FireAndSwordWorkload;
import zeriba.kasserine.KasserineGame;
import zeriba.kasserine.KasserineWorkload;

/** How fast games do what only they do, beside what the bench measures of every game. */
public final class GameFigures {

    private static final int TIMES = 1_000;

    private final Bench.Patience patience;
    private long sink;

    /** Figures for which so much time is taken. */
    public GameFigures(Bench.Patience patience) {
        this.patience = patience;
    }

    /** The figures of a game by this setup; none where it has no work of its own kind. */
    public List<Bench.Figure> of(Game<?, ?> game, Setup setup) {
        return switch (game) {
            case KasserineGame kasserine -> workload(KasserineWorkload.of(kasserine));
            case FireAndSwordGame sudan -> workload(FireAndSwordWorkload.of(sudan, setup));
            case AscariGame ascari -> sights(AscariWorkload.of(ascari, setup));
            case Game<?, ?> _ -> List.of();
        };
    }

    private List<Bench.Figure> sights(AscariWorkload workload) {
        LongSupplier checks =
                () -> {
                    sink += workload.checks(TIMES);
                    return TIMES;
                };
        LongSupplier fields =
                () -> {
                    sink += workload.fields(TIMES);
                    return TIMES;
                };
        return List.of(
                Bench.rate("lines of sight by table", "checks/s", patience, checks),
                Bench.nanos("field of sight of a hex", patience, fields));
    }

    private List<Bench.Figure> workload(KasserineWorkload workload) {
        LongSupplier copies =
                () -> {
                    sink += workload.copies(TIMES);
                    return TIMES;
                };
        LongSupplier reaches =
                () -> {
                    sink += workload.reaches(TIMES);
                    return TIMES;
                };
        return List.of(
                Bench.nanos("copy of a state", patience, copies),
                Bench.nanos("reach of a unit of 12 points", patience, reaches));
    }

    private List<Bench.Figure> workload(FireAndSwordWorkload workload) {
        LongSupplier campaigns =
                () -> {
                    sink += workload.campaigns(1);
                    return 1;
                };
        LongSupplier battles =
                () -> {
                    sink += workload.battles(1);
                    return 1;
                };
        LongSupplier marches =
                () -> {
                    sink += workload.marches(1);
                    return 1;
                };
        return List.of(
                new Bench.Figure(
                        "battles of a random game", workload.battlesOfCampaign(), "battles/game"),
                Bench.nanos("random game without battles", patience, campaigns),
                Bench.nanos("quick battle", patience, battles),
                Bench.nanos("odds of a march", patience, marches));
    }

    /** What was worked out, so that none of it can be left out. */
    long sink() {
        return sink;
    }
}
