package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.RuleBook;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Who commands what, and whom a battle leaves free. */
final class S01_CommandTest {

    @Test
    @Rule({"1.1", "1.2", "R-70"})
    void commandGoesByCommitteeByRegionOrByUnits() {
        Scene committee = with("seats=3").at("KHARTOUM", "1E").later(1);
        assertThat(S01_Command.commander(committee.state(), unit("1E")).name())
                .isEqualTo("commander-2");
        Scene regions = with("seats=4", "command=regions").at("SUAKIN", "1E");
        assertThat(S01_Command.commander(regions.state(), unit("1E")).name())
                .isEqualTo("commander-4");
        Scene units = with("seats=2", "command=units").at("SUAKIN", "2E");
        assertThat(S01_Command.commander(units.state(), unit("2E")).name())
                .isEqualTo("commander-2");
    }

    private static String mover(Scene scene, String action) {
        Sudan state = scene.now(new S08_Movement.Movement()).state();
        return S01_Command.role(state, Desk.act(action)).name();
    }

    @Test
    @Rule({"1.2", "R-70"})
    void aRegionThatWasGivenIsMovedByWhoeverHoldsIt() throws UnreadableException {
        Scene dealt = with("seats=2", "command=regions").at("WHALFA", "8E");
        assertThat(mover(dealt, "march 8E DONGOLA")).isEqualTo("commander-1");
        Scene given =
                Scene.given(List.of("north=commander-2"), "seats=2", "command=regions")
                        .at("WHALFA", "8E");
        assertThat(mover(given, "march 8E DONGOLA")).isEqualTo("commander-2");
    }

    @Test
    @Rule({"1.2", "R-70"})
    void aUnitThatWasGivenIsMovedByWhoeverHoldsItAndTheOthersAsDealt() throws UnreadableException {
        Scene given =
                Scene.given(List.of("1E=commander-2"), "seats=2", "command=units")
                        .at("KHARTOUM", "1E", "3E");
        assertThat(mover(given, "march 1E+3E KAMLIN")).isEqualTo("commander-2");
        assertThat(mover(given, "march 3E KAMLIN")).isEqualTo("commander-1");
    }

    /** Where a set-up with this command is wrong; nothing where it is right. */
    private static String refused(String command, String... options) {
        try {
            Scene.given(List.of(command), options);
            return "";
        } catch (UnreadableException e) {
            return e.path();
        }
    }

    @Test
    @Rule("R-70")
    void onlyRegionsAndUnitsAreGivenAndOnlyToCommandersWhoPlay() {
        assertThat(refused("egypt=commander-1", "command=regions")).isEqualTo("commands.egypt");
        assertThat(refused("1E=commander-1", "command=regions")).isEqualTo("commands.1E");
        assertThat(refused("north=commander-1")).isEqualTo("commands.north");
        assertThat(refused("north=mahdist", "command=regions")).isEqualTo("commands.north");
        assertThat(refused("1E.2=commander-2", "command=units")).isEqualTo("commands.1E.2");
        assertThat(refused("1E.2=commander-1", "command=units")).isEmpty();
    }

    private static Value.Fields force(Scene scene, String unit) throws UnreadableException {
        Value.Fields told = Desk.GAME.look(scene.state(), new BoardQuery("forces", "", ""));
        return ((Value.Items) told.at("units"))
                .items().stream()
                        .map(Value.Fields.class::cast)
                        .filter(force -> force.at("unit").equals(Value.of(unit)))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @Rule({"R-70", "R-76"})
    void theForcesAreShownWithTheirRatingsAndWhoCommandsThem() throws UnreadableException {
        Scene scene = with("seats=2", "command=units").at("SUAKIN", "2E", "GOR").stands("2E", 8);

        Value.Fields second = force(scene, "2E");
        assertThat(second.at("rating")).isEqualTo(Value.of("8/7/5"));
        assertThat(second.at("role")).isEqualTo(Value.of("commander-2"));
        assertThat(force(scene, "GOR").at("rating")).isEqualTo(Value.of(""));
    }

    private static Engagement engagement(Scene scene) {
        int space = scene.state().at(unit("1E"));
        return new Engagement(
                Engagement.Cause.MARCH, space, Units.of(unit("1E")), Units.NONE, space);
    }

    private static List<String> rivals(Scene scene) {
        return S01_Command.free(scene.state(), engagement(scene)).stream().map(Role::name).toList();
    }

    @Test
    @Rule({"1.3", "R-72"})
    void whoeverHasNoUnitInABattleCommandsTheMahdists() {
        Scene alone = with().at("KHARTOUM", "1E");
        assertThat(rivals(alone)).isEmpty();
        assertThat(rivals(with("seats=2", "command=units").at("KHARTOUM", "1E")))
                .containsExactly("commander-2");
        assertThat(rivals(with("seats=6", "command=units").at("KHARTOUM", "1E")))
                .containsExactly("commander-2", "commander-3", "commander-4");
    }

    @Test
    @Rule({"1.3", "R-70"})
    void theRuleBookTellsWhichFreeSeatsHaveTheMahdists() {
        String text =
                Desk.GAME.ruleBook(Locale.ENGLISH).chapters().stream()
                        .flatMap(chapter -> chapter.paragraphs().stream())
                        .filter(paragraph -> paragraph.rule().equals("R-70"))
                        .map(RuleBook.Paragraph::text)
                        .findFirst()
                        .orElseThrow();
        assertThat(text)
                .contains("up to three")
                .doesNotContain("The first commander from the chair");
    }
}
