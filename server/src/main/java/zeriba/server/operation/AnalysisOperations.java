package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.ACTION;
import static zeriba.server.operation.CommonParameters.AT;
import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.operation.Findings.rounded;
import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeriba.ai.Level;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.analysis.AnalysisDepth;
import zeriba.ai.analysis.AnalysisJob;
import zeriba.ai.analysis.Analyst;
import zeriba.ai.analysis.Candidates;
import zeriba.ai.analysis.DecisionAnalysis.Mark;
import zeriba.ai.analysis.PlanVerdict;
import zeriba.ai.analysis.Rollout;
import zeriba.ai.analysis.RolloutJob;
import zeriba.ai.analysis.Thresholds;
import zeriba.ai.level.Levels;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.schema.As;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.GameEvent;

/**
 * The operations that analyse a game or a position, a little with every call: whoever asks again
 * takes it further, whoever does not has stopped it.
 *
 * @param table the table that is asked about
 */
record AnalysisOperations(Analyses analyses, Function<Arguments, Table<?, ?>> table) {

    /** [design] So long a call takes an analysis further unless it says otherwise. */
    private static final long USUAL_MILLIS = 1_000;

    private static final int LONGEST_MILLIS = 5_000;

    /** [design] So many candidates stand side by side. */
    private static final int CANDIDATES = 4;

    /** [design] Actions of one plan that is tried. */
    private static final int LONGEST_PLAN = 200;

    /** [design] The levels that play fast enough for hundreds of games. */
    private static final List<String> LEVELS = List.of("recruit", "regular");

    private static final Parameter MILLIS =
            optional(
                    "millis",
                    new Type.Whole(0, LONGEST_MILLIS),
                    "About so long this call takes it further.");

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
                                "marks",
                                new Type.Word(Thresholds.NAMES),
                                "From which loss on a decision is marked: from 5, 10 and 15 points"
                                        + " usually."),
                        MILLIS),
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

        private static <S, A> Analysis of(
                Journal<S, A> journal, AnalysisJob<S, A> job, Thresholds thresholds) {
            return new Analysis(
                    job.done(),
                    job.size(),
                    job.isDone()
                            ? Optional.of(Findings.of(journal, job.analysis(), thresholds))
                            : Optional.empty());
        }
    }

    private <S, A> Analysis analyse(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = open(table, asker);
        Thresholds thresholds = Thresholds.named(given.text("marks", "usual")).orElseThrow();
        AnalysisJob<S, A> job =
                analyses.of(table, scene, depth(given))
                        .further(given.whole("millis", USUAL_MILLIS));
        return Analysis.of(scene.journal(), job, thresholds);
    }

    private static AnalysisDepth depth(Arguments given) {
        return AnalysisDepth.named(given.text("depth", AnalysisDepth.QUICK.name())).orElseThrow();
    }

    /** The table as it is, if whoever asks may have it analysed. */
    private static <S, A> TableSnapshot<S, A> open(Table<S, A> table, Principal asker) {
        TableSnapshot<S, A> scene = table.scene();
        boolean isOver = scene.journal().result().isPresent();
        if (!isOver && !(scene.seats().isAlone(asker) && scene.seenBy(asker).isWhole())) {
            throw Refusal.notNow(
                    "a game is analysed once it is over, or where you play alone and see all");
        }
        return scene;
    }

    Operation<RolledOut> rollout() {
        return new Operation<>(
                "rollout",
                "Plays games on from a position with common dice, a few more with every call, and"
                        + " tells how often each candidate won. Ask again until end is not open.",
                List.of(
                        TABLE,
                        AT,
                        optional(
                                "candidates",
                                new Type.Items(ACTION, CANDIDATES),
                                "Actions that are compared; what a veteran thinks best fills up."),
                        optional(
                                "level",
                                new Type.Word(LEVELS),
                                "Who plays all seats from there on."),
                        MILLIS),
                "games, most, end, candidates",
                RolledOut.class,
                (asker, given) -> rollout(table.apply(given), asker, given));
    }

    /** How far a rollout has come. */
    @As.Doc("Games that were played on from a position.")
    public record RolledOut(
            @As.Doc("How many from each candidate.") int games,
            @As.Doc("How many at most.") int most,
            @As.Doc(
                            "Why it goes on no further: every chance is known well enough, one"
                                    + " leads clearly, all games were played; or open.")
                    Rollout.End end,
            String side,
            @As.Doc("The best first.") List<RolledCandidate> candidates) {}

    /** A candidate of a rollout. */
    public record RolledCandidate(
            String action,
            @As.Doc("What it does.") List<GameEvent> told,
            @As.Doc("The side's winning chance, the dice's luck taken out.") double chance,
            double error,
            @As.Doc("What it is behind the best.") double behind,
            @As.Doc("The standard error of that, over the same dice.") double behindError,
            @As.Doc("By what part taking the luck out narrows the interval.") double spared) {

        private static <S, A> RolledCandidate of(
                Game<S, A> game, Position<S, A> at, Role role, Rollout.Candidate<A> candidate) {
            return new RolledCandidate(
                    game.notation().write(candidate.plan().getFirst()),
                    Findings.told(game, at, role, candidate.plan()),
                    rounded(candidate.chance().mean()),
                    rounded(candidate.chance().error()),
                    rounded(candidate.behind().mean()),
                    rounded(candidate.behind().error()),
                    rounded(candidate.spared()));
        }
    }

    private <S, A> RolledOut rollout(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = open(table, asker);
        int at = ViewOperations.at(scene, given);
        Position<S, A> position = scene.journal().at(at).position();
        Role role = chooser(table.game(), position);
        List<List<A>> own = new ArrayList<>();
        for (String text : given.texts("candidates")) {
            own.add(List.of(legal(table.game(), position, text)));
        }
        Analyses.Rolling<S, A> rolling =
                analyses.rollout(
                        table,
                        new Analyses.RolloutKey(
                                table.id(), at, given.texts("candidates"), level(given).name()),
                        () ->
                                new RolloutJob<>(
                                        table.game(),
                                        position,
                                        role,
                                        Candidates.of(
                                                table.game(), position, role, own, CANDIDATES),
                                        level(given),
                                        Rollout.StopRule.USUAL.atMost(MOST_GAMES),
                                        1));
        RolloutJob<S, A> job = rolling.further(given.whole("millis", USUAL_MILLIS));
        Rollout<A> found = job.found();
        return new RolledOut(
                found.games(),
                job.most(),
                found.end(),
                role.side().name(),
                found.candidates().stream()
                        .map(c -> RolledCandidate.of(table.game(), position, role, c))
                        .toList());
    }

    /** [design] On a server nobody plays more games from one position. */
    private static final int MOST_GAMES = 324;

    private static Level level(Arguments given) {
        try {
            return Levels.named(given.text("level", "recruit"));
        } catch (UnknownLevelException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <S, A> Role chooser(Game<S, A> game, Position<S, A> position) {
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            throw Refusal.notNow("nobody chooses there");
        }
        return game.rules().role(position.state(), choice.options().get(0));
    }

    private static <S, A> A legal(Game<S, A> game, Position<S, A> position, String text) {
        A action = PlayOperations.action(game, text);
        if (!(position.pending() instanceof Pending.Choice<A> choice)
                || !choice.options().contains(action)) {
            throw Refusal.againstTheRules("not allowed here");
        }
        return action;
    }

    Operation<Verdict> judge() {
        return new Operation<>(
                "judge",
                "Says what a plan would have given away in a position, against the best that is"
                        + " known.",
                List.of(
                        TABLE,
                        AT,
                        required(
                                "plan",
                                new Type.Items(ACTION, LONGEST_PLAN),
                                "Own actions, one after another."),
                        optional(
                                "known",
                                new Type.Items(ACTION, LONGEST_PLAN),
                                "A plan that an analysis found there.")),
                "loss, error, mark, chance, better, told",
                Verdict.class,
                (asker, given) -> judge(table.apply(given), asker, given));
    }

    /** What a plan is worth. */
    @As.Doc("What a plan is worth beside the best that is known.")
    public record Verdict(
            @As.Doc("What it gives away.") double loss,
            @As.Doc("The standard error of that.") double error,
            Mark mark,
            @As.Doc("The winning chance of its side.") double chance,
            @As.Doc("The best plan; the one that was given where there is no better.")
                    List<String> better,
            @As.Doc("What that does.") List<GameEvent> told) {}

    private <S, A> Verdict judge(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = open(table, asker);
        Game<S, A> game = table.game();
        Position<S, A> position = scene.journal().at(ViewOperations.at(scene, given)).position();
        Role role = chooser(game, position);
        List<A> tried = new ArrayList<>();
        tried.add(legal(game, position, given.texts("plan").getFirst()));
        given.texts("plan").stream()
                .skip(1)
                .forEach(text -> tried.add(PlayOperations.action(game, text)));
        List<A> known =
                given.texts("known").stream()
                        .map(text -> PlayOperations.action(game, text))
                        .toList();
        PlanVerdict<A> verdict =
                PlanVerdict.of(
                        game, new Analyst(AnalysisDepth.QUICK), position, role, tried, known);
        return new Verdict(
                rounded(verdict.loss().mean()),
                rounded(verdict.loss().error()),
                Thresholds.USUAL.mark(verdict.loss()),
                rounded(verdict.chance().mean()),
                verdict.better().stream().map(game.notation()::write).toList(),
                Findings.told(game, position, role, verdict.better()));
    }
}
