package zeriba.fireandsword.model;

import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.step.Task;
import zeriba.field.Fate;
import zeriba.fireandsword.rules.S12_Afield;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S12_Relief;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Sudan;

/** Follows each battle of a campaign, and holds it and what it brings against the model. */
final class BattleCourse {

    private final Comparison comparison;
    private Optional<Chronicle> chronicle = Optional.empty();

    BattleCourse(Comparison comparison) {
        this.comparison = comparison;
    }

    void rolled(Sudan before, Roll roll, Sudan after, String where) {
        switch (before.now()) {
            case S12_Battles.Fight(Engagement engagement, Field field) -> {
                Field then = chronicle.orElseThrow().thrown(field, roll);
                fought(engagement, then, before, after, where);
            }
            case S12_Afield.Afield step ->
                    comparison.equal(
                            aftermath(before).afield(step, roll), ended(after), "field", where);
            case S13_Casualties.Escape step -> {
                List<Loss> model = aftermath(before).cardsOf(step, roll);
                comparison.equal(model, losses(after), "cards to draw", where);
            }
            case S13_Casualties.Cards step ->
                    comparison.equal(
                            aftermath(before).commandersHit(step, roll),
                            hits(after),
                            "commanders hit",
                            where);
            case S13_Casualties.Hit step ->
                    aftermath(before)
                            .fates(step, roll)
                            .forEach((u, fate) ->
                                    comparison.equal(fate, fate(after, u), "fate of " + u, where));
            case S13_Casualties.Wounded step ->
                    aftermath(before)
                            .healing(step, roll)
                            .forEach((u, turns) ->
                                    comparison.equal(
                                            turns, after.condition(u), "turns of " + u, where));
            case Task<Sudan, Act> _ -> {}
        }
        went(before, after);
    }

    private AftermathModel aftermath(Sudan state) {
        return new AftermathModel(comparison.model(state));
    }

    private static List<Loss> losses(Sudan after) {
        return after.now()
                        instanceof
                        S13_Casualties.Cards(
                                Engagement _,
                                boolean _,
                                List<Loss> losses,
                                Optional<Fate> _)
                ? losses.stream().filter(l -> l.away() && l.lost() > 0).toList()
                : List.of();
    }

    /** How a battle on the field has ended; nothing of a boat under way. */
    private static String ended(Sudan after) {
        return switch (after.now()) {
            case S13_Casualties.Cards step -> written(after) + step.commander();
            case S13_Casualties.Escape step -> written(after) + step.commander();
            case Task<Sudan, Act> _ -> "";
        };
    }

    private static String hits(Sudan after) {
        if (after.now()
                instanceof S13_Casualties.Hit(Engagement _, boolean _, int hits, long deck)) {
            return hits + " " + Long.toBinaryString(deck);
        }
        return after.now() instanceof S13_Casualties.Wounded wounded
                ? "wounded " + wounded.commanders().stream().boxed().toList()
                : "none";
    }

    private static String fate(Sudan after, int u) {
        boolean wounded =
                after.now() instanceof S13_Casualties.Wounded step && step.commanders().contains(u);
        return wounded ? "wounded" : after.at(u) == AftermathModel.GONE ? "dead" : "none";
    }

    private void fought(
            Engagement engagement, Field then, Sudan before, Sudan after, String where) {
        switch (after.now()) {
            case S12_Battles.Fight(Engagement _, Field now) ->
                    comparison.equal(then, now, "field", where);
            case Task<Sudan, Act> _ -> {
                Chronicle told = chronicle.orElseThrow();
                String model = aftermath(before).after(engagement, told.muster(), told.ended());
                comparison.equal(model, written(after), "end of a battle", where);
            }
        }
    }

    private static String written(Sudan after) {
        return switch (after.now()) {
            case S13_Casualties.Cards(
                            Engagement _,
                            boolean won,
                            List<Loss> losses,
                            Optional<Fate> _) ->
                    (won ? "won " : "lost ") + losses;
            case S13_Casualties.Escape(
                            Engagement _,
                            boolean hot,
                            List<Loss> losses,
                            Optional<Fate> _) ->
                    "flees " + (hot ? "from near " : "") + losses;
            case Task<Sudan, Act> step -> step.toString();
        };
    }

    /** What a battle that is over counts, and who has the field. */
    void settled(Engagement engagement, boolean won, Sudan before, Sudan after, String where) {
        Model model = comparison.model(before);
        int region = model.regionOf(engagement.space());
        int wins = after.wins(region) - before.wins(region);
        int losses = after.gains(region) - before.gains(region);
        comparison.equal(won ? "1 0" : "0 1", wins + " " + losses, "battles counted", where);
        boolean land = false;
        for (int u = 0; u < model.units.size(); u++) {
            boolean there = engagement.force().contains(u) && model.onMap(u) && !model.commander(u);
            land |= there && model.troops(u);
            if (there && (won || engagement.inside().contains(u))) {
                comparison.equal(engagement.space(), after.at(u), "place of " + u, where);
            }
        }
        boolean held = before.isMahdist(engagement.space()) && !(won && land);
        comparison.equal(held, after.isMahdist(engagement.space()), "holder after a battle", where);
        boolean freed = after.now() instanceof S12_Relief.Freed;
        comparison.equal(won && land && engagement.isForSiege(), freed, "way that is free", where);
    }

    /** The two sides of the battle that a state is in, or about to be; boats under way apart. */
    static Optional<Muster> muster(Sudan state) {
        return mustered(state).filter(muster -> muster.kind() != Kind.STEAMER);
    }

    private static Optional<Muster> mustered(Sudan state) {
        return switch (state.now()) {
            case S12_Battles.Fight fight -> Optional.of(fight.field().muster());
            case S12_Battles.Manner manner -> Optional.of(manner.muster());
            case S12_Afield.Survey survey -> Optional.of(survey.muster());
            case Task<Sudan, Act> _ -> Optional.empty();
        };
    }

    /** A battle may have begun. */
    void went(Sudan before, Sudan after) {
        boolean was = before.now() instanceof S12_Battles.Fight;
        boolean is = after.now() instanceof S12_Battles.Fight;
        if (is && !was) {
            chronicle = muster(after).map(Chronicle::new);
        }
    }
}
