package zeriba.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.at;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.http.Browser;
import zeriba.server.http.WebServer;
import zeriba.server.json.Json;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** Accounts: names, passwords, passkeys and sessions. */
abstract class AccountContract extends AccountHouse {

    @Test
    void whoHasSignedUpSignsInWithNameAndPassword() {
        Person anna = new Person().signedUp();
        assertThat(anna.isSignedIn()).isTrue();
        anna.ask("sign-out", "{}");
        assertThat(anna.isSignedIn()).isFalse();
        anna.isRefused("sign-in", anna.signIn("a fence of horns"), "name or password is wrong");
        assertThat(anna.isSignedIn()).isFalse();
        anna.ask(
                "sign-in",
                "{'name':'%s','password':'%s'}"
                        .formatted(anna.name.toUpperCase(java.util.Locale.ROOT), PASSWORD));
        assertThat(at((Value.Fields) anna.account(), "name")).isEqualTo(Value.of(anna.name));
    }

    @Test
    void namesAndPasswordsAreChecked() {
        Person anna = new Person().signedUp();
        Person ben = new Person();
        ben.isRefused("sign-up", anna.signIn(PASSWORD).replace(' ', '_'), "");
        ben.isRefused("sign-up", anna.signIn(PASSWORD), "this name is taken");
        ben.isRefused("sign-up", "{'name':'Ben','password':'short'}", "10 to 200 characters");
        ben.isRefused("sign-up", "{'name':'<b>Ben</b>','password':'long enough'}", "2 to 32");
        ben.isRefused("sign-up", "{'name':'Ben'}", "give a password or a passkey");
        ben.isRefused("password", "{'password':'long enough'}", "sign in first");
        ben.isRefused("fly", "{}", "no such operation");
        assertThat(ben.isSignedIn()).isFalse();
    }

    @Test
    void theTokenIsForTheServerAloneAndKeptAsADigest() {
        Person anna = new Person();
        String cookie =
                anna
                        .post("sign-up", anna.signIn(PASSWORD))
                        .headers()
                        .allValues("Set-Cookie")
                        .stream()
                        .filter(c -> c.startsWith("zeriba_session="))
                        .findFirst()
                        .orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/");
        String token = cookie.substring("zeriba_session=".length(), cookie.indexOf(';'));
        assertThat(token).hasSizeGreaterThan(40);
        String kept =
                server.tables()
                        .read(h ->
                                h.select("select * from session").mapToMap().list().toString()
                                        + h.select("select * from account").mapToMap().list());
        assertThat(kept).doesNotContain(token, PASSWORD).contains("$argon2id$v=19$m=19456,t=2,p=1");
        assertThat(anna.browser.get("/api/account").body()).doesNotContain(token, "argon2");
    }

    @Test
    void guessingIsSlowedDown() {
        Person anna = new Person().signedUp();
        Person thief = new Person();
        for (int i = 0; i < 20; i++) {
            thief.isRefused("sign-in", anna.signIn("guess number " + i), "is wrong");
        }
        thief.isRefused("sign-in", anna.signIn(PASSWORD), "too many attempts");
        new Person().ask("sign-in", anna.signIn(PASSWORD));
        for (int i = 0; i < 20; i++) {
            thief.post("sign-in", "{'name':'Nobody %d','password':'guess again'}".formatted(i));
        }
        thief.isRefused("sign-in", "{'name':'Nobody','password':'x'}", "too many attempts");
        assertThat(anna.isSignedIn()).isTrue();
    }

    @Test
    void whichNamesThereAreIsNotToldByWhatAPasskeyIsMadeFrom() {
        Person anna = new Person().signedUp();
        Person eve = new Person();
        for (String name : List.of(anna.name, "Nobody At All")) {
            assertThat(eve.ask("passkey-options", "{'name':'%s'}".formatted(name)).fields())
                    .containsKeys("challenge", "ticket");
        }
        for (int i = 2; i < 40; i++) {
            eve.ask("passkey-options", "{'name':'%s'}".formatted(anna.name));
        }
        eve.isRefused("passkey-options", "{'name':'%s'}".formatted(anna.name), "too many attempts");
    }

    @Test
    void passwordsThatAreTriedFirstAreRefused() {
        Person ben = new Person();
        ben.isRefused("sign-up", "{'name':'Ben','password':'1234567890'}", "tried first");
    }

    @Test
    void otherSitesCannotSignAnybodyInOrOut() {
        Person anna = new Person().signedUp();
        HttpResponse<String> answer =
                anna.browser.post("/api/account/sign-out", "{}", "Origin", "https://evil.example");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(anna.isSignedIn()).isTrue();
    }

    @Test
    void seatsGoAlongToEveryBrowser() {
        Person anna = new Person();
        String[] table = hosted(anna.browser);
        anna.signedUp();
        assertThat(anna.browser.ask("view", only(table[0])).at("mine"))
                .isEqualTo(Value.texts(List.of("white")));
        Browser other = new Browser(server);
        assertThat(other.ask("view", only(table[0])).at("mine")).isEqualTo(Value.texts(List.of()));
        other.post("/api/account/sign-in", anna.signIn(PASSWORD), "X-Forwarded-For", anna.address);
        assertThat(other.ask("view", only(table[0])).at("mine"))
                .isEqualTo(Value.texts(List.of("white")));
        other.ask("play", "{'table':'%s','action':'take 1','entry':0}".formatted(table[0]));
        assertThat(((Value.Items) other.ask("/api/tables").at("tables")).items()).hasSize(1);
        anna.ask("sign-out", "{}");
        assertThat(anna.browser.ask("view", only(table[0])).at("mine"))
                .isEqualTo(Value.texts(List.of()));
    }

    @Test
    void aSocketEndsWithTheSession() {
        Person anna = new Person().signedUp();
        String[] table = hosted(anna.browser);
        Browser.Socket socket = anna.browser.listen(table[0], 0);
        assertThat(socket.changed().at("mine")).isEqualTo(Value.texts(List.of("white")));
        anna.ask("sign-out", "{}");
        Browser ben = new Browser(server);
        ben.ask("claim", claim(table));
        assertThat(socket.next().at("closed")).isInstanceOf(Value.Whole.class);
    }

    @Test
    void aNewPasswordSignsOtherBrowsersOut() {
        Person anna = new Person().signedUp();
        Person elsewhere = new Person();
        elsewhere.ask("sign-in", anna.signIn(PASSWORD));
        assertThat(elsewhere.isSignedIn()).isTrue();
        anna.isRefused("password", "{'old':'a guess','password':'a new fence'}", "old password");
        anna.ask("password", "{'old':'%s','password':'a new fence'}".formatted(PASSWORD));
        assertThat(elsewhere.isSignedIn()).isFalse();
        assertThat(anna.isSignedIn()).isTrue();
        elsewhere.ask("sign-in", anna.signIn("a new fence"));
        anna.ask("sign-out", "{'which':'others'}");
        assertThat(elsewhere.isSignedIn()).isFalse();
    }

    @Test
    void aPasskeyOpensAnAccountWithoutAPassword() {
        Person anna = new Person();
        SoftKey key = new SoftKey(ORIGIN);
        Value.Fields options = anna.ask("passkey-options", "{'name':'%s'}".formatted(anna.name));
        assertThat(at(options, "rp", "id")).isEqualTo(Value.of("zeriba.example.org"));
        String made = key.made(options);
        String signUp =
                "{'name':'%s','ticket':'%s','passkey':%s}"
                        .formatted(anna.name, text(options, "ticket"), made);
        anna.ask("sign-up", signUp);
        assertThat(at((Value.Fields) anna.account(), "password")).isEqualTo(Value.of(false));
        anna.ask("sign-out", "{}");
        anna.isRefused("sign-up", signUp, "took too long");
        String answer = key.signed(anna.ask("passkey-challenge", "{}"));
        anna.ask("passkey-sign-in", "{'passkey':" + answer + "}");
        assertThat(anna.isSignedIn()).isTrue();
        anna.isRefused("passkey-sign-in", "{'passkey':" + answer + "}", "took too long");
        String id = text(tree(answer), "id");
        anna.isRefused("passkey-remove", "{'id':'" + id + "'}", "the only way");
        anna.isRefused("sign-in", anna.signIn(""), "password");
        anna.ask("password", "{'password':'%s'}".formatted(PASSWORD));
        anna.ask("passkey-remove", "{'id':'" + id + "'}");
        String again = key.signed(anna.ask("passkey-challenge", "{}"));
        anna.isRefused("passkey-sign-in", "{'passkey':" + again + "}", "nobody here");
    }

    @Test
    void aPasskeyOfAnotherSiteOrKeyDoesNotHold() {
        Person anna = new Person().signedUp();
        SoftKey key = new SoftKey(ORIGIN);
        String made = key.made(anna.ask("passkey-options", "{}"));
        anna.ask("passkey-add", "{'passkey':%s,'label':'Pocket'}".formatted(made));
        Value.Items keys = (Value.Items) at((Value.Fields) anna.account(), "passkeys");
        assertThat(text((Value.Fields) keys.items().getFirst(), "label")).isEqualTo("Pocket");
        Value.Fields challenge = anna.ask("passkey-challenge", "{}");
        String signed = key.signed(challenge);
        String own = text((Value.Fields) tree(signed).at("response"), "signature");
        String other =
                text(
                        (Value.Fields) tree(new SoftKey(ORIGIN).signed(challenge)).at("response"),
                        "signature");
        anna.isRefused(
                "passkey-sign-in", "{'passkey':" + signed.replace(own, other) + "}", "not hold");
        SoftKey elsewhere = new SoftKey("https://zeriba.example.com");
        anna.isRefused(
                "passkey-add",
                "{'passkey':" + elsewhere.made(anna.ask("passkey-options", "{}")) + "}",
                "not hold");
        anna.isRefused("passkey-add", "{'passkey':{'id':'x'}}", "not hold");
        String foreign = Json.write(challenge.with("challenge", Value.of("AAAA")));
        anna.isRefused(
                "passkey-sign-in",
                "{'passkey':" + key.signed(tree(foreign)) + "}",
                "took too long");
    }

    @Test
    void nobodySignsUpWhereAccountsAreClosed() throws CannotListenException {
        server.close();
        try (WebServer closed =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        database(),
                        Settings.preset().with(Setting.ACCOUNTS, "closed"))) {
            closed.listen("127.0.0.1", 0);
            Browser anna = new Browser(closed);
            assertThat(
                            anna.post(
                                            "/api/account/sign-up",
                                            "{'name':'Al','password':'0123456789'}")
                                    .body())
                    .contains("no accounts are made");
            assertThat(anna.ask("/api/account").at("account")).isEqualTo(Value.NOTHING);
            assertThat(anna.post("/api/account/passkey-challenge", "{}").body())
                    .contains("public address");
        } finally {
            server = started();
        }
    }

    /** Signed in long ago, in a browser that somebody may have left open. */
    private void signedInLongAgo() {
        server.tables().write(h -> h.execute("update session set made_at = 1"));
    }

    @Test
    void whoFindsABrowserSignedInNeitherTakesTheAccountNorDeletesIt() {
        Person anna = new Person().signedUp();
        String delete = "{'name':'%s'}".formatted(anna.name);
        signedInLongAgo();
        anna.isRefused("delete", delete, "sign in again");
        anna.isRefused("passkey-options", "{}", "sign in again");
        anna.isRefused("passkey-add", "{'passkey':{'id':'x'}}", "sign in again");
        anna.isRefused("passkey-remove", "{'id':'x'}", "sign in again");
        anna.ask("sign-in", anna.signIn(PASSWORD));
        anna.ask("passkey-options", "{}");
        anna.ask("delete", delete);
    }

    @Test
    void signingInAgainLeavesNoSecondSession() {
        Person anna = new Person().signedUp();
        anna.ask("sign-in", anna.signIn(PASSWORD));
        Value.Items sessions = (Value.Items) at((Value.Fields) anna.account(), "sessions");
        assertThat(sessions.items()).hasSize(1);
    }

    @Test
    void namesThatLookAlikeAreOne() {
        String end = " the " + ++people;
        new Person().ask("sign-up", signUp("Paolo" + end));
        for (String like : List.of("Pa\u043elo", "P\u0430olo", "Pao1o", "Paol0", "\u03A1aolo")) {
            new Person().isRefused("sign-up", signUp(like + end), "looks like another");
        }
        new Person().ask("sign-up", signUp("Paola" + end));
    }

    private static String signUp(String name) {
        return "{'name':'%s','password':'%s'}".formatted(name, PASSWORD);
    }

    @Test
    void whatNobodySeesIsInNoNameNoLevelAndNoRemark() {
        Person anna = new Person().signedUp();
        for (String mark :
                List.of("\\u202e", "\\u2066", "\\u200f", "\\u0007", "\\u2028", "\\ufeff")) {
            new Person().isRefused("sign-up", signUp("Eve" + mark + "il"), "");
            String open =
                    "{'game':'pebbles','mine':['white'],'open':'yes','level':'x" + mark + "'}";
            assertThat(anna.browser.refused("tables", open)).isEqualTo(-32602);
        }
        String[] table = hosted(anna.browser);
        anna.browser.ask(
                "say",
                "{'table':'%s','word':'chat','text':'see\\u202e here\\u200b \ud83d\ude00'}"
                        .formatted(table[0]));
        assertThat(anna.browser.ask("view", only(table[0])).at("chat").toString())
                .contains("see here \ud83d\ude00");
        assertThat(
                        anna.browser.refused(
                                "say",
                                "{'table':'%s','word':'nonce','text':'a\\u202eb'}"
                                        .formatted(table[0])))
                .isEqualTo(-32602);
    }

    private static final String[] ENCRYPTED = {"X-Forwarded-Proto", "https"};

    /** Asked over HTTPS, as the proxy says, with these cookies. */
    private HttpResponse<String> encrypted(String path, String body, String cookies) {
        return cookies.isEmpty()
                ? new Browser(server).post(path, body, ENCRYPTED)
                : new Browser(server)
                        .post(path, body, "X-Forwarded-Proto", "https", "Cookie", cookies);
    }

    private static String given(HttpResponse<String> answer, String name) {
        return answer.headers().allValues("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith(name + "="))
                .findFirst()
                .map(cookie -> cookie.substring(0, cookie.indexOf(';')))
                .orElse("");
    }

    @Test
    void overHttpsNoCookieCountsThatAnotherHostCouldHaveSet() {
        String open = "{'game':'pebbles','mine':['white']}";
        HttpResponse<String> first = encrypted("/api/tables", open, "zeriba=chosen-by-a-neighbour");
        String cookie = given(first, "__Host-zeriba");
        assertThat(cookie).isNotEmpty();
        assertThat(first.headers().allValues("Set-Cookie").toString())
                .contains("Path=/", "Secure", "HttpOnly")
                .doesNotContain("Domain");
        String view = only(text(tree(first.body()), "table"));
        assertThat(tree(encrypted("/api/view", view, cookie).body()).at("mine"))
                .isEqualTo(Value.texts(List.of("white")));
        assertThat(
                        tree(encrypted("/api/view", view, "zeriba=chosen-by-a-neighbour").body())
                                .at("mine"))
                .isEqualTo(Value.of(List.of()));
        Person anna = new Person().signedUp();
        HttpResponse<String> signedIn =
                encrypted("/api/account/sign-in", anna.signIn(PASSWORD), cookie);
        String session = given(signedIn, "__Host-zeriba_session");
        assertThat(tree(encrypted("/api/view", view, session).body()).at("mine"))
                .isEqualTo(Value.texts(List.of("white")));
        assertThat(
                        encrypted(
                                        "/api/account/block",
                                        "{'name':'x'}",
                                        session.replace("__Host-", ""))
                                .body())
                .as("a session that another host could have set")
                .contains("sign in first");
    }

    @Test
    void aCookieThatAnEarlierServerGaveStillHasItsSeatsOverHttps() {
        Browser before = new Browser(server);
        HttpResponse<String> made =
                before.post("/api/tables", "{'game':'pebbles','mine':['white']}");
        String view = only(text(tree(made.body()), "table"));
        assertThat(tree(encrypted("/api/view", view, given(made, "zeriba")).body()).at("mine"))
                .isEqualTo(Value.texts(List.of("white")));
    }
}
