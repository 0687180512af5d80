package zeriba.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.testkit.contract.Trial.fails;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.testkit.Altered;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

/** A game that shows what is secret fails. */
class SecrecyCheckTest {

    @Test
    void aSecretThatShowsFails() {
        fails(
                new Altered() {
                    @Override
                    public Parley seenBy(Viewer viewer, Parley state) {
                        return state;
                    }
                },
                "can tell apart what is secret");
    }

    @Test
    void aDealThatContradictsWhatIsSeenFails() {
        fails(
                new Altered() {
                    @Override
                    public Parley dealt(Role role, Parley seen, DiceCup cup) {
                        return super.dealt(role, super.seenBy(new Viewer.Public(), seen), cup);
                    }
                },
                "does not look like what");
    }

    @Test
    void aDrawThatIsShownTooEarlyFailsTheRedactionTest() {
        Altered hasty =
                new Altered() {
                    @Override
                    public boolean shows(Viewer viewer, Parley now, Parley then, Entry<Act> entry) {
                        return entry instanceof Entry.Rolled<Act>
                                || super.shows(viewer, now, then, entry);
                    }
                };
        Redaction<Parley, Act> redaction =
                new Redaction<>(
                        hasty,
                        Map.of("record", (journal, viewer) -> lines(hasty, journal, viewer)));
        Setup setup = new Setup("siege", Map.of(), Map.of());
        assertThatThrownBy(() -> redaction.check(setup, 1)).isInstanceOf(AssertionError.class);
    }

    private static List<String> lines(
            Game<Parley, Act> game, Journal<Parley, Act> journal, Viewer viewer) {
        assertThat(journal.game()).isSameAs(game);
        return PlayerView.by(viewer, journal).lines();
    }
}
