package zeriba.kassala;

import zeriba.engine.Pending;
import zeriba.engine.Roll;
import zeriba.engine.Rules;
import zeriba.engine.Setup;
import zeriba.kassala.rules.S2A_SettingUp;
import zeriba.kassala.rules.S2B_Sequence;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2E_Advance;
import zeriba.kassala.rules.S2E_Combat;
import zeriba.kassala.rules.S2E_Losses;
import zeriba.kassala.rules.S2E_Results;
import zeriba.kassala.rules.S4A_Cannon;
import zeriba.kassala.rules.S4B_FreeDeployment;

/** Which section of the rulebook has its say: by step, and by what was chosen. */
final class KassalaRules implements Rules<Kassala, Act> {

    static final String HISTORICAL = "historical";
    static final String FREE_DEPLOYMENT = "free-deployment";
    static final String CANNON = "cannon";
    static final String MIXED = "mixed";
    static final String FAR_CANNON = "far-cannon";

    private final KassalaMap map;
    private final Roster roster;

    KassalaRules(KassalaMap map, Roster roster) {
        this.map = map;
        this.roster = roster;
    }

    @Override
    public Kassala setup(Setup setup) {
        Terms terms = terms(setup.flag(CANNON), setup.flag(MIXED), setup.flag(FAR_CANNON));
        return switch (setup.scenario()) {
            case HISTORICAL -> S2A_SettingUp.historical(terms);
            case FREE_DEPLOYMENT -> S4B_FreeDeployment.begun(terms);
            default -> throw new IllegalArgumentException("no scenario " + setup.scenario());
        };
    }

    Terms terms(boolean cannon, boolean mixed, boolean farCannon) {
        return new Terms(map, roster, cannon, mixed, farCannon);
    }

    @Override
    public Pending<Act> pending(Kassala state) {
        return switch (state.agenda().now()) {
            case Step.Deployment(Army army) -> S4B_FreeDeployment.choices(state, army);
            case Step.Movement(Army army) -> S2D_Movement.choices(state, army);
            case Step.Combat(Army army) -> S2E_Combat.choices(state, army);
            case Step.Battle _ -> S2E_Combat.die();
            case Step.Losses losses -> S2E_Losses.choices(state, losses);
            case Step.Advance advance -> S2E_Advance.choices(state, advance);
            case Step.EndOfTurn() -> new Pending.Automatic<>();
            case Step.Over over -> new Pending.Over<>(over.result());
        };
    }

    @Override
    public Kassala choose(Kassala state, Act act) {
        Step now = state.agenda().now();
        return switch (act) {
            case Act.Move move -> S2D_Movement.move(state, move);
            case Act.End() -> S2B_Sequence.next(state);
            case Act.Attack attack when now instanceof Step.Combat(Army army) ->
                    S2E_Combat.attack(state, army, attack);
            case Act.Bombard bombard -> S4A_Cannon.bombard(state, bombard);
            case Act.Lose lose when now instanceof Step.Losses losses ->
                    S2E_Losses.lose(state, losses, lose);
            case Act.Advance act2 when now instanceof Step.Advance advance ->
                    S2E_Advance.advance(state, advance, act2);
            case Act.Stay() -> S2E_Advance.stay(state);
            case Act.Deploy deploy -> S4B_FreeDeployment.deploy(state, deploy);
            case Act.Attack _, Act.Lose _, Act.Advance _ ->
                    throw new IllegalStateException(act + " does not belong to " + now);
        };
    }

    @Override
    public Kassala roll(Kassala state, Roll roll) {
        if (state.agenda().now() instanceof Step.Battle battle) {
            return S2E_Results.resolve(state, battle, roll.face(0));
        }
        throw new IllegalStateException("no dice are pending in " + state);
    }

    @Override
    public Kassala proceed(Kassala state) {
        return switch (state.agenda().now()) {
            case Step.Combat _ -> S2B_Sequence.next(state);
            case Step.EndOfTurn() -> S2B_Sequence.endTurn(state);
            case Step.Deployment _,
                    Step.Movement _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Advance _,
                    Step.Over _ ->
                    throw new IllegalStateException("nothing goes on by itself in " + state);
        };
    }
}
