package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.ACTION;
import static zeriba.server.operation.CommonParameters.ENTRY;
import static zeriba.server.operation.CommonParameters.NAME;
import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Responder;
import zeriba.engine.record.TableActionText;
import zeriba.engine.record.TableStatus;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.PlainText;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.EntryTransaction;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.ChoiceView;
import zeriba.server.view.Undoing;
import zeriba.server.view.View;
import zeriba.server.view.Views;

/**
 * The operations that add to the record of a table.
 *
 * @param table the table that is played at
 */
record PlayOperations(Views views, Function<Arguments, Table<?, ?>> table) {

    private static final int MOST_ACTIONS = 1_000;

    /** More than any battle throws at once; a request has its own limit. */
    private static final int MOST_DICE = 10_000;

    private static final int MOST_SIDES = 1_000_000;
    private static final Type SAID = new Type.Prose(4_000);

    private static final List<String> WORDS =
            List.of(
                    "resign",
                    "offer",
                    "accept",
                    "decline",
                    "retract",
                    "undo-ask",
                    "order",
                    "plan",
                    "nonce",
                    "claim",
                    "chat");

    private static final Pattern UNPRINTABLE = Pattern.compile("\\p{Cntrl}|\\p{Cs}| # ");
    private static final int LONGEST_REMARK = 1_000;

    Operation<View> play() {
        return new Operation<>(
                "play",
                "Plays an action, or several, all or none, or says what dice came up.",
                List.of(
                        TABLE,
                        optional("action", ACTION, "The action's text: move TI 0303."),
                        optional(
                                "actions",
                                new Type.Items(ACTION, MOST_ACTIONS),
                                "Actions one after another; dice only after the last."),
                        optional(
                                "dice",
                                new Type.Items(new Type.Whole(1, MOST_SIDES), MOST_DICE),
                                "The faces, where dice are thrown by hand."),
                        ENTRY,
                        ChoiceView.WITH),
                "a view with events",
                View.class,
                (asker, given) -> play(table.apply(given), asker, given));
    }

    private <S, A> View play(Table<S, A> table, Principal asker, Arguments given) {
        long ways = List.of("action", "actions", "dice").stream().filter(given::has).count();
        if (ways != 1) {
            throw Refusal.badParameter("action", "give one of action, actions and dice");
        }
        List<A> actions = actions(table.game(), given);
        int[] since = new int[1];
        TableSnapshot<S, A> scene =
                table.enter(
                        expected(given),
                        draft -> {
                            since[0] = draft.journal().last();
                            if (given.has("dice")) {
                                roll(draft, asker, Roll.of(given.wholes("dice")));
                            } else {
                                choose(draft, asker, actions);
                            }
                        });
        return views.since(table, scene, asker, since[0], given);
    }

    private static long expected(Arguments given) {
        return given.whole("entry", Table.ANY_ENTRY);
    }

    private static <A> List<A> actions(Game<?, A> game, Arguments given) {
        List<String> texts =
                given.has("action") ? List.of(given.text("action")) : given.texts("actions");
        return texts.stream().map(text -> action(game, text)).toList();
    }

    /** The action of a text; refused where it is none of the game's. */
    static <A> A action(Game<?, A> game, String text) {
        try {
            return game.notation().read(text);
        } catch (UnreadableException e) {
            throw Refusal.badParameter("action", String.valueOf(e.getMessage()));
        }
    }

    private static <S, A> void choose(
            EntryTransaction<S, A> draft, Principal asker, List<A> actions) {
        List<Role> own = draft.seats().rolesOf(asker);
        for (int i = 0; i < actions.size(); i++) {
            if (i > 0) {
                draft.requireNothingNew();
            }
            draft.choose(own, DecisionSource.PERSON, actions.get(i));
        }
    }

    private static <S, A> void roll(EntryTransaction<S, A> draft, Principal asker, Roll roll) {
        if (draft.seats().rolesOf(asker).isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        draft.roll(roll);
    }

    Operation<View> undo() {
        return new Operation<>(
                "undo",
                "Takes back your last choices.",
                List.of(
                        TABLE,
                        optional("n", new Type.Whole(1, 10_000), "How many choices, usually 1."),
                        ENTRY,
                        ChoiceView.WITH),
                "a view",
                View.class,
                (asker, given) -> undo(table.apply(given), asker, given));
    }

    private <S, A> View undo(Table<S, A> table, Principal asker, Arguments given) {
        int n = (int) given.whole("n", 1);
        int[] since = new int[1];
        TableSnapshot<S, A> scene =
                table.enter(
                        expected(given),
                        draft -> {
                            since[0] = draft.journal().last();
                            Undoing.undo(draft, asker, n, table.takeBack());
                        });
        return views.since(table, scene, asker, since[0], given);
    }

    Operation<View> adopt() {
        return new Operation<>(
                "adopt",
                "Accepts that a game whose rules have changed since goes on under"
                        + " the present ones; it does when everybody seated has.",
                List.of(TABLE, ChoiceView.WITH),
                "a view",
                View.class,
                (asker, given) -> adopt(table.apply(given), asker, given));
    }

    private <S, A> View adopt(Table<S, A> table, Principal asker, Arguments given) {
        int since = table.scene().journal().last();
        return views.since(table, table.adopt(asker), asker, since, given);
    }

    Operation<View> say() {
        return new Operation<>(
                "say",
                "Says something at the table: resign, offer a draw, answer, claim a win on time,"
                        + " order, plan, nonce, chat.",
                List.of(
                        TABLE,
                        required("word", new Type.Word(WORDS), "What it is."),
                        optional(
                                "text",
                                SAID,
                                "undo-ask: how many choices; order: KIND VALUE; plan: actions"
                                        + " separated by ;; nonce: what your seats add to the dice,"
                                        + " nothing if none; chat: the remark."),
                        optional(
                                "role",
                                NAME,
                                "Which of your roles says it; left out, the one that is asked."),
                        ENTRY,
                        ChoiceView.WITH),
                "a view",
                View.class,
                (asker, given) -> say(table.apply(given), asker, given));
    }

    private <S, A> View say(Table<S, A> table, Principal asker, Arguments given) {
        String verb = given.text("word");
        String text = given.text("text", "").strip();
        if (UNPRINTABLE.matcher(text).find()) {
            throw Refusal.badParameter("text", "must be on one line, without ' # '");
        }
        if (!verb.equals("chat") && !PlainText.is(text)) {
            throw Refusal.badParameter("text", "has marks that nobody sees; write it without them");
        }
        int since = table.scene().journal().last();
        if (verb.equals("chat")) {
            // what people paste may well have such marks in it, and means nothing by them
            chat(table, asker, PlainText.of(text).strip());
            return views.since(table, table.scene(), asker, since, given);
        }
        TableAction word = word(table.game(), verb, text);
        String role = given.text("role", "");
        TableSnapshot<S, A> scene = table.enter(expected(given), d -> say(d, asker, role, word));
        return views.since(table, scene, asker, since, given);
    }

    private static void chat(Table<?, ?> table, Principal asker, String text) {
        List<Role> own = table.scene().seats().rolesOf(asker);
        if (own.isEmpty()) {
            table.requireMayTalk(asker);
        }
        if (text.isEmpty() || text.length() > LONGEST_REMARK) {
            throw Refusal.badParameter("text", "must have 1 to " + LONGEST_REMARK + " characters");
        }
        String by = own.isEmpty() ? ChatMessage.ONLOOKER : own.getFirst().name();
        table.remark(new ChatMessage(by, asker.id(), text, table.now().wall()));
    }

    private static TableAction word(Game<?, ?> game, String verb, String text) {
        try {
            TableAction word = TableActionText.read(text.isEmpty() ? verb : verb + " " + text);
            check(game, word);
            return word;
        } catch (UnreadableException e) {
            throw Refusal.badParameter("text", String.valueOf(e.getMessage()));
        }
    }

    private static void check(Game<?, ?> game, TableAction word) throws UnreadableException {
        switch (word) {
            case TableAction.Order order -> Responder.check(game, order);
            case TableAction.Plan(List<String> actions) -> {
                for (String action : actions) {
                    game.notation().read(action);
                }
            }
            case TableAction.Nonce(String text) -> NonceContribution.check(text);
            case TableAction.Undo _,
                    TableAction.UndoAsk _,
                    TableAction.Resign _,
                    TableAction.Offer _,
                    TableAction.Accept _,
                    TableAction.Decline _,
                    TableAction.Retract _,
                    TableAction.Adopt _,
                    TableAction.Commitment _,
                    TableAction.Lapsed _,
                    TableAction.Seat _,
                    TableAction.Timeout _,
                    TableAction.Claim _,
                    TableAction.Outcome _ -> {}
        }
    }

    private static <S, A> void say(
            EntryTransaction<S, A> draft, Principal asker, String role, TableAction word) {
        List<Role> own = speaking(draft.seats().rolesOf(asker), role);
        if (own.isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        if (word instanceof TableAction.Nonce nonce) {
            draft.nonce(own, nonce);
            return;
        }
        if (word instanceof TableAction.UndoAsk(int choices)
                && draft.journal().choicesOf(speaker(draft, own, word)) < choices) {
            throw Refusal.notNow("you have not made so many choices");
        }
        draft.say(speaker(draft, own, word), word);
    }

    /** The asker's roles, or of them the one that is named. */
    private static List<Role> speaking(List<Role> own, String named) {
        if (named.isEmpty()) {
            return own;
        }
        List<Role> one = own.stream().filter(role -> role.name().equals(named)).toList();
        if (one.isEmpty()) {
            String names = String.join(", ", own.stream().map(Role::name).toList());
            throw Refusal.badParameter(
                    "role", names.isEmpty() ? "you have no seat here" : "yours: " + names);
        }
        return one;
    }

    /**
     * Who of the asker's roles speaks: in answer to a request the one that has to answer, to
     * withdraw it the one that asked, otherwise the one that is asked to choose, otherwise the
     * first.
     */
    private static <S, A> Role speaker(
            EntryTransaction<S, A> draft, List<Role> own, TableAction word) {
        Optional<Role> asking = draft.journal().request().map(TableStatus.Request::by);
        if (word instanceof TableAction.Retract) {
            return asking.filter(own::contains).orElse(own.getFirst());
        }
        Optional<Role> speaker =
                word instanceof TableAction.Accept || word instanceof TableAction.Decline
                        ? asking.flatMap(by -> other(own, by))
                        : draft.asked().filter(own::contains);
        return speaker.orElse(own.getFirst());
    }

    private static Optional<Role> other(List<Role> own, Role by) {
        return own.stream().filter(role -> !role.equals(by)).findFirst();
    }
}
