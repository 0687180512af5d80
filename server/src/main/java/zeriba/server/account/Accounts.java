package zeriba.server.account;

import java.text.Normalizer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import zeriba.engine.text.Value;
import zeriba.server.account.AccountRows.PasskeyRow;
import zeriba.server.account.AccountRows.SessionRow;
import zeriba.server.database.Secrets;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.PlayerDirectory;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;

/**
 * Who has signed up and from which browsers they are signed in. A session is a random token that
 * the browser has in a cookie and the database as a digest.
 */
public final class Accounts implements PlayerDirectory {

    /** A session that nobody has used for so long has ended. */
    private static final Duration LONGEST_UNUSED = Duration.ofDays(90);

    /** So long a session is believed without asking the database: others may have ended it. */
    private static final Duration BELIEVED = Duration.ofSeconds(20);

    private static final Duration PREPARED = Duration.ofMinutes(5);

    /** [design] So long after signing in somebody has proved who they are. */
    private static final Duration PROVED = Duration.ofMinutes(15);

    private static final Duration DAY = Duration.ofDays(1);
    private static final int MOST_BELIEVED = 20_000;
    private static final int SHORTEST_PASSWORD = 10;
    private static final int LONGEST_PASSWORD = 200;
    private static final Pattern NAME =
            Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._-]{0,30}[\\p{L}\\p{N}]");

    private record Believed(Account account, long until) {}

    private final StoredTables tables;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();
    private final Passwords passwords = new Passwords();
    private final OneTimeTokens tickets;
    private final Passkeys passkeys;
    private final AttemptLimit together;
    private final AttemptLimit byAddress;
    private final Map<String, Believed> believed = new ConcurrentHashMap<>();
    private final Map<String, String> names = new ConcurrentHashMap<>();
    private final Blocks blocks;

    public Accounts(StoredTables tables, InstantSource clock) {
        this.tables = tables;
        this.clock = clock;
        this.blocks = new Blocks(tables, clock);
        this.tickets = new OneTimeTokens(tables, clock);
        this.passkeys = new Passkeys(tickets);
        this.together = new AttemptLimit("name", 20, Duration.ofMinutes(15), clock, tables);
        this.byAddress = new AttemptLimit("network", 40, Duration.ofMinutes(15), clock, tables);
        if (tables.read(AccountRows::lacksLooks)) {
            tables.write(AccountRows::look);
        }
    }

    /** Who does not want to meet whom. */
    public Blocks blocks() {
        return blocks;
    }

    /** The account that is signed in with this session's token. */
    public Optional<Account> signedIn(String token) {
        String hash = Secrets.digest(token);
        long now = clock.millis();
        Believed known = believed.get(hash);
        if (known != null && known.until() > now) {
            return Optional.of(known.account());
        }
        long since = now - LONGEST_UNUSED.toMillis();
        Optional<Account> found = tables.read(h -> AccountRows.ofSession(h, hash, since));
        if (found.isPresent()) {
            if (believed.size() >= MOST_BELIEVED) {
                believed.clear();
            }
            believed.put(hash, new Believed(found.get(), now + BELIEVED.toMillis()));
        } else {
            believed.remove(hash);
        }
        return found;
    }

    /** Notes once a day that a session is in use. */
    void use(String token) {
        String hash = Secrets.digest(token);
        long now = clock.millis();
        tables.write(h -> {
            AccountRows.use(h, hash, now);
            AccountRows.endSessionsBefore(h, now - LONGEST_UNUSED.toMillis());
        });
    }

    /** A new account under a name that nobody has. */
    public Account signUp(String wanted, String password, String address) {
        requireAttempt(byAddress, address);
        Account account = fresh(wanted);
        String hash = passwords.hash(checked(password, account.name()));
        keep(account, hash, Optional.empty());
        return account;
    }

    /** A new account that is entered by a passkey alone. */
    public Account signUp(Account prepared, String origin, Value.Fields passkey, String label) {
        PasskeyRow row = passkeys.made(origin, prepared.id(), label, passkey, clock.millis());
        keep(prepared, "", Optional.of(row));
        return prepared;
    }

    /** An account that is not kept yet: its name is free, its id new. */
    public Account fresh(String wanted) {
        Account account = named(wanted);
        requireFree(account.name());
        return account;
    }

    /** The same for whoever only begins: whether a name is free is told when an account is made. */
    public Account begun(String wanted, String address) {
        requireAttempt(byAddress, address);
        return named(wanted);
    }

    private Account named(String wanted) {
        String name = Normalizer.normalize(wanted.strip(), Normalizer.Form.NFKC);
        if (!NAME.matcher(name).matches()) {
            throw Refusal.badParameter(
                    "name", "2 to 32 letters and digits, inside also spaces, points and strokes");
        }
        return new Account(secrets.fresh().substring(0, 22), name, clock.millis());
    }

    /** A word with which a browser comes back to make this very account with a passkey. */
    public String ticketFor(Account prepared) {
        return prepared.id()
                + "."
                + tickets.give(prepared.asker(), purpose(prepared.id()), PREPARED);
    }

    /** The account that such a word was given for. */
    public Account prepared(String wanted, String ticket) {
        int point = ticket.indexOf('.');
        String id = point < 0 ? "" : ticket.substring(0, point);
        if (!tickets.take(ticket.substring(point + 1), purpose(id))) {
            throw Refusal.notNow("this took too long; try once more");
        }
        Account account = fresh(wanted);
        return new Account(id, account.name(), account.madeAt());
    }

    private static String purpose(String id) {
        return "sign up " + id;
    }

    private void requireFree(String name) {
        tables.read(h -> {
            requireFree(h, name);
            return name;
        });
    }

    private static void requireFree(Handle handle, String name) {
        if (AccountRows.named(handle, key(name)).isPresent()) {
            throw Refusal.notNow("this name is taken");
        }
        if (AccountRows.isLikeAnother(handle, name)) {
            throw Refusal.notNow("this name looks like another that is taken; choose a third");
        }
    }

    private void keep(Account account, String password, Optional<PasskeyRow> passkey) {
        tables.write(h -> {
            requireFree(h, account.name());
            AccountRows.insert(h, account, key(account.name()), password);
            passkey.ifPresent(row -> AccountRows.insertPasskey(h, row));
        });
    }

    static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .strip()
                .replaceAll("[ ._-]+", " ");
    }

    private static String checked(String password, String name) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw Refusal.badParameter(
                    "password",
                    "must have " + SHORTEST_PASSWORD + " to " + LONGEST_PASSWORD + " characters");
        }
        if (PasswordStrength.areFew(password, name)) {
            throw Refusal.badParameter(
                    "password",
                    "is one of those that are tried first; take three or four words that have"
                            + " nothing to do with each other");
        }
        return password;
    }

    /** The account of this name and password; refused without saying which of them is wrong. */
    public Account signIn(String name, String password, String address) {
        requireAttempt(byAddress, address);
        // never by the name alone: a stranger's attempts would lock the owner out
        String both = key(name) + " from " + address;
        requireAttempt(together, both);
        Optional<Account> account = tables.read(h -> AccountRows.named(h, key(name)));
        String kept =
                account.map(a -> tables.read(h -> AccountRows.password(h, a.id()))).orElse("");
        if (!passwords.isRight(password, kept) || account.isEmpty()) {
            throw Refusal.notNow("name or password is wrong");
        }
        together.forget(both);
        return account.get();
    }

    private static void requireAttempt(AttemptLimit attempts, String who) {
        if (!attempts.mayTry(who)) {
            throw Refusal.notNow("too many attempts; wait a quarter of an hour");
        }
    }

    /** What a browser is to make a passkey for {@code account} from. */
    public Passkeys.Creation makingPasskey(Account account, String origin) {
        return passkeys.making(origin, account.id(), account.name(), passkeysOf(account));
    }

    /** Adds the passkey that a browser has made. */
    public void addPasskey(Account account, String origin, Value.Fields made, String label) {
        PasskeyRow row = passkeys.made(origin, account.id(), label, made, clock.millis());
        tables.write(h -> AccountRows.insertPasskey(h, row));
    }

    /** What a browser is to sign in with a passkey. */
    public Passkeys.Challenge usingPasskey(String origin, String address) {
        requireAttempt(byAddress, address);
        return passkeys.using(origin);
    }

    /** The account that a passkey opens. */
    public Account signInWithPasskey(String origin, Value.Fields answer) {
        PasskeyRow passkey =
                tables.read(h -> AccountRows.passkey(h, Passkeys.idOf(answer)))
                        .orElseThrow(() -> Refusal.notNow("nobody here has this passkey"));
        long counter = passkeys.used(origin, passkey, answer);
        tables.write(h -> AccountRows.count(h, passkey.id(), counter));
        return tables.read(h -> AccountRows.account(h, passkey.account())).orElseThrow();
    }

    List<PasskeyRow> passkeysOf(Account account) {
        return tables.read(h -> AccountRows.passkeysOf(h, account.id()));
    }

    /** Takes a passkey away, but not the last way in. */
    public void removePasskey(Account account, String id) {
        if (!hasPassword(account) && passkeysOf(account).size() < 2) {
            throw Refusal.notNow("this is the only way into your account");
        }
        tables.write(h -> {
            if (AccountRows.removePasskey(h, account.id(), id) == 0) {
                throw Refusal.notNow("you have no such passkey");
            }
        });
    }

    boolean hasPassword(Account account) {
        return !tables.read(h -> AccountRows.password(h, account.id())).isEmpty();
    }

    /**
     * Refuses what would give the account to whoever finds a browser signed in: who does that has
     * signed in just now.
     */
    public void requireProved(String token) {
        long begun = tables.read(h -> AccountRows.begun(h, Secrets.digest(token)));
        if (begun < clock.millis() - PROVED.toMillis()) {
            throw Refusal.notNow(
                    "this is for who has signed in within the last "
                            + PROVED.toMinutes()
                            + " minutes: sign out, sign in again, and go on");
        }
    }

    /** Sets a password; whoever has one must say it. All other browsers are signed out. */
    public void setPassword(Account account, String old, String password, String token) {
        String kept = tables.read(h -> AccountRows.password(h, account.id()));
        requireAttempt(together, account.id());
        if (kept.isEmpty()) {
            requireProved(token);
        } else if (!passwords.isRight(old, kept)) {
            throw Refusal.notNow("the old password is wrong");
        }
        String hash = passwords.hash(checked(password, account.name()));
        tables.write(h -> AccountRows.setPassword(h, account.id(), hash));
        signOutElsewhere(account, token);
    }

    /** A new session of {@code account} in a browser: its token, which nobody can read again. */
    public String begin(Account account, Principal browser, String device) {
        String token = secrets.fresh();
        long now = clock.millis();
        SessionRow row = new SessionRow(Secrets.digest(token), device, now, now);
        tables.write(h -> {
            AccountRows.insertSession(h, account.id(), row);
            AccountRows.acquaint(h, browser.id(), account.id());
        });
        return token;
    }

    List<SessionRow> sessions(Account account) {
        return tables.read(h -> AccountRows.sessions(h, account.id()));
    }

    /** Whether it is a day since the session was noted as in use. */
    boolean isDue(SessionRow session) {
        return session.usedAt() < clock.millis() - DAY.toMillis();
    }

    /** Ends a session; nothing where there is none. */
    public void signOut(String token) {
        believed.remove(Secrets.digest(token));
        tables.write(h -> AccountRows.endSession(h, Secrets.digest(token)));
    }

    /** Ends every session of {@code account} but the one with this token. */
    public void signOutElsewhere(Account account, String token) {
        believed.values().removeIf(known -> known.account().id().equals(account.id()));
        tables.write(h -> AccountRows.endSessionsBut(h, account.id(), Secrets.digest(token)));
    }

    @Override
    public Set<String> unheard(Principal asker) {
        return blocks.unheard(asker);
    }

    @Override
    public Optional<String> nameOf(String holder) {
        String id = Account.idOf(holder);
        if (id.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> known = Optional.ofNullable(names.get(id));
        if (known.isPresent()) {
            return known;
        }
        Optional<String> name = tables.read(h -> AccountRows.account(h, id)).map(Account::name);
        if (names.size() >= MOST_BELIEVED) {
            names.clear();
        }
        name.ifPresent(found -> names.put(id, found));
        return name;
    }

    /** Takes away the account and everything that is its own; games with others go on without. */
    public void delete(Account account) {
        tables.holders().leaveAll(account.asker());
        tables.write(h -> AccountRows.delete(h, account.id()));
        names.remove(account.id());
        believed.values().removeIf(known -> known.account().id().equals(account.id()));
    }
}
