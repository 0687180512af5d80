package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import zeriba.engine.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.store.Database;

/** Notices to people who are away, whatever database they are kept in. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class NoticeContract {

    private static final String ADDRESS = "https://zeriba.example.org";

    private final BlockingQueue<String> posted = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> pushed = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> mailed = new LinkedBlockingQueue<>();
    private final HandTime time = new HandTime();
    private HttpServer elsewhere;
    private ServerSocket mailServer;
    private WebServer server;

    abstract Database database();

    @BeforeAll
    void begin() throws Exception {
        elsewhere = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        elsewhere.createContext(
                "/hook",
                request -> {
                    posted.add(
                            new String(
                                    request.getRequestBody().readAllBytes(),
                                    StandardCharsets.UTF_8));
                    request.sendResponseHeaders(204, -1);
                    request.close();
                });
        elsewhere.createContext(
                "/push",
                request -> {
                    assertThat(request.getRequestHeaders().getFirst("Authorization"))
                            .startsWith("vapid t=");
                    assertThat(request.getRequestHeaders().getFirst("TTL")).isEqualTo("259200");
                    pushed.add(request.getRequestBody().readAllBytes());
                    request.sendResponseHeaders(201, -1);
                    request.close();
                });
        elsewhere.createContext(
                "/gone",
                request -> {
                    posted.add("gone");
                    request.sendResponseHeaders(410, -1);
                    request.close();
                });
        elsewhere.start();
        mailServer = new ServerSocket(0, 10, InetAddress.getByName("localhost"));
        Thread.ofVirtual().start(this::receive);
        server = started();
    }

    private WebServer started() throws CannotListenException {
        Settings settings =
                Settings.preset()
                        .with(Setting.PUBLIC_ADDRESS, ADDRESS)
                        .with(Setting.NOTICE_DELAY, "0")
                        .with(Setting.WEBHOOK_HOSTS, "localhost")
                        .with(Setting.PUSH, "on")
                        .with(Setting.PUSH_CONTACT, "mailto:host@example.org")
                        .with(Setting.PUSH_HOSTS, "localhost")
                        .with(Setting.SMTP_HOST, "localhost")
                        .with(Setting.SMTP_PORT, Integer.toString(mailServer.getLocalPort()))
                        .with(Setting.SMTP_SECURITY, "none")
                        .with(Setting.SMTP_FROM, "zeriba@example.org");
        WebServer started =
                new WebServer(
                        List.of(new Pebbles()), new FirstOption(), database(), settings, time);
        started.listen("127.0.0.1", 0);
        return started;
    }

    @AfterAll
    void end() throws IOException {
        server.close();
        elsewhere.stop(0);
        mailServer.close();
    }

    /** A mail server that says yes to everything. */
    private void receive() {
        while (!mailServer.isClosed()) {
            try (Socket socket = mailServer.accept();
                    BufferedReader in =
                            new BufferedReader(
                                    new InputStreamReader(
                                            socket.getInputStream(), StandardCharsets.UTF_8));
                    OutputStream out = socket.getOutputStream()) {
                say(out, "220 stub");
                converse(in, out);
            } catch (IOException _) {
                // the other has gone, or the test is over
            }
        }
    }

    private void converse(BufferedReader in, OutputStream out) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("DATA")) {
                say(out, "354 go on");
                StringBuilder mail = new StringBuilder();
                for (String part = in.readLine(); !".".equals(part); part = in.readLine()) {
                    mail.append(part).append('\n');
                }
                mailed.add(mail.toString());
            }
            say(out, line.startsWith("QUIT") ? "221 bye" : "250 yes");
        }
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write('\r');
        out.write('\n');
        out.flush();
    }

    private String local(String path) {
        return "http://localhost:" + elsewhere.getAddress().getPort() + path;
    }

    /** A table where Anna is white and is to play first, Ben black. */
    private static String table(Browser anna, Browser ben) {
        return table(anna, ben, "");
    }

    private static String table(Browser anna, Browser ben, String more) {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'pebbles','scenario':'heap','mine':['white']" + more + "}");
        String link = text((Value.Fields) made.at("links"), "black");
        String table = text(made, "table");
        ben.ask(
                "claim",
                "{'table':'%s','secret':'%s'}"
                        .formatted(table, link.substring(link.indexOf('=') + 1)));
        return table;
    }

    private static void take(Browser player, String table) {
        player.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
    }

    private static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
        T found = queue.poll(20, TimeUnit.SECONDS);
        assertThat(found).as("a notice").isNotNull();
        return java.util.Objects.requireNonNull(found);
    }

    /** Everything that was due has been looked at: a notice to another has come after it. */
    private void settled() throws InterruptedException {
        Browser cara = new Browser(server);
        Browser dan = new Browser(server);
        String table = table(cara, dan);
        dan.ask("notices/webhook", "{'url':'%s'}".formatted(local("/hook?settled")));
        take(cara, table);
        assertThat(next(posted)).contains(table);
    }

    @Test
    void nobodyIsToldWhoHasNotAsked() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        take(anna, table(anna, ben));
        settled();
        assertThat(posted).isEmpty();
    }

    @Test
    void oneNoticeComesAndNoMoreUntilOneHasLooked() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(local("/hook")));
        take(anna, table);
        String notice = next(posted);
        assertThat(notice)
                .contains("Pebbles", ADDRESS + "/table/" + table, "\"allowed_mentions\"")
                .doesNotContain("seat=");
        take(ben, table);
        take(anna, table);
        settled();
        assertThat(posted).isEmpty();
        Browser.Socket socket = ben.listen(table, 0);
        socket.changed();
        take(ben, table);
        take(anna, table);
        settled();
        assertThat(posted).as("who looks on is not told").isEmpty();
        socket.socket().abort();
        take(ben, table);
        while (posted.isEmpty()) {
            take(anna, table);
            String came = posted.poll(2, TimeUnit.SECONDS);
            if (came != null) {
                assertThat(came).contains(table);
                break;
            }
            take(ben, table);
        }
        settled();
        assertThat(posted).isEmpty();
    }

    @Test
    void theLinkInAnEmailOpensTheSeat() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        ben.ask("notices/email", "{'address':'ben@example.org'}");
        String confirm = next(mailed);
        assertThat(confirm).contains("ben@example.org", "confirm your address");
        take(anna, table);
        settled();
        assertThat(mailed).as("not before the address is confirmed").isEmpty();
        take(ben, table);
        String code = confirm.strip().lines().reduce((_, last) -> last).orElseThrow();
        assertThat(ben.refused("notices/confirm", "{'address':'ben@example.org','code':'x'}"))
                .isEqualTo(-32003);
        ben.ask("notices/confirm", "{'address':'ben@example.org','code':'%s'}".formatted(code));
        take(anna, table);
        String mail = next(mailed).replaceAll("=\\n", "").replace("=3D", "=");
        Matcher link = Pattern.compile(ADDRESS + "/table/" + table + "#seat=(\\S+)").matcher(mail);
        assertThat(link.find()).as(mail).isTrue();
        Browser telephone = new Browser(server);
        telephone.ask("claim", "{'table':'%s','secret':'%s'}".formatted(table, link.group(1)));
        take(telephone, table);
        assertThat(
                        new Browser(server)
                                .refused(
                                        "claim",
                                        "{'table':'%s','secret':'guess'}".formatted(table)))
                .isEqualTo(-32003);
    }

    @Test
    void aPushIsReadByTheBrowserAlone() throws Exception {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        KeyPair keys = generator.generateKeyPair();
        byte[] auth = "sixteen letters.".getBytes(StandardCharsets.UTF_8);
        Base64.Encoder base64 = Base64.getUrlEncoder().withoutPadding();
        String own = base64.encodeToString(point((ECPublicKey) keys.getPublic()));
        assertThat(text(ben.ask("/api/notices"), "key")).hasSize(87);
        ben.ask(
                "notices/push",
                "{'endpoint':'%s','p256dh':'%s','auth':'%s'}"
                        .formatted(local("/push"), own, base64.encodeToString(auth)));
        take(anna, table);
        String read = decrypted(next(pushed), keys, auth);
        assertThat(tree(read).at("link")).isEqualTo(Value.of("/table/" + table));
        assertThat(read).contains("Your turn: Pebbles").doesNotContain("seat=");
    }

    @Test
    void whoHasLookedButNotPlayedIsRemindedOnceWhenTimeRunsShort() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben, ",'pace':{'kind':'correspondence','days':4,'reserve':0}");
        take(anna, table);
        take(ben, table);
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(local("/hook")));
        take(anna, table);
        assertThat(next(posted)).contains(table).doesNotContain("short");
        time.pass(Duration.ofHours(80));
        server.notices().remind();
        settled();
        assertThat(posted).as("not until one has looked").isEmpty();
        Browser.Socket socket = ben.listen(table, 0);
        socket.changed();
        socket.socket().abort();
        String reminder = null;
        for (int i = 0; reminder == null && i < 20; i++) {
            server.notices().remind();
            reminder = posted.poll(1, TimeUnit.SECONDS);
        }
        assertThat(reminder).contains(table, "Your time runs short");
        server.notices().remind();
        settled();
        assertThat(posted).isEmpty();
    }

    @Test
    void anAddressThatIsNoMoreIsForgotten() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(local("/gone")));
        take(anna, table);
        assertThat(next(posted)).isEqualTo("gone");
        settled();
        assertThat(ben.ask("/api/notices").at("ways")).isEqualTo(Value.of(List.of()));
    }

    @Test
    void onlyHostsThatAreNamedAreSentTo() {
        Browser anna = new Browser(server);
        for (String url :
                List.of(
                        "https://127.0.0.1/x",
                        "http://evil.example/x",
                        "https://localhost@evil.example/",
                        "file:///etc/passwd",
                        "not an address")) {
            assertThat(anna.refused("notices/webhook", "{'url':'%s'}".formatted(url)))
                    .as(url)
                    .isEqualTo(-32602);
        }
        assertThat(anna.refused("notices/email", "{'address':'a@b Bcc: c@d'}")).isEqualTo(-32602);
        assertThat(anna.refused("notices/fly", "{}")).isEqualTo(-32601);
    }

    @Test
    void wishesGoAlongWithTheAccountAndAreTakenBack() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        String hook = local("/hook");
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(hook));
        ben.ask(
                "account/sign-up",
                "{'name':'Ben %s','password':'a fence of thorns'}".formatted(table));
        assertThat(ben.get("/api/account/export").body()).contains(hook);
        take(anna, table);
        assertThat(next(posted)).contains(table);
        ben.ask("notices/remove", "{'kind':'webhook','target':'%s'}".formatted(hook));
        assertThat(ben.ask("/api/notices").at("ways")).isEqualTo(Value.of(List.of()));
        assertThat(new Browser(server).ask("/api/notices").at("ways"))
                .isEqualTo(Value.of(List.of()));
    }

    private static byte[] point(ECPublicKey key) {
        byte[] all = new byte[65];
        all[0] = 4;
        put(key.getW().getAffineX().toByteArray(), all, 1);
        put(key.getW().getAffineY().toByteArray(), all, 33);
        return all;
    }

    private static void put(byte[] number, byte[] into, int at) {
        int length = Math.min(32, number.length);
        System.arraycopy(number, number.length - length, into, at + 32 - length, length);
    }

    /** What a browser makes of a message: RFC 8291 and 8188, a second time. */
    private static String decrypted(byte[] body, KeyPair own, byte[] auth)
            throws GeneralSecurityException {
        ByteBuffer read = ByteBuffer.wrap(body);
        byte[] salt = new byte[16];
        read.get(salt);
        read.getInt();
        byte[] theirs = new byte[read.get()];
        read.get(theirs);
        byte[] sealed = new byte[read.remaining()];
        read.get(sealed);
        ECPublicKey mine = (ECPublicKey) own.getPublic();
        ECPoint at =
                new ECPoint(
                        new java.math.BigInteger(1, Arrays.copyOfRange(theirs, 1, 33)),
                        new java.math.BigInteger(1, Arrays.copyOfRange(theirs, 33, 65)));
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(
                KeyFactory.getInstance("EC")
                        .generatePublic(new ECPublicKeySpec(at, mine.getParams())),
                true);
        byte[] info =
                joined("WebPush: info\0".getBytes(StandardCharsets.UTF_8), point(mine), theirs);
        byte[] key = derived(auth, agreement.generateSecret(), info, 32);
        byte[] content =
                derived(
                        salt,
                        key,
                        "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.UTF_8),
                        16);
        byte[] nonce =
                derived(
                        salt,
                        key,
                        "Content-Encoding: nonce\0".getBytes(StandardCharsets.UTF_8),
                        12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.DECRYPT_MODE,
                new SecretKeySpec(content, "AES"),
                new GCMParameterSpec(128, nonce));
        String plain = new String(cipher.doFinal(sealed), StandardCharsets.UTF_8);
        return plain.substring(0, plain.lastIndexOf('}') + 1);
    }

    private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length)
            throws GeneralSecurityException {
        byte[] key = hmac(salt, secret);
        return Arrays.copyOf(hmac(key, joined(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] joined(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(p -> p.length).sum());
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }
}
