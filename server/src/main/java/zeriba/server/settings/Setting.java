package zeriba.server.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeriba.server.admission.Proxies;

/** One thing that may be set: its name in the file, what it is by default, and what it does. */
public enum Setting {
    HOST(
            "host",
            "127.0.0.1",
            Form.TEXT,
            "Address to listen on; 0.0.0.0 for all of this machine. Behind a proxy leave it."),
    PORT("port", "8080", Form.NUMBER, "Port to listen on; 0 for any that is free."),
    PUBLIC_ADDRESS(
            "public-address",
            "",
            Form.ADDRESS,
            "Where players find the server, such as https://zeriba.example.org. Links in notices"
                    + " begin with it, and passkeys belong to its host. Without it neither"
                    + " e-mail nor webhooks are sent."),
    HOSTS(
            "hosts",
            "",
            Form.HOSTS,
            "Further names under which the server is asked, with spaces. The host of public-address,"
                    + " localhost and addresses of numbers need not be named; under other names"
                    + " nothing is answered."),
    MCP_KEY(
            "mcp.key",
            "",
            Form.SECRET,
            "What programs must send to use /mcp from other machines, as Authorization: Bearer KEY."
                    + " Programs on this machine and what a proxy passes on need none."),
    DATA("data", "data", Form.TEXT, "Folder of the SQLite database."),
    DATABASE(
            "database",
            "",
            Form.TEXT,
            "postgresql://user@host:5432/name, in place of SQLite. Several servers may share one."),
    CLUSTER(
            "cluster",
            "",
            Form.TEXT,
            "HOST:PORT of this server for the others on the same PostgreSQL, on a network that is"
                    + " theirs alone: whoever reaches the port is believed. With it each table has"
                    + " one server that owns it, and any of them may be asked."),
    CLUSTER_CONFIG(
            "cluster.config",
            "",
            Form.TEXT,
            "File with settings of Apache Pekko (HOCON) for the cluster, such as those of TLS."),
    DATABASE_PASSWORD("db.password", "", Form.SECRET, "Password of the PostgreSQL user."),
    LOG("log", "warn", Form.LEVEL, "What goes to standard error: error, warn, info or debug."),
    METRICS(
            "metrics",
            "local",
            Form.METRICS,
            "Who may read /metrics: local (requests from this machine alone), all, or off."),
    PROXY(
            "behind-proxy",
            "off",
            Form.SWITCH,
            "on: the same as proxies = loopback, as long as proxies says nothing."),
    PROXIES(
            "proxies",
            "",
            Form.PROXIES,
            "Proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses"
                    + " and networks (10.1.2.0/24) with spaces; loopback is this machine, private"
                    + " all private networks, such as that of a container."),
    LIMITS(
            "limits",
            "on",
            Form.SWITCH,
            "off: no limits to how much one address may ask, as benches on one machine need."),
    AWAKE(
            "tables.awake",
            "0",
            Form.NUMBER,
            "How many tables are in memory at most; 0: what half of the memory has room for. Those"
                    + " that nobody watches are put away first, and read again when needed."),
    STOP_NOTICE(
            "stop.notice-seconds",
            "60",
            Form.NUMBER,
            "How long before it ends a server that is told to (SIGTERM) tells those at its tables,"
                    + " while /ready sends whoever comes elsewhere; with nobody there it ends at"
                    + " once."),
    EXPERIMENTS(
            "experiments",
            "local",
            Form.METRICS,
            "Who may run experiments here and see them: local (from this machine alone; what a"
                    + " proxy passes on does not come from here), all, who may then also stop and"
                    + " remove what others began, or off."),
    EXPERIMENT_GAMES(
            "experiments.games",
            "20000",
            Form.NUMBER,
            "How many games one experiment may ask for here; the command knows no such limit."),
    EXPERIMENTS_KEPT(
            "experiments.kept",
            "100",
            Form.NUMBER,
            "How many experiments are kept here, in the folder experiments of data."),
    ACCOUNTS(
            "accounts",
            "open",
            Form.ACCOUNTS,
            "open: anyone may make an account; closed: nobody any more. Tables need none."),
    NOTICE_DELAY(
            "notice.delay-seconds",
            "60",
            Form.NUMBER,
            "How long somebody who is to play must be away from the table before a notice."),
    PUSH("push", "off", Form.SWITCH, "on: players may ask for notices by web push."),
    PUSH_CONTACT(
            "push.contact",
            "",
            Form.TEXT,
            "Whom the push services may write to: mailto:you@example.org. Needed for push."),
    PUSH_HOSTS(
            "push.hosts",
            "fcm.googleapis.com updates.push.services.mozilla.com web.push.apple.com"
                    + " *.push.apple.com *.notify.windows.com",
            Form.HOSTS,
            "Push services that notices may be sent to, with spaces; * for one part of a name."),
    SMTP_HOST("smtp.host", "", Form.TEXT, "Mail server; without it there are no e-mails."),
    SMTP_PORT("smtp.port", "587", Form.NUMBER, "Its port."),
    SMTP_SECURITY(
            "smtp.security",
            "starttls",
            Form.SECURITY,
            "starttls, tls, or none (only for a mail server on this machine)."),
    SMTP_USER("smtp.user", "", Form.TEXT, "Whom to sign in as; without it nobody."),
    SMTP_PASSWORD("smtp.password", "", Form.SECRET, "The password to sign in with."),
    SMTP_FROM("smtp.from", "", Form.TEXT, "The address that e-mails come from."),
    WEBHOOK_HOSTS(
            "webhook.hosts",
            "",
            Form.HOSTS,
            "Hosts that players may have notices posted to, such as discord.com; none: no"
                    + " webhooks.");

    /** What the value of a setting must be like. */
    enum Form {
        TEXT("a text"),
        NUMBER(
                "a whole number from 0 to 65535",
                "[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}"
                        + "|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"),
        ADDRESS("empty, or http:// or https:// with a host and no path", "(https?://[^/?#\\s]+)?"),
        SWITCH("on or off", "on|off"),
        LEVEL("error, warn, info or debug", "error|warn|info|debug"),
        METRICS("local, all or off", "local|all|off"),
        ACCOUNTS("open or closed", "open|closed"),
        SECURITY("starttls, tls or none", "starttls|tls|none"),
        PROXIES("loopback, private, addresses or networks such as 10.1.2.0/24, with spaces") {
            @Override
            boolean accepts(String value) {
                return Proxies.read(value).isPresent();
            }
        },
        HOSTS("names of hosts with spaces", "[A-Za-z0-9.*:\\- ]*"),
        SECRET("a secret");

        private final String said;
        private final String pattern;

        Form(String said) {
            this(said, ".*");
        }

        Form(String said, String pattern) {
            this.said = said;
            this.pattern = pattern;
        }

        boolean accepts(String value) {
            return value.matches(pattern);
        }
    }

    private final String key;
    private final String preset;
    private final Form form;
    private final String help;

    Setting(String key, String preset, Form form, String help) {
        this.key = key;
        this.preset = preset;
        this.form = form;
        this.help = help;
    }

    /** Its name in the file. */
    public String key() {
        return key;
    }

    /** Its value where nothing is set. */
    public String preset() {
        return preset;
    }

    /** What it does, in a sentence or two. */
    public String help() {
        return help;
    }

    /** Whether it may stand in the environment alone, and is never shown. */
    public boolean isSecret() {
        return form == Form.SECRET;
    }

    /** The variable of the environment that sets it, whatever the file says. */
    public String variable() {
        return "ZERIBA_" + key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    /** What {@code value} must be and is not; nothing where it is right. */
    Optional<String> objection(String value) {
        return form.accepts(value) ? Optional.empty() : Optional.of(form.said);
    }

    static Optional<Setting> named(String key) {
        return Arrays.stream(values()).filter(setting -> setting.key.equals(key)).findFirst();
    }

    static List<Setting> all() {
        return List.of(values());
    }
}
