package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Branch;
import zeriba.engine.DiceCup;
import zeriba.engine.Entry;
import zeriba.engine.Objection;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.Roll;
import zeriba.engine.Rules;
import zeriba.engine.Setup;
import zeriba.engine.Viewer;

/** Which step is played by which section. */
public final class ParleyRules implements Rules<Parley, Act> {

    @Override
    public Parley setup(Setup setup) {
        return Start.of(setup);
    }

    @Override
    public Pending<Act> pending(Parley state) {
        return switch (state.agenda().now()) {
            case Step.Omen _ -> S1_Tokens.omen();
            case Step.Draw _ -> S1_Tokens.draw(state);
            case Step.Plotting step -> S2_Plots.choice(step);
            case Step.Reveal _, Step.EndOfTurn _, Step.Judge _ -> new Pending.Automatic<>();
            case Step.March step -> S3_March.march(state, step);
            case Step.Shot step -> S3_March.shot(state, step);
            case Step.Hit _ -> new Pending.Chance<>(S3_March.dice(state), "arrow");
            case Step.Assault step -> S4_Storm.assault(state, step);
            case Step.Parrying step -> S4_Storm.parry(state, step);
            case Step.Storming step -> new Pending.Chance<>(S4_Storm.dice(state, step), "storm");
            case Step.Sally step -> S5_Sally.choice(state, step);
            case Step.Over step -> new Pending.Over<>(step.result());
        };
    }

    /** What speaks against {@code act} where a choice is pending. */
    Optional<Objection> objection(Parley state, Act act) {
        return switch (state.agenda().now()) {
            case Step.Plotting step -> S2_Plots.objection(step, act);
            case Step.March step -> S3_March.objection(state, step, act);
            case Step.Shot step -> S3_March.objection(state, step, act);
            case Step.Assault step -> S4_Storm.objection(state, step, act);
            case Step.Parrying step -> S4_Storm.objection(state, step, act);
            case Step.Sally step -> S5_Sally.objection(state, step, act);
            case Step.Omen _,
                    Step.Draw _,
                    Step.Reveal _,
                    Step.Hit _,
                    Step.Storming _,
                    Step.EndOfTurn _,
                    Step.Judge _,
                    Step.Over _ ->
                    Objections.notNow(state.agenda().now());
        };
    }

    @Override
    public Parley choose(Parley state, Act act) {
        return switch (act) {
            case Act.Scheme scheme -> S2_Plots.settle(state, scheme);
            case Act.Advance advance -> S3_March.take(state, marching(state), advance);
            case Act.Shoot shoot -> S3_March.shoot(state, shoot);
            case Act.Storm storm -> S4_Storm.declare(state, storm);
            case Act.Move move when state.agenda().now() instanceof Step.Sally sally ->
                    S5_Sally.move(state, sally, move);
            case Act.Pass _, Act.Parry _
                    when state.agenda().now() instanceof Step.Parrying parrying ->
                    S4_Storm.parried(state, parrying, act);
            case Act.Pass _, Act.Halt _, Act.Wait _, Act.End _ -> state.done();
            case Act.Move _, Act.Parry _ -> throw unexpected(state, act);
        };
    }

    private static Step.March marching(Parley state) {
        if (state.agenda().now() instanceof Step.March march) {
            return march;
        }
        throw unexpected(state, "a step of the march");
    }

    @Override
    public Parley roll(Parley state, Roll roll) {
        return switch (state.agenda().now()) {
            case Step.Omen _ -> S1_Tokens.lay(state, roll);
            case Step.Draw _ -> S1_Tokens.draw(state, roll);
            case Step.Hit step -> S3_March.hit(state, step, roll);
            case Step.Storming step -> S4_Storm.resolve(state, step, roll);
            case Step.Plotting _,
                    Step.Reveal _,
                    Step.March _,
                    Step.Shot _,
                    Step.Assault _,
                    Step.Parrying _,
                    Step.Sally _,
                    Step.EndOfTurn _,
                    Step.Judge _,
                    Step.Over _ ->
                    throw unexpected(state, roll);
        };
    }

    @Override
    public Parley proceed(Parley state) {
        return switch (state.agenda().now()) {
            case Step.Reveal _ -> S2_Plots.reveal(state);
            case Step.EndOfTurn _ -> S6_End.close(state);
            case Step.Judge step -> S6_End.judge(state, step);
            case Step.Draw _, Step.March _, Step.Assault _, Step.Sally _ -> state.done();
            case Step.Omen _,
                    Step.Plotting _,
                    Step.Shot _,
                    Step.Hit _,
                    Step.Parrying _,
                    Step.Storming _,
                    Step.Over _ ->
                    throw unexpected(state, "going on");
        };
    }

    private static IllegalStateException unexpected(Parley state, Object what) {
        return new IllegalStateException(what + " in " + state.agenda().now());
    }

    @Override
    public Role role(Parley state, Act act) {
        return switch (state.agenda().now()) {
            case Step.Plotting step -> step.by();
            case Step.March step -> S3_March.role(step, act);
            case Step.Assault _ -> S4_Storm.role(state, act);
            case Step.Shot _, Step.Parrying _, Step.Sally _ -> Seats.WARDEN;
            case Step.Omen _,
                    Step.Draw _,
                    Step.Reveal _,
                    Step.Hit _,
                    Step.Storming _,
                    Step.EndOfTurn _,
                    Step.Judge _,
                    Step.Over _ ->
                    throw unexpected(state, act);
        };
    }

    @Override
    public Parley seenBy(Viewer viewer, Parley state) {
        return Secrets.seenBy(viewer, state);
    }

    @Override
    public Parley dealt(Role role, Parley seen, DiceCup cup) {
        return Secrets.dealt(seen, cup);
    }

    @Override
    public boolean shows(Viewer viewer, Parley now, Parley then, Entry<Act> entry) {
        return Secrets.shows(viewer, now, then, entry);
    }

    @Override
    public List<Branch> branches(Parley state) {
        return switch (state.agenda().now()) {
            case Step.Storming step -> S4_Storm.branches(state, step);
            case Step.Omen _,
                    Step.Draw _,
                    Step.Plotting _,
                    Step.Reveal _,
                    Step.March _,
                    Step.Shot _,
                    Step.Hit _,
                    Step.Assault _,
                    Step.Parrying _,
                    Step.Sally _,
                    Step.EndOfTurn _,
                    Step.Judge _,
                    Step.Over _ ->
                    Rules.super.branches(state);
        };
    }
}
