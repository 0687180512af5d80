package zeriba.app.command.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import zeriba.ai.analysis.DecisionAnalysis;
import zeriba.ai.analysis.DecisionAnalysis.Mark;
import zeriba.ai.analysis.Estimate;
import zeriba.ai.analysis.GameAnalysis;
import zeriba.ai.analysis.Thresholds;
import zeriba.ai.analysis.ThrowAnalysis;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TurnAndStep;
import zeriba.wording.Messages;

/** An analysis as lines of text. */
final class AnalysisReport<S, A> {

    /** [design] Throws that gave at least so much are told one by one. */
    private static final double TELLING_LUCK = 0.05;

    private final Journal<S, A> journal;
    private final Game<S, A> game;
    private final GameAnalysis<A> analysis;
    private final Thresholds thresholds;
    private final Messages wording;
    private final List<String> lines = new ArrayList<>();

    private AnalysisReport(
            Journal<S, A> journal,
            GameAnalysis<A> analysis,
            Thresholds thresholds,
            Messages wording) {
        this.journal = journal;
        this.game = journal.game();
        this.analysis = analysis;
        this.thresholds = thresholds;
        this.wording = wording;
    }

    static <S, A> List<String> of(
            Journal<S, A> journal,
            GameAnalysis<A> analysis,
            Thresholds thresholds,
            Messages wording) {
        AnalysisReport<S, A> report = new AnalysisReport<>(journal, analysis, thresholds, wording);
        report.tellMistakes();
        report.tellLuck();
        report.tellTurns();
        report.tellSides();
        return List.copyOf(report.lines);
    }

    private void tellMistakes() {
        for (DecisionAnalysis<A> decision : analysis.decisions()) {
            Mark mark = decision.mark(thresholds);
            if (mark != Mark.NONE) {
                lines.add(
                        at(decision.entry())
                                + "  "
                                + mark.name().toLowerCase(Locale.ROOT).replace('_', ' ')
                                + ": lost "
                                + points(decision.loss()));
                lines.add("        better: " + plan(decision.better()));
            }
        }
    }

    private void tellLuck() {
        for (ThrowAnalysis one : analysis.dice()) {
            if (Math.abs(one.luck().mean()) >= TELLING_LUCK) {
                Side lucky = one.luck().mean() > 0 ? analysis.first() : other();
                Estimate gift = one.luck().mean() > 0 ? one.luck() : one.luck().negated();
                lines.add(
                        at(one.entry())
                                + "  luck for "
                                + wording.name(lucky.name())
                                + ": "
                                + points(gift));
            }
        }
    }

    /** Each turn's play judged as plans, beside what its dice gave. */
    private void tellTurns() {
        for (int turn : analysis.turns()) {
            List<String> told = new ArrayList<>();
            for (Side side : game.about().sides()) {
                GameAnalysis.Account account = analysis.account(side, at -> at.turn() == turn);
                told.add(
                        String.format(
                                Locale.ROOT,
                                "%s lost %.1f, luck %+.1f",
                                wording.name(side.name()),
                                100 * account.planned().mean(),
                                100 * account.luck().mean()));
            }
            lines.add("turn " + turn + ": " + String.join("; ", told));
        }
    }

    private Side other() {
        return game.about().sides().getLast();
    }

    private void tellSides() {
        for (Side side : game.about().sides()) {
            GameAnalysis.Account account = analysis.account(side);
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%s: %d decisions counted, %.2f points lost a decision, %s in all;"
                                    + " luck %s, luckier than %.0f of 100 games",
                            wording.name(side.name()),
                            account.decisions(),
                            100 * account.rate(),
                            points(account.lost()),
                            points(account.luck()),
                            analysis.luckPercentile(side)));
            analysis.luckAdjusted(side)
                    .ifPresent(share ->
                            lines.add(
                                    String.format(
                                            Locale.ROOT,
                                            "        with fair dice it would have won %.0f of 100",
                                            100 * share)));
        }
    }

    private String at(int entry) {
        Journal<S, A> now = journal.at(entry);
        TurnAndStep moment = game.moment(now.previous().orElseThrow().position().state());
        return String.format(
                "%4d  turn %d, %s",
                entry, moment.turn(), RecordText.line(game, now.lastEntry().orElseThrow()));
    }

    private String plan(List<A> plan) {
        return plan.stream().map(game.notation()::write).collect(Collectors.joining(", "));
    }

    private static String points(Estimate estimate) {
        return String.format(
                Locale.ROOT,
                "%+.1f points (± %.1f)",
                100 * estimate.mean(),
                196 * estimate.error());
    }
}
