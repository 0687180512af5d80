package zeriba.fireandsword.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;

/** What is told of the chances of a campaign. */
final class FireAndSwordEvaluationTest {

    private static double own(Sudan state) {
        return Desk.GAME.evaluation().chance(state, Seats.OWN);
    }

    /** That no town has fallen yet says nothing before the first has been asked. */
    @ParameterizedTest
    @ValueSource(strings = {"fixed", "random"})
    void beforeTheFirstTurnTheChancesAreThoseOfAllCampaigns(String scenario) {
        Sudan start = Scene.RULES.setup(Desk.setup(scenario));

        assertThat(own(start)).isBetween(0.2, 0.45);
        assertThat(own(played(start, "recommended"))).isEqualTo(own(start));
    }

    @Test
    void pointsOfTheMahdistsTellAgainstTheAngloEgyptiansAtAnyTime() {
        for (int turns = 0; turns <= 18; turns++) {
            double few = own(with().later(turns).points(200).at("BERBER", "3E").state());
            double more = own(with().later(turns).points(300).at("BERBER", "3E").state());
            assertThat(few).as("after %d turns", turns).isGreaterThan(more);
        }
    }
}
