package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.ACTION;
import static zeriba.server.operation.CommonParameters.AT;
import static zeriba.server.operation.CommonParameters.MILLIS;
import static zeriba.server.operation.CommonParameters.NAME;
import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
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
import zeriba.engine.schema.As;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.ChoiceView;

/**
 * The operations that ask what the rules answer: what may be done, why not, at what odds, and what
 * is best.
 *
 * @param table the table that is asked about
 */
record QueryOperations(Players players, Advisers advisers, Function<Arguments, Table<?, ?>> table) {

    private static final int LONGEST_THINKING = 5_000;

    Operation<Actions> actions() {
        return new Operation<>(
                "actions",
                "Lists what may be chosen now.",
                List.of(
                        TABLE,
                        optional("unit", NAME, "Only actions that name this unit."),
                        optional(
                                "limit",
                                new Type.Whole(0, ChoiceView.MOST_ACTIONS),
                                "At most so many are listed; total counts all.")),
                "side, total, actions",
                Actions.class,
                (asker, given) -> actions(table.apply(given), asker, given));
    }

    /** What may be chosen, as texts. */
    public record Actions(
            @As.OrNull @As.Doc("The side that chooses.") Optional<String> side,
            @As.Doc("How many there are, listed or not.") int total,
            List<String> actions) {

        private static final Actions NONE = new Actions(Optional.empty(), 0, List.of());
    }

    private static <S, A> Actions actions(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = table.scene();
        if (scene.journal().result().isPresent()
                || !(scene.journal().position().pending() instanceof Pending.Choice<A> choice)) {
            return Actions.NONE;
        }
        Optional<String> side = Optional.of(choice.side().name());
        if (!scene.seenBy(asker).mayAskAbout(choice)) {
            return new Actions(side, 0, List.of());
        }
        String unit = given.text("unit", "");
        long limit = given.whole("limit", ChoiceView.MOST_ACTIONS);
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
        return new Actions(side, total, listed);
    }

    /** Whether an action is that of a seat of the asker; who has none may ask about all. */
    private static <S, A> Predicate<A> own(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
        List<Role> own = scene.seats().rolesOf(asker);
        S state = scene.journal().position().state();
        return action -> own.isEmpty() || own.contains(table.game().rules().role(state, action));
    }

    Operation<Explanation> explain() {
        return new Operation<>(
                "explain",
                "Says whether an action is allowed, and if not, which rule forbids it.",
                List.of(TABLE, required("action", ACTION, "The action's text."), AT),
                "legal, and if it is not rule, reason and places",
                Explanation.class,
                (asker, given) -> explain(table.apply(given), asker, given));
    }

    /** Whether an action is allowed, and if not, why. */
    public record Explanation(boolean legal, @As.Unwrapped Optional<Refusal.Broken> broken) {}

    private static <S, A> Explanation explain(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = ViewOperations.asked(table, given);
        A action = PlayOperations.action(table.game(), given.text("action"));
        Optional<Result> result = scene.journal().result();
        if (result.isPresent()) {
            return over(table, result.get());
        }
        Pending.Choice<A> choice = choice(table, scene, asker);
        Optional<Objection> objection =
                choice.options().contains(action)
                        ? Optional.empty()
                        : table.game().objection(scene.journal().position().state(), action);
        return new Explanation(
                choice.options().contains(action),
                objection.map(o -> Refusal.Broken.of(o, table.wording().of(o))));
    }

    /** After the end nothing is allowed, whatever was asked: by the paragraph that ended it. */
    private static Explanation over(Table<?, ?> table, Result result) {
        Event.Ended ended = new Event.Ended(result);
        return new Explanation(
                false,
                Optional.of(
                        new Refusal.Broken(
                                result.rule(),
                                table.wording().of(ended),
                                Optional.of(ended.key()),
                                Optional.of(ended.arguments()),
                                List.of())));
    }

    /** The pending choice, if the asker may know what it offers. */
    private static <S, A> Pending.Choice<A> choice(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
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

    Operation<Odds> odds() {
        return new Operation<>(
                "odds",
                "Computes what an action may lead to, with exact probabilities.",
                List.of(
                        TABLE,
                        required("action", ACTION, "The action's text."),
                        optional(
                                "replies",
                                new Type.Word(List.of("none", "worst", "orders")),
                                "What the others are assumed to choose; none: they pass."),
                        optional(
                                "outcomes",
                                new Type.Word(List.of("all", "none")),
                                "none: the arithmetic alone, without counting what may come."),
                        AT),
                "action, exact, assuming, outcomes, value, and the game's arithmetic",
                Odds.class,
                (asker, given) -> odds(table.apply(given), asker, given));
    }

    /** What an action may lead to. */
    @As.Doc("What an action may lead to, and the game's arithmetic.")
    public record Odds(
            String action,
            @As.Unwrapped Optional<Chances> chances,
            @As.Unwrapped Value.Fields arithmetic) {}

    /** What may come of it, with probabilities. */
    public record Chances(
            @As.Doc("Whether every branch was counted, and none drawn.") boolean exact,
            @As.Doc("How the others reply: none, worst, orders.") String assuming,
            List<Outcome> outcomes,
            @As.Doc("The mean chance to win afterwards, 0 to 1.") double value,
            @As.Implied @As.Doc("How many were drawn.") int samples,
            @As.Doc("The greatest half width of the 95 % intervals.") Optional<Double> interval) {

        private static Chances of(OddsReport<?> report) {
            return new Chances(
                    report.exact(),
                    report.assuming(),
                    report.outcomes().stream().map(Outcome::of).toList(),
                    report.value(),
                    report.samples(),
                    report.exact() ? Optional.empty() : Optional.of(report.interval()));
        }
    }

    /** One throw or one effect. */
    public record Outcome(
            @As.Implied List<Integer> dice,
            @As.Doc("How many throws have the effect, where not one.") Optional<Long> rolls,
            @As.Doc("As a fraction.") String probability,
            double p,
            @As.Implied @As.Doc("The game's word for it.") String result) {

        private static Outcome of(OddsReport.Outcome<?> outcome) {
            return new Outcome(
                    outcome.roll().faces().boxed().toList(),
                    Optional.of(outcome.rolls()).filter(rolls -> rolls != 1),
                    outcome.probability().toString(),
                    outcome.probability().toDouble(),
                    outcome.effect());
        }
    }

    private static <S, A> Odds odds(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = ViewOperations.asked(table, given);
        Game<S, A> game = table.game();
        A action = PlayOperations.action(game, given.text("action"));
        Pending.Choice<A> choice = choice(table, scene, asker);
        requireLegal(table, scene.journal(), choice, action);
        PlayerView<S, A> seen = scene.seenBy(asker);
        Optional<Chances> chances =
                given.text("outcomes", "all").equals("none")
                        ? Optional.empty()
                        : Optional.of(chances(scene, seen, action, given));
        return new Odds(
                game.notation().write(action), chances, game.arithmetic(seen.state(), action));
    }

    private static <S, A> Chances chances(
            TableSnapshot<S, A> scene, PlayerView<S, A> seen, A action, Arguments given) {
        Role role = role(seen.viewer(), scene);
        Replies replies = replies(given.text("replies", "none"), scene.journal(), role);
        return Chances.of(zeriba.engine.odds.Odds.of(seen, role, action, replies));
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
    private static <S, A> Role role(Viewer viewer, TableSnapshot<S, A> scene) {
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

    Operation<Value.Fields> look() {
        return new Operation<>(
                "look",
                "Answers a question to the board: where a unit may go, who threatens a place.",
                List.of(
                        TABLE,
                        required("what", NAME, "The question: reach, threat, duties, ..."),
                        optional("unit", NAME, "The unit it is about."),
                        optional("place", NAME, "The place it is about."),
                        AT),
                "as the question has it",
                Value.Fields.class,
                (asker, given) -> look(table.apply(given), asker, given));
    }

    private static <S, A> Value.Fields look(Table<S, A> table, Principal asker, Arguments given) {
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
            return table.game()
                    .look(ViewOperations.asked(table, given).seenBy(asker).state(), look);
        } catch (UnreadableException e) {
            throw Refusal.unreadable("what", e);
        }
    }

    private static String known(Game<?, ?> game) {
        return "must be one of "
                + String.join(", ", game.looks().stream().map(BoardQuery.Kind::what).toList());
    }

    Operation<Suggestion> suggest() {
        return new Operation<>(
                "suggest",
                "Says what a computer player would choose in your place.",
                List.of(
                        TABLE,
                        optional(
                                "level",
                                new Type.Word(players.levels()),
                                "How strong it plays, usually " + players.adviser() + "."),
                        optional("millis", MILLIS, "At most this long it thinks.")),
                "action, line, value, others",
                Suggestion.class,
                (asker, given) -> suggest(table.apply(given), asker, given));
    }

    /** What a computer player would choose. */
    @As.Doc(
            "What a computer player would choose; values are chances from 0, lost, to 1, won, as analyses tell them.")
    public record Suggestion(
            String action,
            @As.Doc("Own actions that it has in mind, beginning with the action.")
                    List<String> line,
            double value,
            List<Rated> others) {

        private static <A> Suggestion of(Game<?, A> game, Players.Suggestion<A> made) {
            return new Suggestion(
                    game.notation().write(made.action()),
                    made.line().stream().map(game.notation()::write).toList(),
                    made.chance(),
                    made.others().stream()
                            .map(o -> new Rated(game.notation().write(o.action()), o.chance()))
                            .toList());
        }
    }

    /** A further action that it has looked at. */
    public record Rated(String action, double value) {}

    private <S, A> Suggestion suggest(Table<S, A> table, Principal asker, Arguments given) {
        TableSnapshot<S, A> scene = table.scene();
        Pending.Choice<A> choice = choice(table, scene, asker);
        List<Role> own = scene.seats().rolesOf(asker);
        Role role =
                scene.free().stream()
                        .filter(own::contains)
                        .findFirst()
                        .orElseThrow(() -> Refusal.notNow("it is not for you to choose"));
        Advisers.Chair chair =
                new Advisers.Chair(
                        role,
                        given.text("level", players.adviser()),
                        given.whole("millis", LONGEST_THINKING));
        S state = scene.journal().position().state();
        return Suggestion.of(
                table.game(),
                advisers.at(table, chair)
                        .suggestion(
                                scene.seenBy(asker).state(),
                                Choosers.own(table.game(), state, choice, role)));
    }
}
