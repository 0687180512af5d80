package zeriba.fireandsword.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.step.AgendaRules;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Sudan;

/**
 * The chance to win the battle that an action on land may lead to, by stratified sampling: where
 * one is met, by how many and in what kind of battle is counted exactly, and from each of these
 * strata battles are drawn in proportion to its weight (Cochran, Sampling Techniques, chapter 5).
 */
final class BattleOdds {

    private static final int DIE = 6;
    private static final int BATCH = 20;
    private static final int MOST_BATTLES = 2_000;

    /** So many of each stratum tell how they vary. */
    private static final int LEAST = 2;

    /** So narrow an interval is enough, as half its width. */
    private static final double NARROW = 0.03;

    private static final long SEED = 1885;

    private final AgendaRules<Sudan, Act> rules;
    private final SplitMix64 random;
    private final Map<Met, Double> weights = new LinkedHashMap<>();
    private final List<Stratum> strata = new ArrayList<>();
    private int battles;
    private Won.Barred barred = Won.Barred.NONE;

    private BattleOdds(AgendaRules<Sudan, Act> rules, long seed) {
        this.rules = rules;
        this.random = new SplitMix64(seed);
    }

    /**
     * One way in which somebody is met.
     *
     * @param state what waits to be thrown then
     * @param face what is to be thrown for the kind of battle; 0 where that is not thrown for
     */
    private record Met(Sudan state, int face) {}

    /** Such a way, and the battles that were drawn from it. */
    private static final class Stratum {
        private final Met met;
        private final double share;
        private int drawn;
        private double sum;
        private double squares;

        Stratum(Met met, double share) {
            this.met = met;
            this.share = share;
        }

        void add(double chance) {
            drawn++;
            sum += chance;
            squares += chance * chance;
        }

        double win() {
            return share * sum / drawn;
        }

        /**
         * The variance of that, unbiased but for one sure win and one sure defeat more, which all
         * strata together are given by their shares: what never happened may happen yet.
         */
        double variance() {
            double n = drawn + 2 * share;
            double mean = (sum + share) / n;
            return share * share * (squares + share - n * mean * mean) / (n - 1) / drawn;
        }
    }

    /** The odds of an action, known well enough; without battles where nobody can be met. */
    static Won of(AgendaRules<Sudan, Act> rules, Sudan state, Act act) {
        return of(rules, state, act, SEED);
    }

    /** The same with battles drawn by another seed. */
    static Won of(AgendaRules<Sudan, Act> rules, Sudan state, Act act, long seed) {
        BattleOdds odds = new BattleOdds(rules, seed);
        odds.count(rules.choose(state, act), 1);
        return odds.drawn();
    }

    /** Sorts the ways in which it may be met, or not, by what waits to be thrown next. */
    private void count(Sudan from, double weight) {
        Optional<Sudan> next = NextThrow.after(rules, from);
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
            case S11_Encounters.Types types -> types(next.get(), types.engagement(), weight);
            case S12_Battles.Fight _ -> add(new Met(next.get(), 0), weight);
            // whatever else is thrown for comes when nobody is met any more
            case Task<Sudan, Act> _ -> {}
        }
    }

    /** Parts those who are met by the kinds of battles: one face stands for all of a kind. */
    private void types(Sudan met, Engagement engagement, double weight) {
        Map<Kind, Integer> faces = new EnumMap<>(Kind.class);
        for (int face = 1; face <= DIE; face++) {
            int kinds =
                    engagement.isForSiege()
                            ? 0
                            : faces.merge(
                                    S11_Encounters.kind(engagement.cause(), face), face, Math::min);
            add(new Met(met, kinds), weight / DIE);
        }
    }

    private void add(Met met, double weight) {
        weights.merge(met, weight, Double::sum);
    }

    private Won drawn() {
        double all = weights.values().stream().mapToDouble(w -> w).sum();
        weights.forEach((met, weight) -> strata.add(new Stratum(met, weight / all)));
        for (int i = 0; i < LEAST; i++) {
            strata.forEach(this::draw);
        }
        while (!strata.isEmpty() && battles < MOST_BATTLES && interval() > NARROW) {
            for (int i = 0; i < BATCH; i++) {
                draw(behind());
            }
        }
        double win = strata.stream().mapToDouble(Stratum::win).sum();
        return new Won(battles, battles, win, interval(), barred);
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
        from.add(chance(from.met));
    }

    /** A chance to win a battle of which nothing is known but who was met. */
    private double chance(Met met) {
        Optional<Sudan> here = Optional.of(met.state());
        while (here.isPresent()
                && !(here.get().now() instanceof S12_Battles.Fight)
                && rules.pending(here.get()) instanceof Pending.Chance<Act> chance) {
            boolean isKind = here.get().now() instanceof S11_Encounters.Nature && met.face() > 0;
            Roll roll = isKind ? Roll.of(met.face()) : chance.dice().thrown(random);
            here = NextThrow.after(rules, rules.roll(here.get(), roll));
        }
        if (here.isPresent() && here.get().now() instanceof S12_Battles.Fight fight) {
            barred = barred.with(fight.field().muster());
            return QuickBattle.chance(fight.field(), random);
        }
        return 0;
    }
}
