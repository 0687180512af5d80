package zeriba.kassala;

import zeriba.engine.Value;
import zeriba.kassala.rules.CombatResults;
import zeriba.kassala.rules.S2E_Odds;
import zeriba.kassala.rules.S2E_Threats;

/**
 * Who can attack a hex once his army has moved, and in what column at best, as the rules say. A hex
 * that nobody holds is threatened by whoever is not to choose.
 */
record Threat(Kassala state, int hex) {

    private Army attacker() {
        boolean moslem = (state.occupied(Army.MOSLEM) >>> hex & 1) != 0;
        boolean christian = (state.occupied(Army.CHRISTIAN) >>> hex & 1) != 0;
        boolean theirs = christian || (!moslem && isChristiansChoice(state));
        return theirs ? Army.MOSLEM : Army.CHRISTIAN;
    }

    private static boolean isChristiansChoice(Kassala state) {
        return switch (state.agenda().now()) {
            case Step.Movement(Army army) -> army == Army.CHRISTIAN;
            case Step.Combat(Army army) -> army == Army.CHRISTIAN;
            case Step.Deployment(Army army) -> army == Army.CHRISTIAN;
            case Step.Battle battle -> battle.army() == Army.CHRISTIAN;
            case Step.Losses losses -> losses.army() == Army.CHRISTIAN;
            case Step.Advance advance -> advance.army() == Army.CHRISTIAN;
            case Step.EndOfTurn _, Step.Over _ -> false;
        };
    }

    Units attackers() {
        return S2E_Threats.attackers(state, hex, attacker());
    }

    Value.Fields written() {
        Value.Fields answer =
                Value.NO_FIELDS
                        .with("place", Value.of(state.map().label(hex)))
                        .with("attackers", Value.texts(attackers().names()));
        return S2E_Threats.best(state, hex, attacker())
                .map(best -> answer.with("best", written(best)))
                .orElse(answer);
    }

    private static Value.Fields written(S2E_Threats.Best best) {
        Units attackers = best.attack().attackers();
        Units defenders = best.attack().defenders();
        long hexes = best.state().hexes(defenders);
        return Value.NO_FIELDS
                .with("odds", Value.of(CombatResults.heading(best.column())))
                .with("units", Value.texts(attackers.names()))
                .with("attack", Value.of(S2E_Odds.attack(best.state(), attackers, hexes)))
                .with("defence", Value.of(S2E_Odds.defence(best.state(), defenders, hexes)));
    }
}
