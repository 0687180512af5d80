package zeriba.server.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.OddsReport;
import zeriba.engine.odds.Replies;
import zeriba.engine.record.Choosers;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.table.Asker;
import zeriba.server.table.Refusal;
import zeriba.server.table.Scene;
import zeriba.server.table.Table;

/** The operations that only ask. */
record Asking(Players players) {

    static final int MOST_ACTIONS = 2_000;

    private static final int LONGEST_THINKING = 5_000;

    <S, A> Value.Fields actions(Table<S, A> table, Asker asker, Arguments given) {
        Scene<S, A> scene = table.scene();
        if (scene.journal().result().isPresent()
                || !(scene.journal().position().pending() instanceof Pending.Choice<A> choice)) {
            return list(Value.NOTHING, 0, List.of());
        }
        Value side = Value.of(choice.side().name());
        if (!scene.seenBy(asker).mayAskAbout(choice)) {
            return list(side, 0, List.of());
        }
        String unit = given.text("unit", "");
        long limit = given.whole("limit", MOST_ACTIONS);
        Predicate<A> isOwn = own(table, scene, asker);
        List<String> listed = new ArrayList<>();
        int total = 0;
        for (A action : choice.options()) {
            String text = table.game().notation().write(action);
            boolean isAbout =
                    unit.isEmpty() || Arrays.asList(text.split("[ +]", -1)).contains(unit);
            if (isAbout && isOwn.test(action)) {
                total++;
                if (listed.size() < limit) {
                    listed.add(text);
                }
            }
        }
        return list(side, total, listed);
    }

    /** Whether an action is that of a seat of the asker; who has none may ask about all. */
    private static <S, A> Predicate<A> own(Table<S, A> table, Scene<S, A> scene, Asker asker) {
        List<Role> own = scene.seats().rolesOf(asker);
        S state = scene.journal().position().state();
        return action -> own.isEmpty() || own.contains(table.game().rules().role(state, action));
    }

    private static Value.Fields list(Value side, int total, List<String> actions) {
        return Value.NO_FIELDS
                .with("side", side)
                .with("total", Value.of(total))
                .with("actions", Value.texts(actions));
    }

    <S, A> Value.Fields explain(Table<S, A> table, Asker asker, Arguments given) {
        Scene<S, A> scene = Shelf.asked(table, given);
        A action = Playing.action(table.game(), given.text("action"));
        Optional<Result> result = scene.journal().result();
        if (result.isPresent()) {
            return over(table, result.get());
        }
        Pending.Choice<A> choice = choice(table, scene, asker);
        Optional<Objection> objection =
                choice.options().contains(action)
                        ? Optional.empty()
                        : table.game().objection(scene.journal().position().state(), action);
        Value.Fields answer =
                Value.NO_FIELDS.with("legal", Value.of(choice.options().contains(action)));
        return objection
                .map(o ->
                        answer.with("rule", Value.of(o.rule()))
                                .with("reason", Value.of(table.wording().of(o)))
                                .with("key", Value.of(o.key()))
                                .with("args", Value.texts(o.arguments()))
                                .with("places", Value.texts(o.places())))
                .orElse(answer);
    }

    /** After the end nothing is allowed, whatever was asked: by the paragraph that ended it. */
    private static Value.Fields over(Table<?, ?> table, Result result) {
        Event.Ended ended = new Event.Ended(result);
        return Value.NO_FIELDS
                .with("legal", Value.of(false))
                .with("rule", Value.of(result.rule()))
                .with("reason", Value.of(table.wording().of(ended)))
                .with("key", Value.of(ended.key()))
                .with("args", Value.texts(ended.arguments()))
                .with("places", Value.texts(List.of()));
    }

    /** The pending choice, if the asker may know what it offers. */
    private static <S, A> Pending.Choice<A> choice(
            Table<S, A> table, Scene<S, A> scene, Asker asker) {
        if (scene.journal().result().isPresent()) {
            throw Refusal.notNow("the game is over");
        }
        if (!(scene.journal().position().pending() instanceof Pending.Choice<A> choice)) {
            throw Refusal.notNow("nobody chooses now: dice are to be thrown");
        }
        if (!scene.seenBy(asker).mayAskAbout(choice)) {
            throw Refusal.notNow(
                    "it is for "
                            + table.wording().name(choice.side().name())
                            + " to know what it may do");
        }
        return choice;
    }

    <S, A> Value.Fields odds(Table<S, A> table, Asker asker, Arguments given) {
        Scene<S, A> scene = Shelf.asked(table, given);
        Game<S, A> game = table.game();
        A action = Playing.action(game, given.text("action"));
        Pending.Choice<A> choice = choice(table, scene, asker);
        requireLegal(table, scene.journal(), choice, action);
        PlayerView<S, A> seen = scene.seenBy(asker);
        Value.Fields answer =
                Value.NO_FIELDS.with("action", Value.of(game.notation().write(action)));
        if (!given.text("outcomes", "all").equals("none")) {
            Role role = role(seen.viewer(), scene);
            Replies replies = replies(given.text("replies", "none"), scene.journal(), role);
            answer = withOutcomes(answer, Odds.of(seen, role, action, replies));
        }
        return withArithmetic(answer, game.arithmetic(seen.state(), action));
    }

    private static Value.Fields withOutcomes(Value.Fields asked, OddsReport<?> report) {
        Value.Fields answer =
                asked.with("exact", Value.of(report.exact()))
                        .with("assuming", Value.of(report.assuming()))
                        .with("outcomes", outcomes(report))
                        .with("value", Value.of(report.value()));
        if (!report.exact()) {
            answer =
                    answer.with("samples", Value.of(report.samples()))
                            .with("interval", Value.of(report.interval()));
        }
        return answer;
    }

    private static <S, A> void requireLegal(
            Table<S, A> table, Journal<S, A> journal, Pending.Choice<A> choice, A action) {
        if (!choice.options().contains(action)) {
            throw table.game()
                    .objection(journal.position().state(), action)
                    .map(o -> Refusal.againstTheRules(o, table.wording().of(o)))
                    .orElseGet(() -> Refusal.againstTheRules("not allowed here"));
        }
    }

    /** Whose odds they are: the asker's, or, for a public that sees all, the choosing role's. */
    private static <S, A> Role role(Viewer viewer, Scene<S, A> scene) {
        return switch (viewer) {
            case Viewer.Seated(Role role) -> role;
            case Viewer.Public() -> scene.asked().orElseThrow();
        };
    }

    /** Others' orders are secret: they are assumed to have given what is sensible. */
    private static <S, A> Replies replies(String word, Journal<S, A> journal, Role asker) {
        if (word.equals("worst")) {
            return new Replies.Worst();
        }
        if (word.equals("none")) {
            return new Replies.None();
        }
        Map<Role, Map<String, Value>> orders = new HashMap<>();
        for (Role role : journal.game().about().roles()) {
            orders.put(
                    role,
                    role.equals(asker)
                            ? Responder.orders(journal, role)
                            : Responder.sensible(journal.game()));
        }
        return new Replies.ByOrders(orders);
    }

    private static Value outcomes(OddsReport<?> report) {
        List<Value> outcomes = new ArrayList<>();
        for (OddsReport.Outcome<?> outcome : report.outcomes()) {
            Value.Fields told = Value.NO_FIELDS;
            if (outcome.roll().count() > 0) {
                List<Value> dice =
                        outcome.roll().faces().mapToObj(face -> Value.of((long) face)).toList();
                told = told.with("dice", Value.of(dice));
            }
            if (outcome.rolls() != 1) {
                told = told.with("rolls", Value.of(outcome.rolls()));
            }
            told = told.with("probability", Value.of(outcome.probability().toString()));
            told = told.with("p", Value.of(outcome.probability().toDouble()));
            outcomes.add(
                    outcome.effect().isEmpty()
                            ? told
                            : told.with("result", Value.of(outcome.effect())));
        }
        return Value.of(outcomes);
    }

    private static Value.Fields withArithmetic(Value.Fields answer, Value.Fields arithmetic) {
        Value.Fields all = answer;
        for (Map.Entry<String, Value> fact : arithmetic.fields().entrySet()) {
            if (!all.fields().containsKey(fact.getKey())) {
                all = all.with(fact.getKey(), fact.getValue());
            }
        }
        return all;
    }

    <S, A> Value.Fields look(Table<S, A> table, Asker asker, Arguments given) {
        BoardQuery look =
                new BoardQuery(given.text("what"), given.text("unit", ""), given.text("place", ""));
        BoardQuery.Kind kind =
                table.game().looks().stream()
                        .filter(k -> k.what().equals(look.what()))
                        .findFirst()
                        .orElseThrow(() -> Refusal.badParameter("what", known(table.game())));
        if (kind.needsUnit() && look.unit().isEmpty()) {
            throw Refusal.badParameter("unit", "must be given to look at " + kind.what());
        }
        if (kind.needsPlace() && look.place().isEmpty()) {
            throw Refusal.badParameter("place", "must be given to look at " + kind.what());
        }
        try {
            return table.game().look(Shelf.asked(table, given).seenBy(asker).state(), look);
        } catch (UnreadableException e) {
            throw Refusal.unreadable("what", e);
        }
    }

    private static String known(Game<?, ?> game) {
        return "must be one of "
                + String.join(", ", game.looks().stream().map(BoardQuery.Kind::what).toList());
    }

    <S, A> Value.Fields suggest(Table<S, A> table, Asker asker, Arguments given) {
        Scene<S, A> scene = table.scene();
        Pending.Choice<A> choice = choice(table, scene, asker);
        List<Role> own = scene.seats().rolesOf(asker);
        Role role =
                scene.free().stream()
                        .filter(own::contains)
                        .findFirst()
                        .orElseThrow(() -> Refusal.notNow("it is not for you to choose"));
        Players.Suggestion<A> suggestion =
                players.mind(table.game(), given.text("level", players.usual()), 0)
                        .think(
                                scene.seenBy(asker).state(),
                                role,
                                Choosers.own(
                                        table.game(),
                                        scene.journal().position().state(),
                                        choice,
                                        role),
                                given.whole("millis", LONGEST_THINKING));
        return suggestion(table.game(), suggestion);
    }

    private static <A> Value.Fields suggestion(Game<?, A> game, Players.Suggestion<A> suggestion) {
        List<Value> others = new ArrayList<>();
        for (Players.Rated<A> other : suggestion.others()) {
            others.add(
                    Value.NO_FIELDS
                            .with("action", Value.of(game.notation().write(other.action())))
                            .with("value", Value.of(other.value())));
        }
        return Value.NO_FIELDS
                .with("action", Value.of(game.notation().write(suggestion.action())))
                .with(
                        "line",
                        Value.texts(
                                suggestion.line().stream().map(game.notation()::write).toList()))
                .with("value", Value.of(suggestion.value()))
                .with("others", Value.of(others));
    }
}
