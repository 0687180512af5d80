package zeriba.server.operation;

import java.util.List;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;
import zeriba.server.table.Course.Paused;
import zeriba.server.table.RulesChange;
import zeriba.server.table.Scene;

/** What is told of a game that waits until changed rules are accepted. */
final class Pauses {

    private static final Value PENDING = Value.of("paused");

    private Pauses() {}

    /** The view of a game that stands still: nobody chooses, and what has changed. */
    static <S, A> Value.Fields told(
            Value.Fields view, Scene<S, A> scene, Paused<S, A> paused, Viewer viewer) {
        RulesChange change = paused.change();
        List<String> waiting =
                scene.seats().held().stream()
                        .map(Role::name)
                        .filter(role -> !paused.accepted().contains(role))
                        .toList();
        boolean isOpen = isOpen(paused.proposed(), change, viewer);
        Value.Fields told =
                Value.NO_FIELDS
                        .with("from", Value.of(change.from()))
                        .with("to", Value.of(change.to()))
                        .with("entry", Value.of(change.entry()))
                        .with("line", Value.of(line(paused.proposed(), change, viewer, isOpen)))
                        .with("was", Value.of(change.was()))
                        .with("is", Value.of(change.is()))
                        .with("legal", Value.of(change.isLegal()))
                        .with("reason", Value.of(isOpen ? change.reason() : ""))
                        .with("stands", Value.of(change.stands()))
                        .with("accepted", Value.texts(paused.accepted().stream().sorted().toList()))
                        .with("waiting", Value.texts(waiting));
        return view.with("side", Value.NOTHING).with("pending", PENDING).with("paused", told);
    }

    private static <S, A> String line(
            Journal<S, A> proposed, RulesChange change, Viewer viewer, boolean isOpen) {
        if (change.entry() <= change.stands()) {
            return PlayerView.by(viewer, proposed).line(change.entry());
        }
        return isOpen ? change.line() : change.line().split(" ", 2)[0] + " " + PlayerView.HIDDEN;
    }

    /** Whether the viewer sees all of the position in which the first bad entry was made. */
    private static <S, A> boolean isOpen(
            Journal<S, A> proposed, RulesChange change, Viewer viewer) {
        Journal<S, A> before = proposed.at(Math.min(change.entry() - 1, change.stands()));
        boolean isSecret =
                switch (before.position().pending()) {
                    case Pending.Choice<A> choice -> !(choice.secrecy() instanceof Secrecy.Open);
                    case Pending.Chance<A> chance -> !(chance.secrecy() instanceof Secrecy.Open);
                    case Pending.Automatic<A> _, Pending.Over<A> _ -> false;
                };
        return !isSecret && PlayerView.by(viewer, before).isWhole();
    }
}
