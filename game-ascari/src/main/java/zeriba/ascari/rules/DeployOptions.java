package zeriba.ascari.rules;

import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.general.Zones;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.OptionCodes;
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

    private static final int DEPLOY = 0;
    private static final int LIMBERED = 1;
    private static final int GUARD = 2;
    private static final int HISTORICAL = 3;

    /** More than most set-ups need. */
    private static final int ROOM = 128;

    private static final Act AS_IN_HISTORY = new Act.Historical();

    private final Ascari state;
    private final Deployment deployment;
    private final OptionCodes codes = new OptionCodes(ROOM);

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
                options.places(zones, counter);
            }
        }
        if (battle.valueIfAny("captives") > 0) {
            options.guards(zones);
        }
        options.codes.add(HISTORICAL, 0, 0);
        return options;
    }

    /** Chiefs alone choose a hex for their people. */
    @Rule("FIELD.HIDDEN")
    private void lairs() {
        Places hexes = FieldHiding.lairs(state);
        for (Counter counter : state.battle().counters(deployment.army())) {
            if (counter.isLeader() && state.at(counter) == Ascari.RESERVE) {
                for (int hex = hexes.next(0); hex >= 0; hex = hexes.next(hex + 1)) {
                    codes.add(DEPLOY, counter.number(), hex);
                }
            }
        }
    }

    private void places(Zones zones, Counter counter) {
        Places zone = zones.hexes(counter);
        Places hexes =
                counter.isLeader()
                        ? zone.intersection(state.occupied())
                        : zones.uncrowded(counter).minus(state.occupied());
        for (int hex = hexes.next(0); hex >= 0; hex = hexes.next(hex + 1)) {
            if (zones.allows(counter, hex)) {
                codes.add(DEPLOY, counter.number(), hex);
                if (counter.isBattery()) {
                    codes.add(LIMBERED, counter.number(), hex);
                }
            }
        }
    }

    private void guards(Zones zones) {
        for (Counter counter : state.battle().counters(deployment.army())) {
            if (zones.allowsGuard(counter)) {
                codes.add(GUARD, counter.number(), 0);
            }
        }
    }

    @Override
    @Rule("1.4")
    public long size() {
        return codes.size();
    }

    @Override
    @Rule("1.4")
    public Act get(long k) {
        int kind = codes.kind(k);
        String id = state.counter(codes.counter(k)).id();
        int hex = codes.place(k);
        return switch (kind) {
            case DEPLOY -> new Act.Deploy(id, hex, false);
            case LIMBERED -> new Act.Deploy(id, hex, true);
            case GUARD -> new Act.Guard(id);
            default -> AS_IN_HISTORY;
        };
    }

    @Override
    @Rule("1.4")
    public boolean contains(Act act) {
        return deployment.allows(state, act);
    }
}
