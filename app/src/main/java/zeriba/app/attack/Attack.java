package zeriba.app.attack;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A way in which somebody may try to make a server useless for everybody else. */
public enum Attack {
    /** Methods that HTTP does not know. */
    METHODS(4),
    /** New tables, by all addresses that mean the same. */
    TABLES(8),
    /** New tables by the hundred, in one message on a socket. */
    BATCHES(4),
    /** New tables and sessions over MCP. */
    PROGRAMS(8),
    /** New tables and guessed links, each from an address that was made up. */
    FORGED(8),
    /** Requests whose head never ends. */
    SLOW_HEADS(2),
    /** Requests whose body never ends. */
    SLOW_BODIES(2),
    /** Answers that are taken byte by byte. */
    SLOW_READERS(2),
    /** What a veteran would choose. */
    ADVICE(24),
    /** What an attack on the board may lead to. */
    ODDS(24),
    /** Records of 20,000 entries, loaded, viewed and copied. */
    RECORDS(8),
    /** Tables on the list that anybody may join, and the list. */
    LISTINGS(8),
    /** Remarks. */
    CHAT(8),
    /** Wrong passwords, and new accounts. */
    PASSWORDS(8),
    /** Passkeys that are begun and never made. */
    PASSKEYS(8),
    /** Letters to confirm addresses of others. */
    MAILS(8),
    /** What is no JSON, or no session, over MCP. */
    NONSENSE(8),
    /** Names of other servers. */
    HOSTS(8);

    private final int atOnce;

    Attack(int atOnce) {
        this.atOnce = atOnce;
    }

    /** How many attack together. */
    int atOnce() {
        return atOnce;
    }

    /** Its name as it is typed. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The attack of this name. */
    public static Optional<Attack> named(String word) {
        return Arrays.stream(values()).filter(attack -> attack.word().equals(word)).findFirst();
    }

    /** One who attacks so. */
    Strike begin(Ground ground) {
        return switch (this) {
            case METHODS -> new Flood(ground, Floods::methods);
            case TABLES -> new Flood(ground, Floods::tables);
            case BATCHES -> new Batches(ground);
            case PROGRAMS -> new Flood(ground, Floods::programs);
            case FORGED -> new Flood(ground, Floods::forged);
            case SLOW_HEADS -> new SlowLines(ground, SlowLines.Manner.HEADS);
            case SLOW_BODIES -> new SlowLines(ground, SlowLines.Manner.BODIES);
            case SLOW_READERS -> new SlowLines(ground, SlowLines.Manner.READERS);
            case ADVICE -> new Flood(ground, Floods::advice);
            case ODDS -> new Flood(ground, Floods::odds);
            case RECORDS -> new Flood(ground, Floods::records);
            case LISTINGS -> new Flood(ground, Floods::listings);
            case CHAT -> new Flood(ground, Floods::chat);
            case PASSWORDS -> new Flood(ground, Floods::passwords);
            case PASSKEYS -> new Flood(ground, Floods::passkeys);
            case MAILS -> new Flood(ground, Floods::mails);
            case NONSENSE -> new Flood(ground, Floods::nonsense);
            case HOSTS -> new Flood(ground, Floods::hosts);
        };
    }
}
