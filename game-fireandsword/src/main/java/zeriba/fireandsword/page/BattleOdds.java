package zeriba.fireandsword.page;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.odds.StratifiedMean;
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
 * strata battles are drawn until the chance is known well enough.
 */
final class BattleOdds {

    private static final int DIE = 6;
    private static final int MOST_BATTLES = 2_000;

    /** So narrow an interval is enough, as half its width. */
    private static final double NARROW = 0.03;

    private static final long SEED = 1885;

    private final AgendaRules<Sudan, Act> rules;
    private final SplitMix64 random;
    private final Map<Met, Double> weights = new LinkedHashMap<>();
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
        StratifiedMean<Met> win = new StratifiedMean<>(weights, this::chance);
        win.draw(NARROW, MOST_BATTLES);
        return new Won(win.draws(), win.draws(), win.mean(), win.interval(), barred);
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
            if (here.get().parameters().mayTakeTheField()) {
                barred = barred.with(fight.field().muster());
            }
            return QuickBattle.chance(fight.field(), random);
        }
        return 0;
    }
}
