package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.testkit.Table.after;
import static zeriba.testkit.Table.marching;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

/** One gate through which anything of a game reaches a viewer. */
class SeenTest {

    private static final Journal<Parley, Act> PLOTTING =
            after("dice 5/8", "amber plot amber march", "birch plot birch hold");

    private static PlayerView<Parley, Act> seen(Role role, Journal<Parley, Act> journal) {
        return PlayerView.by(new Viewer.Seated(role), journal);
    }

    private static PlayerView<Parley, Act> seenByAll(Journal<Parley, Act> journal) {
        return PlayerView.by(new Viewer.Public(), journal);
    }

    @Test
    void aSideReadsItsOwnSecrets() {
        assertThat(seen(Table.CEDAR, PLOTTING).lines())
                .containsExactly("dice *", "amber plot amber march", "birch plot birch hold");
        assertThat(seen(Table.WARDEN, PLOTTING).lines())
                .containsExactly("dice 5/8", "amber *", "birch *");
    }

    @Test
    void aSpectatorReadsNone() {
        assertThat(seenByAll(PLOTTING).lines()).containsExactly("dice *", "amber *", "birch *");
    }

    @Test
    void whatIsTurnedUpIsReadByAll() {
        assertThat(seenByAll(marching()).lines())
                .containsExactly(
                        "dice *",
                        "amber plot amber march",
                        "birch plot birch march",
                        "cedar plot cedar march",
                        "guard plot guard march");
    }

    @Test
    void aDrawIsReadByAllOnceItsTokenIsPlayed() {
        Journal<Parley, Act> stormed = marching("amber halt", "cedar storm C1 keep");
        assertThat(seenByAll(stormed).line(1)).isEqualTo("dice *");
        assertThat(seenByAll(after(stormed, "guard parry 5")).line(1)).isEqualTo("dice 5/8");
    }

    @Test
    void aDrawThatWouldTellOfAnotherStaysHidden() {
        Journal<Parley, Act> second =
                after(
                        marching("amber halt", "cedar wait", "guard end"),
                        "dice 5/8",
                        "amber plot amber hold",
                        "birch plot birch hold",
                        "cedar plot cedar hold",
                        "guard plot guard hold",
                        "cedar storm C1 keep",
                        "guard parry 6");
        assertThat(second.position().state().tokens().spent()).isEqualTo(1 << 6);
        assertThat(seenByAll(second).line(9)).isEqualTo("dice *");
        assertThat(seen(Table.WARDEN, second).line(9)).isEqualTo("dice 5/7");
    }

    @Test
    void ordersAndPlansAreReadByTheirRoleOnly() {
        Journal<Parley, Act> on = marching("amber plan step A1 ford", "guard order shots hold");
        assertThat(seen(Table.AMBER, on).line(6)).isEqualTo("amber plan step A1 ford");
        assertThat(seen(Table.BIRCH, on).line(6)).isEqualTo("amber *");
        assertThat(seen(Table.WARDEN, on).line(7)).isEqualTo("guard order shots hold");
        assertThat(seenByAll(on).line(7)).isEqualTo("guard *");
    }

    @Test
    void anAnswerByOrderLooksLikeOneByHandUntilTheGameIsOver() {
        Journal<Parley, Act> asked =
                after(
                        marching("guard order shots hold"),
                        "cedar step C1 well",
                        "cedar step C1 gate");
        Journal<Parley, Act> on = asked.after(Responder.next(asked).orElseThrow());
        int last = on.last();
        assertThat(seen(Table.WARDEN, on).line(last)).isEqualTo("guard pass # hand=order");
        assertThat(seen(Table.AMBER, on).line(last)).isEqualTo("guard pass");
        assertThat(seenByAll(on).line(last)).isEqualTo("guard pass");
        Journal<Parley, Act> over = after(on, "amber resign");
        assertThat(seenByAll(over).line(last)).isEqualTo("guard pass # hand=order");
    }

    @Test
    void afterTheGameEverythingIsOpen() {
        Journal<Parley, Act> over = after(PLOTTING, "guard order shots hold", "amber resign");
        assertThat(seenByAll(over).lines())
                .containsExactly(
                        "dice 5/8",
                        "amber plot amber march",
                        "birch plot birch hold",
                        "guard order shots hold",
                        "amber resign");
        assertThat(seenByAll(over).isWhole()).isTrue();
        assertThat(seenByAll(over).state()).isEqualTo(over.position().state());
    }

    @Test
    void hiddenPartsOfAPositionReadAsAQuestion() {
        Value.Fields position = seen(Table.WARDEN, PLOTTING).position();
        assertThat(position.at("plots"))
                .isEqualTo(
                        Value.NO_FIELDS
                                .with("amber", Value.of("?"))
                                .with("birch", Value.of("?"))
                                .with("cedar", Value.of("none"))
                                .with("guard", Value.of("none")));
        assertThat(position.at("hand")).isEqualTo(Value.of(List.of(Value.of(5))));
        assertThat(seenByAll(PLOTTING).position().at("hand")).isEqualTo(Value.texts(List.of("?")));
    }

    @Test
    void secretEntriesAreToldAsSuch() {
        assertThat(seen(Table.WARDEN, PLOTTING).events(2))
                .containsExactly(new Event.Acted("hidden", List.of(), List.of(), List.of(), ""));
        assertThat(seen(Table.AMBER, PLOTTING).events(2))
                .singleElement()
                .isInstanceOfSatisfying(
                        Event.Acted.class, acted -> assertThat(acted.verb()).isEqualTo("plot"));
    }

    @Test
    void unequalDiceAreWrittenWithTheirSides() {
        Journal<Parley, Act> shot =
                marching(
                        "cedar step C1 well",
                        "cedar step C1 gate",
                        "guard shoot G1 C1",
                        "dice 6 2");
        assertThat(seenByAll(shot).line(9)).isEqualTo("dice 6/6 2/4");
    }

    @Test
    void onlyWhoChoosesMayAskWhatIsOfferedWhileAnythingIsHidden() {
        Journal<Parley, Act> parry = marching("amber halt", "cedar storm C1 keep");
        Pending.Choice<Act> choice = (Pending.Choice<Act>) parry.position().pending();
        assertThat(seen(Table.WARDEN, parry).mayAskAbout(choice)).isTrue();
        assertThat(seen(Table.AMBER, parry).mayAskAbout(choice)).isFalse();
        assertThat(seenByAll(parry).mayAskAbout(choice)).isFalse();
    }
}
