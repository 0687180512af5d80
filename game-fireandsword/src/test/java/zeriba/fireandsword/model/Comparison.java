package zeriba.fireandsword.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.S05_Revolts;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S12_Relief;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S14_Sieges;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Sudan;

/** Holds what the rules do against what the model says, step by step, and counts how often. */
public final class Comparison {

    private static final int GONE = 103;
    private static final int QUIET = 0;
    private static final int REVOLT = 1;

    private final Atlas atlas = new Atlas();
    private final BattleCourse battle = new BattleCourse(this);
    private int made;

    /** How many times something was compared. */
    public int made() {
        return made;
    }

    Model model(Sudan state) {
        return new Model(atlas, state);
    }

    void equal(Object model, Object rules, String what, String where) {
        made++;
        assertThat(rules).as("%s, %s", what, where).isEqualTo(model);
    }

    public void march(Sudan s, List<Integer> stack, int to, boolean legal, String where) {
        equal(model(s).march(stack, to), legal, "march of " + stack + " to " + to, where);
    }

    public void steam(Sudan s, List<Integer> stack, int to, boolean legal, String where) {
        List<Integer> tow = stack.subList(1, stack.size());
        boolean model = model(s).steam(stack.getFirst(), tow, to);
        equal(model, legal, "steam of " + stack + " to " + to, where);
    }

    public void rail(Sudan s, List<Integer> stack, boolean legal, String where) {
        equal(model(s).rail(stack), legal, "train of " + stack, where);
    }

    public void sortie(Sudan s, List<Integer> stack, boolean legal, String where) {
        equal(model(s).sortie(stack), legal, "sortie of " + stack, where);
    }

    /** A throw and what came of it. */
    public void rolled(Sudan before, Roll roll, Sudan after, String where) {
        battle.rolled(before, roll, after, where);
        came(before, roll, after, where);
        switch (before.now()) {
            case S06_Surprise.Surprise(int region) -> surprised(before, region, roll, after, where);
            case S14_Sieges.Sieges(long towns, int more) -> {
                int die = 0;
                for (int town = 0; town < atlas.size(); town++) {
                    if ((towns >>> town & 1) != 0) {
                        int turns = roll.face(die++) + more;
                        equal(turns, after.supply(town), "supply of " + town, where);
                    }
                }
            }
            case S11_Encounters.Encounter(Engagement engagement) -> {
                int met = model(before).met(engagement.space(), roll.face(0));
                equal(met, count(after), "met at " + engagement.space(), where);
            }
            case S11_Encounters.Types(Engagement _, int count) ->
                    equal(ContactModel.types(count, roll), types(after), "types", where);
            case S11_Encounters.Strength step
                    when after.now() instanceof S11_Encounters.Nature nature ->
                    equal(
                            ContactModel.bands(step.types(), roll),
                            ContactModel.written(nature.rivals()),
                            "bands",
                            where);
            case S11_Encounters.Strength step when step.engagement().isForSiege() ->
                    equal(
                            new ContactModel(model(before)).siege(step, roll),
                            BattleCourse.muster(after).map(ContactModel::written).orElse(List.of()),
                            "battle of a siege",
                            where);
            case S11_Encounters.Nature step when BattleCourse.muster(after).isPresent() ->
                    equal(
                            new ContactModel(model(before)).battle(step, roll.face(0)),
                            BattleCourse.muster(after).map(ContactModel::written).orElse(List.of()),
                            "battle",
                            where);
            case S12_Battles.Sail step ->
                    equal(
                            ContactModel.shelled(step.fight(), roll),
                            steamed(step, before, after),
                            "fight under steam",
                            where);
            case S13_Casualties.Escape step -> {
                Map<Integer, String> model = new AftermathModel(model(before)).escaped(step, roll);
                stands(model, after, "escape", where);
            }
            case S13_Casualties.Cards step -> {
                Map<Integer, String> model = new AftermathModel(model(before)).buried(step, roll);
                stands(model, after, "cards", where);
            }
            case S14_Sieges.Supply(int town, boolean _) ->
                    equal(
                            Math.min(99, before.supply(town) + roll.face(0)),
                            after.supply(town),
                            "supplies of " + town,
                            where);
            case Task<Sudan, Act> _ -> {}
        }
    }

    /** What a choice came to. */
    public void chose(Sudan before, Sudan after) {
        battle.went(before, after);
    }

    private static List<Integer> types(Sudan after) {
        return after.now() instanceof S11_Encounters.Strength step ? step.types() : List.of();
    }

    /** How a fight under steam stands, or how it ended: a boat that goes back loses a battle. */
    private static String steamed(S12_Battles.Sail step, Sudan before, Sudan after) {
        if (after.now() instanceof S12_Battles.Sail on) {
            return ContactModel.left(on.fight());
        }
        int region = before.map().region(step.engagement().space());
        boolean back = after.gains(region) > before.gains(region);
        int boat =
                step.engagement().force().stream()
                        .filter(u -> before.forces().unit(u).isBoat())
                        .findFirst()
                        .orElseThrow();
        return (back ? "back " : "through ") + after.condition(boat);
    }

    private static int count(Sudan after) {
        return switch (after.now()) {
            case S11_Encounters.Types step -> step.count();
            case S12_Relief.CallOff step -> step.count();
            case Task<Sudan, Act> _ -> 0;
        };
    }

    private void stands(Map<Integer, String> model, Sudan after, String what, String where) {
        model.forEach((u, stands) ->
                equal(stands, AftermathModel.now(after, u), what + " of " + u, where));
    }

    private void surprised(Sudan before, int region, Roll roll, Sudan after, String where) {
        Model m = model(before);
        int die = 0;
        for (int space = 0; space < atlas.size(); space++) {
            if (m.regionOf(space) == region && m.stack(space) > 0) {
                boolean falls = roll.face(die++) <= m.surprise(space);
                if (!(after.now() instanceof S06_Surprise.Slip)) {
                    boolean gone = model(after).stack(space) == 0;
                    equal(falls, gone, "surprise of " + space, where);
                }
            }
        }
    }

    /** A step that goes on by itself, and what came of it. */
    public void proceeded(Sudan before, Sudan after, String where) {
        battle.went(before, after);
        switch (before.now()) {
            case S12_Battles.Aftermath(Engagement engagement, boolean won) -> {
                battle.settled(engagement, won, before, after, where);
                if (!won) {
                    new AftermathModel(model(before))
                            .fled(engagement)
                            .forEach((u, to) -> equal(to, after.at(u), "flight of " + u, where));
                }
            }
            case S14_Sieges.Supplies _ -> ate(before, after, where);
            case S14_Sieges.Settle _, S14_Sieges.MovementBegins _ -> settled(before, after, where);
            case S15_Adjustment.Adjustment _ -> adjusted(before, after, where);
            case Task<Sudan, Act> _ -> {}
        }
    }

    private void ate(Sudan before, Sudan after, String where) {
        for (int town = 0; town < atlas.size(); town++) {
            if (before.supply(town) == 0) {
                continue;
            }
            equal(before.supply(town) - 1, after.supply(town), "supply of " + town, where);
            equal(before.supply(town) == 1, after.isMahdist(town), "surrender of " + town, where);
            for (int u = 0; u < before.forces().size(); u++) {
                if (before.at(u) == town && before.supply(town) == 1) {
                    equal(GONE, after.at(u), "a garrison's " + u, where);
                }
            }
        }
    }

    private void settled(Sudan before, Sudan after, String where) {
        Set<String> kept = model(before).columns();
        Set<String> rules = new HashSet<>();
        for (int i = 0; i < atlas.links.size(); i++) {
            if ((after.trail() >>> i & 1) != 0) {
                rules.add("link " + atlas.links.get(i).id());
            }
        }
        for (int space = 0; space < atlas.size(); space++) {
            if (after.isFriendly(space)) {
                rules.add("space " + atlas.names.get(space));
            }
        }
        equal(kept, rules, "columns", where);
        long begun = after.now() instanceof S14_Sieges.Sieges(long towns, int _) ? towns : 0;
        for (int town = 0; town < atlas.size(); town++) {
            if (atlas.isTown(town) && !before.isMahdist(town) && model(before).revolting(town)) {
                boolean fed = isFed(town, rules);
                boolean empty = model(after).stack(town) == 0;
                equal(!fed && empty, after.isMahdist(town), "fall of " + town, where);
                boolean siege = !fed && !empty && before.supply(town) == 0;
                equal(siege, (begun >>> town & 1) != 0, "siege of " + town, where);
            }
        }
    }

    /** Friendly, or at the end of a column. */
    private boolean isFed(int town, Set<String> columns) {
        boolean head = columns.contains("space " + atlas.names.get(town));
        for (Atlas.Link link : atlas.links) {
            head |= link.from(town) >= 0 && columns.contains("link " + link.id());
        }
        return head;
    }

    private void adjusted(Sudan before, Sudan after, String where) {
        Model m = model(before);
        int points = before.points();
        boolean[] peace = new boolean[Model.REGIONS.size()];
        for (String region : Model.REGIONS) {
            int n = Model.REGIONS.indexOf(region);
            equal(m.adjusted(region), after.index(n), "index of " + region, where);
            peace[n] = before.status(n) == REVOLT && m.adjusted(region) == 0;
        }
        for (int town = 0; town < atlas.size(); town++) {
            boolean held = before.isMahdist(town) && !peace[Math.max(0, m.regionOf(town))];
            equal(held, after.isMahdist(town), "holder of " + town, where);
            points += held ? m.points(town) : 0;
        }
        equal(points, after.points(), "points", where);
        equal(model(after).ending(), ended(after), "end", where);
    }

    private static String ended(Sudan after) {
        return after.now() instanceof S17_Victory.Over(Result result)
                ? (result.winner().map(Side::name).orElse("") + " " + result.grade()).strip()
                : "";
    }

    /** What comes without a battle: regions that rise, units that may land. */
    private void came(Sudan before, Roll roll, Sudan after, String where) {
        switch (before.now()) {
            case S05_Revolts.Revolts _ -> {
                int die = 0;
                for (int region = 0; region < Model.REGIONS.size(); region++) {
                    if (before.status(region) == QUIET) {
                        boolean rises = roll.face(die++) <= before.index(region);
                        boolean risen = after.status(region) == REVOLT;
                        equal(rises, risen, "revolt of " + region, where);
                    }
                }
            }
            case S16_Reinforcements.Arrivals(int space) -> {
                int less = atlas.names.get(space).equals("ASWAN") ? 1 : 2;
                if (after.now() instanceof S16_Reinforcements.Landing landing) {
                    int most = Math.max(0, roll.face(0) - less);
                    equal(most, landing.left(), "units that land in " + space, where);
                }
            }
            case Task<Sudan, Act> _ -> {}
        }
    }
}
