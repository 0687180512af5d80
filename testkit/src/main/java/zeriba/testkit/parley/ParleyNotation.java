package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.Notation;
import zeriba.engine.Role;
import zeriba.engine.UnreadableException;

/** Acts as text. */
final class ParleyNotation implements Notation<Act> {

    @Override
    public String write(Act act) {
        return switch (act) {
            case Act.Scheme(Role by, Plot plot) -> "plot " + by + " " + plot.id();
            case Act.Advance(Unit unit, Place to) -> "step " + unit + " " + to.id();
            case Act.Halt() -> "halt";
            case Act.Shoot(Unit shooter, Unit target) -> "shoot " + shooter + " " + target;
            case Act.Pass() -> "pass";
            case Act.Storm(List<Unit> units, Place place) ->
                    "storm " + joined(units) + " " + place.id();
            case Act.Wait() -> "wait";
            case Act.Parry(int token) -> "parry " + token;
            case Act.Move(Unit unit, Place to, List<Place> via) ->
                    "move " + unit + " " + to.id() + via(via);
            case Act.End() -> "end";
        };
    }

    static String joined(List<Unit> units) {
        return units.stream().map(Unit::name).collect(Collectors.joining("+"));
    }

    private static String via(List<Place> via) {
        return via.isEmpty()
                ? ""
                : via.stream().map(Place::id).collect(Collectors.joining("+", " via ", ""));
    }

    @Override
    public Act read(String text) throws UnreadableException {
        List<String> words = List.of(text.split(" ", -1));
        return switch (words.getFirst() + " " + (words.size() - 1)) {
            case "plot 2" -> new Act.Scheme(seat(words.get(1)), plot(words.get(2)));
            case "step 2" -> new Act.Advance(unit(words.get(1)), place(words.get(2)));
            case "halt 0" -> new Act.Halt();
            case "shoot 2" -> new Act.Shoot(unit(words.get(1)), unit(words.get(2)));
            case "pass 0" -> new Act.Pass();
            case "storm 2" -> new Act.Storm(units(words.get(1)), place(words.get(2)));
            case "wait 0" -> new Act.Wait();
            case "parry 1" -> new Act.Parry(token(words.get(1)));
            case "move 2" -> new Act.Move(unit(words.get(1)), place(words.get(2)), List.of());
            case "move 4" -> path(words);
            case "end 0" -> new Act.End();
            default ->
                    throw new UnreadableException(
                            "", "not an action: " + text + "; there are " + forms());
        };
    }

    private static Act path(List<String> words) throws UnreadableException {
        if (!words.get(3).equals("via")) {
            throw new UnreadableException("", "a path begins with 'via', not " + words.get(3));
        }
        List<Place> via = new ArrayList<>();
        for (String id : words.get(4).split("\\+", -1)) {
            via.add(place(id));
        }
        Place to = place(words.get(2));
        if (via.getLast() != to) {
            throw new UnreadableException("", "the path must end in " + to.id());
        }
        return new Act.Move(unit(words.get(1)), to, via);
    }

    static Role seat(String name) throws UnreadableException {
        return Seats.ALL.stream()
                .filter(seat -> seat.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnreadableException("", "no seat " + name));
    }

    private static Plot plot(String id) throws UnreadableException {
        return Plot.choosable(id)
                .orElseThrow(() -> new UnreadableException("", "not hold or march: " + id));
    }

    static Unit unit(String id) throws UnreadableException {
        return Unit.named(id).orElseThrow(() -> new UnreadableException("", "no unit " + id));
    }

    static List<Unit> units(String ids) throws UnreadableException {
        List<Unit> units = new ArrayList<>();
        for (String id : ids.split("\\+", -1)) {
            units.add(unit(id));
        }
        if (!units.equals(units.stream().sorted().distinct().toList())) {
            throw new UnreadableException("", "name each unit once, in order: " + ids);
        }
        return units;
    }

    static Place place(String id) throws UnreadableException {
        Optional<Place> place = Place.named(id).filter(named -> named != Place.GONE);
        return place.orElseThrow(() -> new UnreadableException("", "no place " + id));
    }

    static int token(String number) throws UnreadableException {
        return Stream.of("1", "2", "3", "4", "5", "6", "7", "8")
                .filter(number::equals)
                .findFirst()
                .map(Integer::parseInt)
                .orElseThrow(() -> new UnreadableException("", "no token " + number));
    }

    @Override
    public List<String> forms() {
        return List.of(
                "plot ROLE hold|march",
                "step UNIT PLACE",
                "halt",
                "shoot UNIT UNIT",
                "pass",
                "storm U+U keep",
                "wait",
                "parry TOKEN",
                "move UNIT PLACE",
                "move UNIT PLACE via PLACE+PLACE",
                "end");
    }
}
