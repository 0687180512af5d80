package zeriba.arena.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zeriba.arena.experiment.Effect;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.Share;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;

/** What an experiment says, in a sentence. */
record Answer(Experiment experiment, ExperimentResults results, String side) {

    private static final int MOST_TOLD = 3;

    /** What one level of a factor does. */
    record Told(int factor, int level, String name, Effect effect) {}

    /** Every level of every factor but the bases. */
    List<Told> effects() {
        List<Told> all = new ArrayList<>();
        for (int factor = 0; factor < experiment.factors().size(); factor++) {
            Factor one = experiment.factors().get(factor);
            for (int level = 1; level < one.levels().size(); level++) {
                Effect effect = results.effect(factor, level);
                if (effect.rounds() > 0) {
                    all.add(new Told(factor, level, name(one, level), effect));
                }
            }
        }
        return all;
    }

    private static String name(Factor factor, int level) {
        return factor.name() + " " + factor.levels().get(level).label();
    }

    String sentence() {
        return switch (experiment.stop()) {
            case StopRule.Sequential test -> tested(test);
            case StopRule.Balance search -> found(search);
            case StopRule.Fixed _, StopRule.Width _, StopRule.Minutes _ ->
                    experiment.factors().isEmpty() ? share() : compared();
        };
    }

    /** A share that was looked for is flattered by the search: a confirmation alone is not. */
    private String found(StopRule.Balance search) {
        Variant found = results.found(search);
        Share share = results.share(found);
        long seen =
                experiment.variants().stream()
                        .filter(variant -> results.share(variant).games() > 0)
                        .count();
        return "Of %d combinations (%d were played) this comes nearest to %s %% for %s: %s, with %s %% (%s to %s) in %d games and %s %% by all that was seen."
                .formatted(
                        experiment.variants().size(),
                        seen,
                        Html.percent(search.target()),
                        side,
                        found.label(experiment.factors()),
                        Html.percent(share.share()),
                        Html.percent(share.interval().low()),
                        Html.percent(share.interval().high()),
                        share.games(),
                        Html.percent(results.believed(search, found)));
    }

    private String share() {
        Share share = results.share(experiment.variants().getFirst());
        return String.format(
                Locale.ROOT,
                "The share of %s is %s %% (%s to %s) in %d games.",
                side,
                Html.percent(share.share()),
                Html.percent(share.interval().low()),
                Html.percent(share.interval().high()),
                share.games());
    }

    private String tested(StopRule.Sequential test) {
        Effect effect = results.againstBase(experiment.variants().getLast());
        String variant = experiment.variants().getLast().label(experiment.factors());
        String found =
                switch (results.verdict(test)) {
                    case DIFFERENT -> "does";
                    case NOT_DIFFERENT -> "does not, as far as this test tells,";
                    case OPEN -> "may or may not (the test had not decided)";
                };
        return "With %s %s %s change by %s points or so: seen were %s points (%s to %s)."
                .formatted(
                        variant,
                        "the share of " + side,
                        found,
                        Html.points(test.gain()),
                        Html.points(effect.mean()),
                        Html.points(effect.low()),
                        Html.points(effect.high()));
    }

    private String compared() {
        List<Told> all = effects();
        List<Told> clear =
                all.stream()
                        .filter(told -> told.effect().isClear())
                        .sorted(
                                Comparator.comparingDouble(
                                                (Told told) -> Math.abs(told.effect().mean()))
                                        .reversed())
                        .toList();
        if (clear.isEmpty()) {
            return "None of the %d changes moves the share of %s by more than chance may: %s"
                    .formatted(all.size(), side, widest(all));
        }
        List<String> parts = clear.stream().limit(MOST_TOLD).map(Answer::part).toList();
        String rest =
                all.size() > clear.size()
                        ? "; %d of %d changes cannot be told from chance"
                                .formatted(all.size() - clear.size(), all.size())
                        : clear.size() > MOST_TOLD
                                ? "; all %d changes are clear".formatted(all.size())
                                : "";
        return "The share of %s moves by %s%s.".formatted(side, String.join(", ", parts), rest);
    }

    private static String part(Told told) {
        return "%s points (%s to %s) with %s"
                .formatted(
                        Html.points(told.effect().mean()),
                        Html.points(told.effect().low()),
                        Html.points(told.effect().high()),
                        told.name());
    }

    /** How large a change might have gone unseen. */
    private static String widest(List<Told> all) {
        double most =
                all.stream()
                        .mapToDouble(told ->
                                Math.max(
                                        Math.abs(told.effect().low()),
                                        Math.abs(told.effect().high())))
                        .max()
                        .orElse(1);
        return "changes of up to %s points may have gone unseen.".formatted(Html.percent(most));
    }
}
