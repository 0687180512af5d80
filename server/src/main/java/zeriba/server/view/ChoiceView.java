package zeriba.server.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * What whoever chooses needs to act on: the actions of its seats by kind, each with what it names,
 * and what it has to do. A view carries it when asked, and to nobody else.
 */
public final class ChoiceView {

    private static final String ACTIONS = "actions";
    private static final String DUTIES = "duties";

    /** How many actions one answer lists at most. */
    public static final int MOST_ACTIONS = 2_000;

    /** What may be asked for. */
    public static final List<String> PARTS = List.of(ACTIONS, DUTIES);

    public static final Parameter WITH =
            Parameter.optional(
                    "with",
                    new Type.Items(new Type.Word(PARTS), PARTS.size()),
                    "What the view shall carry if it is you who chooses: actions by kind with what"
                            + " they name, duties.");

    private final Map<String, SheetIds> known = new ConcurrentHashMap<>();

    /** The view with what {@code wanted} names of {@link #PARTS}, where the asker chooses. */
    public <S, A> View with(
            View view,
            Table<S, A> table,
            TableSnapshot<S, A> scene,
            Principal asker,
            Collection<String> wanted) {
        List<Role> own = scene.seats().rolesOf(asker);
        if (wanted.isEmpty()
                || scene.free().stream().noneMatch(own::contains)
                || !(scene.journal().position().pending() instanceof Pending.Choice<A> choice)) {
            return view;
        }
        boolean hasDuties =
                table.game().looks().stream().map(BoardQuery.Kind::what).anyMatch(DUTIES::equals);
        return view.with(
                new View.Choices(
                        wanted.contains(ACTIONS)
                                ? Optional.of(actions(table, scene, own, choice))
                                : Optional.empty(),
                        hasDuties && wanted.contains(DUTIES)
                                ? Optional.of(duties(table, scene, asker))
                                : Optional.empty()));
    }

    /** The same where parameters say what is wanted. */
    <S, A> View with(
            View view,
            Table<S, A> table,
            TableSnapshot<S, A> scene,
            Principal asker,
            Arguments given) {
        return with(view, table, scene, asker, given.texts(WITH.name()));
    }

    private <S, A> ActionChoices actions(
            Table<S, A> table,
            TableSnapshot<S, A> scene,
            List<Role> own,
            Pending.Choice<A> choice) {
        S state = scene.journal().position().state();
        SheetIds ids = ids(table);
        Map<String, List<ActionChoices.ActionChoice>> kinds = new LinkedHashMap<>();
        int total = 0;
        for (A action : choice.options()) {
            if (own.contains(table.game().rules().role(state, action)) && ++total <= MOST_ACTIONS) {
                String text = table.game().notation().write(action);
                kinds.computeIfAbsent(ActionChoices.verb(text), _ -> new ArrayList<>())
                        .add(ActionChoices.ActionChoice.of(text, ids));
            }
        }
        return ActionChoices.of(total, kinds);
    }

    private SheetIds ids(Table<?, ?> table) {
        String scenario = table.start().setup().scenario();
        return known.computeIfAbsent(
                table.game().about().id() + " " + scenario + " " + table.game().overrides().write(),
                _ -> SheetIds.of(table.game().sheet(), scenario));
    }

    private static <S, A> Value.Fields duties(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
        try {
            return table.game().look(scene.seenBy(asker).state(), new BoardQuery(DUTIES, "", ""));
        } catch (UnreadableException e) {
            throw new IllegalStateException("duties are those of whoever chooses", e);
        }
    }
}
