package zeriba.fireandsword;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.engine.step.Agenda;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S05_Revolts;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.rules.Step;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;

/** A position for a test: the movement of turn 1 with everybody in his box, then as arranged. */
public final class Scene {

    public static final Rules<Sudan, Act> RULES = Desk.GAME.rules();

    private Edit edit;

    private Scene(Setup setup) {
        Sudan begun = S02_SetUp.begin(RULES.setup(setup).parameters(), true);
        this.edit = S05_Revolts.begin(begun).done().done().edit();
    }

    /** A scene with these options set: {@code sea-moves} or {@code battles=tabletop}. */
    public static Scene with(String... options) {
        Setup setup = Desk.setup("fixed");
        for (String option : options) {
            String[] parts = option.split("=", 2);
            Value value =
                    parts.length == 1
                            ? Value.of(true)
                            : parts[1].matches("\\d+")
                                    ? Value.of(Long.parseLong(parts[1]))
                                    : Value.of(parts[1]);
            setup = setup.with(parts[0], value);
        }
        return new Scene(setup);
    }

    /** The same with commands given, such as {@code north=commander-2}. */
    public static Scene given(List<String> commands, String... options) throws UnreadableException {
        Map<String, String> held = new TreeMap<>();
        for (String command : commands) {
            String[] parts = command.split("=", 2);
            held.put(parts[0], parts[1]);
        }
        Setup setup = new Setup("fixed", with(options).state().parameters().options(), held);
        return new Scene(Desk.GAME.about().complete(setup));
    }

    private static int space(String id) {
        return Places.of(map(), id).orElseThrow();
    }

    private static SudanMap map() {
        return RULES.setup(Desk.setup("fixed")).map();
    }

    public static int unit(String id) {
        return RULES.setup(Desk.setup("fixed")).forces().number(id);
    }

    /** Units in a space, fresh, and there since the turn before. */
    public Scene at(String space, String... units) {
        for (String id : units) {
            int u = unit(id);
            Unit unit = edit.now().forces().unit(u);
            int stands = S13_Casualties.original(edit.now(), unit);
            edit.put(u, space(space)).arrived(u, space(space)).stands(u, stands);
            edit.condition(u, unit.isLand() ? unit.grade().rank() : 0);
            edit.steps(u, unit.isBoat() ? Figures.BOAT_SPEED : 0);
        }
        return this;
    }

    public Scene revolt(Region region, int index) {
        edit.status(region.number(), Sudan.REVOLT).index(region.number(), index);
        return this;
    }

    public Scene index(Region region, int index) {
        edit.index(region.number(), index);
        return this;
    }

    public Scene status(Region region, int status) {
        edit.status(region.number(), status);
        return this;
    }

    public Scene mahdist(String... towns) {
        Arrays.stream(towns).forEach(t -> edit.mahdist(space(t), true));
        return this;
    }

    /** All towns of a region without a unit are in Dervish hands. */
    public Scene fallen(Region region) {
        for (long left = map().townsOf(region.number()); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            edit.mahdist(town, edit.now().stack(town) == 0);
        }
        return this;
    }

    public Scene supply(String town, int turns) {
        edit.supply(space(town), turns);
        return this;
    }

    public Scene stands(String unit, int stands) {
        edit.stands(unit(unit), stands);
        return this;
    }

    public Scene condition(String unit, int condition) {
        edit.condition(unit(unit), condition);
        return this;
    }

    /** So many turns later, with nothing else changed. */
    public Scene later(int turns) {
        for (int i = 0; i < turns; i++) {
            edit.nextTurn();
        }
        return this;
    }

    public Scene points(int points) {
        edit.points(points);
        return this;
    }

    /** Another step, before the movement; after that the turn ends. */
    public Scene now(Step step) {
        edit.agenda(
                Agenda.of(
                        List.of(
                                step,
                                new S08_Movement.Movement(),
                                new S16_Reinforcements.EndOfTurn())));
        return this;
    }

    public Edit edit() {
        return edit;
    }

    /** The state by now; whatever is arranged later leaves it alone. */
    public Sudan state() {
        Sudan now = edit.now();
        edit = now.edit();
        return now;
    }

    /** The state after entries: actions, or {@code dice 3 4}. */
    public Sudan play(String... entries) {
        return played(state(), entries);
    }

    public static Sudan played(Sudan start, String... entries) {
        Position<Sudan, Act> here = Position.settle(RULES, start);
        for (String entry : entries) {
            here =
                    entry.startsWith("dice ")
                            ? here.after(RULES, new Entry.Rolled<>(roll(entry)))
                            : chosen(here, Desk.act(entry));
        }
        return here.state();
    }

    /** What is told of an action. */
    public static List<Event> told(Sudan start, String action) {
        Sudan before = played(start);
        Act act = Desk.act(action);
        Entry<Act> entry = new Entry.Chose<>(RULES.role(before, act), DecisionSource.PERSON, act);
        return Desk.GAME.events(
                new Transition<>(before, new Cause.ByEntry<>(entry), RULES.choose(before, act)));
    }

    private static Position<Sudan, Act> chosen(Position<Sudan, Act> here, Act act) {
        return here.after(
                RULES,
                new Entry.Chose<>(RULES.role(here.state(), act), DecisionSource.PERSON, act));
    }

    private static Roll roll(String entry) {
        return Roll.of(
                Arrays.stream(entry.substring(5).split(" ")).mapToInt(Integer::parseInt).toArray());
    }

    /** The rule that forbids an action; empty where nothing does. */
    public String forbids(String action) {
        return forbids(state(), action);
    }

    public static String forbids(Sudan state, String action) {
        return Desk.GAME.objection(state, Desk.act(action)).map(Objection::rule).orElse("");
    }

    /** What a state waits for: {@code movement}, or the purpose of a throw. */
    public static String waitsFor(Sudan state) {
        return RULES.pending(state) instanceof Pending.Chance<Act> chance
                ? chance.purpose()
                : Step.of(state).word();
    }

    public static int dice(Sudan state) {
        return RULES.pending(state) instanceof Pending.Chance<Act> chance
                ? chance.dice().count()
                : 0;
    }

    public static String place(Sudan state, String unit) {
        return Places.name(state.map(), state.at(unit(unit)));
    }

    public static int supply(Sudan state, String town) {
        return state.supply(space(town));
    }

    public static boolean isMahdist(Sudan state, String town) {
        return state.isMahdist(space(town));
    }

    public static boolean isFriendly(Sudan state, String space) {
        return state.isFriendly(space(space));
    }

    /** The state once a battle that is being fought has been decided, with losses of none. */
    public static Sudan decided(Sudan state, boolean won) {
        Sudan here = state;
        if (here.now() instanceof S12_Battles.Fight fight) {
            here = here.instead(new S12_Battles.Aftermath(fight.engagement(), won));
        }
        return Position.settle(RULES, here).state();
    }
}
