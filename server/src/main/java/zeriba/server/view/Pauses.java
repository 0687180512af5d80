package zeriba.server.view;

import java.util.List;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Viewer;
import zeriba.server.table.PlayStatus.Paused;
import zeriba.server.table.RulesChange;
import zeriba.server.table.TableSnapshot;

/** What is told of a game that waits until changed rules are accepted. */
final class Pauses {

    private Pauses() {}

    /** What has changed, and who has still to accept it. */
    static <S, A> View.Paused told(TableSnapshot<S, A> scene, Paused<S, A> paused, Viewer viewer) {
        RulesChange change = paused.change();
        List<String> waiting =
                scene.seats().held().stream()
                        .map(Role::name)
                        .filter(role -> !paused.accepted().contains(role))
                        .toList();
        boolean isOpen = isOpen(paused.proposed(), change, viewer);
        return new View.Paused(
                change.from(),
                change.to(),
                change.entry(),
                line(paused.proposed(), change, viewer, isOpen),
                change.was(),
                change.is(),
                change.isLegal(),
                isOpen ? change.reason() : "",
                change.stands(),
                paused.accepted().stream().sorted().toList(),
                waiting);
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
