package zeriba.arena.handicap;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.arena.experiment.Chair;
import zeriba.arena.experiment.Change;
import zeriba.arena.experiment.Design;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.GradedSearch;
import zeriba.arena.experiment.RowJournal;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.arena.experiment.Workers;
import zeriba.arena.experiment.file.Fingerprint;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;

/**
 * Finds the handicaps of one side of a scenario.
 *
 * @param candidates of this side, what helps little first
 * @param search who plays both sides while it is looked, and how many games each grade may have
 * @param confirm who plays what was found again, with other seeds, and how many games of each
 */
public record HandicapSearch(
        Game<?, ?> game,
        String scenario,
        Side side,
        List<Candidate> candidates,
        Games search,
        Games confirm,
        long seed) {

    /** [design] What the three grades are to be worth, as shares. */
    private static final List<Double> GAINS = List.of(0.1, 0.2, 0.3);

    /** How many handicaps a side may have. */
    public static final int GRADES = GAINS.size();

    private static final int LONGEST = 50_000;

    public HandicapSearch {
        candidates = List.copyOf(candidates);
    }

    /** So many games between players of one level. */
    public record Games(Level level, long most) {}

    /**
     * Who plays the games.
     *
     * @param kept the folder where they are kept until the search is over
     */
    public record Work(Workers workers, StopSignal stop, Path kept) {}

    /**
     * What is found; empty where it was stopped before, and then it goes on another time.
     *
     * @param date of today, as 2026-11-26
     */
    public Optional<List<Handicap>> play(Work work, String date)
            throws IOException, UnreadableException {
        List<Change> changes = new ArrayList<>(List.of(Change.NONE));
        candidates.forEach(one -> changes.add(Change.of(one.change())));
        Experiment asked = experiment(changes, search, seed);
        try (RowJournal journal = journal(asked, work.kept())) {
            GradedSearch looked = new GradedSearch(asked, journal, work.workers(), work.stop());
            Optional<List<Variant>> found = looked.play(GAINS);
            return found.isPresent()
                    ? confirmed(found.get(), looked, work, date)
                    : Optional.empty();
        }
    }

    private Optional<List<Handicap>> confirmed(
            List<Variant> found, GradedSearch looked, Work work, String date)
            throws IOException, UnreadableException {
        List<Change> chosen = new ArrayList<>(List.of(Change.NONE));
        found.forEach(one -> chosen.add(one.change()));
        Experiment again = experiment(chosen, confirm, seed + 1);
        try (RowJournal journal = journal(again, work.kept())) {
            GradedSearch confirmed = new GradedSearch(again, journal, work.workers(), work.stop());
            confirmed.playAll();
            return work.stop().isAsked()
                    ? Optional.empty()
                    : Optional.of(told(found, looked, again, confirmed, date));
        }
    }

    private static RowJournal journal(Experiment experiment, Path kept)
            throws IOException, UnreadableException {
        Files.createDirectories(kept);
        return RowJournal.open(kept.resolve(experiment.fingerprint() + ".tsv"), experiment);
    }

    private List<Handicap> told(
            List<Variant> found,
            GradedSearch looked,
            Experiment again,
            GradedSearch confirmed,
            String date) {
        List<Handicap> told = new ArrayList<>();
        for (Variant one : found) {
            int grade = told.size() + 1;
            told.add(
                    new Handicap(
                            candidates.get(one.number() - 1),
                            game.about().rulesVersion(),
                            grade,
                            played(search, looked, again.variants().getFirst(), one),
                            played(
                                    confirm,
                                    confirmed,
                                    again.variants().getFirst(),
                                    again.variants().get(grade)),
                            seed,
                            date));
        }
        return told;
    }

    private Handicap.Played played(Games by, GradedSearch rows, Variant without, Variant with) {
        return new Handicap.Played(
                by.level().name(),
                Counts.of(rows.rows(without), side),
                Counts.of(rows.rows(with), side));
    }

    private Experiment experiment(List<Change> changes, Games by, long from)
            throws UnreadableException {
        List<Factor.Setting> settings = new ArrayList<>();
        List<Variant> variants = new ArrayList<>();
        for (Change change : changes) {
            variants.add(new Variant(variants.size(), List.of(variants.size()), change));
            settings.add(new Factor.Setting(Integer.toString(settings.size()), change));
        }
        return new Experiment(
                "What helps " + side + "?",
                game,
                game.about().complete(Setup.of(scenario)),
                Optional.empty(),
                side,
                game.about().sides().stream().map(_ -> new Chair(by.level(), 1)).toList(),
                false,
                Change.NONE,
                List.of(new Factor("handicap", settings)),
                Design.ONE_AT_A_TIME,
                variants,
                new StopRule.Fixed(by.most()),
                List.of(),
                from,
                LONGEST,
                Fingerprint.of(
                        List.of(
                                        game.about().id(),
                                        game.about().rulesVersion(),
                                        scenario,
                                        by.level().name(),
                                        from,
                                        changes)
                                .toString()));
    }
}
