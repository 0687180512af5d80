package zeriba.server.dice;

import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;

/**
 * The stretch of a record that is bound to one secret, as far as it has come.
 *
 * @param number how many there were before it
 * @param scheme how its throws follow from its secret
 * @param thrown whether dice have fallen in it
 * @param given what the roles have added to its dice, by name
 * @param spoken the roles that have added something or declined to, since they were last handed
 */
public record Period(
        int number, Scheme scheme, boolean thrown, Map<String, String> given, Set<String> spoken) {

    /** A secret stays used up, even where the entry lapses that said so. */
    private static final Pattern COMMITMENT = Pattern.compile("^\\S+ commitment ");

    public Period {
        given = Map.copyOf(given);
        spoken = Set.copyOf(spoken);
    }

    /** The first one of a record. */
    public static Period first(Scheme scheme) {
        return new Period(0, scheme, false, Map.of(), Set.of());
    }

    /** What was played at another table has nothing to do with the dice of this one, by now. */
    public Period afterOneBrought(Entry<?> entry) {
        return scheme == Scheme.FIRST ? after(entry) : this;
    }

    /** The period that an entry leaves, this one or the next. */
    public Period after(Entry<?> entry) {
        return switch (entry) {
            case Entry.Rolled<?> _ -> new Period(number, scheme, true, given, spoken);
            case Entry.AtTable<?>(Role by, TableAction word) -> after(by.name(), word);
            case Entry.Chose<?> _ -> this;
        };
    }

    private Period after(String by, TableAction word) {
        return switch (word) {
            case TableAction.Commitment _ -> next();
            case TableAction.Lapsed(String line) -> COMMITMENT.matcher(line).find() ? next() : this;
            case TableAction.Nonce(String text) -> given(by, text);
            case TableAction.Seat _ -> handed(by);
            case TableAction.Undo _,
                    TableAction.UndoAsk _,
                    TableAction.Resign _,
                    TableAction.Offer _,
                    TableAction.Accept _,
                    TableAction.Decline _,
                    TableAction.Retract _,
                    TableAction.Order _,
                    TableAction.Plan _,
                    TableAction.Adopt _,
                    TableAction.Timeout _,
                    TableAction.Claim _,
                    TableAction.Outcome _ ->
                    this;
        };
    }

    /** What may stand in a record after an end: the game stays over. */
    public static boolean mayFollowAnEnd(Entry<?> entry) {
        return entry instanceof Entry.AtTable<?>(_, TableAction.Adopt _)
                || entry instanceof Entry.AtTable<?>(_, TableAction.Lapsed _);
    }

    private Period next() {
        return new Period(number + 1, Scheme.SECOND, false, Map.of(), Set.of());
    }

    private Period given(String by, String text) {
        Map<String, String> more = new TreeMap<>(given);
        Set<String> spoke = new TreeSet<>(spoken);
        spoke.add(by);
        if (!text.isEmpty()) {
            more.put(by, text);
        } else if (scheme == Scheme.SECOND) {
            more.remove(by);
        }
        return new Period(number, scheme, thrown, more, spoke);
    }

    private Period handed(String role) {
        Set<String> left = new TreeSet<>(spoken);
        left.remove(role);
        return new Period(number, scheme, thrown, given, left);
    }

    /** Whether {@code role} may add to the dice, or decline to. */
    public boolean isOpenTo(String role) {
        return !thrown || (scheme == Scheme.SECOND && !spoken.contains(role));
    }

    /** Whether no die falls here before {@code role} has spoken. */
    public boolean waitsFor(String role) {
        return !spoken.contains(role) && isOpenTo(role);
    }

    /**
     * {@code ROLE=NONCE} for every role that gave one, the last it gave, in the order of the roles'
     * names, joined by commas.
     */
    public String nonces() {
        StringJoiner all = new StringJoiner(",");
        new TreeMap<>(given).forEach((role, text) -> all.add(role + "=" + text));
        return all.toString();
    }
}
