package zeriba.server.experiment;

import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.Variant;
import zeriba.arena.measure.Measure;
import zeriba.arena.measure.Measures;
import zeriba.arena.report.ExperimentPage;
import zeriba.arena.report.ReportWords;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.admission.Caller;
import zeriba.server.experiment.ExperimentAnswers.DataCell;
import zeriba.server.experiment.ExperimentAnswers.Difference;
import zeriba.server.experiment.ExperimentAnswers.ExperimentCells;
import zeriba.server.experiment.ExperimentAnswers.ExperimentChecked;
import zeriba.server.experiment.ExperimentAnswers.ExperimentDesign;
import zeriba.server.experiment.ExperimentAnswers.ExperimentFault;
import zeriba.server.experiment.ExperimentAnswers.ExperimentList;
import zeriba.server.experiment.ExperimentAnswers.ExperimentRemoved;
import zeriba.server.experiment.ExperimentAnswers.ExperimentReport;
import zeriba.server.experiment.ExperimentAnswers.ExperimentRow;
import zeriba.server.experiment.ExperimentAnswers.ExperimentTold;
import zeriba.server.experiment.ExperimentAnswers.ExperimentsCompared;
import zeriba.server.experiment.ExperimentAnswers.VariantPair;
import zeriba.server.experiment.ExperimentAnswers.VariantShare;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operation;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Reasons;
import zeriba.server.refusal.Refusal;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** What can be asked of experiments: whether one can be played, to play it, and what came of it. */
public final class ExperimentOperations {

    private static final Parameter FILE =
            required("experiment", new Type.Tree(), "The experiment, as its file has it.");
    private static final Parameter ID = required("id", new Type.Text(6), "The experiment.");

    private static final Parameter LANG =
            optional("lang", new Type.Text(40), "The language of what is told, en if none.");

    /** [design] So many variants are tried on their data before anything is played. */
    private static final int TRIED = 40;

    /** [design] So many fields of data are told at once. */
    private static final int CELLS = 60;

    private final Experiments experiments;
    private final Operation.Audience audience;

    /**
     * @param audience who may ask for any of it
     */
    public ExperimentOperations(Experiments experiments, Operation.Audience audience) {
        this.experiments = experiments;
        this.audience = audience;
    }

    /** Those whom the settings let. */
    public static Operation.Audience audience(Settings settings) {
        String who = settings.text(Setting.EXPERIMENTS);
        return caller -> {
            boolean isHere =
                    switch (caller) {
                        case Caller.Owner _ -> true;
                        case Caller.Remote remote -> remote.from().isLoopback();
                    };
            if (who.equals("off") || (who.equals("local") && !isHere)) {
                throw Refusal.notNow("experiments are not for you to run on this server");
            }
        };
    }

    /** All, in the order in which they are documented. */
    public List<Operation<?>> all() {
        return List.of(check(), data(), run(), list(), told(), compare(), stop(), remove());
    }

    private <R> Operation<R> operation(
            String name,
            String description,
            List<Parameter> parameters,
            Class<R> answer,
            Operation.Work<R> work) {
        return new Operation<>(
                name, description, parameters, fields(answer), answer, audience, work);
    }

    private static String fields(Class<?> answer) {
        return String.join(
                ", ",
                List.of(answer.getRecordComponents()).stream()
                        .map(component -> component.getName())
                        .toList());
    }

    private Operation<ExperimentChecked> check() {
        return operation(
                "experiment-check",
                "Says whether an experiment can be played, what would be, or what is wrong with"
                        + " it. Plays nothing.",
                List.of(FILE, LANG),
                ExperimentChecked.class,
                (_, given) -> checked(given.tree("experiment"), language(given)));
    }

    private static Locale language(Arguments given) {
        return Locale.forLanguageTag(given.text("lang", "en"));
    }

    private ExperimentChecked checked(Value tree, Locale language) {
        try {
            Experiment experiment = tried(tree);
            return new ExperimentChecked(
                    Optional.empty(),
                    Optional.of(ExperimentDesign.of(experiment, ReportWords.in(language))));
        } catch (UnreadableException e) {
            String reason = Reasons.told(e.reason(), language);
            return new ExperimentChecked(
                    Optional.of(new ExperimentFault(e.path(), reason)), Optional.empty());
        }
    }

    /** The experiment, some of whose variants have been tried on their data. */
    private Experiment tried(Value tree) throws UnreadableException {
        Experiment experiment = experiments.read(tree);
        for (Variant variant : experiment.variants().stream().limit(TRIED).toList()) {
            var _ = experiment.game(variant);
        }
        return experiment;
    }

    private Operation<ExperimentCells> data() {
        return operation(
                "experiment-data",
                "Lists fields of a game's data that an experiment may vary.",
                List.of(
                        required("game", new Type.Text(40), "The game's id."),
                        optional("find", new Type.Text(100), "Words that the pointer has in it.")),
                ExperimentCells.class,
                (_, given) -> cells(given));
    }

    private ExperimentCells cells(Arguments given) {
        String[] words = given.text("find", "").strip().split(" +");
        List<DataCell> cells = new ArrayList<>();
        experiments
                .data(given.text("game"))
                .forEach((pointer, value) -> {
                    if (List.of(words).stream().allMatch(pointer::contains)) {
                        cells.add(new DataCell(pointer, value));
                    }
                });
        return new ExperimentCells(cells.size(), cells.stream().limit(CELLS).toList());
    }

    private Operation<ExperimentRow> run() {
        return operation(
                "experiment-run",
                "Plays an experiment behind everything else that the server computes, or goes on"
                        + " with one that was stopped. Ask experiment how far it is.",
                List.of(
                        optional("experiment", new Type.Tree(), "A new one, as its file has it."),
                        optional("id", new Type.Text(6), "One that is here.")),
                ExperimentRow.class,
                (_, given) -> ExperimentRow.of(begun(given)));
    }

    private KeptExperiment begun(Arguments given) {
        if (given.has("id")) {
            KeptExperiment kept = experiments.named(given.text("id"));
            experiments.resume(kept);
            return kept;
        }
        if (!given.has("experiment")) {
            throw Refusal.badParameter("experiment", "must be given, or id");
        }
        Value.Fields tree = given.tree("experiment");
        try {
            return experiments.begin(tree, tried(tree));
        } catch (UnreadableException e) {
            throw Refusal.unreadable("experiment", e);
        }
    }

    private Operation<ExperimentList> list() {
        return operation(
                "experiments",
                "Lists the experiments of this server, the latest first.",
                List.of(),
                ExperimentList.class,
                (_, _) ->
                        new ExperimentList(
                                experiments.all().stream().map(ExperimentRow::of).toList(),
                                Measures.all().stream().map(Measure::id).toList()));
    }

    private Operation<ExperimentTold> told() {
        return operation(
                "experiment",
                "Tells how far an experiment is and what its games say.",
                List.of(ID, LANG),
                ExperimentTold.class,
                (_, given) -> told(experiments.named(given.text("id")), language(given)));
    }

    private static ExperimentTold told(KeptExperiment kept, Locale language) {
        ReportWords said = ReportWords.in(language);
        try {
            Experiment experiment = kept.experiment();
            ExperimentResults results = kept.results();
            boolean hasGames = !results.rows().isEmpty();
            Optional<KeptExperiment.Confirmed> confirmed =
                    hasGames ? kept.confirmed(results) : Optional.empty();
            return new ExperimentTold(
                    ExperimentRow.of(kept),
                    ExperimentDesign.of(experiment, said),
                    hasGames
                            ? Optional.of(ExperimentPage.answer(experiment, results, language))
                            : Optional.empty(),
                    VariantShare.all(experiment, results, said),
                    ExperimentAnswers.found(experiment, results, said),
                    confirmed
                            .map(one -> VariantShare.all(one.experiment(), one.results(), said))
                            .orElse(List.of()),
                    kept.report(language).map(_ -> "/experiments/" + kept.id() + "/report"),
                    kept.asked());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnreadableException e) {
            throw Refusal.notNow("the games of this experiment cannot be read: " + e.getMessage());
        }
    }

    private Operation<ExperimentsCompared> compare() {
        return operation(
                "experiment-compare",
                "Lays two experiments side by side, variant by variant.",
                List.of(ID, required("other", new Type.Text(6), "The other experiment."), LANG),
                ExperimentsCompared.class,
                (_, given) ->
                        compared(
                                experiments.named(given.text("id")),
                                experiments.named(given.text("other")),
                                language(given)));
    }

    private static ExperimentsCompared compared(
            KeptExperiment one, KeptExperiment other, Locale language) {
        List<VariantPair> pairs = new ArrayList<>();
        List<VariantShare> others = told(other, language).shares();
        for (VariantShare share : told(one, language).shares()) {
            others.stream()
                    .filter(second -> second.label().equals(share.label()))
                    .findFirst()
                    .ifPresent(second ->
                            pairs.add(
                                    new VariantPair(
                                            share, second, Difference.between(share, second))));
        }
        return new ExperimentsCompared(
                ExperimentRow.of(one), ExperimentRow.of(other), differing(one, other), pairs);
    }

    private static List<String> differing(KeptExperiment one, KeptExperiment other) {
        Value.Fields first = tree(one);
        Value.Fields second = tree(other);
        Set<String> names = new LinkedHashSet<>(first.fields().keySet());
        names.addAll(second.fields().keySet());
        return names.stream()
                .filter(name -> !name.equals("question") && !name.equals("comment"))
                .filter(name -> !first.at(name).equals(second.at(name)))
                .toList();
    }

    private static Value.Fields tree(KeptExperiment kept) {
        try {
            return Json.read(kept.asked()) instanceof Value.Fields fields
                    ? fields
                    : Value.NO_FIELDS;
        } catch (BadJsonException e) {
            throw new IllegalStateException(e);
        }
    }

    private Operation<ExperimentRow> stop() {
        return operation(
                "experiment-stop",
                "Stops an experiment; experiment-run goes on with it, and no game is lost that was"
                        + " over.",
                List.of(ID),
                ExperimentRow.class,
                (_, given) -> {
                    KeptExperiment kept = experiments.named(given.text("id"));
                    experiments.stop(kept);
                    return ExperimentRow.of(kept);
                });
    }

    private Operation<ExperimentRemoved> remove() {
        return operation(
                "experiment-remove",
                "Removes an experiment with all its games.",
                List.of(ID),
                ExperimentRemoved.class,
                (_, given) -> {
                    KeptExperiment kept = experiments.named(given.text("id"));
                    experiments.remove(kept);
                    return new ExperimentRemoved(kept.id());
                });
    }

    /** What answers with a report as a page: not among the operations, which answer with fields. */
    public Operation<ExperimentReport> report() {
        return operation(
                "GET report",
                "Shows the report of an experiment.",
                List.of(ID, LANG),
                ExperimentReport.class,
                (_, given) -> {
                    try {
                        return new ExperimentReport(
                                experiments
                                        .named(given.text("id"))
                                        .report(language(given))
                                        .orElseThrow(
                                                () -> Refusal.notNow("no report is written yet")));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }
}
