package zeriba.engine.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.dice.Roll;
import zeriba.engine.odds.OddsReport.Leaf;
import zeriba.engine.odds.OddsReport.Outcome;
import zeriba.engine.rules.Determinization;

/**
 * Odds over several deals of what is hidden, put together. A throw that does the same whatever is
 * hidden is an outcome of its own; where one does not, there is an outcome for each effect.
 */
final class Mixture<S> {

    /** A throw and what it brings about. */
    private record Throw(Roll roll, long rolls, String effect) {}

    private final Fraction whole;
    private final Map<Throw, Map<S, Fraction>> reached = new LinkedHashMap<>();
    private double value = 0;

    Mixture(List<Determinization<S>> deals) {
        this.whole = Fraction.of(1, deals.stream().mapToLong(Determinization::weight).sum());
    }

    /** The exact odds of one deal. */
    void add(Determinization<S> deal, OddsReport<S> report) {
        Fraction part = whole.times(Fraction.of(deal.weight(), 1));
        value += part.toDouble() * report.value();
        for (Outcome<S> outcome : report.outcomes()) {
            Map<S, Fraction> leaves =
                    reached.computeIfAbsent(
                            new Throw(outcome.roll(), outcome.rolls(), outcome.effect()),
                            _ -> new LinkedHashMap<>());
            Fraction chance = part.times(outcome.probability());
            for (Leaf<S> leaf : outcome.leaves()) {
                leaves.merge(leaf.state(), chance.times(leaf.probability()), Fraction::plus);
            }
        }
    }

    OddsReport<S> report(Replies replies) {
        Set<Roll> rolls = new LinkedHashSet<>();
        reached.keySet().forEach(one -> rolls.add(one.roll()));
        List<Outcome<S>> outcomes = rolls.size() == reached.size() ? byThrow() : byEffect();
        return new OddsReport<>(true, replies.word(), outcomes, value, 0, 0);
    }

    private List<Outcome<S>> byThrow() {
        List<Outcome<S>> outcomes = new ArrayList<>();
        reached.forEach((one, leaves) -> outcomes.add(outcome(one, one.rolls(), leaves)));
        return outcomes;
    }

    private List<Outcome<S>> byEffect() {
        Map<String, Throw> lowest = new LinkedHashMap<>();
        Map<String, Long> rolls = new LinkedHashMap<>();
        Map<String, Map<S, Fraction>> ends = new LinkedHashMap<>();
        reached.forEach((one, leaves) -> {
            lowest.putIfAbsent(one.effect(), one);
            rolls.merge(one.effect(), one.rolls(), Long::sum);
            Map<S, Fraction> all = ends.computeIfAbsent(one.effect(), _ -> new LinkedHashMap<>());
            leaves.forEach((state, chance) -> all.merge(state, chance, Fraction::plus));
        });
        List<Outcome<S>> outcomes = new ArrayList<>();
        lowest.forEach((effect, one) ->
                outcomes.add(
                        outcome(
                                one,
                                rolls.getOrDefault(effect, 1L),
                                ends.getOrDefault(effect, Map.of()))));
        return outcomes;
    }

    private Outcome<S> outcome(Throw one, long rolls, Map<S, Fraction> ends) {
        Fraction chance = ends.values().stream().reduce(Fraction.ZERO, Fraction::plus);
        List<Leaf<S>> leaves = new ArrayList<>();
        ends.forEach((state, part) -> leaves.add(new Leaf<>(state, part.over(chance))));
        return new Outcome<>(one.roll(), rolls, chance, one.effect(), leaves);
    }
}
