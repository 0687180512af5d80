package zeriba.engine.record;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zeriba.engine.Game;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** The roles that a choice is for: of a side with several, more than one may be free to act. */
public final class Choosers {

    private Choosers() {}

    /** The roles that one of the options belongs to, in the order of the options. */
    public static <S, A> List<Role> roles(Game<S, A> game, S state, Pending.Choice<A> choice) {
        long onSide =
                game.about().roles().stream().filter(r -> r.side().equals(choice.side())).count();
        Set<Role> asked = new LinkedHashSet<>();
        for (A action : choice.options()) {
            asked.add(game.rules().role(state, action));
            if (asked.size() == onSide) {
                break;
            }
        }
        return List.copyOf(asked);
    }

    /** The choice with the options of {@code role} alone, which must have one. */
    public static <S, A> Pending.Choice<A> own(
            Game<S, A> game, S state, Pending.Choice<A> choice, Role role) {
        List<A> own = new ArrayList<>();
        for (A action : choice.options()) {
            if (game.rules().role(state, action).equals(role)) {
                own.add(action);
            }
        }
        return own.size() == choice.options().size()
                ? choice
                : new Pending.Choice<>(choice.side(), Options.of(own), choice.secrecy());
    }
}
