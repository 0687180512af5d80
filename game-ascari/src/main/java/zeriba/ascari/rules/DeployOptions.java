package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.general.Zones;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.board.Places;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;

/**
 * Section 1.4. Set-up: what may be chosen, in a compact form. By counter, of those that are alike
 * only the first; for each its hexes by number, a battery ready and then limbered. The guards of
 * captives follow, and the historical set-up.
 */
@Rule("1.4")
final class DeployOptions implements Options<Act> {

    private static final Act AS_IN_HISTORY = new Act.Historical();

    /** Where one counter may go; a battery limbered or not. */
    private record Run(Counter counter, Places hexes) {

        int length() {
            return hexes.size() * forms();
        }

        private int forms() {
            return counter.isBattery() ? 2 : 1;
        }

        Act act(int k) {
            return new Act.Deploy(counter.id(), hexes.nth(k / forms()), k % forms() == 1);
        }
    }

    private final Ascari state;
    private final Deployment deployment;
    private final List<Run> runs = new ArrayList<>();

    /** What is listed after the places. */
    private final List<Act> others = new ArrayList<>();

    private int places;

    private DeployOptions(Ascari state, Deployment deployment) {
        this.state = state;
        this.deployment = deployment;
    }

    /** What an army may do next in its set-up. */
    @Rule({"1.4", "R-63", "S1.SETUP"})
    static DeployOptions of(Ascari state, Deployment deployment) {
        Army army = deployment.army();
        DeployOptions options = new DeployOptions(state, deployment);
        if (FieldHiding.isOf(state, army)) {
            options.lairs();
            return options;
        }
        Zones zones = new Zones(state, army);
        Battle battle = state.battle();
        boolean[] listed = new boolean[battle.counters().size()];
        for (Counter counter : battle.counters(army)) {
            int alike = battle.alike(counter);
            if (state.at(counter) == Ascari.RESERVE && !listed[alike]) {
                listed[alike] = true;
                options.add(counter, zones.open(counter));
            }
        }
        if (battle.valueIfAny("captives") > 0) {
            options.guards(zones);
        }
        options.others.add(AS_IN_HISTORY);
        return options;
    }

    /** Chiefs alone choose a hex for their people. */
    @Rule("FIELD.HIDDEN")
    private void lairs() {
        Places hexes = FieldHiding.lairs(state);
        for (Counter counter : state.battle().counters(deployment.army())) {
            if (counter.isLeader() && state.at(counter) == Ascari.RESERVE) {
                add(counter, hexes);
            }
        }
    }

    private void add(Counter counter, Places hexes) {
        Run run = new Run(counter, hexes);
        runs.add(run);
        places += run.length();
    }

    private void guards(Zones zones) {
        for (Counter counter : state.battle().counters(deployment.army())) {
            if (zones.allowsGuard(counter)) {
                others.add(new Act.Guard(counter.id()));
            }
        }
    }

    @Override
    @Rule("1.4")
    public long size() {
        return (long) places + others.size();
    }

    @Override
    @Rule("1.4")
    public Act get(long k) {
        if (k < 0 || k >= size()) {
            throw new IndexOutOfBoundsException("no option " + k + " of " + size());
        }
        int left = (int) k;
        for (Run run : runs) {
            if (left < run.length()) {
                return run.act(left);
            }
            left -= run.length();
        }
        return others.get(left);
    }

    @Override
    @Rule("1.4")
    public boolean contains(Act act) {
        return deployment.allows(state, act);
    }
}
