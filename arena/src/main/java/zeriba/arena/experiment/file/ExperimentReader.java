package zeriba.arena.experiment.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.arena.experiment.Chair;
import zeriba.arena.experiment.Change;
import zeriba.arena.experiment.Design;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.arena.measure.Measure;
import zeriba.arena.measure.Measures;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Reads the file of an experiment; what is wrong in it is refused with its path. */
public final class ExperimentReader {

    private static final Set<String> FIELDS =
            Set.of(
                    "comment",
                    "question",
                    "game",
                    "scenario",
                    "options",
                    "position",
                    "players",
                    "side",
                    "swap",
                    "data",
                    "restrict",
                    "vary",
                    "design",
                    "variants",
                    "stop",
                    "measures",
                    "seed",
                    "longest");

    /** The fields that do not decide how a game goes. */
    private static final Set<String> WITHOUT_EFFECT = Set.of("comment", "question", "stop", "side");

    private static final int MOST_VARIANTS = 1_000;
    private static final int MOST_GAMES = 10_000_000;
    private static final int USUAL_VARIANTS = 20;
    private static final int USUAL_LONGEST = 50_000;
    private static final int USUAL_GAMES = 100;
    private static final int USUAL_CONFIRMING = 40;
    private static final double MOST_BUDGET = 1_000;
    private static final String CANNOT_KNOW =
            "another program plays the game as published and cannot know of other data or of what"
                    + " is forbidden: vary options alone, or name a level of our own";

    private final TreeReader file;
    private final Game<?, ?> game;
    private final Setup setup;
    private final FactorReader factors;
    private final OutsidePlayers outside;

    private ExperimentReader(TreeReader file, Game<?, ?> game, OutsidePlayers outside)
            throws UnreadableException {
        this.file = file;
        this.game = game;
        this.outside = outside;
        this.setup = setup();
        this.factors = new FactorReader(game);
    }

    /**
     * The experiment of a file.
     *
     * @param games the game of an id
     * @param outside where players come from that are no level of ours
     */
    public static Experiment read(
            Value tree, Function<String, Optional<Game<?, ?>>> games, OutsidePlayers outside)
            throws UnreadableException {
        TreeReader file = new TreeReader("", tree).withOnly(FIELDS);
        Game<?, ?> game = file.at("game").named("game", games);
        return new ExperimentReader(file, game, outside).read();
    }

    private Experiment read() throws UnreadableException {
        Change fixed = factors.fixed(file);
        List<Factor> varied = factors.all(file.at("vary"));
        long seed = number("seed", 1, Integer.MAX_VALUE, 1);
        Design design =
                file.at("design").isThere()
                        ? file.at("design").oneOf(List.of(Design.values()))
                        : Design.ONE_AT_A_TIME;
        List<Chair> players = players();
        requireTheGameAsItIs(fixed, varied);
        boolean swaps =
                file.at("swap").isThere()
                        ? file.at("swap").flag()
                        : players.stream().distinct().count() > 1;
        return new Experiment(
                file.at("question").text(),
                game,
                setup,
                position(),
                side(),
                players,
                swaps,
                fixed,
                varied,
                design,
                variants(design, varied, seed),
                stop(),
                measures(),
                seed,
                number("longest", 1, Integer.MAX_VALUE, USUAL_LONGEST),
                fingerprint());
    }

    private int number(String name, int from, int to, int usual) throws UnreadableException {
        return file.at(name).isThere() ? file.at(name).number(from, to) : usual;
    }

    private Setup setup() throws UnreadableException {
        String scenario =
                file.at("scenario").isThere()
                        ? file.at("scenario").text()
                        : game.about().scenarios().getFirst().id();
        Setup named = Setup.of(scenario);
        if (file.at("options").isThere()) {
            for (var option : file.at("options").fields().fields().entrySet()) {
                named = named.with(option.getKey(), option.getValue());
            }
        }
        return game.about().complete(named);
    }

    private Optional<Value> position() throws UnreadableException {
        TreeReader position = file.at("position");
        return position.isThere() ? Optional.of(position.fields()) : Optional.empty();
    }

    private Side side() throws UnreadableException {
        return file.at("side").isThere() ? side(file.at("side")) : sides().getFirst();
    }

    private List<Side> sides() {
        return game.about().sides();
    }

    private Side side(TreeReader node) throws UnreadableException {
        return node.named(
                "side of " + game.about().id(),
                name -> sides().stream().filter(side -> side.name().equals(name)).findFirst());
    }

    private List<Chair> players() throws UnreadableException {
        TreeReader all = file.at("players");
        if (all.isThere()) {
            for (String name : all.fields().fields().keySet()) {
                if (sides().stream().noneMatch(side -> side.name().equals(name))) {
                    throw all.at(name).fault("is no side; sides are " + sides());
                }
            }
        }
        List<Chair> players = new ArrayList<>();
        for (Side side : sides()) {
            players.add(player(all.isThere() ? all.at(side.name()) : all));
        }
        return players;
    }

    private Chair player(TreeReader node) throws UnreadableException {
        if (!node.isThere()) {
            return chair(node, Levels.USUAL, 1);
        }
        node.withOnly(Set.of("comment", "level", "budget"));
        double budget = node.at("budget").isThere() ? real(node.at("budget"), 0, MOST_BUDGET) : 1;
        return chair(node.at("level"), node.at("level").text(), budget);
    }

    private Chair chair(TreeReader node, String level, double budget) throws UnreadableException {
        if (OutsidePlayers.isOutside(level)) {
            return outside(node, level, budget);
        }
        try {
            return Chair.of(level, budget);
        } catch (UnknownLevelException unknown) {
            throw node.fault("there is " + unknown.getMessage());
        }
    }

    private Chair outside(TreeReader node, String words, double budget) throws UnreadableException {
        if (budget != 1) {
            throw node.fault(
                    "another program has no budget here; name a level of its own:"
                            + " engine@LEVEL:COMMAND");
        }
        return switch (outside.named(words, game, setup)) {
            case OutsidePlayers.Fit(var player) -> new Chair(player, 1);
            case OutsidePlayers.Unfit(String reason) -> throw node.fault(reason);
        };
    }

    /** Other programs know the game as it was published, and the options that they are told. */
    private void requireTheGameAsItIs(Change fixed, List<Factor> varied)
            throws UnreadableException {
        boolean isAsItIs =
                fixed.isOfOptionsAlone()
                        && varied.stream()
                                .flatMap(factor -> factor.levels().stream())
                                .allMatch(level -> level.change().isOfOptionsAlone());
        TreeReader players = file.at("players");
        for (Side side : isAsItIs || !players.isThere() ? List.<Side>of() : sides()) {
            TreeReader player = players.at(side.name());
            if (player.isThere() && OutsidePlayers.isOutside(player.at("level").text())) {
                throw player.at("level").fault(CANNOT_KNOW);
            }
        }
    }

    /** A number above {@code above} and up to {@code to}. */
    private static double real(TreeReader node, double above, double to)
            throws UnreadableException {
        double number =
                switch (node.value()) {
                    case Value.Whole(long whole) -> (double) whole;
                    case Value.Real(double real) -> real;
                    case Value.Text _,
                            Value.Flag _,
                            Value.Nothing _,
                            Value.Items _,
                            Value.Fields _ ->
                            Double.NaN;
                };
        if (number > above && number <= to) {
            return number;
        }
        throw node.fault("must be a number above " + above + " and up to " + to);
    }

    private List<Variant> variants(Design design, List<Factor> varied, long seed)
            throws UnreadableException {
        int most = number("variants", 1, MOST_VARIANTS, USUAL_VARIANTS);
        double all = 1;
        for (Factor factor : varied) {
            all *= factor.levels().size();
        }
        if (design == Design.GRID && all > MOST_VARIANTS) {
            throw file.at("design")
                    .fault("a grid of " + all + " variants; " + MOST_VARIANTS + " may be played");
        }
        List<List<Integer>> levels = design.variants(varied, most, seed);
        return IntStream.range(0, levels.size())
                .mapToObj(number -> variant(number, varied, levels.get(number)))
                .toList();
    }

    private static Variant variant(int number, List<Factor> varied, List<Integer> levels) {
        Change change = Change.NONE;
        for (int factor = 0; factor < varied.size(); factor++) {
            change = change.and(varied.get(factor).levels().get(levels.get(factor)).change());
        }
        return new Variant(number, levels, change);
    }

    private StopRule stop() throws UnreadableException {
        TreeReader stop = file.at("stop");
        if (!stop.isThere()) {
            return new StopRule.Fixed(USUAL_GAMES);
        }
        stop.withOnly(Set.of("comment", "games", "width", "sprt", "minutes", "balance"));
        long games =
                stop.at("games").isThere()
                        ? stop.at("games").number(1, MOST_GAMES)
                        : stop.fields().fields().isEmpty() || stop.at("balance").isThere()
                                ? USUAL_GAMES
                                : MOST_GAMES;
        if (stop.at("width").isThere()) {
            return new StopRule.Width(real(stop.at("width"), 0, 1), games);
        }
        if (stop.at("balance").isThere()) {
            return balance(stop.at("balance"), games);
        }
        if (stop.at("minutes").isThere()) {
            return new StopRule.Minutes(real(stop.at("minutes"), 0, 1e6), games);
        }
        return stop.at("sprt").isThere()
                ? sequential(stop.at("sprt"), games)
                : new StopRule.Fixed(games);
    }

    private StopRule balance(TreeReader search, long games) throws UnreadableException {
        search.withOnly(Set.of("comment", "target", "confirm"));
        double target = search.at("target").isThere() ? real(search.at("target"), 0, 1) : 0.5;
        TreeReader confirm = search.at("confirm");
        return new StopRule.Balance(
                target,
                games,
                confirm.isThere() ? Optional.of(confirmation(confirm)) : Optional.empty());
    }

    private StopRule.Confirmation confirmation(TreeReader node) throws UnreadableException {
        node.withOnly(Set.of("comment", "level", "budget", "games"));
        double budget = node.at("budget").isThere() ? real(node.at("budget"), 0, MOST_BUDGET) : 1;
        return new StopRule.Confirmation(
                chair(node.at("level"), node.at("level").text(), budget),
                node.at("games").isThere()
                        ? node.at("games").number(1, MOST_GAMES)
                        : USUAL_CONFIRMING);
    }

    private StopRule sequential(TreeReader test, long games) throws UnreadableException {
        test.withOnly(Set.of("comment", "gain", "alpha", "beta"));
        if (factors.all(file.at("vary")).stream().mapToInt(f -> f.levels().size()).sum() != 2) {
            throw test.fault("compares two variants: vary one thing with two values");
        }
        double gain = real(test.at("gain"), -1, 1);
        if (gain == 0) {
            throw test.at("gain").fault("must not be 0");
        }
        return new StopRule.Sequential(
                gain, chance(test.at("alpha")), chance(test.at("beta")), games);
    }

    private static double chance(TreeReader node) throws UnreadableException {
        return node.isThere() ? real(node, 0, 0.5) : 0.05;
    }

    private List<Measure> measures() throws UnreadableException {
        List<Measure> measures = new ArrayList<>();
        for (TreeReader one : file.at("measures").items()) {
            measures.add(
                    Measures.named(one.text())
                            .orElseThrow(() ->
                                    one.fault(
                                            "there is no such measure; there are "
                                                    + String.join(
                                                            ", ",
                                                            Measures.all().stream()
                                                                    .map(Measure::id)
                                                                    .toList()))));
        }
        return measures;
    }

    private String fingerprint() throws UnreadableException {
        StringBuilder text = new StringBuilder();
        text.append(game.about().id()).append(' ').append(game.about().rulesVersion());
        for (var field : file.fields().fields().entrySet()) {
            if (!WITHOUT_EFFECT.contains(field.getKey())) {
                text.append('\n').append(field.getKey()).append(' ').append(field.getValue());
            }
        }
        return Fingerprint.of(text.toString());
    }
}
