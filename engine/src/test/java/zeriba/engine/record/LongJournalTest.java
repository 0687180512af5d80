package zeriba.engine.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.Value;

/** How much of a long record is gone through to find one entry of it. */
final class LongJournalTest {

    private static final int ENTRIES = 20_000;
    private static final Side ONLY = new Side("only");

    /** A game that waits for a choice which nobody makes: its record is talk. */
    private static final class Talking implements Game<String, String> {

        @Override
        public GameInfo about() {
            return new GameInfo(
                    "talking",
                    "Talking",
                    1,
                    List.of(ONLY),
                    List.of(Role.of(ONLY)),
                    List.of(new GameInfo.Scenario("any", "Any")),
                    List.of());
        }

        @Override
        public Rules<String, String> rules() {
            return new Rules<>() {
                @Override
                public String setup(Setup setup) {
                    return "waiting";
                }

                @Override
                public Pending<String> pending(String state) {
                    return new Pending.Choice<>(ONLY, Options.of(List.of("go")));
                }

                @Override
                public String choose(String state, String action) {
                    return state;
                }

                @Override
                public String roll(String state, Roll roll) {
                    throw new IllegalStateException("no dice");
                }

                @Override
                public String proceed(String state) {
                    throw new IllegalStateException("nothing happens by itself");
                }
            };
        }

        @Override
        public Notation<String> notation() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Codec<String> codec() {
            throw new UnsupportedOperationException();
        }

        @Override
        public TurnAndStep moment(String state) {
            return new TurnAndStep(1, "talk");
        }

        @Override
        public Optional<Objection> objection(String state, String action) {
            return Optional.empty();
        }

        @Override
        public List<Event> events(TransitionChain.Transition<String, String> transition) {
            return List.of();
        }

        @Override
        public ResourceBundle messages(Locale locale) {
            return new ListResourceBundle() {
                @Override
                protected Object[][] getContents() {
                    return new Object[0][];
                }
            };
        }

        @Override
        public Value.Fields sheet() {
            return Value.NO_FIELDS;
        }
    }

    private static Journal<String, String> talked(int entries) {
        Role role = Role.of(ONLY);
        Journal<String, String> journal = Journal.begin(new Talking(), Setup.of("any"));
        for (int i = 0; i < entries; i++) {
            journal =
                    journal.after(
                            new Entry.AtTable<>(role, new TableAction.Order("kind", "" + i % 7)));
        }
        return journal;
    }

    @Test
    void anyEntryIsFoundInLogarithmicallyManySteps() {
        Journal<String, String> journal = talked(ENTRIES);
        int most = 0;
        for (int at = 0; at <= ENTRIES; at++) {
            most = Math.max(most, journal.stepsTo(at));
            assertThat(journal.at(at).last()).isEqualTo(at);
        }
        assertThat(most).isLessThanOrEqualTo(3 * 15);
    }

    @Test
    void fromEveryLengthAnyEntryIsFoundInLogarithmicallyManySteps() {
        Journal<String, String> journal = talked(600);
        for (int from = 0; from <= 600; from++) {
            Journal<String, String> then = journal.at(from);
            for (int at = 0; at <= from; at++) {
                assertThat(then.stepsTo(at)).isLessThanOrEqualTo(3 * 10);
                assertThat(then.at(at)).isSameAs(journal.at(at));
            }
        }
    }
}
