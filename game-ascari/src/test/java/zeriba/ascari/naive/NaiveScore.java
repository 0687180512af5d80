package zeriba.ascari.naive;

import zeriba.engine.text.Value;

/** The points of a battle, counted from its position alone. */
public final class NaiveScore extends NaiveMelee {

    private static final String DEFENDER = "defender";

    /** The position of a text. */
    public NaiveScore(NaiveMap map, Value.Fields position) {
        super(map, position);
    }

    /** The defender's points less the attacker's. */
    public int margin() {
        int steps =
                stepsLost(ATTACKER) * map.value("attacker-step")
                        - stepsLost(DEFENDER) * map.value("defender-step");
        return steps
                + switch (battle()) {
                    case "s1" -> raid();
                    case "s2" -> fort();
                    case "s3" -> villages();
                    case "s4" -> pass();
                    default -> town();
                };
    }

    /** Who wins with these points, or nobody. */
    public String winner() {
        int margin = margin();
        int least =
                switch (battle()) {
                    case "s1" -> map.value("draw-within") + 1;
                    case "s2", "s3" -> map.value("italian");
                    case "s4" -> 1;
                    default -> 0;
                };
        boolean drawn =
                (battle().equals("s1") && Math.abs(margin) <= map.value("draw-within"))
                        || (battle().equals("s4") && margin == 0);
        return drawn ? "" : margin >= least ? DEFENDER : ATTACKER;
    }

    private int stepsLost(String side) {
        int lost = 0;
        for (String id : map.counters()) {
            if (side(id).equals(side) && !isLeader(id) && !at(id).equals("spiked")) {
                boolean gone = at(id).equals("eliminated") || at(id).equals("captured");
                lost += gone ? wholeSteps(id) : is(id, "reduced") ? 1 : 0;
            }
        }
        return lost;
    }

    private int wholeSteps(String id) {
        return stepsLeft(id) + (is(id, "reduced") ? 1 : 0);
    }

    private int stepsAway(String side) {
        int away = 0;
        for (String id : map.counters()) {
            boolean out = side(id).equals(side) && !isLeader(id) && at(id).equals("exited");
            away += out ? stepsLeft(id) : 0;
        }
        return away;
    }

    private int dead(String side) {
        int dead = 0;
        for (String id : map.counters()) {
            dead += isLeader(id) && side(id).equals(side) && at(id).equals("eliminated") ? 1 : 0;
        }
        return dead;
    }

    private int listedDead(String list) {
        int dead = 0;
        for (String id : map.counters()) {
            dead += map.isListed(list, id) && at(id).equals("eliminated") ? 1 : 0;
        }
        return dead;
    }

    private int captured() {
        int captured = 0;
        for (String id : map.counters()) {
            captured += at(id).equals("captured") ? 1 : 0;
        }
        return captured;
    }

    private int told(String name) {
        return position.fields().containsKey(name) ? number(position.at(name)) : 0;
    }

    private int held() {
        return texts(position, "held").size();
    }

    private int raid() {
        return told("freed") * map.value("captives-freed")
                - told("carried") * map.value("captives-exited")
                - stepsAway(ATTACKER) * map.value("step-exited")
                + listedDead("chief") * map.value("chief-killed");
    }

    private int fort() {
        int guns = captured() - 2 * texts(position, "guns").size();
        return guns * map.value("guns")
                - held() * map.value("fort")
                + dead(ATTACKER) * map.value("emir-killed")
                - dead(DEFENDER) * map.value("officer-killed");
    }

    private int villages() {
        return listedDead("chief") * map.value("chief-killed")
                - listedDead("general") * map.value("baratieri-killed")
                - held() * map.value("objective");
    }

    private int pass() {
        return stepsAway(DEFENDER) * map.value("step-exited")
                + told("shelf") * map.value("shelf")
                + dead(ATTACKER) * map.value("ras-killed")
                - listedDead("toselli") * map.value("toselli-killed")
                - captured() * map.value("section-captured");
    }

    private int town() {
        int held = position.fields().containsKey("negus") ? told("negus") : held();
        return listedDead("negus") * map.value("negus-killed")
                + (dead(ATTACKER) - listedDead("negus")) * map.value("ras-killed")
                - listedDead("zeki") * map.value("zeki-killed")
                - held * map.value("objective");
    }
}
