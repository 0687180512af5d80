package zeriba.fireandsword.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.step.AgendaRules;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;

/**
 * The chance to win the battle that an action on land may lead to, by stratified sampling: where
 * and by how many one is met is counted exactly, and from each of these strata battles are drawn in
 * proportion to its weight (Cochran, Sampling Techniques, chapter 5).
 */
final class BattleOdds {

    private static final int DIE = 6;
    private static final int BATCH = 50;
    private static final int MOST_BATTLES = 2_000;

    /** So narrow an interval is enough, as half its width. */
    private static final double NARROW = 0.03;

    private static final long SEED = 1885;

    private final AgendaRules<Sudan, Act> rules;
    private final SplitMix64 random = new SplitMix64(SEED);
    private final Map<Sudan, Double> weights = new LinkedHashMap<>();
    private final List<Stratum> strata = new ArrayList<>();
    private int battles;

    private BattleOdds(AgendaRules<Sudan, Act> rules) {
        this.rules = rules;
    }

    /** One way in which somebody is met, and the battles that were drawn from it. */
    private static final class Stratum {
        private final Sudan met;
        private final double share;
        private int drawn;
        private int won;

        Stratum(Sudan met, double share) {
            this.met = met;
            this.share = share;
        }

        double win() {
            return share * won / drawn;
        }

        /** The variance of that, by the share that one win and one defeat more would give. */
        double variance() {
            double p = (won + 1.0) / (drawn + 2.0);
            return share * share * p * (1 - p) / drawn;
        }
    }

    /** The odds of an action, known well enough; without battles where nobody can be met. */
    static Won of(AgendaRules<Sudan, Act> rules, Sudan state, Act act) {
        BattleOdds odds = new BattleOdds(rules);
        odds.count(rules.choose(state, act), 1);
        return odds.drawn();
    }

    /** Sorts the ways in which it may be met, or not, by what waits to be thrown next. */
    private void count(Sudan from, double weight) {
        Optional<Sudan> next = waiting(from);
        if (next.isEmpty()) {
            return;
        }
        switch (next.get().now()) {
            case S11_Encounters.Encounter _ -> {
                Map<Sudan, Integer> faces = new LinkedHashMap<>();
                for (int face = 1; face <= DIE; face++) {
                    faces.merge(rules.roll(next.get(), Roll.of(face)), 1, Integer::sum);
                }
                faces.forEach((met, count) -> count(met, weight * count / DIE));
            }
            case S11_Encounters.Types _, S12_Battles.Fight _ ->
                    weights.merge(next.get(), weight, Double::sum);
            // whatever else is thrown for comes when nobody is met any more
            case Task<Sudan, Act> _ -> {}
        }
    }

    /**
     * The position in which dice are thrown next; empty where there are none before the next move.
     */
    private Optional<Sudan> waiting(Sudan from) {
        Sudan here = from;
        while (true) {
            switch (rules.pending(here)) {
                case Pending.Chance<Act> _ -> {
                    return Optional.of(here);
                }
                case Pending.Automatic<Act> _ -> here = rules.proceed(here);
                case Pending.Choice<Act> _ -> {
                    Optional<Act> pass =
                            here.now() instanceof S08_Movement.Movement
                                    ? Optional.empty()
                                    : rules.pass(here);
                    if (pass.isEmpty()) {
                        return Optional.empty();
                    }
                    here = rules.choose(here, pass.get());
                }
                case Pending.Over<Act> _ -> {
                    return Optional.empty();
                }
            }
        }
    }

    private Won drawn() {
        double all = weights.values().stream().mapToDouble(w -> w).sum();
        weights.forEach((met, weight) -> strata.add(new Stratum(met, weight / all)));
        strata.forEach(this::draw);
        while (!strata.isEmpty() && battles < MOST_BATTLES && interval() > NARROW) {
            for (int i = 0; i < BATCH; i++) {
                draw(behind());
            }
        }
        double win = strata.stream().mapToDouble(Stratum::win).sum();
        return new Won(battles, battles, win, interval());
    }

    private double interval() {
        return battles == 0
                ? 1
                : Won.Z95 * Math.sqrt(strata.stream().mapToDouble(Stratum::variance).sum());
    }

    /** The stratum that lags behind its share most. */
    private Stratum behind() {
        Stratum behind = strata.getFirst();
        for (Stratum one : strata) {
            if (lag(one) > lag(behind)) {
                behind = one;
            }
        }
        return behind;
    }

    private double lag(Stratum one) {
        return one.share * battles - one.drawn;
    }

    private void draw(Stratum from) {
        battles++;
        from.drawn++;
        from.won += isWon(from.met) ? 1 : 0;
    }

    /** Whether a battle is won of which nothing is known but who was met. */
    private boolean isWon(Sudan met) {
        Optional<Sudan> here = Optional.of(met);
        while (here.isPresent()
                && !(here.get().now() instanceof S12_Battles.Fight)
                && rules.pending(here.get()) instanceof Pending.Chance<Act> chance) {
            here = waiting(rules.roll(here.get(), chance.dice().thrown(random)));
        }
        return here.isPresent()
                && here.get().now() instanceof S12_Battles.Fight fight
                && QuickBattle.isWon(fight.field(), random);
    }
}
