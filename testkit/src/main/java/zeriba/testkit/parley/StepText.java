package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import zeriba.engine.Result;
import zeriba.engine.Side;
import zeriba.engine.UnreadableException;

/** Steps as text, for positions. */
final class StepText {

    private StepText() {}

    static String write(Step step) {
        String word = Steps.word(step);
        return switch (step) {
            case Step.Plotting plotting -> word + " " + plotting.by();
            case Step.March(List<Integer> left) ->
                    left.stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining("/", "march ", ""));
            case Step.Shot(Unit target) -> word + " " + target;
            case Step.Hit(Unit target) -> word + " " + target;
            case Step.Parrying(List<Unit> units) -> word + " " + ParleyNotation.joined(units);
            case Step.Storming(List<Unit> units, int need) ->
                    word + " " + ParleyNotation.joined(units) + " " + need;
            case Step.Sally(List<Unit> left) -> (word + " " + ParleyNotation.joined(left)).strip();
            case Step.Judge(boolean taken) -> taken ? word + " taken" : word;
            case Step.Over(Result result) -> word + " " + result(result);
            case Step.Omen _, Step.Draw _, Step.Reveal _, Step.Assault _, Step.EndOfTurn _ -> word;
        };
    }

    private static String result(Result result) {
        return "%s %s %s %d"
                .formatted(
                        result.winner().map(Side::name).orElse("nobody"),
                        result.rule(),
                        result.grade(),
                        result.score());
    }

    static Step read(String text) throws UnreadableException {
        List<String> words = List.of(text.split(" ", -1));
        return switch (words.getFirst() + " " + (words.size() - 1)) {
            case "omen 0" -> new Step.Omen();
            case "draw 0" -> new Step.Draw();
            case "plot 1" -> new Step.Plotting(ParleyNotation.seat(words.get(1)));
            case "reveal 0" -> new Step.Reveal();
            case "march 1" -> march(words.get(1));
            case "shot 1" -> new Step.Shot(captain(words.get(1)));
            case "hit 1" -> new Step.Hit(captain(words.get(1)));
            case "assault 0" -> new Step.Assault();
            case "parry 1" -> new Step.Parrying(captains(words.get(1)));
            case "storm 2" -> new Step.Storming(captains(words.get(1)), need(words.get(2)));
            case "sally 0" -> new Step.Sally(List.of());
            case "sally 1" -> new Step.Sally(guards(words.get(1)));
            case "end-of-turn 0" -> new Step.EndOfTurn();
            case "judge 0" -> new Step.Judge(false);
            case "judge 1" -> new Step.Judge(taken(words.get(1)));
            case "over 4" -> new Step.Over(result(words));
            default -> throw new UnreadableException("", "not a step: " + text);
        };
    }

    private static Step march(String text) throws UnreadableException {
        List<Integer> left = new ArrayList<>();
        for (String steps : text.split("/", -1)) {
            left.add(number(steps, 0, 2));
        }
        if (left.size() != Unit.LEAGUE.size()) {
            throw new UnreadableException("", "one number for each captain: " + text);
        }
        return new Step.March(left);
    }

    private static int need(String text) throws UnreadableException {
        return number(text, 4, 8);
    }

    private static int number(String text, int from, int to) throws UnreadableException {
        for (int n = from; n <= to; n++) {
            if (text.equals(Integer.toString(n))) {
                return n;
            }
        }
        throw new UnreadableException("", "not a number from " + from + " to " + to + ": " + text);
    }

    private static Unit captain(String id) throws UnreadableException {
        return captains(id).getFirst();
    }

    private static List<Unit> captains(String ids) throws UnreadableException {
        return unitsOf(Seats.LEAGUE, ids);
    }

    private static List<Unit> guards(String ids) throws UnreadableException {
        return unitsOf(Seats.GUARD, ids);
    }

    private static List<Unit> unitsOf(Side side, String ids) throws UnreadableException {
        List<Unit> units = ParleyNotation.units(ids);
        if (!units.stream().allMatch(unit -> unit.isOf(side))) {
            throw new UnreadableException("", "not all of the " + side + ": " + ids);
        }
        return units;
    }

    private static boolean taken(String word) throws UnreadableException {
        if (word.equals("taken")) {
            return true;
        }
        throw new UnreadableException("", "a judgement is 'judge' or 'judge taken'");
    }

    private static Result result(List<String> words) throws UnreadableException {
        String rule = words.get(2);
        String grade = words.get(3);
        try {
            int score = Integer.parseInt(words.get(4));
            return switch (words.get(1)) {
                case "nobody" -> new Result.Drawn(rule, grade, score);
                case "league" -> new Result.Won(Seats.LEAGUE, rule, grade, score);
                case "guard" -> new Result.Won(Seats.GUARD, rule, grade, score);
                default -> throw new UnreadableException("", "no side " + words.get(1));
            };
        } catch (NumberFormatException _) {
            throw new UnreadableException("", "not a score: " + words.get(4));
        }
    }
}
