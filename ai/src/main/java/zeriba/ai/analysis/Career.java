package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zeriba.engine.Game;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TurnAndStep;

/**
 * What came of many games: for each game, side and phase what was lost and what the dice gave.
 *
 * @param entries one for each side and step of each game
 */
public record Career(List<Share> entries) {

    public Career {
        entries = List.copyOf(entries);
    }

    /**
     * What one side did and got in one step of one game.
     *
     * @param play which game it was: what stands for one game has the same
     * @param game the game's id
     * @param step the phase, by the game's own word
     * @param variance that the luck of these throws has
     */
    public record Share(
            String play,
            String game,
            String side,
            String step,
            int decisions,
            Estimate lost,
            Estimate luck,
            double variance) {}

    /**
     * A line of a career.
     *
     * @param games how many games are in it
     * @param decisions how many decisions count
     * @param lost what they gave away in all, in winning chance
     * @param luck what all dice gave, in winning chance
     * @param spread the standard deviation that the luck of fair dice has over so many games
     */
    public record Line(
            String name, int games, int decisions, Estimate lost, Estimate luck, double spread) {

        /** What was lost for each decision that counts; nought without any. */
        public double rate() {
            return decisions == 0 ? 0 : lost.mean() / decisions;
        }

        /** The standard error of {@link #rate}. */
        public double rateError() {
            return decisions == 0 ? 0 : lost.error() / decisions;
        }

        /** How many of a hundred careers of fair dice had worse dice; 50 without dice. */
        public double percentile() {
            return spread <= 0 ? 50 : 100 * Normal.below(luck.mean() / spread);
        }
    }

    /** What these sides did and got in a game. */
    public static <A> List<Share> shares(
            String play, Game<?, A> game, GameAnalysis<A> analysis, List<Side> sides) {
        List<Share> shares = new ArrayList<>();
        for (Side side : sides) {
            for (String step : analysis.steps()) {
                GameAnalysis.Account account =
                        analysis.account(side, (TurnAndStep at) -> at.step().equals(step));
                double variance =
                        analysis.parts().stream()
                                .filter(part -> part.at().step().equals(step))
                                .flatMap(part -> part.dice().stream())
                                .mapToDouble(ThrowAnalysis::variance)
                                .sum();
                shares.add(
                        new Share(
                                play,
                                game.about().id(),
                                side.name(),
                                step,
                                account.decisions(),
                                account.lost(),
                                account.luck(),
                                variance));
            }
        }
        return shares;
    }

    /** All in one line. */
    public Line whole() {
        return line("", entries);
    }

    /** A line for each game. */
    public List<Line> byGame() {
        return by(Share::game);
    }

    /** A line for each side of each game. */
    public List<Line> bySide() {
        return by(share -> share.game() + " " + share.side());
    }

    /** A line for each phase of each game. */
    public List<Line> byPhase() {
        return by(share -> share.game() + " " + share.step());
    }

    private List<Line> by(Function<Share, String> name) {
        Map<String, List<Share>> groups = new LinkedHashMap<>();
        for (Share share : entries) {
            groups.computeIfAbsent(name.apply(share), _ -> new ArrayList<>()).add(share);
        }
        return groups.entrySet().stream()
                .map(group -> line(group.getKey(), group.getValue()))
                .toList();
    }

    private static Line line(String name, List<Share> shares) {
        Estimate lost = Estimate.exact(0);
        Estimate luck = Estimate.exact(0);
        double variance = 0;
        int decisions = 0;
        for (Share share : shares) {
            decisions += share.decisions();
            lost = lost.plus(share.lost());
            luck = luck.plus(share.luck());
            variance += share.variance();
        }
        int games = (int) shares.stream().map(Share::play).distinct().count();
        return new Line(name, games, decisions, lost, luck, Math.sqrt(variance));
    }
}
