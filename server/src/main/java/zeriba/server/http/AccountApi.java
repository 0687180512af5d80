package zeriba.server.http;

import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import zeriba.engine.schema.As;
import zeriba.server.account.Account;
import zeriba.server.account.AccountExport;
import zeriba.server.account.Accounts;
import zeriba.server.account.Passkeys;
import zeriba.server.notice.NoticePreferences;
import zeriba.server.notice.Notices;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.store.StoredTables;

/** What is answered under {@code /api/account}. */
final class AccountApi {

    private static final Type NAME = new Type.Text(64);
    private static final Type PASSWORD = new Type.Prose(200);
    private static final Type ID = new Type.Text(400);
    private static final Type PASSKEY = new Type.Tree();

    private final Accounts accounts;
    private final Operations operations;
    private final AccountExport mine;
    private final StoredTables tables;
    private final Notices notices;
    private final NoticePreferences wishes;
    private final BrowserAuthenticator browsers;
    private final boolean isOpen;
    private final List<Offer<?>> offers;

    AccountApi(
            Accounts accounts,
            StoredTables tables,
            Operations operations,
            Notices notices,
            NoticePreferences wishes,
            BrowserAuthenticator browsers,
            Settings settings) {
        this.operations = operations;
        this.accounts = accounts;
        this.mine = new AccountExport(accounts, tables);
        this.tables = tables;
        this.notices = notices;
        this.wishes = wishes;
        this.browsers = browsers;
        this.isOpen = settings.text(Setting.ACCOUNTS).equals("open");
        this.offers = offered();
    }

    /** {@code GET /api/account}. */
    void show(Context request) {
        Answers.result(request, shown(browsers.visit(request)));
    }

    /** {@code GET /api/account/export}: everything that is kept of whoever is signed in. */
    void export(Context request) {
        Account account = browsers.visit(request).own();
        request.header("Content-Disposition", "attachment; filename=\"zeriba-account.json\"");
        Answers.result(
                request,
                operations.asked(
                        BrowserAuthenticator.caller(request, account.asker()),
                        "GET export",
                        () -> exported(account)));
    }

    /** Everything that is kept of an account, and how it wants to be told. */
    record Export(
            @As.Unwrapped AccountExport.Export kept,
            List<NoticePreferences.Told> notices,
            List<NoticePreferences.Told> unconfirmed) {}

    private Export exported(Account account) {
        NoticePreferences.NoticesShown told = wishes.shown(account.asker());
        return new Export(mine.everything(account), told.ways(), told.waiting());
    }

    /** {@code POST /api/account/OPERATION}. */
    void operate(Context request) {
        String name = "account/" + request.pathParam("operation");
        Visit visit = browsers.visit(request);
        Operation<?> operation =
                offers.stream()
                        .filter(known -> known.name().equals(name))
                        .findFirst()
                        .<Operation<?>>map(known -> known.to(visit))
                        .orElseThrow(() ->
                                new Refusal(
                                        Refusal.Kind.NO_OPERATION, "there is no such operation"));
        Answers.result(
                request,
                operations.answer(
                        BrowserAuthenticator.caller(request, visit.browser()),
                        operation,
                        Answers.parameters(request)));
    }

    private AccountView shown(Visit visit) {
        return new AccountView(
                visit.account().map(account -> mine.shown(account, visit.token())),
                Optional.of(new AccountView.Offers(isOpen, !visit.origin().isEmpty())));
    }

    /** All that can be asked for, to be described. */
    List<Operation<?>> operations() {
        return offers.stream().<Operation<?>>map(offer -> offer.to(Visit.NOBODY)).toList();
    }

    /** Something done to one's own account, which is shown afterwards. */
    private Offer.Doing<AccountView> own(BiConsumer<Account, Arguments> doing) {
        return (visit, given) -> {
            doing.accept(visit.own(), given);
            return shown(visit);
        };
    }

    private List<Offer<?>> offered() {
        return List.of(
                Offer.of(
                        "sign-up",
                        "Makes an account with a password, or with a passkey, and signs in.",
                        this::signUp,
                        required("name", NAME, "Your name, 2 to 32 characters."),
                        optional("password", PASSWORD, "A password of 10 characters or more."),
                        optional("passkey", PASSKEY, "What the browser has made."),
                        optional("ticket", ID, "What passkey-options gave.")),
                Offer.of(
                        "sign-in",
                        "Signs in by name and password.",
                        this::signIn,
                        required("name", NAME, "Your name."),
                        required("password", PASSWORD, "Your password.")),
                Offer.answering(
                        NewPasskey.class,
                        "passkey-options",
                        "What a browser is to make a passkey from, for a new name or for you.",
                        this::passkeyOptions,
                        optional("name", NAME, "The name of an account that is to be.")),
                Offer.of(
                        "passkey-add",
                        "Adds a passkey to your account.",
                        this::addPasskey,
                        required("passkey", PASSKEY, "What the browser has made."),
                        optional("label", NAME, "What you call it.")),
                Offer.of(
                        "passkey-remove",
                        "Takes a passkey from your account.",
                        this::removePasskey,
                        required("id", ID, "Which one.")),
                Offer.answering(
                        Passkeys.Challenge.class,
                        "passkey-challenge",
                        "What a browser is to sign with a passkey.",
                        (by, _) -> accounts.usingPasskey(origin(by), by.address())),
                Offer.of(
                        "passkey-sign-in",
                        "Signs in by a passkey.",
                        (by, given) ->
                                entered(
                                        by,
                                        accounts.signInWithPasskey(
                                                origin(by), given.tree("passkey"))),
                        required("passkey", PASSKEY, "What the browser has signed.")),
                Offer.of(
                        "sign-out",
                        "Ends this session, or all others.",
                        this::signOut,
                        optional(
                                "which",
                                new Type.Word(List.of("this", "others")),
                                "Which sessions; this one if nothing is said.")),
                Offer.of(
                        "password",
                        "Sets your password and signs all other browsers out.",
                        this::password,
                        optional("old", PASSWORD, "The one until now, if there is one."),
                        required("password", PASSWORD, "A password of 10 characters or more.")),
                Offer.of(
                        "block",
                        "Keeps somebody from tables where you sit, and what they say from you.",
                        own((account, given) ->
                                accounts.blocks().block(account, given.text("name"))),
                        required("name", NAME, "Whom.")),
                Offer.of(
                        "unblock",
                        "Lets somebody sit with you again.",
                        own((account, given) ->
                                accounts.blocks().unblock(account, given.text("name"))),
                        required("name", NAME, "Whom.")),
                Offer.of(
                        "delete",
                        "Takes away your account and everything that is yours.",
                        this::delete,
                        required("name", NAME, "Your name once more, so that it is meant.")));
    }

    private static String origin(Visit visit) {
        if (visit.origin().isEmpty()) {
            throw Refusal.notNow("passkeys need the server's public address to be set");
        }
        return visit.origin();
    }

    private AccountView signUp(Visit visit, Arguments given) {
        if (!isOpen) {
            throw Refusal.notNow("no accounts are made here any more");
        }
        if (given.has("password") == given.has("passkey")) {
            throw Refusal.badParameter("password", "give a password or a passkey");
        }
        return entered(
                visit,
                given.has("password")
                        ? accounts.signUp(
                                given.text("name"), given.text("password"), visit.address())
                        : accounts.signUp(
                                accounts.prepared(given.text("name"), given.text("ticket", "")),
                                origin(visit),
                                given.tree("passkey"),
                                visit.device()));
    }

    private AccountView signIn(Visit visit, Arguments given) {
        return entered(
                visit,
                accounts.signIn(given.text("name"), given.text("password"), visit.address()));
    }

    /** The browser's seats become the account's, wherever that signs in. */
    private AccountView entered(Visit visit, Account account) {
        Principal browser = visit.known();
        tables.holders().pass(browser, account.asker());
        notices.pass(browser, account.asker());
        if (visit.account().isPresent()) {
            accounts.signOut(visit.token());
        }
        String token = accounts.begin(account, browser, visit.device());
        visit.remember(token);
        return new AccountView(Optional.of(mine.shown(account, token)), Optional.empty());
    }

    /** What a browser is to make a passkey from, for sign-up with a ticket for the name. */
    record NewPasskey(@As.Unwrapped Passkeys.Creation options, Optional<String> ticket) {}

    private NewPasskey passkeyOptions(Visit visit, Arguments given) {
        if (visit.account().isPresent()) {
            accounts.requireProved(visit.token());
            return new NewPasskey(
                    accounts.makingPasskey(visit.own(), origin(visit)), Optional.empty());
        }
        Account prepared = accounts.begun(given.text("name"), visit.address());
        return new NewPasskey(
                accounts.makingPasskey(prepared, origin(visit)),
                Optional.of(accounts.ticketFor(prepared)));
    }

    private AccountView removePasskey(Visit visit, Arguments given) {
        Account account = visit.own();
        accounts.requireProved(visit.token());
        accounts.removePasskey(account, given.text("id"));
        return shown(visit);
    }

    private AccountView addPasskey(Visit visit, Arguments given) {
        Account account = visit.own();
        accounts.requireProved(visit.token());
        accounts.addPasskey(
                account, origin(visit), given.tree("passkey"), given.text("label", visit.device()));
        return shown(visit);
    }

    private AccountView signOut(Visit visit, Arguments given) {
        if (given.text("which", "this").equals("others")) {
            accounts.signOutElsewhere(visit.own(), visit.token());
            return shown(visit);
        }
        accounts.signOut(visit.token());
        visit.remember("");
        return AccountView.NOBODY;
    }

    private AccountView password(Visit visit, Arguments given) {
        accounts.setPassword(
                visit.own(), given.text("old", ""), given.text("password"), visit.token());
        return shown(visit);
    }

    private AccountView delete(Visit visit, Arguments given) {
        Account account = visit.own();
        if (!given.text("name").equals(account.name())) {
            throw Refusal.badParameter("name", "must be yours, letter by letter");
        }
        accounts.requireProved(visit.token());
        accounts.delete(account);
        notices.forget(account.asker());
        visit.remember("");
        return AccountView.NOBODY;
    }
}
