package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ascari.field.FieldLoss;
import zeriba.ascari.page.Answer.Account;
import zeriba.ascari.page.Answer.Bill;
import zeriba.ascari.page.Answer.Goal;
import zeriba.ascari.page.Answer.Modifier;
import zeriba.ascari.page.Answer.Passed;
import zeriba.ascari.page.Answer.Reachable;
import zeriba.ascari.page.Answer.Shot;
import zeriba.ascari.page.Answer.Target;
import zeriba.ascari.page.Answer.Targets;
import zeriba.ascari.page.Answer.Threat;
import zeriba.ascari.rules.S2_Sequence;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S3_Reach;
import zeriba.ascari.rules.S4_Chances;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Victory;
import zeriba.board.HexGrid;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.sheet.GameTables;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.step.Task;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** What the board shows on request. Chances are of a single shot or die, from 0 to 1. */
public record AscariLooks(Ascari state) {

    /** The questions. */
    public static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where a counter may go", true, false),
                    new BoardQuery.Kind(
                            "sight",
                            "What a hex sees, and what is in the way; of two the line",
                            false,
                            true),
                    new BoardQuery.Kind(
                            "threat", "Who can fire at a unit that steps here", false, true),
                    new BoardQuery.Kind("targets", "Whom a unit can fire at", true, false),
                    new BoardQuery.Kind("account", "How the points stand", false, false),
                    new BoardQuery.Kind(
                            Inspection.WHAT,
                            "What is to be known of a counter or hex",
                            false,
                            false),
                    new BoardQuery.Kind(GameTables.WHAT, "The tables of the game", false, false));

    /** What is asked of a battle on the field alone. */
    public static final String BILL = "bill";

    /** The questions to a battle on the field. */
    public static final List<BoardQuery.Kind> FIELD =
            Stream.concat(
                            KINDS.stream(),
                            Stream.of(
                                    new BoardQuery.Kind(
                                            "decision", "What decides it", false, false),
                                    new BoardQuery.Kind(
                                            BILL, "What each unit has lost", false, false)))
                    .toList();

    private static final double FACES = 6;

    /** The answer to a question on what a viewer sees; refused where there is no such thing. */
    public Value.Fields answer(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case Inspection.WHAT -> inspection(look).written();
            case GameTables.WHAT -> new AscariTables(state).all().written();
            default -> PageSchema.written(told(look));
        };
    }

    /** What each body of troops has lost, as it is told. */
    public static Value.Fields bill(List<FieldLoss> losses) {
        return PageSchema.written(new Bill(losses));
    }

    private Inspection inspection(BoardQuery look) throws UnreadableException {
        AscariInspector inspector = new AscariInspector(state);
        return look.unit().isEmpty()
                ? inspector.of(hex(look.place()))
                : inspector.of(counter(look));
    }

    private Answer told(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" -> ofNext(counter(look)).reach(counter(look), look.place());
            case "sight" -> sight(hexes(look.place()));
            case "threat" -> threat(look);
            case "targets" -> ofNext(counter(look)).targets(counter(look));
            case "account" -> account();
            case "decision" -> decision();
            default ->
                    throw new UnreadableException(
                            "what",
                            "this board shows reach, sight, threat, targets, account, inspect and"
                                    + " tables");
        };
    }

    /** The same of the next turn in which a counter's army is active. */
    private AscariLooks ofNext(Counter counter) {
        return new AscariLooks(S2_Sequence.whenActive(state, counter.army()));
    }

    private Threat threat(BoardQuery look) throws UnreadableException {
        int hex = hex(look.place());
        Optional<Counter> mover = state.battle().named(look.unit());
        if (mover.filter(state::isOnMap).isPresent()) {
            AscariLooks next = ofNext(mover.get());
            return next.threat(hex, S4_Chances.firers(next.state, mover.get(), hex));
        }
        Army by = enemyOf(look);
        Ascari next = S2_Sequence.whenActive(state, by.enemy());
        return new AscariLooks(next).threat(hex, S4_Chances.firers(next, by, hex));
    }

    private Counter counter(BoardQuery look) throws UnreadableException {
        return new TreeReader("unit", Value.of(look.unit()))
                .named("counter", state.battle()::named);
    }

    private int hex(String label) throws UnreadableException {
        return new TreeReader("place", Value.of(label)).numbered("hex", grid()::find);
    }

    private HexGrid grid() {
        return state.ground().grid();
    }

    /** The army that would fire: of a unit that is named its enemy, otherwise whoever waits. */
    private Army enemyOf(BoardQuery look) {
        return state.battle().named(look.unit()).map(Counter::army).orElseGet(this::active).enemy();
    }

    private Army active() {
        for (Task<Ascari, Act> step : state.agenda().steps()) {
            if (step instanceof Administration(Army army)) {
                return army;
            }
        }
        return state.battle().first();
    }

    /**
     * Where a counter could go from here: cost, way, and the fire to expect; after a way that is
     * given hex by hex, what that costs and where it leads on.
     */
    private Reachable reach(Counter counter, String way) throws UnreadableException {
        boolean moving = state.agenda().now() instanceof Moving m && m.mover() == counter.number();
        if (!state.isOnMap(counter) || (!moving && !S3_Reach.mayMove(state, counter))) {
            String rule = state.has(Mark.DONE, counter) ? "R-3" : S3_Allowance.holding(state);
            return new Reachable(counter.id(), Optional.of(rule), Optional.empty(), List.of());
        }
        S3_Reach reach = S3_Reach.of(state, counter);
        List<Passed> gone = new ArrayList<>();
        for (int hex : hexes(way)) {
            reach = reach.then(hex).orElseThrow(() -> noWay(hex));
            gone.add(passed(reach, counter, hex));
        }
        Map<Integer, Double> fire = new HashMap<>();
        reach.under(hex -> fire.computeIfAbsent(hex, on -> expected(counter, on)));
        List<Goal> places = new ArrayList<>();
        for (int hex : reach.ends()) {
            places.add(goal(reach, counter, hex));
        }
        return new Reachable(counter.id(), Optional.empty(), Optional.of(gone), places);
    }

    /** The field of one hex, or the line between two. */
    private Answer sight(List<Integer> hexes) throws UnreadableException {
        return switch (hexes.size()) {
            case 1 -> new SightLooks(state).field(hexes.getFirst());
            case 2 -> new SightLooks(state).line(hexes.getFirst(), hexes.getLast());
            default -> throw new UnreadableException("place", "one hex, or two joined by +");
        };
    }

    private List<Integer> hexes(String way) throws UnreadableException {
        List<Integer> hexes = new ArrayList<>();
        for (String label : way.isEmpty() ? new String[0] : way.split("\\+", -1)) {
            hexes.add(hex(label));
        }
        return hexes;
    }

    private UnreadableException noWay(int hex) {
        return new UnreadableException("place", "the way does not lead on to " + grid().label(hex));
    }

    private Passed passed(S3_Reach reach, Counter counter, int hex) {
        return new Passed(grid().label(hex), reach.cost(hex), rounded(expected(counter, hex)));
    }

    private Goal goal(S3_Reach reach, Counter counter, int hex) {
        List<Integer> path = reach.path(hex);
        double worst = 0;
        for (int on : path) {
            worst = Math.max(worst, expected(counter, on));
        }
        return new Goal(
                grid().label(hex),
                reach.cost(hex),
                path.stream().map(grid()::label).toList(),
                rounded(expected(counter, hex)),
                rounded(worst),
                reach.isMelee(hex) ? Optional.of("3.2") : Optional.empty());
    }

    private static double rounded(double number) {
        return Math.round(number * 1000) / 1000.0;
    }

    /** The hits that all who could fire at a counter in a hex would bring. */
    private double expected(Counter mover, int hex) {
        return expected(hex, S4_Chances.firers(state, mover, hex));
    }

    private double expected(int hex, List<Counter> by) {
        double sum = 0;
        for (Counter firer : by) {
            int[] faces = S4_Fire.faces(state, firer, hex, true);
            sum += (faces[0] + faces[1]) / FACES;
        }
        return sum;
    }

    /** Who could fire at a unit that enters a hex, with the chances and what they are made of. */
    private Threat threat(int hex, List<Counter> by) {
        return new Threat(
                grid().label(hex),
                rounded(expected(hex, by)),
                by.stream().map(firer -> shot(firer, hex, true)).toList());
    }

    private Targets targets(Counter firer) {
        List<Target> targets = new ArrayList<>();
        if (!firer.isLeader() && state.isOnMap(firer)) {
            for (int hex : S4_Chances.targets(state, firer)) {
                targets.add(new Target(shot(firer, hex, false), grid().label(hex)));
            }
        }
        int range = firer.isLeader() ? 0 : S4_Fire.range(state, firer);
        return new Targets(firer.id(), range, targets);
    }

    /** A shot: its chances and, in a line each, its modifiers with their rules. */
    Shot shot(Counter firer, int hex, boolean opportunity) {
        int[] faces = S4_Fire.faces(state, firer, hex, opportunity);
        List<Modifier> modifiers = new ArrayList<>();
        int sum =
                S4_Fire.modifier(
                        state,
                        firer,
                        hex,
                        opportunity,
                        (what, value, rule) -> modifiers.add(new Modifier(what, value, rule)));
        return new Shot(
                firer.id(),
                state.ground().distance(state.at(firer), hex),
                rounded(faces[0] / FACES),
                rounded(faces[1] / FACES),
                rounded(leaderHit(faces[0])),
                sum,
                modifiers);
    }

    private double leaderHit(int faces) {
        return faces / FACES * (FACES + 1 - state.parameters().tables().leaderHit()) / FACES;
    }

    private Answer decision() throws UnreadableException {
        if (state.battle().victory() != Victory.FIELD) {
            throw new UnreadableException("what", "this battle is not one on the field");
        }
        return new FieldDecision(state).told();
    }

    private Account account() {
        Result now = S7_Victory.result(state);
        return new Account(
                S7_Victory.margin(state),
                new Verdicts(state).all(),
                S7_Victory.account(state),
                now.winner().map(Side::name).orElse(""),
                now.grade(),
                now.rule());
    }
}
