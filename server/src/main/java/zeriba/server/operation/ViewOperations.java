package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.MILLIS;
import static zeriba.server.operation.CommonParameters.NUMBER;
import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.parameter.Parameter.optional;

import java.util.List;
import java.util.function.Function;
import zeriba.server.parameter.Arguments;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.ChoiceView;
import zeriba.server.view.View;
import zeriba.server.view.Views;

/**
 * The operations that show a table, now or then.
 *
 * @param table the table that is shown
 */
record ViewOperations(Views views, Function<Arguments, Table<?, ?>> table) {

    Operation<View> view() {
        return new Operation<>(
                "view",
                "Shows a table, now or as it was after an earlier entry.",
                List.of(
                        TABLE,
                        optional("at", NUMBER, "After this entry, 0 for the start."),
                        ChoiceView.WITH),
                "a view",
                View.class,
                (asker, given) -> view(table.apply(given), asker, given));
    }

    private <S, A> View view(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = table.scene();
        return given.has("at")
                ? Views.at(table, scene, asker, at(scene, given))
                : views.now(table, scene, asker, given);
    }

    /** The table as it is, or as it was after the entry that a question is about. */
    static <S, A> TableSnapshot<S, A> asked(Table<S, A> table, Arguments given) {
        TableSnapshot<S, A> scene = table.scene();
        int at = at(scene, given);
        return at == scene.journal().last() ? scene : scene.at(at);
    }

    static int at(TableSnapshot<?, ?> scene, Arguments given) {
        int last = scene.journal().last();
        long at = given.whole("at", last);
        if (at > last) {
            throw Refusal.badParameter("at", "the last entry is " + last);
        }
        return (int) at;
    }

    Operation<View> await() {
        return new Operation<>(
                "wait",
                "Waits until there is a later entry, or until the time is over.",
                List.of(
                        TABLE,
                        optional("after", NUMBER, "The last entry you know of."),
                        optional("millis", MILLIS, "At most this long."),
                        ChoiceView.WITH),
                "a view with events; untold, after a long time, is the last entry that they do not"
                        + " tell of",
                View.class,
                (asker, given) -> await(table.apply(given), asker, given));
    }

    private <S, A> View await(Table<S, A> table, Principal asker, Arguments given) {
        int last = table.scene().journal().last();
        int after = (int) Math.min(given.whole("after", last), last);
        TableSnapshot<S, A> scene = table.await(after, given.whole("millis", 25_000));
        return views.since(table, scene, asker, after, given);
    }
}
