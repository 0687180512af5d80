package zeriba.kassala.page;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.kassala.rules.S2E_Threats;
import zeriba.kassala.rules.Step;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/**
 * Who can attack a hex once his army has moved, and in what column at best, as the rules say. A hex
 * that nobody holds is threatened by whoever is not to choose.
 */
record Threat(Kassala state, int hex) {

    private Army attacker() {
        boolean moslem = contains(state.occupied(Army.MOSLEM), hex);
        boolean christian = contains(state.occupied(Army.CHRISTIAN), hex);
        boolean isChristiansChoice = Step.of(state).army() == Army.CHRISTIAN;
        return christian || (!moslem && isChristiansChoice) ? Army.MOSLEM : Army.CHRISTIAN;
    }

    Units attackers() {
        return S2E_Threats.attackers(state, hex, attacker());
    }

    /** Who threatens a place, and the best attack of theirs where there is one. */
    record Answer(String place, List<String> attackers, Optional<Best> best) {}

    /** An attack: its odds, who takes part, and the strengths of both. */
    record Best(String odds, List<String> units, int attack, int defence) {}

    Answer answer() {
        return new Answer(
                state.map().label(hex),
                attackers().names(),
                S2E_Threats.best(state, hex, attacker()).map(Threat::told));
    }

    private static Best told(S2E_Threats.Best best) {
        Kassala there = best.state();
        Units attackers = best.attack().attackers();
        Units defenders = best.attack().defenders();
        long hexes = there.hexes(defenders);
        return new Best(
                there.parameters().results().heading(best.column()),
                attackers.names(),
                S2E_Odds.attack(there, attackers, hexes),
                S2E_Odds.defence(there, defenders, hexes));
    }
}
