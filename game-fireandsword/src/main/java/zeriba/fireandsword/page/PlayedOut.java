package zeriba.fireandsword.page;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.rules.Pending;
import zeriba.engine.step.AgendaRules;
import zeriba.fireandsword.rules.S08_Columns;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Word;

/** A boat's way played out many times over: how often it came to a fight, and won. */
final class PlayedOut {

    private static final int BATCH = 100;
    private static final int MOST_TRIALS = 2_000;

    /** So narrow an interval is enough, as half its width. */
    private static final double NARROW = 0.03;

    /** A fight that is no more likely than this is not looked for any longer. */
    private static final double RARE = 0.01;

    private static final long SEED = 1885;
    private static final int LONGEST = 400;

    private final AgendaRules<Sudan, Act> rules;
    private final Map<String, Integer> kinds = new TreeMap<>();
    private int trials;
    private int battles;
    private int won;
    private Won.Barred barred = Won.Barred.NONE;

    private PlayedOut(AgendaRules<Sudan, Act> rules) {
        this.rules = rules;
    }

    /** An action played out until the chance to win is known well enough. */
    static PlayedOut of(AgendaRules<Sudan, Act> rules, Sudan state, Act act) {
        PlayedOut played = new PlayedOut(rules);
        Sudan start = played.rules.choose(state, act);
        while (played.trials < MOST_TRIALS && (played.trials % BATCH != 0 || !played.isKnown())) {
            played.play(start, DiceCup.seeded(SEED + played.trials));
            played.trials++;
        }
        return played;
    }

    Won won() {
        return new Won(trials, battles, win(), interval(), barred);
    }

    /** In how many of the trials each kind of battle was fought. */
    Map<String, Integer> kinds() {
        return kinds;
    }

    private double win() {
        return battles == 0 ? 0 : (double) won / battles;
    }

    private boolean isKnown() {
        return battles > 0 ? interval() <= NARROW : trials > 0 && 2 * Won.half(0, trials) <= RARE;
    }

    private double interval() {
        return battles == 0 ? 1 : Won.half(win(), battles);
    }

    private void play(Sudan start, DiceCup cup) {
        Set<String> fought = new TreeSet<>();
        play(start, cup, fought);
        fought.forEach(kind -> kinds.merge(kind, 1, Integer::sum));
    }

    private void play(Sudan start, DiceCup cup, Set<String> fought) {
        Optional<Sudan> next = NextThrow.after(rules, start);
        for (int entry = 1; entry < LONGEST && next.isPresent(); entry++) {
            Sudan here = next.get();
            if (rules.pending(here) instanceof Pending.Chance<Act> chance) {
                Sudan after = rules.roll(here, cup.roll(chance.dice(), entry));
                count(here, after, fought);
                next = NextThrow.after(rules, after);
            }
        }
    }

    private void count(Sudan before, Sudan after, Set<String> fought) {
        if (before.now() instanceof S12_Battles.Fight fight
                && !(after.now() instanceof S12_Battles.Fight)) {
            boolean own = after.now() instanceof S13_Casualties.Cards cards && cards.won();
            barred = barred.with(fight.field().muster());
            count(Word.of(fight.field().muster().kind()), own, fought);
        }
        if (before.now() instanceof S12_Battles.Sail
                && !(after.now() instanceof S12_Battles.Sail)) {
            count("steamer", after.now() instanceof S08_Columns.Travel, fought);
        }
    }

    private void count(String kind, boolean own, Set<String> fought) {
        battles++;
        won += own ? 1 : 0;
        fought.add(kind);
    }
}
