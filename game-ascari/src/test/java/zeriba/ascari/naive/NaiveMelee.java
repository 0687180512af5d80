package zeriba.ascari.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.text.Value;

/** Melee by section 5: what two dice come to, and where the beaten go. */
public class NaiveMelee extends NaiveFire {

    private static final String GONE = "gone";

    /** The position of a text. */
    public NaiveMelee(NaiveMap map, Value.Fields position) {
        super(map, position);
    }

    /** Who attacks in the melee at hand. */
    public String attacker() {
        return text(detail(0).at("attacker"));
    }

    /** Who is attacked in the melee at hand. */
    public String defender() {
        return text(detail(0).at("defender"));
    }

    /**
     * What becomes of the two: where the attacker is afterwards, how many steps it has lost, and
     * the same of the defender, who is not sent away yet. A hex, or that it is gone.
     */
    public String outcome(int attackersDie, int defendersDie) {
        int attack = Math.max(0, value(attacker()) + attackersDie);
        int defence = Math.max(0, value(defender()) + ofGround() + defendersDie);
        int higher = Math.max(attack, defence);
        int lower = Math.min(attack, defence);
        boolean overrun = higher - lower >= 3 && higher > 2 * lower;
        int hits = higher - lower >= 3 ? 1 : 0;
        String here = at(defender());
        if (attack > defence) {
            boolean stays = !overrun && endures(defender(), hits) && !refuges().isEmpty();
            return told(here, 0) + " " + (stays ? told(here, losses(defender(), hits)) : GONE);
        }
        String back = overrun ? "" : back(attack == defence);
        boolean lives = !back.isEmpty() && endures(attacker(), hits);
        return (lives ? told(back, losses(attacker(), hits)) : GONE) + " " + told(here, 0);
    }

    private static String told(String hex, int lost) {
        return hex + "-" + lost;
    }

    private int value(String unit) {
        int best =
                proper(unit).stream()
                        .filter(leader -> !is(leader, "reduced"))
                        .mapToInt(leader -> map.number(leader, "melee"))
                        .max()
                        .orElse(0);
        boolean bayonets = isBattle("s4") && isItalian(unit) && kind(unit).equals("rifle");
        return strength(unit) + best - (is(unit, "retreat") ? 1 : 0) + (bayonets ? 1 : 0);
    }

    private int ofGround() {
        String hex = at(defender());
        boolean uphill = level(hex) > level(text(detail(0).at("from")));
        return map.effect(ground(hex), "melee") + (uphill ? 1 : 0);
    }

    /** One hit more for who holds a RETREAT marker, the end for the third time; guns never. */
    private boolean endures(String unit, int hits) {
        return !isBattery(unit) && !is(unit, "broken") && stepsLeft(unit) > losses(unit, hits);
    }

    private int losses(String unit, int hits) {
        return hits + (is(unit, "retreat") ? 1 : 0);
    }

    /** Where a beaten attacker goes, or nowhere. */
    private String back(boolean tie) {
        List<String> path = new ArrayList<>(texts(detail(1), "path"));
        path.removeLast();
        if (!tie) {
            Collections.reverse(path);
        }
        return path.stream().filter(hex -> isEmpty(attacker(), hex)).findFirst().orElse("");
    }

    private boolean isEmpty(String unit, String hex) {
        return standing(hex).isEmpty() && leadersAt(enemy(side(unit)), hex).isEmpty();
    }

    /** Where the beaten defender of the melee or the retreat at hand may be sent. */
    public Set<String> refuges() {
        boolean melee = step(0).equals("melee");
        String unit = melee ? defender() : text(detail(0).at("unit"));
        String from = text(detail(0).at("from"));
        Set<String> refuges = new TreeSet<>();
        for (String hex : map.beside(at(unit))) {
            if (isRefuge(unit, hex, from)) {
                refuges.add("retreat " + unit + " " + hex);
            }
        }
        return refuges.isEmpty() ? throughFriends(unit, from) : refuges;
    }

    private Set<String> throughFriends(String unit, String from) {
        Set<String> refuges = new TreeSet<>();
        for (String via : map.beside(at(unit))) {
            boolean open = !via.equals(from) && holds(side(unit), via);
            for (String hex : map.beside(via)) {
                boolean beyond = open && !hex.equals(at(unit)) && cost(unit, at(unit), via) > 0;
                if (beyond && isRefuge(unit, hex, from)) {
                    refuges.add("retreat " + unit + " " + hex + " via " + via);
                }
            }
        }
        return refuges;
    }

    private boolean isRefuge(String unit, String hex, String from) {
        return !hex.equals(from) && isEmpty(unit, hex) && cost(unit, from, hex) > 0;
    }
}
