package zeriba.arena.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import zeriba.arena.experiment.Effect;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.Share;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;

/**
 * What an experiment says, in a sentence.
 *
 * @param side whose share is asked for, as it is told within a sentence
 */
record Answer(Experiment experiment, ExperimentResults results, ReportWords said, String side) {

    private static final int MOST_TOLD = 3;

    /** What a level of a factor does, or a whole variant. */
    record Told(String name, Effect effect) {}

    /** Every level of every factor but the bases; of two variants the one as it is. */
    List<Told> effects() {
        if (experiment.variants().size() == 2) {
            Variant other = experiment.variants().getLast();
            Effect effect = results.againstBase(other);
            return effect.rounds() == 0
                    ? List.of()
                    : List.of(new Told(said.label(other, experiment.factors()), effect));
        }
        List<Told> all = new ArrayList<>();
        for (int factor = 0; factor < experiment.factors().size(); factor++) {
            Factor one = experiment.factors().get(factor);
            for (int level = 1; level < one.levels().size(); level++) {
                Effect effect = results.effect(factor, level);
                if (effect.rounds() > 0) {
                    all.add(new Told(said.level(one, level), effect));
                }
            }
        }
        return all;
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
        return said.say(
                "answer.found",
                experiment.variants().size(),
                seen,
                said.percent(search.target()),
                side,
                said.label(found, experiment.factors()),
                said.percent(share.share()),
                said.percent(share.interval().low()),
                said.percent(share.interval().high()),
                share.games(),
                said.percent(results.believed(search, found)));
    }

    private String share() {
        Share share = results.share(experiment.variants().getFirst());
        return said.say(
                "answer.share",
                side,
                said.percent(share.share()),
                said.percent(share.interval().low()),
                said.percent(share.interval().high()),
                share.games());
    }

    private String tested(StopRule.Sequential test) {
        Variant last = experiment.variants().getLast();
        Effect effect = results.againstBase(last);
        String key =
                switch (results.verdict(test)) {
                    case DIFFERENT -> "answer.different";
                    case NOT_DIFFERENT -> "answer.not-different";
                    case OPEN -> "answer.open";
                };
        return said.say(
                key,
                said.label(last, experiment.factors()),
                side,
                said.points(test.gain()),
                said.points(effect.mean()),
                said.points(effect.low()),
                said.points(effect.high()));
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
            return said.say("answer.none", all.size(), side, said.percent(widest(all)));
        }
        String parts =
                clear.stream().limit(MOST_TOLD).map(this::part).collect(Collectors.joining(", "));
        return said.say("answer.moved", side, parts, rest(all.size(), clear.size()));
    }

    private String rest(int all, int clear) {
        if (all > clear) {
            return said.within("answer.unclear", all - clear, all);
        }
        return clear > MOST_TOLD ? said.within("answer.clear", all) : "";
    }

    private String part(Told told) {
        return said.within(
                "answer.part",
                said.points(told.effect().mean()),
                said.points(told.effect().low()),
                said.points(told.effect().high()),
                told.name());
    }

    /** How large a change might have gone unseen; nothing changes by more than all. */
    private static double widest(List<Told> all) {
        return all.stream()
                .mapToDouble(told ->
                        Math.max(Math.abs(told.effect().low()), Math.abs(told.effect().high())))
                .map(change -> Math.min(change, 1))
                .max()
                .orElse(1);
    }
}
