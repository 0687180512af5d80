package zeriba.kassala.page;

import zeriba.engine.text.Value;
import zeriba.kassala.rules.S2E_Odds;
import zeriba.kassala.rules.S2E_Threats;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/**
 * Who can attack a hex once his army has moved, and in what column at best, as the rules say. A hex
 * that nobody holds is threatened by whoever is not to choose.
 */
record Threat(Kassala state, int hex) {

    private Army attacker() {
        boolean moslem = (state.occupied(Army.MOSLEM) >>> hex & 1) != 0;
        boolean christian = (state.occupied(Army.CHRISTIAN) >>> hex & 1) != 0;
        boolean isChristiansChoice = Step.of(state).army() == Army.CHRISTIAN;
        return christian || (!moslem && isChristiansChoice) ? Army.MOSLEM : Army.CHRISTIAN;
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

    private Value.Fields written(S2E_Threats.Best best) {
        Units attackers = best.attack().attackers();
        Units defenders = best.attack().defenders();
        long hexes = best.state().hexes(defenders);
        return Value.NO_FIELDS
                .with("odds", Value.of(state.terms().results().heading(best.column())))
                .with("units", Value.texts(attackers.names()))
                .with("attack", Value.of(S2E_Odds.attack(best.state(), attackers, hexes)))
                .with("defence", Value.of(S2E_Odds.defence(best.state(), defenders, hexes)));
    }
}
