package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.parameter.Parameter.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeriba.ai.analysis.AnalysisDepth;
import zeriba.ai.analysis.AnalysisJob;
import zeriba.ai.analysis.DecisionAnalysis;
import zeriba.ai.analysis.DecisionAnalysis.Mark;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.ai.analysis.Estimate;
import zeriba.ai.analysis.GameAnalysis;
import zeriba.ai.analysis.Thresholds;
import zeriba.ai.analysis.ThrowAnalysis;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.schema.As;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.GameEvent;

/**
 * The operation that analyses a game, a little with every call: whoever asks again takes it
 * further, whoever does not has stopped it.
 *
 * @param table the table that is asked about
 */
record AnalysisOperations(Analyses analyses, Function<Arguments, Table<?, ?>> table) {

    /** [design] So long a call takes an analysis further unless it says otherwise. */
    private static final long USUAL_MILLIS = 1_000;

    private static final int LONGEST_MILLIS = 5_000;

    Operation<Analysis> analyse() {
        return new Operation<>(
                "analyse",
                "Takes the analysis of a game further and tells how far it has come, and what it"
                        + " found once it is done: what each decision lost and what each throw"
                        + " gave. Ask again until done is of.",
                List.of(
                        TABLE,
                        optional(
                                "depth",
                                new Type.Word(
                                        AnalysisDepth.ALL.stream()
                                                .map(AnalysisDepth::name)
                                                .toList()),
                                "How much it works."),
                        optional(
                                "millis",
                                new Type.Whole(0, LONGEST_MILLIS),
                                "About so long this call takes it further.")),
                "done, of, found",
                Analysis.class,
                (asker, given) -> analyse(table.apply(given), asker, given));
    }

    /** How far an analysis has come. */
    @As.Doc("How far an analysis has come, and what it found.")
    public record Analysis(
            @As.Doc("How many entries are analysed.") int done,
            @As.Doc("Of so many that stand.") int of,
            @As.Doc("Once all are.") Optional<Findings> found) {

        private static <S, A> Analysis of(Journal<S, A> journal, AnalysisJob<S, A> job) {
            return new Analysis(
                    job.done(),
                    job.size(),
                    job.isDone()
                            ? Optional.of(Findings.of(journal, job.analysis()))
                            : Optional.empty());
        }
    }

    /** What an analysis found. */
    @As.Doc("What an analysis found. All values are winning chances, 0 to 1, or parts of one.")
    public record Findings(
            @As.Doc("The side that curve and luck are told for.") String first,
            List<CurvePoint> curve,
            List<JudgedDecision> decisions,
            List<JudgedThrow> dice,
            List<SideFindings> sides) {

        private static <S, A> Findings of(Journal<S, A> journal, GameAnalysis<A> analysis) {
            return new Findings(
                    analysis.first().name(),
                    analysis.curve().stream()
                            .map(p -> new CurvePoint(p.entry(), rounded(p.chance())))
                            .toList(),
                    analysis.decisions().stream().map(d -> JudgedDecision.of(journal, d)).toList(),
                    analysis.dice().stream().map(JudgedThrow::of).toList(),
                    journal.game().about().sides().stream()
                            .map(side -> SideFindings.of(side, analysis))
                            .toList());
        }
    }

    /** A point of the curve. */
    public record CurvePoint(
            @As.Doc("After this entry; 0 before the first.") int entry,
            @As.Doc("The first side's, with the best play that was found.") double chance) {}

    /** A decision, judged before the dice by what its role saw. */
    public record JudgedDecision(
            int entry,
            String by,
            String action,
            @As.Doc("The plan that would have been best; the action where it was.")
                    List<String> better,
            @As.Implied @As.Doc("What that plan does, where the decision has a mark.")
                    List<GameEvent> told,
            @As.Doc("What it gave away.") double loss,
            @As.Doc("The standard error of that.") double error,
            @As.Doc("How grave that is.") Mark mark,
            @As.Doc("Whether it counts for the rate: neither forced nor obvious.")
                    boolean counted) {

        private static <S, A> JudgedDecision of(Journal<S, A> journal, DecisionAnalysis<A> judged) {
            Game<S, A> game = journal.game();
            Mark mark = judged.mark(Thresholds.USUAL);
            return new JudgedDecision(
                    judged.entry(),
                    judged.by().name(),
                    game.notation().write(judged.action()),
                    judged.better().stream().map(game.notation()::write).toList(),
                    mark == Mark.NONE ? List.of() : told(journal, judged),
                    rounded(judged.loss().mean()),
                    rounded(judged.loss().error()),
                    mark,
                    judged.weight() == Weight.COUNTED);
        }

        /** What the better plan brings about before the next dice or the next to choose. */
        private static <S, A> List<GameEvent> told(
                Journal<S, A> journal, DecisionAnalysis<A> judged) {
            Game<S, A> game = journal.game();
            Position<S, A> position = journal.at(judged.entry() - 1).position();
            List<GameEvent> told = new ArrayList<>();
            for (A action : judged.better()) {
                if (!(position.pending() instanceof Pending.Choice<A> choice)
                        || !choice.options().contains(action)) {
                    break;
                }
                Entry<A> entry = new Entry.Chose<>(judged.by(), DecisionSource.PERSON, action);
                TransitionChain<S, A> chain = position.chain(game.rules(), entry);
                chain.transitions().stream()
                        .flatMap(transition -> game.events(transition).stream())
                        .map(GameEvent::of)
                        .forEach(told::add);
                position = chain.after();
            }
            return told;
        }
    }

    /** What a throw gave the first side. */
    public record JudgedThrow(int entry, double luck, double error) {

        private static JudgedThrow of(ThrowAnalysis judged) {
            return new JudgedThrow(
                    judged.entry(), rounded(judged.luck().mean()), rounded(judged.luck().error()));
        }
    }

    /** What a side did and got. */
    public record SideFindings(
            String side,
            @As.Doc("How many decisions count.") int decisions,
            @As.Doc("What they gave away in all.") double lost,
            double lostError,
            @As.Doc("What one gave away on average.") double rate,
            @As.Doc("What all dice gave it.") double luck,
            double luckError,
            @As.Doc("Of a hundred games, so many had worse dice.") double percentile,
            @As.Doc("The result with luck taken off, once the game is over.")
                    Optional<Double> adjusted) {

        private static <A> SideFindings of(Side side, GameAnalysis<A> analysis) {
            GameAnalysis.Account account = analysis.account(side);
            Estimate lost = account.lost();
            return new SideFindings(
                    side.name(),
                    account.decisions(),
                    rounded(lost.mean()),
                    rounded(lost.error()),
                    rounded(account.rate()),
                    rounded(account.luck().mean()),
                    rounded(account.luck().error()),
                    rounded(analysis.luckPercentile(side)),
                    analysis.luckAdjusted(side).map(AnalysisOperations::rounded));
        }
    }

    /** To four places: what is behind them is chance. */
    private static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }

    private <S, A> Analysis analyse(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = table.scene();
        boolean isOver = scene.journal().result().isPresent();
        if (!isOver && !(scene.seats().isAlone(asker) && scene.seenBy(asker).isWhole())) {
            throw Refusal.notNow(
                    "a game is analysed once it is over, or where you play alone and see all");
        }
        AnalysisDepth depth =
                AnalysisDepth.named(given.text("depth", AnalysisDepth.QUICK.name())).orElseThrow();
        AnalysisJob<S, A> job =
                analyses.of(table, scene, depth).further(given.whole("millis", USUAL_MILLIS));
        return Analysis.of(scene.journal(), job);
    }
}
