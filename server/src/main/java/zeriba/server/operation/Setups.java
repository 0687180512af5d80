package zeriba.server.operation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.arena.handicap.Handicap;
import zeriba.arena.handicap.Handicaps;
import zeriba.engine.Game;
import zeriba.engine.record.TakeBack;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.table.Talk;

/** Set-ups as they are asked for. */
public final class Setups {

    /** What the parameter {@code commands} takes. */
    public static final String COMMANDS =
            "Roles by command: {\"north\":\"commander-2\"}; as the rules deal them if none.";

    /** What the parameter {@code undo} takes. */
    public static final Parameter UNDO =
            Parameter.optional(
                    "undo",
                    new Type.Word(Stream.of(TakeBack.values()).map(TakeBack::word).toList()),
                    "free: your choices may be taken back across phases, to the last dice or choice"
                            + " of another; consent: for that you ask; so if none.");

    /** What the parameter {@code talk} takes. */
    public static final Parameter TALK =
            Parameter.optional(
                    "talk",
                    new Type.Word(Stream.of(Talk.values()).map(Talk::word).toList()),
                    "everybody: who looks on and has signed in may talk too; players if none.");

    /** What the parameter {@code handicap} takes. */
    public static final Parameter HANDICAP =
            Parameter.optional(
                    "handicap",
                    new Type.Text(100),
                    "What helps a side of the scenario, as games lists them: axis-2; nothing if"
                            + " none.");

    private Setups() {}

    /** The game with the data of the handicap that is asked for; refused where there is none. */
    public static <S, A> Game<S, A> handicapped(Game<S, A> game, Arguments given) {
        String id = given.text("handicap", "");
        if (id.isEmpty()) {
            return game;
        }
        String scenario = given.text("scenario", game.about().scenarios().getFirst().id());
        List<Handicap> all = Handicaps.published().of(game.about(), scenario);
        Handicap wanted =
                all.stream()
                        .filter(one -> one.id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> Refusal.badParameter("handicap", none(scenario, all)));
        try {
            return game.with(wanted.what().change());
        } catch (UnreadableException e) {
            throw Refusal.unreadable("handicap", e);
        }
    }

    private static String none(String scenario, List<Handicap> all) {
        String there = String.join(", ", all.stream().map(Handicap::id).toList());
        return "scenario " + scenario + (there.isEmpty() ? " has none" : " has " + there);
    }

    /** The handicap that a game of this scenario is played with; empty where there is none. */
    public static Optional<String> handicapOf(Game<?, ?> game, String scenario) {
        return game.overrides().isEmpty()
                ? Optional.empty()
                : Handicaps.published()
                        .with(game.about(), scenario, game.overrides())
                        .map(Handicap::id);
    }

    /** How far choices are taken back by the parameter {@code undo}. */
    public static TakeBack takeBack(Arguments given) {
        return TakeBack.named(given.text("undo", "")).orElse(TakeBack.CONSENT);
    }

    /** Who may talk by the parameter {@code talk}. */
    public static Talk talk(Arguments given) {
        return Talk.of(given.text("talk", ""));
    }

    /** The complete set-up of these parameters; refused where the game has no such thing. */
    public static Setup of(Game<?, ?> game, Arguments given) {
        try {
            return game.about().complete(named(given, game.about().scenarios().getFirst().id()));
        } catch (UnreadableException e) {
            throw Refusal.unreadable("options", e);
        }
    }

    /** What these parameters name, and no more; not yet held against the game. */
    static Setup named(Arguments given) {
        try {
            return named(given, "");
        } catch (UnreadableException e) {
            throw Refusal.unreadable("options", e);
        }
    }

    private static Setup named(Arguments given, String usual) throws UnreadableException {
        return new Setup(
                given.text("scenario", usual), given.tree("options").fields(), commands(given));
    }

    private static Map<String, String> commands(Arguments given) throws UnreadableException {
        Map<String, String> commands = new HashMap<>();
        for (Map.Entry<String, Value> one : given.tree("commands").fields().entrySet()) {
            if (!(one.getValue() instanceof Value.Text(String role))) {
                throw new UnreadableException("commands." + one.getKey(), "must be a role");
            }
            commands.put(one.getKey(), role);
        }
        return commands;
    }
}
