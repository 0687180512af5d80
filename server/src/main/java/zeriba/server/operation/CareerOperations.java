package zeriba.server.operation;

import static zeriba.server.operation.Findings.rounded;
import static zeriba.server.parameter.Parameter.optional;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zeriba.ai.analysis.AnalysisDepth;
import zeriba.ai.analysis.AnalysisJob;
import zeriba.ai.analysis.Career;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * The operation that tells a career: what somebody's finished games have in common. It analyses a
 * little of what is not analysed yet with every call.
 */
public final class CareerOperations {

    /** [design] What is kept of one game is small; what falls out is analysed anew. */
    private static final int MOST = 4_096;

    private static final long USUAL_MILLIS = 1_000;
    private static final int LONGEST_MILLIS = 5_000;

    private final Function<Principal, List<Table<?, ?>>> tables;
    private final Analyses analyses = new Analyses();
    private final Map<Key, List<Career.Share>> known =
            new LinkedHashMap<>(64, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, List<Career.Share>> eldest) {
                    return size() > MOST;
                }
            };

    private record Key(String table, int last, List<Side> sides) {}

    /**
     * @param tables where an asker sits
     */
    public CareerOperations(Function<Principal, List<Table<?, ?>>> tables) {
        this.tables = tables;
    }

    /** The operation. */
    public Operation<CareerTold> career() {
        return new Operation<>(
                "career",
                "Takes the analysis of your finished games further and tells how you play and what"
                        + " the dice gave you. Ask again until done is of.",
                List.of(
                        optional(
                                "millis",
                                new Type.Whole(0, LONGEST_MILLIS),
                                "About so long this call takes it further.")),
                "done, of, whole, games, sides, phases",
                CareerTold.class,
                this::career);
    }

    /** What somebody's games have in common. */
    @As.Doc(
            "What your finished games against others have in common. Values are parts of a winning"
                    + " chance.")
    public record CareerTold(
            @As.Doc("How many games are analysed.") int done,
            @As.Doc("Of so many that are over.") int of,
            CareerLine whole,
            @As.Doc("By game.") List<CareerLine> games,
            @As.Doc("By game and side.") List<CareerLine> sides,
            @As.Doc("By game and phase.") List<CareerLine> phases) {

        /** What is told of {@code career}. */
        public static CareerTold of(int done, int of, Career career) {
            return new CareerTold(
                    done,
                    of,
                    CareerLine.of(career.whole()),
                    career.byGame().stream().map(CareerLine::of).toList(),
                    career.bySide().stream().map(CareerLine::of).toList(),
                    career.byPhase().stream().map(CareerLine::of).toList());
        }
    }

    /** A line of a career. */
    public record CareerLine(
            @As.Implied @As.Doc("The game, then the side or the phase.") String name,
            int games,
            @As.Doc("How many decisions count.") int decisions,
            @As.Doc("What one gave away on average.") double rate,
            @As.Doc("The standard error of that.") double rateError,
            @As.Doc("What all dice gave.") double luck,
            @As.Doc("The standard error of that.") double luckError,
            @As.Doc("The standard deviation of fair dice over these games.") double spread,
            @As.Doc("Of a hundred such careers, so many had worse dice.") double percentile) {

        private static CareerLine of(Career.Line line) {
            return new CareerLine(
                    line.name(),
                    line.games(),
                    line.decisions(),
                    rounded(line.rate()),
                    rounded(line.rateError()),
                    rounded(line.luck().mean()),
                    rounded(line.luck().error()),
                    rounded(line.spread()),
                    rounded(line.percentile()));
        }
    }

    private CareerTold career(Principal asker, Arguments given) {
        long end = System.nanoTime() + given.whole("millis", USUAL_MILLIS) * 1_000_000;
        List<Career.Share> shares = new ArrayList<>();
        int done = 0;
        int over = 0;
        for (Table<?, ?> table : tables.apply(asker)) {
            List<Side> sides = played(table, asker);
            if (!sides.isEmpty()) {
                over++;
                Optional<List<Career.Share>> found = found(table, sides, end);
                done += found.isPresent() ? 1 : 0;
                found.ifPresent(shares::addAll);
            }
        }
        return CareerTold.of(done, over, new Career(shares));
    }

    /** The sides that somebody played in a game that is over, unless nobody played another. */
    private static List<Side> played(Table<?, ?> table, Principal asker) {
        if (table.scene().journal().result().isEmpty()) {
            return List.of();
        }
        List<Side> own =
                table.scene().seats().rolesOf(asker).stream().map(Role::side).distinct().toList();
        return own.size() < table.game().about().sides().size() ? own : List.of();
    }

    private <S, A> Optional<List<Career.Share>> found(
            Table<S, A> table, List<Side> sides, long end) {
        TableSnapshot<S, A> scene = table.scene();
        Key key = new Key(table.id(), scene.journal().last(), sides);
        Optional<List<Career.Share>> kept = kept(key);
        long left = (end - System.nanoTime()) / 1_000_000;
        if (kept.isPresent() || left < 0) {
            return kept;
        }
        AnalysisJob<S, A> job = analyses.of(table, scene, AnalysisDepth.QUICK).further(left);
        if (!job.isDone()) {
            return Optional.empty();
        }
        List<Career.Share> shares = Career.shares(table.id(), table.game(), job.analysis(), sides);
        keep(key, shares);
        return Optional.of(shares);
    }

    private synchronized Optional<List<Career.Share>> kept(Key key) {
        return Optional.ofNullable(known.get(key));
    }

    private synchronized void keep(Key key, List<Career.Share> shares) {
        known.put(key, List.copyOf(shares));
    }
}
