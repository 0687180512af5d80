package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import zeriba.engine.dice.Roll;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Steamer;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Engagement;

/**
 * Who is met, a second time: of what type, how strong, in what battle, and what boats do to them.
 */
final class ContactModel {

    private static final List<String> GRADES = List.of("RAW", "TRAINED", "VETERAN");
    private static final List<String> KINDS =
            List.of("TOWN", "TOWN", "CAMP", "CAMP", "COLUMN", "AMBUSH");

    private final Model m;

    ContactModel(Model model) {
        this.m = model;
    }

    /** The types that dice bring: 5 and 6 are Ansar like 4. */
    static List<Integer> types(int count, Roll roll) {
        List<Integer> types = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            types.add(Math.min(4, roll.face(i)));
        }
        return types;
    }

    /** The bands of these types, as {@link #written} has them. */
    static List<String> bands(List<Integer> types, Roll roll) {
        List<String> bands = new ArrayList<>();
        int die = 0;
        for (int unit = 0; unit < types.size(); unit++) {
            switch (types.get(unit)) {
                case 2 -> bands.add(unit + "cav HORSE " + (9 + roll.face(die++)));
                case 3 -> bands.add(unit + "jeh JEHADIA " + (7 + roll.face(die++)));
                default -> {
                    String spears = types.get(unit) == 1 ? "FUZZIES " : "SPEARS ";
                    bands.add(unit + "a " + spears + (7 + roll.face(die++)));
                    bands.add(unit + "b " + spears + (7 + roll.face(die++)));
                    bands.add(unit + "r RIFLES " + (5 + roll.face(die++)));
                }
            }
        }
        return bands;
    }

    static List<String> written(List<Troop> troops) {
        return troops.stream()
                .map(t -> t.name() + " " + t.arm() + " " + t.stands())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    static List<String> written(Muster muster) {
        List<String> all = new ArrayList<>();
        muster.own().forEach(t -> all.add(t.name() + " " + t.grade() + " " + t.stands()));
        all.addAll(written(muster.rivals()));
        all.add(muster.kind() + (muster.commanded() ? " commanded" : ""));
        return all;
    }

    /** Who draws up for the battle that a die brings, and in which kind. */
    List<String> battle(S11_Encounters.Nature step, int die) {
        String kind =
                step.engagement().cause() == Engagement.Cause.CAMP
                        ? die < 5 ? "CAMP" : "SURPRISE"
                        : KINDS.get(die - 1);
        return battle(step.engagement(), kind, written(step.rivals()), step.count());
    }

    /** Who draws up against besiegers. */
    List<String> siege(S11_Encounters.Strength step, Roll roll) {
        return battle(step.engagement(), "SORTIE", bands(step.types(), roll), step.types().size());
    }

    private List<String> battle(
            Engagement engagement, String kind, List<String> rivals, int count) {
        List<String> all = new ArrayList<>();
        boolean commanded = false;
        for (int u = 0; u < m.units.size(); u++) {
            if (!engagement.force().contains(u)) {
                continue;
            }
            commanded |= m.commander(u) && m.s.condition(u) == 0;
            boolean afloat =
                    m.atlas.isRiver(engagement.space()) || m.atlas.isTown(engagement.space());
            if (m.troops(u) || (m.boat(u) && m.s.condition(u) == 0 && afloat)) {
                String grade =
                        m.boat(u) ? m.units.get(u).grade().name() : GRADES.get(m.s.condition(u));
                all.add(m.units.get(u).id() + " " + grade + " " + m.s.stands(u));
            }
        }
        all.addAll(rivals);
        int guns = count / (kind.equals("TOWN") ? 3 : 4);
        if (guns > 0 && !kind.equals("COLUMN") && !kind.equals("AMBUSH")) {
            all.add("gun GUNS " + guns);
        }
        all.add(kind + (commanded ? " commanded" : ""));
        return all;
    }

    /** A round of a fight under steam: who is left, the hits taken, and whether it goes on. */
    static String shelled(Steamer fight, Roll roll) {
        int die = 0;
        int hits = 0;
        int taken = 0;
        for (int i = 0; i < 6; i++) {
            hits += roll.face(die++) <= 6 ? 1 : 0;
        }
        for (int i = 0; i < Math.min(8, fight.embarked()); i++) {
            hits += roll.face(die++) <= 4 ? 1 : 0;
        }
        for (int i = 0; i < fight.rifles() / 3; i++) {
            taken += roll.face(die++) == 1 ? 1 : 0;
        }
        for (int i = 0; i < 2 * fight.guns(); i++) {
            taken += roll.face(die++) <= 3 ? 1 : 0;
        }
        int rifles = Math.max(0, fight.rifles() - hits);
        int guns = Math.max(0, fight.guns() - Math.max(0, hits - fight.rifles()));
        int hull = fight.hull() + taken;
        boolean through = hull < 6 && 10 * (rifles + guns) <= 6 * fight.atFirst();
        boolean over = through || hull >= 6 || fight.round() == 5;
        return over
                ? (through ? "through " : "back ") + (hull < 3 ? 0 : hull < 6 ? 1 : 2)
                : "goes on " + rifles + " " + guns + " " + hull + " " + (fight.round() + 1);
    }

    static String left(Steamer fight) {
        return "goes on "
                + fight.rifles()
                + " "
                + fight.guns()
                + " "
                + fight.hull()
                + " "
                + fight.round();
    }
}
