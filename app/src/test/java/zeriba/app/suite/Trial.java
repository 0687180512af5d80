package zeriba.app.suite;

import java.util.ArrayList;
import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.TypedPlay;

/** A player tried in the position of a case: what it chooses, and what it says of it. */
final class Trial<S, A> {

    private static final int LONGEST = 200;

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final SuiteCase suite;
    private final List<String> chosen = new ArrayList<>();
    private final List<Advice<A>> advice = new ArrayList<>();

    private Trial(Game<S, A> game, SuiteCase suite) {
        this.game = game;
        this.rules = game.rules();
        this.suite = suite;
    }

    /** What a player of the level chooses in the case, with this seed for it and for the dice. */
    static <S, A> Trial<S, A> of(Game<S, A> game, SuiteCase suite, Level level, long seed)
            throws UnreadableException {
        Game<S, A> own = suite.of(game);
        Trial<S, A> trial = new Trial<>(own, suite);
        trial.play(level.seat(own, seed), trial.begin(), new SplitMix64(seed));
        return trial;
    }

    /** The actions chosen, as a record writes them. */
    List<String> chosen() {
        return chosen;
    }

    /** What was said of each. */
    List<Advice<A>> advice() {
        return advice;
    }

    private Position<S, A> begin() throws UnreadableException {
        Setup setup = Setup.of(suite.scenario());
        for (String option : suite.options()) {
            setup = setup.with(option, Value.of(true));
        }
        Value.Fields position = game.codec().write(rules.setup(game.about().complete(setup)));
        for (var field : suite.position().fields().entrySet()) {
            position = position.with(field.getKey(), field.getValue());
        }
        String[] played = suite.played().toArray(String[]::new);
        return TypedPlay.of(game, position).play(played).journal().position();
    }

    /** Plays until the phase ends, another is asked, or enough has been seen. */
    private void play(Seat<S, A> seat, Position<S, A> start, SplitMix64 random) {
        Position<S, A> position = start;
        Role own = null;
        for (int i = 0; i < LONGEST; i++) {
            switch (position.pending()) {
                case Pending.Choice<A> choice -> {
                    Role role = rules.role(position.state(), choice.options().get(0));
                    own = own == null ? role : own;
                    A action;
                    if (role.equals(own)) {
                        Advice<A> said = said(seat, role, position.state(), choice);
                        action = said.action();
                        advice.add(said);
                        chosen.add(game.notation().write(action));
                        if (isEnough(action)) {
                            return;
                        }
                    } else {
                        action = new RandomPlayer<>(game, random).choose(choice.options());
                    }
                    position = position.chosen(rules, action);
                }
                case Pending.Chance<A> chance ->
                        position = position.rolled(rules, chance.dice().thrown(random));
                case Pending.Automatic<A> _ ->
                        position = Position.settle(rules, rules.proceed(position.state()));
                case Pending.Over<A> _ -> {
                    return;
                }
            }
        }
    }

    private Advice<A> said(Seat<S, A> seat, Role role, S state, Pending.Choice<A> choice) {
        return seat.advise(
                rules.seenBy(new Viewer.Seated(role), state), role, choice, new StopSignal());
    }

    private boolean isEnough(A action) {
        return chosen.size() == suite.actions() || (suite.actions() == 0 && game.endsPhase(action));
    }
}
