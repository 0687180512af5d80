package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;

/**
 * The workload that Fire and Sword is timed by: campaigns of random orders of which all battles
 * have been fought beforehand, those battles, and what is told of marches that may lead to one.
 */
public final class FireAndSwordWorkload {

    private static final int CAMPAIGNS = 100;
    private static final int MOST_BATTLES = 2_000;
    private static final int MOST_MARCHES = 100;

    private final FireAndSwordGame game;
    private final Rules<Sudan, Act> rules;
    private final Setup setup;
    private final List<List<Fought>> campaigns = new ArrayList<>();
    private final List<Sudan> battles = new ArrayList<>();
    private final List<March> marches = new ArrayList<>();
    private int turn;

    /** What a battle led to, and the number of the entry before. */
    private record Fought(Sudan after, long entry) {}

    /** An order that may lead to a battle, in the position in which it was given. */
    private record March(Sudan state, Act act) {}

    private FireAndSwordWorkload(FireAndSwordGame game, Setup setup) {
        this.game = game;
        this.rules = game.rules();
        this.setup = setup;
        for (int seed = 0; seed < CAMPAIGNS; seed++) {
            List<Fought> fought = new ArrayList<>();
            new Campaign(seed, fought, false).play();
            campaigns.add(fought);
        }
    }

    /** The workload on campaigns of a set-up. */
    public static FireAndSwordWorkload of(FireAndSwordGame game, Setup setup) {
        return new FireAndSwordWorkload(game, setup);
    }

    /** How many battles random orders bring about in a campaign, as far as they were kept. */
    public double battlesOfCampaign() {
        return campaigns.stream().mapToInt(List::size).average().orElseThrow();
    }

    /** Plays campaigns whose battles are known; a sum that depends on all. */
    public long campaigns(int times) {
        long sum = 0;
        for (int i = 0; i < times; i++) {
            int seed = turn++ % CAMPAIGNS;
            sum += new Campaign(seed, campaigns.get(seed), true).play();
        }
        return sum;
    }

    /** Fights battles of these campaigns, throw by throw; a sum that depends on all. */
    public long battles(int times) {
        long sum = 0;
        for (int i = 0; i < times; i++) {
            Sudan state = battles.get(turn++ % battles.size());
            sum += fought(state, new Throws(DiceCup.seeded(turn))).agenda().hashCode();
        }
        return sum;
    }

    /** Tells the chances of marches before they are made; a sum that depends on all. */
    public long marches(int times) {
        long sum = 0;
        for (int i = 0; i < times; i++) {
            March march = marches.get(turn++ % marches.size());
            sum += game.arithmetic(march.state(), march.act()).hashCode();
        }
        return sum;
    }

    private Sudan fought(Sudan start, Throws cup) {
        Sudan state = start;
        while (isBattle(state)) {
            if (!(rules.pending(state) instanceof Pending.Chance<Act> chance)) {
                throw new IllegalStateException("a battle without dice: " + state);
            }
            state = rules.roll(state, cup.next(chance));
        }
        return state;
    }

    private static boolean isBattle(Sudan state) {
        return state.now() instanceof S12_Battles.Fight || state.now() instanceof S12_Battles.Sail;
    }

    /** Dice by the number of their entry. */
    private static final class Throws {
        private final DiceCup cup;
        private long entry;

        Throws(DiceCup cup) {
            this.cup = cup;
        }

        private Roll next(Pending.Chance<Act> chance) {
            return cup.roll(chance.dice(), ++entry);
        }
    }

    /** A campaign of random orders. */
    private final class Campaign {
        private final RandomPlayer<Sudan, Act> player;
        private final Throws cup;
        private final List<Fought> fought;
        private final boolean known;
        private int next;

        Campaign(long seed, List<Fought> fought, boolean known) {
            this.player = new RandomPlayer<>(game, SplitMix64.of(seed, 0));
            this.cup = new Throws(DiceCup.seeded(seed));
            this.fought = fought;
            this.known = known;
        }

        private long play() {
            Position<Sudan, Act> here = Position.start(rules, setup);
            while (!(here.pending() instanceof Pending.Over<Act>)) {
                here = Position.settle(rules, next(here));
            }
            return cup.entry;
        }

        private Sudan next(Position<Sudan, Act> here) {
            if (isBattle(here.state())) {
                return known ? look() : fight(here.state());
            }
            if (here.pending() instanceof Pending.Chance<Act> chance) {
                return rules.roll(here.state(), cup.next(chance));
            }
            if (here.pending() instanceof Pending.Choice<Act> choice) {
                cup.entry++;
                Act act = player.choose(choice.options());
                if (!known) {
                    keep(here.state(), act);
                }
                return rules.choose(here.state(), act);
            }
            throw new IllegalStateException("nothing is pending in " + here);
        }

        private void keep(Sudan state, Act act) {
            if (act instanceof Act.March
                    && marches.size() < MOST_MARCHES
                    && game.arithmetic(state, act).fields().containsKey("win")) {
                marches.add(new March(state, act));
            }
        }

        private Sudan look() {
            Fought battle = fought.get(next++);
            cup.entry = battle.entry();
            return battle.after();
        }

        private Sudan fight(Sudan before) {
            Sudan after = fought(before, cup);
            fought.add(new Fought(after, cup.entry));
            if (battles.size() < MOST_BATTLES && before.now() instanceof S12_Battles.Fight) {
                battles.add(before);
            }
            return after;
        }
    }
}
