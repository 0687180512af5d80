package zeriba.kasserine;

import java.util.List;
import java.util.Map;
import zeriba.engine.Branch;
import zeriba.engine.Dealt;
import zeriba.engine.DiceCup;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.Roll;
import zeriba.engine.Rules;
import zeriba.engine.Setup;
import zeriba.engine.Viewer;
import zeriba.kasserine.rules.S03_SettingUp;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S05_Movement;
import zeriba.kasserine.rules.S05_Phases;
import zeriba.kasserine.rules.S07_Advance;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S07_Results;
import zeriba.kasserine.rules.S07_Retreat;
import zeriba.kasserine.rules.S08_Allotment;
import zeriba.kasserine.rules.S08_Secrecy;
import zeriba.kasserine.rules.S08_SupportFire;
import zeriba.kasserine.rules.S11_Reinforcements;

/** Which section of the rules has its say: by step, and by what was chosen. */
final class KasserineRules implements Rules<Kasserine, Act> {

    private final KasserineMap map;
    private final Roster roster;
    private final Charts charts;
    private final Map<String, Scenario> scenarios;

    KasserineRules(KasserineMap map, Roster roster, Charts charts, List<Scenario> scenarios) {
        this.map = map;
        this.roster = roster;
        this.charts = charts;
        this.scenarios = Scenario.byId(scenarios);
    }

    @Override
    public Kasserine setup(Setup setup) {
        return S03_SettingUp.begun(terms(setup));
    }

    /** What a game with this set-up is played on. */
    Terms terms(Setup setup) {
        Scenario scenario = scenarios.get(setup.scenario());
        if (scenario == null) {
            throw new IllegalArgumentException("no scenario " + setup.scenario());
        }
        return Terms.of(map, roster, charts, scenario, Variants.of(setup));
    }

    @Override
    public Pending<Act> pending(Kasserine state) {
        return switch (state.agenda().now()) {
            case Step.Draw(Army army) ->
                    S08_Allotment.markers(state, army) == 0
                            ? new Pending.Automatic<>()
                            : S08_Allotment.dice(state, army);
            case Step.Movement(Army army, Phase phase) -> S05_Phases.choices(state, army, phase);
            case Step.Going step -> S05_Movement.goals(state, step);
            case Step.Combat(Army army) -> S07_Combat.choices(state, army);
            case Step.Commitment step -> S08_SupportFire.choices(state, step);
            case Step.Battle _ -> S07_Combat.die();
            case Step.Losses step -> S07_Results.choices(step);
            case Step.Retreats step -> S07_Retreat.choices(state, step);
            case Step.Advance step -> S07_Advance.choices(state, step);
            case Step.EndOfTurn() -> new Pending.Automatic<>();
            case Step.Over over -> new Pending.Over<>(over.result());
        };
    }

    @Override
    public Kasserine choose(Kasserine state, Act act) {
        return switch (state.agenda().now()) {
            case Step.Movement step -> moving(state, step, act);
            case Step.Going step when act instanceof Act.Go go -> S05_Movement.go(state, step, go);
            case Step.Combat(Army army) -> fighting(state, army, act);
            case Step.Commitment step when act instanceof Act.Commit commit ->
                    S08_SupportFire.commit(state, step, commit);
            case Step.Losses _ when act instanceof Act.Deplete deplete ->
                    S07_Results.lose(state, deplete);
            case Step.Retreats step -> retreating(state, step, act);
            case Step.Advance _ when act instanceof Act.Advance advance ->
                    S07_Advance.advance(state, advance);
            case Step.Advance _ when act instanceof Act.Stay -> S07_Advance.stay(state);
            case Step.Draw _,
                    Step.Going _,
                    Step.Commitment _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    throw misplaced(state, act);
        };
    }

    private static Kasserine moving(Kasserine state, Step.Movement step, Act act) {
        return switch (act) {
            case Act.Take take -> S05_Phases.take(state, step, take);
            case Act.Move move -> S05_Movement.move(state, step, move);
            case Act.Enter enter -> S11_Reinforcements.enter(state, step, enter);
            case Act.End() -> S04_Sequence.next(state);
            case Act.Go _,
                    Act.Attack _,
                    Act.Bombard _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Retreat _,
                    Act.Stand _,
                    Act.Hold _,
                    Act.Advance _,
                    Act.Stay _ ->
                    throw misplaced(state, act);
        };
    }

    private static Kasserine fighting(Kasserine state, Army army, Act act) {
        return switch (act) {
            case Act.Attack attack -> S07_Combat.attack(state, attack);
            case Act.Bombard bombard -> S08_SupportFire.bombard(state, army, bombard);
            case Act.End() -> S04_Sequence.next(state);
            case Act.Take _,
                    Act.Move _,
                    Act.Enter _,
                    Act.Go _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Retreat _,
                    Act.Stand _,
                    Act.Hold _,
                    Act.Advance _,
                    Act.Stay _ ->
                    throw misplaced(state, act);
        };
    }

    private static Kasserine retreating(Kasserine state, Step.Retreats step, Act act) {
        return switch (act) {
            case Act.Retreat retreat -> S07_Retreat.retreat(state, step, retreat);
            case Act.Stand stand -> S07_Retreat.stand(state, step, stand);
            case Act.Hold hold -> S07_Retreat.hold(state, step, hold);
            case Act.Take _,
                    Act.Move _,
                    Act.Enter _,
                    Act.Go _,
                    Act.End _,
                    Act.Attack _,
                    Act.Bombard _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Advance _,
                    Act.Stay _ ->
                    throw misplaced(state, act);
        };
    }

    private static IllegalStateException misplaced(Kasserine state, Act act) {
        return new IllegalStateException(act + " does not belong to " + state.agenda().now());
    }

    @Override
    public Kasserine roll(Kasserine state, Roll roll) {
        return switch (state.agenda().now()) {
            case Step.Draw(Army army) -> S08_Allotment.draw(state, army, roll);
            case Step.Battle(Engagement engagement) ->
                    S07_Results.resolve(state, engagement, roll.face(0));
            case Step.Movement _,
                    Step.Going _,
                    Step.Combat _,
                    Step.Commitment _,
                    Step.Losses _,
                    Step.Retreats _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    throw new IllegalStateException("no dice are pending in " + state);
        };
    }

    @Override
    public Kasserine proceed(Kasserine state) {
        return switch (state.agenda().now()) {
            case Step.Draw _, Step.Combat _ -> S04_Sequence.next(state);
            case Step.Retreats step -> S07_Retreat.perish(state, step);
            case Step.Advance _ -> S07_Advance.stay(state);
            case Step.EndOfTurn() -> S04_Sequence.endTurn(state);
            case Step.Movement _,
                    Step.Going _,
                    Step.Commitment _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Over _ ->
                    throw new IllegalStateException("nothing goes on by itself in " + state);
        };
    }

    @Override
    public List<Branch> branches(Kasserine state) {
        return state.agenda().now() instanceof Step.Draw(Army army)
                ? S08_Allotment.branches(state, army)
                : Rules.super.branches(state);
    }

    @Override
    public Kasserine seenBy(Viewer viewer, Kasserine state) {
        return S08_Secrecy.seenBy(viewer, state);
    }

    @Override
    public Kasserine dealt(Role role, Kasserine seen, DiceCup cup) {
        return Deal.dealt(seen, cup);
    }

    @Override
    public List<Dealt<Kasserine>> deals(Role role, Kasserine seen) {
        return Deal.all(seen);
    }
}
