package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Branch;
import zeriba.engine.Dice;
import zeriba.engine.DiceCup;
import zeriba.engine.Entry;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.Roll;
import zeriba.engine.Rules;
import zeriba.engine.Setup;
import zeriba.engine.Viewer;
import zeriba.fireandsword.battle.Cast;
import zeriba.fireandsword.battle.QuickBattle;
import zeriba.fireandsword.rules.Choices;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S05_Revolts;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S07_Movement;
import zeriba.fireandsword.rules.S08_Gunboats;
import zeriba.fireandsword.rules.S10_Columns;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S14_Sieges;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.rules.S18_Command;

/** Which step is played by which section. */
final class FireAndSwordRules implements Rules<Sudan, Act> {

    static final String FIXED = "fixed";
    static final String RANDOM = "random";

    private static final int DIE = 6;

    private final SudanMap map;
    private final Forces forces;

    FireAndSwordRules(SudanMap map, Forces forces) {
        this.map = map;
        this.forces = forces;
    }

    Terms terms(Setup setup) {
        return new Terms(map, forces, setup);
    }

    @Override
    public Sudan setup(Setup setup) {
        return S02_SetUp.begin(terms(setup), setup.scenario().equals(FIXED));
    }

    @Override
    public Pending<Act> pending(Sudan state) {
        if (state.now() instanceof Step.Over over) {
            return new Pending.Over<>(over.result());
        }
        Optional<Pending.Choice<Act>> choice = Choices.of(state);
        if (choice.isPresent()) {
            return choice.get();
        }
        Cast cast = cast(state);
        return cast.isEmpty()
                ? new Pending.Automatic<>()
                : new Pending.Chance<>(cast.dice(), StepWords.purpose(state.now()));
    }

    /** The dice that a step waits for; none where it goes on by itself. */
    private static Cast cast(Sudan state) {
        Cast cast = new Cast();
        switch (state.now()) {
            case Step.Indexes _ -> S05_Revolts.indexDice(cast);
            case Step.Revolts _ -> S05_Revolts.dice(state, cast);
            case Step.Surprise step -> S06_Surprise.dice(state, step.region(), cast);
            case Step.Slip step -> S06_Surprise.slipDice(state, step.places(), cast);
            case Step.Sieges step -> S14_Sieges.siegeDice(step, cast);
            case Step.Travel step when S10_Columns.isBeforeCataract(state, step) ->
                    cast.die(DIE, Figures.CATARACT_STOPS);
            case Step.Encounter _ -> S11_Encounters.dice(cast);
            case Step.Types step -> S11_Encounters.typeDice(step.count(), cast);
            case Step.Strength step -> S11_Encounters.strengthDice(step, cast);
            case Step.Nature _ -> S11_Encounters.natureDice(cast);
            case Step.Fight step -> {
                return QuickBattle.cast(step.field());
            }
            case Step.Sail step -> {
                return step.fight().cast();
            }
            case Step.Escape step -> S13_Casualties.escapeDice(state, step, cast);
            case Step.Cards step -> S13_Casualties.cardDice(state, step, cast);
            case Step.Hit step -> S13_Casualties.hitDice(step, cast);
            case Step.Wounded step -> S13_Casualties.woundDice(step, cast);
            case Step.Supply _ -> cast.free(DIE);
            case Step.ThirdBoat _ when S08_Gunboats.mayArrive(state) ->
                    cast.die(DIE, Figures.HERMES_NEEDS);
            case Step.Arrivals _ -> cast.free(DIE);
            case Step.Levies _ when S16_Reinforcements.areRaised(state) -> cast.free(DIE);
            case Step.Travel _, Step.ThirdBoat _, Step.Levies _ -> {}
            case Step.Asking _, Step.Passing _ -> {}
        }
        return cast;
    }

    @Override
    public Sudan choose(Sudan state, Act action) {
        return Choices.choose(state, action);
    }

    @Override
    public Sudan roll(Sudan state, Roll roll) {
        return switch (state.now()) {
            case Step.Indexes _ -> S05_Revolts.indexes(state, roll);
            case Step.Revolts _ -> S05_Revolts.rise(state, roll);
            case Step.Surprise step -> S06_Surprise.attack(state, step.region(), roll);
            case Step.Slip step -> S06_Surprise.slip(state, step, roll);
            case Step.Sieges step -> S14_Sieges.besiege(state, step, roll);
            case Step.Travel step -> S08_Gunboats.cataract(state, step, roll);
            case Step.Encounter step -> S11_Encounters.meet(state, step.clash(), roll);
            case Step.Types step -> S11_Encounters.types(state, step, roll);
            case Step.Strength step -> S11_Encounters.strength(state, step, roll);
            case Step.Nature step -> S11_Encounters.nature(state, step, roll);
            case Step.Fight step -> S12_Battles.rolled(state, step, roll);
            case Step.Sail step -> S12_Battles.sailed(state, step, roll);
            case Step.Escape step -> S13_Casualties.escape(state, step, roll);
            case Step.Cards step -> S13_Casualties.cards(state, step, roll);
            case Step.Hit step -> S13_Casualties.hit(state, step, roll);
            case Step.Wounded step -> S13_Casualties.wound(state, step, roll);
            case Step.Supply step -> S14_Sieges.supply(state, step, roll);
            case Step.ThirdBoat _ -> S08_Gunboats.arrive(state, roll);
            case Step.Arrivals step -> S16_Reinforcements.thrown(state, step, roll);
            case Step.Levies _ -> state.instead(new Step.Levy(roll.face(0)));
            case Step.Asking _, Step.Passing _ ->
                    throw new IllegalStateException("no dice in " + state);
        };
    }

    @Override
    public Sudan proceed(Sudan state) {
        Roll none = Roll.of(new int[0]);
        return switch (state.now()) {
            case Step.TurnBegins _ -> S05_Revolts.begin(state);
            case Step.Revolts _, Step.Levies _, Step.ThirdBoat _ -> state.done();
            case Step.Surprise step -> S06_Surprise.attack(state, step.region(), none);
            case Step.Travel step -> S10_Columns.goOn(state, step);
            case Step.Settle _, Step.MovementBegins _ -> S14_Sieges.settle(state);
            case Step.Escape step -> S13_Casualties.escape(state, step, none);
            case Step.Cards step -> S13_Casualties.cards(state, step, none);
            case Step.Aftermath step -> S12_Battles.aftermath(state, step);
            case Step.EndOfMovement _ -> S07_Movement.close(state);
            case Step.Camps step -> S11_Encounters.camps(state, step.spaces());
            case Step.Supplies _ -> S14_Sieges.eat(state);
            case Step.Adjustment _ -> S15_Adjustment.adjust(state);
            case Step.EndOfTurn _ -> S16_Reinforcements.close(state);
            case Step.Landing step -> S16_Reinforcements.choose(state, step, new Act.End());
            case Step.Asking _, Step.Thrown _, Step.Over _ ->
                    throw new IllegalStateException("nothing goes on by itself in " + state);
        };
    }

    @Override
    public Role role(Sudan state, Act action) {
        return S18_Command.role(state, action);
    }

    /** Orders that were given first stay hidden until the others are in. */
    @Override
    public Sudan seenBy(Viewer viewer, Sudan state) {
        return Secrets.seenBy(state);
    }

    @Override
    public Sudan dealt(Role role, Sudan seen, DiceCup cup) {
        return Secrets.dealt(seen, cup);
    }

    /** Orders are shown once the battle has moved on. */
    @Override
    public boolean shows(Viewer viewer, Sudan now, Sudan then, Entry<Act> entry) {
        return Secrets.shows(now, then);
    }

    @Override
    public List<Branch> branches(Sudan state) {
        Cast cast = cast(state);
        return cast.isEmpty() || cast.dice().size() > Dice.MOST_OUTCOMES
                ? List.of()
                : folded(state, cast);
    }

    /** Every combination of classes of faces, folded by what follows from it. */
    private List<Branch> folded(Sudan state, Cast cast) {
        int count = cast.count();
        int[][] classes = new int[count][];
        for (int i = 0; i < count; i++) {
            classes[i] = cast.classes(i);
        }
        Map<Sudan, Integer> places = new HashMap<>();
        List<Branch> branches = new ArrayList<>();
        int[] at = new int[count];
        int[] faces = new int[count];
        boolean more = true;
        while (more) {
            long weight = 1;
            for (int i = 0; i < count; i++) {
                faces[i] = classes[i][at[i]];
                int next =
                        at[i] + 1 < classes[i].length ? classes[i][at[i] + 1] : cast.sides(i) + 1;
                weight *= next - faces[i];
            }
            add(state, Roll.of(faces), weight, places, branches);
            more = advance(at, classes);
        }
        return List.copyOf(branches);
    }

    private void add(
            Sudan state,
            Roll roll,
            long weight,
            Map<Sudan, Integer> places,
            List<Branch> branches) {
        int next = branches.size();
        int place = places.computeIfAbsent(roll(state, roll), _ -> next);
        if (place == next) {
            branches.add(new Branch(roll, weight));
        } else {
            Branch old = branches.get(place);
            branches.set(place, new Branch(old.roll(), old.weight() + weight));
        }
    }

    private static boolean advance(int[] at, int[][] classes) {
        for (int i = at.length - 1; i >= 0; i--) {
            if (++at[i] < classes[i].length) {
                return true;
            }
            at[i] = 0;
        }
        return false;
    }
}
