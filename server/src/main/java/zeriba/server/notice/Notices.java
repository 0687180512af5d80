package zeriba.server.notice;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.rules.Role;
import zeriba.server.clock.Clocks;
import zeriba.server.database.Secrets;
import zeriba.server.database.Shards;
import zeriba.server.notice.NoticeRows.LinkRow;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.store.Keyring;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * Tells people who are away that they are to play: once, and then not again until they have looked
 * at the table and the game has gone on.
 */
public final class Notices implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final Duration LINK_LASTS = Duration.ofDays(30);
    private static final int MOST_AWAITED = 5_000;
    private static final long REMIND_SECONDS = 60;

    /** The part of somebody's time at which they are reminded: one in so many. */
    private static final int SHORT = 4;

    /** Who has less time than this in all does not read a notice meanwhile. */
    private static final long LEAST_TIMED_MILLIS = TimeUnit.HOURS.toMillis(2);

    private final StoredTables tables;
    private final InstantSource clock;
    private final String address;
    private final long delayMillis;
    private final Map<Contact.Kind, Channel> carriers = new EnumMap<>(Contact.Kind.class);
    private final Optional<PushChannel> push;
    private final BiPredicate<Principal, String> isLooking;
    private final NoticeWords words = new NoticeWords();
    private final Secrets secrets = new Secrets();
    private final Set<String> timed = ConcurrentHashMap.newKeySet();
    private final Set<String> due = ConcurrentHashMap.newKeySet();
    private final HttpClient client =
            HttpClient.newBuilder()
                    .connectTimeout(Duration.ofSeconds(10))
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .build();
    private final ScheduledExecutorService pool =
            Executors.newScheduledThreadPool(
                    2, Thread.ofPlatform().name("notices-", 0).daemon().factory());

    /**
     * @param isLooking whether somebody has an eye on a table just now
     */
    public Notices(
            StoredTables tables,
            Settings settings,
            InstantSource clock,
            BiPredicate<Principal, String> isLooking) {
        this.tables = tables;
        this.clock = clock;
        this.address = settings.text(Setting.PUBLIC_ADDRESS);
        this.delayMillis = TimeUnit.SECONDS.toMillis(settings.number(Setting.NOTICE_DELAY));
        this.isLooking = isLooking;
        this.push = push(settings);
        push.ifPresent(carrier -> carriers.put(Contact.Kind.PUSH, carrier));
        if (!address.isEmpty() && settings.given(Setting.SMTP_HOST).isPresent()) {
            carriers.put(Contact.Kind.EMAIL, new MailChannel(settings));
        }
        if (!address.isEmpty() && settings.given(Setting.WEBHOOK_HOSTS).isPresent()) {
            carriers.put(Contact.Kind.WEBHOOK, new WebhookChannel(client));
        }
        if (!carriers.isEmpty()) {
            pool.execute(this::resume);
            Future<?> _ =
                    pool.scheduleWithFixedDelay(
                            this::remind, REMIND_SECONDS, REMIND_SECONDS, TimeUnit.SECONDS);
        }
    }

    private Optional<PushChannel> push(Settings settings) {
        if (!settings.isOn(Setting.PUSH)) {
            return Optional.empty();
        }
        String keys = Keyring.kept(tables, "push", PushChannel.freshKeys());
        return Optional.of(new PushChannel(client, settings.text(Setting.PUSH_CONTACT), keys));
    }

    /** The kinds of notice that this server can send. */
    Set<Contact.Kind> kinds() {
        return carriers.keySet();
    }

    /** The key that browsers subscribe to web push with. */
    Optional<String> pushKey() {
        return push.map(PushChannel::publicKey);
    }

    /** What was due when the server went down is due again. */
    private void resume() {
        resume(tables::isHere);
    }

    /** What was due at tables of a shard that is this server's now is due again. */
    public void resume(int shard) {
        if (!carriers.isEmpty()) {
            resume(id -> Shards.of(id) == shard);
        }
    }

    private void resume(Predicate<String> isWanted) {
        try {
            List<String> awaited = tables.read(h -> NoticeRows.awaited(h, MOST_AWAITED));
            awaited.stream().filter(isWanted).forEach(this::consider);
        } catch (RuntimeException e) {
            LOG.warn("notices cannot be resumed: {}", e.toString());
        }
    }

    /** From now on whoever is to play at {@code table} is told. */
    public void serve(Table<?, ?> table) {
        if (!carriers.isEmpty()) {
            table.audience().listen(() -> consider(table.id()));
        }
    }

    /** In a while, whoever is then to play at the table and away is told. */
    private void consider(String table) {
        if (due.add(table)) {
            try {
                // looks by itself, and says what fails
                Future<?> _ = pool.schedule(() -> look(table), delayMillis, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException _) {
                due.remove(table);
            }
        }
    }

    /** Reminds now whoever has little time left: a quarter of what there was. */
    public void remind() {
        for (String id : Set.copyOf(timed)) {
            try {
                remind(tables.table(id));
            } catch (Refusal _) {
                timed.remove(id);
            } catch (RuntimeException e) {
                LOG.error("reminders at table {} failed", id, e);
            }
        }
    }

    private void remind(Table<?, ?> table) {
        TableSnapshot<?, ?> scene = table.scene();
        Clocks clocks = scene.clocks();
        if (!isTimed(scene)) {
            timed.remove(table.id());
        } else if (clocks.left(clocks.asked(), table.now()) < whole(clocks) / SHORT) {
            tell(table, NoticeKind.REMINDER);
        }
    }

    /** Whether somebody's time runs, and is long enough for a reminder to be of use. */
    private static boolean isTimed(TableSnapshot<?, ?> scene) {
        return scene.clocks().runs()
                && !scene.isPaused()
                && scene.journal().result().isEmpty()
                && whole(scene.clocks()) >= LEAST_TIMED_MILLIS;
    }

    private static long whole(Clocks clocks) {
        return clocks.pace().atStart() + clocks.pace().perTurn();
    }

    private void look(String id) {
        due.remove(id);
        try {
            Table<?, ?> table = tables.table(id);
            tell(table, NoticeKind.TURN);
            if (isTimed(table.scene())) {
                timed.add(id);
            }
        } catch (Refusal _) {
            // the table is no more
        } catch (RuntimeException e) {
            LOG.error("notices at table {} failed", id, e);
        }
    }

    /** Tells everybody who is to play at the table, is away, and wants to be told. */
    private void tell(Table<?, ?> table, NoticeKind telling) {
        TableSnapshot<?, ?> scene = table.scene();
        List<Role> free = scene.free();
        for (Seat seat : scene.seats().seats()) {
            if (seat instanceof Seat.Person(Role role, Set<String> holders)
                    && free.contains(role)) {
                for (String holder : holders) {
                    List<Contact> ways =
                            tables.read(
                                    h -> NoticeRows.ways(h, holder, NoticeRows.Standing.CONFIRMED));
                    if (!ways.isEmpty() && !isLooking.test(new Principal(holder), table.id())) {
                        tell(telling, table, role, holder, ways);
                    }
                }
            }
        }
    }

    private void tell(
            NoticeKind telling, Table<?, ?> table, Role role, String holder, List<Contact> ways) {
        int entry = table.scene().journal().last();
        boolean[] may = new boolean[1];
        tables.write(h -> may[0] = telling.mayTell(h, holder, table.id(), entry, clock.millis()));
        if (may[0]) {
            ways.forEach(way -> send(way, yourTurn(way, table, role, telling)));
        }
    }

    /** An e-mail is read anywhere: its link opens the seat. Others may read a webhook's. */
    private Message yourTurn(Contact way, Table<?, ?> table, Role role, NoticeKind telling) {
        String page = "/table/" + table.id();
        String link =
                switch (way.kind()) {
                    case PUSH -> page;
                    case WEBHOOK -> address + page;
                    case EMAIL ->
                            address + page + "#seat=" + seatLink(table.id(), role, way.holder());
                };
        Locale language = way.language();
        String game = table.game().about().title();
        return new Message(
                words.say(language, "turn.title", game),
                words.say(language, telling.key(), game, table.wording(language).name(role.name())),
                link);
    }

    /** Opens the seat once, as long as {@code holder} has it. */
    private String seatLink(String table, Role role, String holder) {
        String secret = secrets.fresh();
        LinkRow link =
                new LinkRow(
                        Secrets.digest(secret),
                        table,
                        role.name(),
                        holder,
                        clock.millis() + LINK_LASTS.toMillis());
        tables.write(h -> NoticeRows.insert(h, link));
        return secret;
    }

    /** Sends the code that confirms an address of e-mail. */
    void sendCode(Contact way, String code) {
        Locale language = way.language();
        Message message =
                new Message(
                        words.say(language, "confirm.title"),
                        words.say(language, "confirm.text"),
                        code);
        pool.execute(() -> send(way, message));
    }

    private void send(Contact way, Message message) {
        Channel carrier = carriers.get(way.kind());
        if (carrier == null) {
            return;
        }
        try {
            carrier.carry(way, message);
        } catch (Channel.GoneException _) {
            tables.write(h -> NoticeRows.remove(h, way.holder(), way.kind(), way.target()));
        } catch (IOException | RuntimeException e) {
            LOG.warn("a notice by {} was not sent: {}", way.kind().word(), e.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Notes that somebody looks at a table: from the next entry on they may be told again. */
    public void looked(Principal asker, String table) {
        if (!carriers.isEmpty()
                && !asker.id().isEmpty()
                && tables.read(h -> NoticeRows.isTold(h, asker.id(), table))) {
            tables.write(h -> NoticeRows.look(h, asker.id(), table));
        }
    }

    /** From now on {@code to} is told what {@code from} wanted to be told. */
    public void pass(Principal from, Principal to) {
        if (!from.equals(Principal.NOBODY) && !from.equals(to)) {
            tables.write(h -> NoticeRows.pass(h, from.id(), to.id()));
        }
    }

    /** Forgets where somebody wanted to be told. */
    public void forget(Principal asker) {
        tables.write(h -> NoticeRows.forget(h, asker.id()));
    }

    @Override
    public void close() {
        pool.shutdownNow();
        client.close();
    }
}
