package zeriba.kassala;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.board.HexMap;
import zeriba.board.MapText;
import zeriba.engine.About;
import zeriba.engine.Codec;
import zeriba.engine.Evaluation;
import zeriba.engine.Event;
import zeriba.engine.Game;
import zeriba.engine.Moment;
import zeriba.engine.Notation;
import zeriba.engine.Objection;
import zeriba.engine.OptionSpec;
import zeriba.engine.Passage;
import zeriba.engine.Role;
import zeriba.engine.Rules;
import zeriba.engine.Value;
import zeriba.kassala.brain.KassalaEvaluation;
import zeriba.kassala.rules.Objections;

/** Kassala, 1541. */
public final class KassalaGame implements Game<Kassala, Act> {

    private static final int RULES_VERSION = 1;

    private static final About ABOUT =
            new About(
                    "kassala",
                    "Kassala",
                    RULES_VERSION,
                    List.of(Army.MOSLEM.side(), Army.CHRISTIAN.side()),
                    List.of(Role.of(Army.MOSLEM.side()), Role.of(Army.CHRISTIAN.side())),
                    List.of(
                            new About.Scenario(KassalaRules.HISTORICAL, "Historical set-up"),
                            new About.Scenario(KassalaRules.FREE_DEPLOYMENT, "Free deployment")),
                    List.of(
                            new OptionSpec.OnOff(KassalaRules.CANNON, "Cannon", "IV.A", false),
                            new OptionSpec.OnOff(
                                    KassalaRules.MIXED, "Mixed attacks", "IV.C", false)));

    private final KassalaMap map;
    private final KassalaRules rules;
    private final KassalaNotation notation;
    private final KassalaEvaluation evaluation;

    /** The game as published. Bad map data are refused with the line. */
    public KassalaGame() {
        this(MapText.read("map.tsv", KassalaGame.class.getResourceAsStream("map.tsv")));
    }

    /** The game on another map or with other factors: what if this unit were a 3? */
    public KassalaGame(MapText text) {
        HexMap printed = HexMap.of(text);
        this.map = new KassalaMap(printed);
        Roster roster = new Roster(printed);
        this.rules = new KassalaRules(map, roster);
        this.evaluation = new KassalaEvaluation(map, roster);
        this.notation = new KassalaNotation(map);
    }

    @Override
    public About about() {
        return ABOUT;
    }

    @Override
    public Rules<Kassala, Act> rules() {
        return rules;
    }

    @Override
    public Notation<Act> notation() {
        return notation;
    }

    @Override
    public Codec<Kassala> codec() {
        throw new UnsupportedOperationException("not yet");
    }

    @Override
    public Moment moment(Kassala state) {
        Step now = state.agenda().now();
        String step =
                switch (now) {
                    case Step.Deployment _ -> "deployment";
                    case Step.Movement _ -> "movement";
                    case Step.Combat _ -> "combat";
                    case Step.Battle _ -> "battle";
                    case Step.Losses _ -> "losses";
                    case Step.Advance _ -> "advance";
                    case Step.EndOfTurn() -> "end-of-turn";
                    case Step.Over _ -> "over";
                };
        return new Moment(state.turn(), step);
    }

    @Override
    public Evaluation<Kassala, Act> evaluation() {
        return evaluation;
    }

    @Override
    public boolean endsPhase(Act action) {
        return action instanceof Act.End;
    }

    @Override
    public Optional<Objection> objection(Kassala state, Act action) {
        return Objections.to(state, action);
    }

    @Override
    public List<Event> events(Passage.Transition<Kassala, Act> transition) {
        return List.of();
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return ResourceBundle.getBundle("zeriba.kassala.messages", locale);
    }

    @Override
    public Value.Fields sheet() {
        return Value.NO_FIELDS;
    }
}
