package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.dice.Roll;
import zeriba.field.Fate;
import zeriba.fireandsword.rules.S12_Afield;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Sudan;

/** What comes after a battle, a second time: who gets away, who dies, and where the beaten go. */
final class AftermathModel {

    static final int GONE = 103;

    private final Model m;

    AftermathModel(Model model) {
        this.m = model;
    }

    private boolean near(int space) {
        for (int other = 0; other < m.atlas.size(); other++) {
            if (m.road(space, other) < 0) {
                continue;
            }
            if (m.atlas.isTown(other) && !m.s.isMahdist(other)) {
                return true;
            }
            for (int u = 0; u < m.units.size(); u++) {
                if (m.s.at(u) == other && m.boat(u)) {
                    return true;
                }
            }
        }
        return false;
    }

    private int needs(int u, S13_Casualties.Escape step) {
        String arm = m.units.get(u).arm().name();
        int least = m.boat(u) ? 2 : arm.equals("CAVALRY") || arm.equals("CAMEL") ? 3 : 4;
        return least + (step.hot() ? 1 : 0) - (near(step.engagement().space()) ? 1 : 0);
    }

    /** What a battle leads to: who draws cards, or who tries to get away. */
    String after(Engagement engagement, Muster muster, BattleModel.End end) {
        List<Loss> losses = new ArrayList<>();
        boolean all = true;
        for (int u = 0; u < m.units.size(); u++) {
            String id = m.units.get(u).id();
            if (muster.own().stream().anyMatch(troop -> troop.name().equals(id))) {
                int lost = end.lost().getOrDefault(id, 0);
                losses.add(new Loss(u, lost, m.s.stands(u), true));
                all &= engagement.inside().contains(u);
            }
        }
        boolean hot = muster.kind() == Kind.AMBUSH || muster.kind() == Kind.SURPRISE;
        return end.won() || all
                ? (end.won() ? "won " : "lost ") + losses
                : "flees " + (hot ? "from near " : "") + losses;
    }

    /** Who draws cards after the beaten have tried to get away: those inside, and who did. */
    List<Loss> cardsOf(S13_Casualties.Escape step, Roll roll) {
        List<Loss> draw = new ArrayList<>();
        int die = 0;
        for (Loss loss : step.losses()) {
            boolean inside = step.engagement().inside().contains(loss.unit());
            boolean away = inside || roll.face(die++) >= needs(loss.unit(), step);
            if (away && loss.lost() > 0) {
                draw.add(new Loss(loss.unit(), loss.lost(), loss.before(), true));
            }
        }
        return draw;
    }

    private List<Integer> fit(Engagement engagement) {
        List<Integer> fit = new ArrayList<>();
        for (int u = 0; u < m.units.size(); u++) {
            if (engagement.force().contains(u) && m.commander(u) && m.s.condition(u) == 0) {
                fit.add(u);
            }
        }
        return fit;
    }

    /**
     * How a battle on the field ends: the first number says who holds it, those of the units what
     * they have lost, and the last what the commander has come to, if there is one.
     */
    String afield(S12_Afield.Afield step, Roll roll) {
        Muster muster = step.muster();
        if (muster.kind() == Kind.STEAMER) {
            return "";
        }
        Map<String, Integer> lost = new HashMap<>();
        int left = 0;
        for (int i = 0; i < muster.own().size(); i++) {
            int fell = roll.face(i + 1) - 1;
            lost.put(muster.own().get(i).name(), fell);
            left += muster.own().get(i).stands() - fell;
        }
        boolean won = roll.face(0) == 2 && left > 0;
        List<Integer> led = fit(step.engagement());
        Optional<Fate> fate =
                led.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                List.of(Fate.UNHURT, Fate.WOUNDED, Fate.FALLEN)
                                        .get(roll.face(roll.count() - 1) - 1));
        return after(step.engagement(), muster, new BattleModel.End(won, 0, 0, lost)) + fate;
    }

    /**
     * Who is hit of the commanders: on the field the first of them, or nobody; else as many as aces
     * are drawn. With those who draw again the cards that are left.
     */
    String commandersHit(S13_Casualties.Cards step, Roll roll) {
        String drawn = aces(step, roll);
        if (step.commander().isEmpty()) {
            return drawn;
        }
        int first = fit(step.engagement()).getFirst();
        return switch (step.commander().get()) {
            case UNHURT -> "none";
            case WOUNDED -> "wounded [" + first + "]";
            case FALLEN -> "1 " + left(roll);
        };
    }

    private static String left(Roll roll) {
        List<Integer> deck = new ArrayList<>();
        IntStream.range(0, 52).forEach(deck::add);
        for (int die = 0; die < roll.count(); die++) {
            drawn(deck, roll.face(die));
        }
        if (deck.isEmpty()) {
            IntStream.range(0, 52).forEach(deck::add);
        }
        return Long.toBinaryString(deck.stream().mapToLong(card -> 1L << card).sum());
    }

    /** How many commanders are hit by the aces that are drawn, and the cards that are left. */
    private String aces(S13_Casualties.Cards step, Roll roll) {
        List<Integer> deck = new ArrayList<>();
        int aces = 0;
        for (int die = 0; die < roll.count(); die++) {
            aces += drawn(deck, roll.face(die)) % 13 == 0 ? 1 : 0;
        }
        int hits = Math.min(aces, fit(step.engagement()).size());
        long left = deck.stream().mapToLong(card -> 1L << card).sum();
        return hits == 0 ? "none" : hits + " " + Long.toBinaryString(left);
    }

    /** By commander who was hit: dead by a heart, else wounded. */
    Map<Integer, String> fates(S13_Casualties.Hit step, Roll roll) {
        List<Integer> deck = new ArrayList<>();
        Map<Integer, String> fates = new HashMap<>();
        IntStream.range(0, 52).filter(card -> (step.deck() >>> card & 1) != 0).forEach(deck::add);
        for (int i = 0; i < step.hits(); i++) {
            boolean heart = drawn(deck, roll.face(i)) < 13;
            fates.put(fit(step.engagement()).get(i), heart ? "dead" : "wounded");
        }
        return fates;
    }

    /** By wounded commander, for how many turns he is out. */
    Map<Integer, Integer> healing(S13_Casualties.Wounded step, Roll roll) {
        Map<Integer, Integer> turns = new HashMap<>();
        int die = 0;
        for (int u = 0; u < m.units.size(); u++) {
            if (step.commanders().contains(u)) {
                turns.put(u, roll.face(die++));
            }
        }
        return turns;
    }

    /** By unit, its stands and its grade once the beaten have tried to get away. */
    Map<Integer, String> escaped(S13_Casualties.Escape step, Roll roll) {
        Map<Integer, String> after = new HashMap<>();
        int die = 0;
        for (Loss loss : step.losses()) {
            int u = loss.unit();
            if (step.engagement().inside().contains(u)) {
                continue;
            }
            if (roll.face(die++) < needs(u, step)) {
                int left = (loss.before() - loss.lost()) / 2;
                after.put(u, left + " " + grade(u, left));
            }
        }
        return after;
    }

    /** By unit, its stands and its grade once the cards have been drawn. */
    Map<Integer, String> buried(S13_Casualties.Cards step, Roll roll) {
        List<Integer> deck = new ArrayList<>();
        Map<Integer, String> after = new HashMap<>();
        int die = 0;
        for (Loss loss : step.losses()) {
            int dead = 0;
            for (int i = 0; i < loss.lost(); i++) {
                int suit = drawn(deck, roll.face(die++)) / 13;
                dead += suit == 0 || (suit == 3 && !step.won()) ? 1 : 0;
            }
            if (dead > 0 && loss.away()) {
                int left = loss.before() - dead;
                after.put(loss.unit(), left + " " + grade(loss.unit(), left));
            }
        }
        return after;
    }

    /** The card in a place of the deck, which is shuffled anew once it is used up. */
    private static int drawn(List<Integer> deck, int place) {
        if (deck.isEmpty()) {
            deck.addAll(IntStream.range(0, 52).boxed().toList());
        }
        int card = deck.get(place - 1);
        deck.subList(place - 1, place).clear();
        return card;
    }

    private int grade(int u, int left) {
        if (left == 0) {
            return 0;
        }
        int printed = m.units.get(u).grade().rank();
        int whole = m.units.get(u).stands();
        int first = u == m.s.split() ? whole - whole / 2 : whole;
        boolean falls = 2 * left <= first && m.s.condition(u) == printed;
        return m.boat(u) ? m.s.condition(u) : falls ? Math.max(0, printed - 1) : m.s.condition(u);
    }

    /** By unit that was beaten, where it is afterwards. */
    Map<Integer, Integer> fled(Engagement engagement) {
        Map<Integer, Integer> at = new HashMap<>();
        int[] stacks = new int[m.atlas.size()];
        for (int space = 0; space < stacks.length; space++) {
            stacks[space] = m.stack(space);
        }
        int refuge = GONE;
        for (int u = 0; u < m.units.size(); u++) {
            boolean flees = engagement.force().contains(u) && !engagement.inside().contains(u);
            if (!flees || !m.onMap(u) || m.commander(u)) {
                continue;
            }
            int to = m.boat(u) ? water(u, engagement, stacks) : dry(u, engagement);
            if (to < stacks.length && stacks[to] >= m.room(to)) {
                to = GONE;
            }
            stacks[engagement.space()]--;
            if (to < stacks.length) {
                stacks[to]++;
            }
            at.put(u, to);
            refuge = refuge == GONE ? to : refuge;
        }
        for (int u = 0; u < m.units.size(); u++) {
            boolean flees = engagement.force().contains(u) && !engagement.inside().contains(u);
            if (flees && m.onMap(u) && m.commander(u)) {
                boolean ship = engagement.cause() == Engagement.Cause.LANDING && refuge != GONE;
                at.put(u, ship ? m.s.came(u) : refuge);
            }
        }
        return at;
    }

    private int dry(int u, Engagement engagement) {
        if (engagement.cause() == Engagement.Cause.LANDING) {
            return m.s.came(u);
        }
        List<Integer> way = new ArrayList<>();
        int here = engagement.origin();
        int began = m.s.began(u);
        if (here >= m.atlas.size()) {
            return GONE;
        }
        way.add(here);
        if (began < m.atlas.size()) {
            int[] far = m.sailing(began);
            while (far[here] < 4 && here != began) {
                for (Atlas.Link link : m.atlas.links) {
                    int next = link.from(here);
                    if (next >= 0
                            && Atlas.SAILED.contains(link.kind())
                            && far[next] == far[here] - 1) {
                        here = next;
                        way.add(here);
                        break;
                    }
                }
            }
            way.add(began);
        }
        for (int space : way) {
            if (space != engagement.space() && !m.s.isMahdist(space)) {
                return space;
            }
        }
        return GONE;
    }

    private int water(int u, Engagement engagement, int[] stacks) {
        List<Integer> near = new ArrayList<>();
        for (Atlas.Link link : m.atlas.links) {
            int next = link.from(engagement.space());
            if (next >= 0 && Atlas.SAILED.contains(link.kind()) && stacks[next] < m.room(next)) {
                near.add(next);
            }
        }
        int back = m.s.came(u);
        if (back == engagement.origin() && near.contains(back)) {
            return back;
        }
        for (int space : near) {
            boolean ours = !m.s.isMahdist(space);
            if (ours && (!m.hostile(space) || m.atlas.isTown(space) || m.landAt(space))) {
                return space;
            }
        }
        return near.contains(back) ? back : near.isEmpty() ? GONE : near.getFirst();
    }

    static String now(Sudan state, int u) {
        return state.stands(u) + " " + state.condition(u);
    }
}
