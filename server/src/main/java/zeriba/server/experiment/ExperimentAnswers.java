package zeriba.server.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.arena.Interval;
import zeriba.arena.experiment.Effect;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.Share;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.arena.report.ReportWords;
import zeriba.engine.schema.As;
import zeriba.server.experiment.KeptExperiment.State;

/** What is told of experiments. Shares and differences are parts of one, intervals of 95 %. */
final class ExperimentAnswers {

    private static final double GRAIN = 10_000;

    private ExperimentAnswers() {}

    private static double rounded(double number) {
        return Math.round(number * GRAIN) / GRAIN;
    }

    @As.Doc("Whether an experiment can be played, and what would be.")
    record ExperimentChecked(
            @As.Doc("What is wrong with it, and where.") Optional<ExperimentFault> fault,
            @As.Doc("Where nothing is.") Optional<ExperimentDesign> design) {}

    @As.Doc("What is wrong in an experiment's file.")
    record ExperimentFault(@As.Doc("The field; empty for the whole.") String path, String reason) {}

    @As.Doc("What is played.")
    record ExperimentDesign(
            String question,
            String game,
            String scenario,
            @As.Doc("By side, in the game's order.") List<String> players,
            @As.Doc("Whose share is asked for.") String side,
            @As.Doc("When it is enough, in words.") String stop,
            @As.Doc("How many variants there are.") int variants,
            @As.Doc("What the first of them are called.") List<String> labels,
            @As.Doc("How many games at most.") long games,
            @As.Doc("How many seeds.") long rounds) {

        private static final int LABELS = 40;

        static ExperimentDesign of(Experiment experiment, ReportWords said) {
            return new ExperimentDesign(
                    experiment.question(),
                    experiment.game().about().id(),
                    experiment.setup().scenario(),
                    experiment.players().stream().map(one -> one.name()).toList(),
                    experiment.side().name(),
                    said.told(experiment.stop()),
                    experiment.variants().size(),
                    experiment.variants().stream()
                            .limit(LABELS)
                            .map(variant -> said.label(variant, experiment.factors()))
                            .toList(),
                    experiment.games(),
                    experiment.rounds());
        }
    }

    @As.Doc("The experiments of this server, the latest first.")
    record ExperimentList(
            List<ExperimentRow> experiments,
            @As.Doc("What an experiment may measure, by name.") List<String> measures) {}

    @As.Doc("How an experiment stands.")
    record ExperimentRow(
            String id,
            String question,
            String game,
            String scenario,
            State state,
            @As.Doc("Why it failed.") Optional<String> fault,
            @As.Doc("How many games are over.") long done,
            @As.Doc("Of so many at most.") long most,
            @As.Doc("An estimate, while it runs.") long secondsLeft) {

        static ExperimentRow of(KeptExperiment kept) {
            KeptExperiment.Progress progress = kept.progress();
            Experiment experiment = kept.experiment();
            return new ExperimentRow(
                    kept.id(),
                    experiment.question(),
                    experiment.game().about().id(),
                    experiment.setup().scenario(),
                    progress.state(),
                    Optional.of(progress.fault()).filter(fault -> !fault.isEmpty()),
                    progress.done(),
                    experiment.games(),
                    Math.max(0, Math.round(progress.secondsLeft())));
        }
    }

    @As.Doc("An experiment, and what its games say so far.")
    record ExperimentTold(
            ExperimentRow row,
            ExperimentDesign design,
            @As.Doc("What its games say, in a sentence; none without games.")
                    Optional<String> answer,
            @As.Doc("Of each variant that has games, the base first.") List<VariantShare> shares,
            @As.Doc("Of a search: what it found, by its label.") Optional<String> found,
            @As.Doc("Of a search: the base and what was found, played again with other seeds.")
                    List<VariantShare> confirmed,
            @As.Doc("Where its report is, once one is written.") Optional<String> report,
            @As.Doc("The experiment's file, as JSON.") String file) {}

    @As.Doc("What the side asked about came to in a variant.")
    record VariantShare(
            String label,
            long games,
            long won,
            long drawn,
            long lost,
            @As.Doc("Broken off; they count as half won.") long broken,
            double share,
            double low,
            double high,
            @As.Doc("Less the base's, over the same dice; none for the base.")
                    Optional<Difference> difference) {

        static List<VariantShare> all(
                Experiment experiment, ExperimentResults results, ReportWords said) {
            List<VariantShare> all = new ArrayList<>();
            for (Variant variant : experiment.variants()) {
                Share share = results.share(variant);
                if (share.games() > 0) {
                    String label = said.label(variant, experiment.factors());
                    all.add(of(label, share, variant, results.againstBase(variant)));
                }
            }
            return all;
        }

        private static VariantShare of(String label, Share share, Variant variant, Effect effect) {
            boolean isCompared = variant.number() > 0 && effect.rounds() > 1;
            return new VariantShare(
                    label,
                    share.games(),
                    share.wins(),
                    share.draws(),
                    share.losses(),
                    share.broken(),
                    rounded(share.share()),
                    rounded(share.interval().low()),
                    rounded(share.interval().high()),
                    isCompared ? Optional.of(Difference.of(effect)) : Optional.empty());
        }
    }

    @As.Doc("A difference of two shares.")
    record Difference(
            double points,
            double low,
            double high,
            @As.Doc("Whether its interval leaves out no difference at all.") boolean clear) {

        private static Difference of(Effect effect) {
            return new Difference(
                    rounded(effect.mean()),
                    rounded(effect.low()),
                    rounded(effect.high()),
                    effect.isClear());
        }

        /** Of two shares whose games have nothing to do with one another. */
        static Difference between(VariantShare one, VariantShare other) {
            double reach =
                    Math.hypot((one.high() - one.low()) / 2, (other.high() - other.low()) / 2);
            double points = other.share() - one.share();
            Interval interval = new Interval(points - reach, points + reach);
            return new Difference(
                    rounded(points),
                    rounded(interval.low()),
                    rounded(interval.high()),
                    interval.low() > 0 || interval.high() < 0);
        }
    }

    @As.Doc("Two experiments beside one another.")
    record ExperimentsCompared(
            ExperimentRow one,
            ExperimentRow other,
            @As.Doc("Fields of their files that differ, apart from the question.")
                    List<String> differing,
            @As.Doc("The variants that both have, by their labels.") List<VariantPair> variants) {}

    @As.Doc("A variant in two experiments.")
    record VariantPair(
            VariantShare one,
            VariantShare other,
            @As.Doc("The other's less the one's, as if their dice had nothing in common.")
                    Difference difference) {}

    @As.Doc("What may be varied in a game's data.")
    record ExperimentCells(
            @As.Doc("How many were found; the first of them follow.") int found,
            List<DataCell> cells) {}

    @As.Doc("A field of a game's data.")
    record DataCell(@As.Doc("A JSON pointer.") String pointer, String value) {}

    @As.Doc("An experiment that is gone.")
    record ExperimentRemoved(String id) {}

    @As.Doc("The report of an experiment.")
    record ExperimentReport(@As.Doc("A page that needs no other file.") String html) {}

    /** What a search has found so far, where it is one and has games. */
    static Optional<String> found(
            Experiment experiment, ExperimentResults results, ReportWords said) {
        return experiment.stop() instanceof StopRule.Balance rule && !results.rows().isEmpty()
                ? Optional.of(said.label(results.found(rule), experiment.factors()))
                : Optional.empty();
    }
}
