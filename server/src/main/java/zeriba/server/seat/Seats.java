package zeriba.server.seat;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;

/** All seats of a table, one for each role, in the game's order. */
public record Seats(List<Seat> seats) {

    /** The line of a record's head that says who played what from the beginning. */
    public static final String HEADER = "seats";

    public Seats {
        seats = List.copyOf(seats);
    }

    /** A table where {@code asker} sits in every chair. */
    public static Seats allOf(Game<?, ?> game, Principal asker) {
        return new Seats(
                game.about().roles().stream()
                        .<Seat>map(role -> new Seat.Person(role, Set.of(asker.id())))
                        .toList());
    }

    /** Who plays each of these roles: {@code white=person black=computer}. */
    public String headerOf(List<Role> playing) {
        return playing.stream()
                .map(role -> role.name() + "=" + of(role).who().split(" ", 2)[0])
                .collect(Collectors.joining(" "));
    }

    /** The roles that {@code asker} may act for. */
    public List<Role> rolesOf(Principal asker) {
        return seats.stream().filter(seat -> seat.isHeldBy(asker)).map(Seat::role).toList();
    }

    /** Whether one of {@code holders} has, or had before the computer, the seat of a role. */
    public boolean isHeldByAny(String role, Set<String> holders) {
        return seats.stream()
                .filter(seat -> seat.role().name().equals(role))
                .flatMap(seat -> seat.known().stream())
                .anyMatch(holders::contains);
    }

    /** Whether everybody who sits here has spoken, from one of his seats at least. */
    public boolean haveAllSpoken(Set<String> roles) {
        Set<String> speakers =
                seats.stream()
                        .filter(seat -> roles.contains(seat.role().name()))
                        .flatMap(seat -> seat.known().stream())
                        .collect(Collectors.toSet());
        return seats.stream()
                .filter(seat -> seat instanceof Seat.Person person && !person.holders().isEmpty())
                .allMatch(seat -> !Collections.disjoint(seat.known(), speakers));
    }

    /** Whether every seat is {@code asker}'s and nobody else's, the computer's neither. */
    public boolean areAllOf(Principal asker) {
        return seats.stream()
                .allMatch(seat ->
                        seat instanceof Seat.Person(_, Set<String> holders)
                                && holders.equals(Set.of(asker.id())));
    }

    /** Whether {@code asker} is the only person here: no other has a seat, or is waited for. */
    public boolean isAlone(Principal asker) {
        boolean sits = false;
        for (Seat seat : seats) {
            if (seat instanceof Seat.Person(_, Set<String> holders)) {
                if (!holders.equals(Set.of(asker.id()))) {
                    return false;
                }
                sits = true;
            }
        }
        return sits;
    }

    /** The level of the computer that plays {@code role}, if one does. */
    public Optional<String> computer(Role role) {
        for (Seat seat : seats) {
            if (seat instanceof Seat.Computer(Role played, String level, _)
                    && played.equals(role)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }

    /** The roles that persons play. */
    public List<Role> persons() {
        return seats.stream().filter(s -> s instanceof Seat.Person).map(Seat::role).toList();
    }

    /** The roles that persons play and somebody has taken. */
    public List<Role> held() {
        return seats.stream()
                .filter(seat -> seat instanceof Seat.Person person && !person.holders().isEmpty())
                .map(Seat::role)
                .toList();
    }

    /** Whether {@code side} is played by computers alone. */
    public boolean isComputers(Side side) {
        return seats.stream()
                .filter(seat -> seat.role().side().equals(side))
                .allMatch(seat -> seat instanceof Seat.Computer);
    }

    /** The seat of {@code role}. */
    public Seat of(Role role) {
        return seats.stream().filter(seat -> seat.role().equals(role)).findFirst().orElseThrow();
    }

    /** These seats, some of them in other hands. */
    public Seats handed(SeatTransfer handing) {
        Map<Role, Seat> next = new HashMap<>();
        handing.seats().forEach(seat -> next.put(seat.role(), seat));
        return new Seats(seats.stream().map(seat -> next.getOrDefault(seat.role(), seat)).toList());
    }

    /** These seats with {@code asker} in one more. */
    public Seats claimed(Role role, Principal asker) {
        return new Seats(
                seats.stream()
                        .map(seat ->
                                seat instanceof Seat.Person person && seat.role().equals(role)
                                        ? person.heldBy(asker)
                                        : seat)
                        .toList());
    }
}
