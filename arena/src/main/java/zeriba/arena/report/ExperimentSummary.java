package zeriba.arena.report;

import java.util.Locale;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.Share;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;

/** What an experiment came to in a few lines: what a terminal shows at its end. */
public final class ExperimentSummary {

    private ExperimentSummary() {}

    /** A line for each variant that was played, and what a search has found. */
    public static String of(Experiment experiment, ExperimentResults results) {
        StringBuilder text = new StringBuilder();
        for (Variant variant : experiment.variants()) {
            Share share = results.share(variant);
            if (share.games() > 0 || experiment.variants().size() == 1) {
                text.append(
                        String.format(
                                Locale.ROOT,
                                "%5.1f %% (%.1f to %.1f) of %d games for %s: %s%n",
                                100 * share.share(),
                                100 * share.interval().low(),
                                100 * share.interval().high(),
                                share.games(),
                                experiment.side(),
                                variant.label(experiment.factors())));
            }
        }
        if (experiment.stop() instanceof StopRule.Balance rule) {
            text.append(
                    String.format(
                            Locale.ROOT,
                            "Nearest to %.1f %%: %s%n",
                            100 * rule.target(),
                            results.found(rule).label(experiment.factors())));
        }
        return text.toString();
    }
}
