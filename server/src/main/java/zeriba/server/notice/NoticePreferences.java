package zeriba.server.notice;

import static zeriba.server.notice.NoticeRows.Standing.CONFIRMED;
import static zeriba.server.notice.NoticeRows.Standing.WAITING;
import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import zeriba.engine.schema.As;
import zeriba.server.account.Account;
import zeriba.server.account.AttemptLimit;
import zeriba.server.account.OneTimeTokens;
import zeriba.server.operation.Operation;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.store.StoredTables;

/** Notice preferences, what people wish to be told, and how: nothing, until they say so. */
public final class NoticePreferences {

    private static final Type TARGET = new Type.Text(1_000);
    private static final Type KEY = new Type.Text(200);
    private static final zeriba.server.parameter.Parameter LANGUAGE =
            optional("lang", KEY, "The language of what is told, en if none.");
    private static final Duration CONFIRM_WITHIN = Duration.ofHours(24);
    private static final int MOST_WAYS = 10;

    /** [design] Mails to confirm an address that the server sends in an hour, to all together. */
    private static final int MOST_MAILS = 200;

    private static final String EVERYBODY = "everybody";
    private static final Pattern EMAIL =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}");
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9_-]+=*");

    private final StoredTables tables;
    private final Notices notices;
    private final Settings settings;
    private final InstantSource clock;
    private final OneTimeTokens tickets;
    private final AttemptLimit mails;
    private final AttemptLimit allMails;

    public NoticePreferences(
            StoredTables tables, Notices notices, Settings settings, InstantSource clock) {
        this.tables = tables;
        this.notices = notices;
        this.settings = settings;
        this.clock = clock;
        this.tickets = new OneTimeTokens(tables, clock);
        this.mails = new AttemptLimit("mail", 3, Duration.ofHours(1), clock, tables);
        this.allMails = new AttemptLimit("mails", MOST_MAILS, Duration.ofHours(1), clock, tables);
    }

    /** All that can be asked for. */
    public List<Operation<?>> operations() {
        return List.of(
                operation(
                        "push",
                        "Asks to be told by web push to this browser.",
                        this::byPush,
                        required("endpoint", TARGET, "The address of the subscription."),
                        required("p256dh", KEY, "The subscription's key."),
                        required("auth", KEY, "The subscription's secret."),
                        LANGUAGE),
                operation(
                        "email",
                        "Asks to be told by e-mail, once a code that is sent there comes back.",
                        this::byMail,
                        required("address", TARGET, "The address."),
                        LANGUAGE),
                operation(
                        "confirm",
                        "Says the code that came by e-mail.",
                        this::confirm,
                        required("address", TARGET, "The address."),
                        required("code", KEY, "The code.")),
                operation(
                        "webhook",
                        "Asks to be told by a webhook in the form of Discord.",
                        this::byWebhook,
                        required("url", TARGET, "The address of the webhook."),
                        LANGUAGE),
                operation(
                        "remove",
                        "Asks not to be told any more in one way.",
                        this::remove,
                        required(
                                "kind", new Type.Word(List.of("push", "email", "webhook")), "How."),
                        required("target", TARGET, "Where.")));
    }

    private static Operation<NoticesShown> operation(
            String name,
            String description,
            Operation.Work<NoticesShown> work,
            zeriba.server.parameter.Parameter... parameters) {
        return new Operation<>(
                "notices/" + name,
                description,
                List.of(parameters),
                "offers, ways, waiting",
                NoticesShown.class,
                work);
    }

    /** How somebody wants to be told, and what this server offers. */
    public record NoticesShown(
            @As.Doc("The kinds of notices that this server sends.") Map<String, Boolean> offers,
            @As.OrNull @As.Doc("The server's key for web push.") Optional<String> key,
            List<Told> ways,
            @As.Doc("Those that are not confirmed yet.") List<Told> waiting) {}

    /** One way to be told. */
    public record Told(Contact.Kind kind, String target) {}

    /** How {@code asker} wants to be told, and what this server offers. */
    public NoticesShown shown(Principal asker) {
        Map<String, Boolean> offers = new LinkedHashMap<>();
        notices.kinds().forEach(kind -> offers.put(kind.word(), true));
        return new NoticesShown(
                offers, notices.pushKey(), ways(asker, CONFIRMED), ways(asker, WAITING));
    }

    private List<Told> ways(Principal asker, NoticeRows.Standing standing) {
        return tables.read(h -> NoticeRows.ways(h, asker.id(), standing)).stream()
                .map(way -> new Told(way.kind(), way.target()))
                .toList();
    }

    private NoticesShown byPush(Principal asker, Arguments given) {
        requireOffered(Contact.Kind.PUSH);
        String endpoint = requireHost("endpoint", given.text("endpoint"), Setting.PUSH_HOSTS);
        String keys = requireKey(given, "p256dh") + " " + requireKey(given, "auth");
        keep(
                new Contact(asker.id(), Contact.Kind.PUSH, endpoint, keys, language(given)),
                CONFIRMED);
        return shown(asker);
    }

    private static Locale language(Arguments given) {
        return Locale.forLanguageTag(given.text("lang", "en"));
    }

    private static String requireKey(Arguments given, String name) {
        String key = given.text(name);
        if (!BASE64.matcher(key).matches()) {
            throw Refusal.badParameter(name, "must be base64url");
        }
        return key;
    }

    private NoticesShown byWebhook(Principal asker, Arguments given) {
        requireOffered(Contact.Kind.WEBHOOK);
        String url = requireHost("url", given.text("url"), Setting.WEBHOOK_HOSTS);
        keep(new Contact(asker.id(), Contact.Kind.WEBHOOK, url, "", language(given)), CONFIRMED);
        return shown(asker);
    }

    /** Only hosts that the settings name are ever sent to; by HTTPS, but to this very machine. */
    private String requireHost(String name, String url, Setting hosts) {
        try {
            URI uri = new URI(url);
            String host = Optional.ofNullable(uri.getHost()).orElse("");
            boolean isOwn = host.equals("localhost");
            boolean isSafe = "https".equals(uri.getScheme()) || (isOwn && url.startsWith("http:"));
            if (isSafe && uri.getUserInfo() == null && settings.allows(hosts, host)) {
                return uri.toString();
            }
        } catch (URISyntaxException _) {
            // said below
        }
        throw Refusal.badParameter(
                name, "must be an https:// address at one of " + settings.text(hosts));
    }

    private NoticesShown byMail(Principal asker, Arguments given) {
        requireOffered(Contact.Kind.EMAIL);
        String address = given.text("address").strip();
        if (!EMAIL.matcher(address).matches()) {
            throw Refusal.badParameter("address", "must be an address of e-mail");
        }
        if (!Account.isOne(asker)) {
            throw Refusal.notNow("e-mail is for accounts: sign up or sign in first");
        }
        if (!mails.mayTry(asker.id())
                || !mails.mayTry(recipient(address))
                || !allMails.mayTry(EVERYBODY)) {
            throw Refusal.notNow("too many e-mails; wait an hour");
        }
        Contact way = new Contact(asker.id(), Contact.Kind.EMAIL, address, "", language(given));
        keep(way, WAITING);
        String code = tickets.give(asker, purpose(asker, address), CONFIRM_WITHIN);
        notices.sendCode(way, code);
        return shown(asker);
    }

    /** The mailbox of an address: capital letters and what follows a plus make no other. */
    private static String recipient(String address) {
        int at = address.indexOf('@');
        String box = address.substring(0, at).replaceFirst("\\+.*", "");
        return (box + address.substring(at)).toLowerCase(Locale.ROOT);
    }

    private static String purpose(Principal asker, String address) {
        return "mail " + asker.id() + " " + address;
    }

    private NoticesShown confirm(Principal asker, Arguments given) {
        String address = given.text("address").strip();
        if (!tickets.take(given.text("code").strip(), purpose(asker, address))) {
            throw Refusal.notNow("this code is not, or no more, the right one");
        }
        tables.write(h -> NoticeRows.confirm(h, asker.id(), Contact.Kind.EMAIL, address));
        return shown(asker);
    }

    private NoticesShown remove(Principal asker, Arguments given) {
        Contact.Kind kind = Contact.Kind.of(given.text("kind"));
        tables.write(h -> NoticeRows.remove(h, asker.id(), kind, given.text("target")));
        return shown(asker);
    }

    private void requireOffered(Contact.Kind kind) {
        if (!notices.kinds().contains(kind)) {
            throw Refusal.notNow("this server sends no notices by " + kind.word());
        }
    }

    private void keep(Contact way, NoticeRows.Standing standing) {
        int known =
                tables.read(h ->
                        NoticeRows.ways(h, way.holder(), CONFIRMED).size()
                                + NoticeRows.ways(h, way.holder(), WAITING).size());
        if (known >= MOST_WAYS) {
            throw Refusal.notNow("you have " + MOST_WAYS + " ways already; remove one first");
        }
        tables.write(h -> NoticeRows.insert(h, way, standing, clock.millis()));
    }
}
