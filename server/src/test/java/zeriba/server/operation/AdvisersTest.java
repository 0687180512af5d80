package zeriba.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import zeriba.engine.Game;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;
import zeriba.testkit.parley.ParleyGame;

/** How those who advise at a table remember what they have in mind. */
class AdvisersTest {

    private static final ParleyGame GAME = new ParleyGame();
    private static final Principal ANNA = new Principal("anna");

    private final AtomicInteger minds = new AtomicInteger();
    private final List<String> asked = new ArrayList<>();
    private final AtomicInteger thoughts = new AtomicInteger();
    private final Operations operations =
            new Operations(new MemoryTables(List.of(GAME)), new Counted(), ViewScope.PROTOCOL);

    /** Players who count how often one of them is made, and how often they think. */
    private final class Counted implements Players {

        private final Players players = new FirstOption();

        @Override
        public List<String> levels() {
            return players.levels();
        }

        @Override
        public String usual() {
            return "who plays";
        }

        @Override
        public String adviser() {
            return "who advises";
        }

        @Override
        public <S, A> Mind<S, A> mind(Game<S, A> game, String level, long seed) {
            minds.incrementAndGet();
            asked.add(level);
            Mind<S, A> mind = players.mind(game, level, seed);
            return (seen, role, choice, millis) -> {
                thoughts.incrementAndGet();
                return mind.think(seen, role, choice, millis);
            };
        }
    }

    private Value.Fields begun() {
        Value.Fields view =
                operations.answer(ANNA, "new", Value.NO_FIELDS.with("game", Value.of("parley")));
        return Value.NO_FIELDS.with("table", view.at("table"));
    }

    private Value suggested(Value.Fields table) {
        return operations.answer(ANNA, "suggest", table).at("action");
    }

    @Test
    void whoNamesNobodyIsAdvisedByTheLevelThatAdvises() {
        suggested(begun());
        assertThat(asked).containsExactly("who advises");
    }

    @Test
    void askedAgainInTheSamePositionTheySayTheSameWithoutAThought() {
        Value.Fields table = begun();
        Value first = suggested(table);
        assertThat(suggested(table)).isEqualTo(first);
        assertThat(thoughts).hasValue(1);
    }

    @Test
    void oneFollowsTheGameForEachRoleSoThatItsPlanIsKept() {
        Value.Fields table = begun();
        int roles = GAME.about().roles().size();
        for (int choice = 0; choice < 2 * roles; choice++) {
            operations.answer(ANNA, "play", table.with("action", suggested(table)));
        }
        assertThat(thoughts).hasValue(2 * roles);
        assertThat(minds.get()).isLessThanOrEqualTo(roles);
    }

    @Test
    void whoHasMoreTimeDoesNotFollowWhatWasThoughtInHaste() {
        Value.Fields table = begun();
        suggested(table.with("millis", Value.of(1)));
        suggested(table.with("millis", Value.of(2_000)));
        assertThat(minds).hasValue(2);
    }

    @Test
    void whoeverWasAskedLongestAgoIsLetGoOf() {
        Value.Fields table = begun();
        for (int millis = 1; millis <= Advisers.MOST + 1; millis++) {
            suggested(table.with("millis", Value.of(millis)));
        }
        assertThat(minds).hasValue(Advisers.MOST + 1);
        suggested(table.with("millis", Value.of(2)));
        assertThat(minds).hasValue(Advisers.MOST + 1);
        suggested(table.with("millis", Value.of(1)));
        assertThat(minds).hasValue(Advisers.MOST + 2);
    }

    @Test
    void eachTableHasItsOwn() {
        suggested(begun());
        suggested(begun());
        assertThat(minds).hasValue(2);
    }
}
