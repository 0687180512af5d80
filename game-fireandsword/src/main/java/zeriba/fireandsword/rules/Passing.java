package zeriba.fireandsword.rules;

import zeriba.engine.step.Task.Automatic;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;

/** A step that goes on by itself. */
public sealed interface Passing extends Step, Automatic<Sudan, Act>
        permits S05_Revolts.TurnBegins,
                S14_Sieges.MovementBegins,
                S14_Sieges.Settle,
                S12_Battles.Aftermath,
                S08_Movement.EndOfMovement,
                S11_Encounters.Camps,
                S14_Sieges.Supplies,
                S15_Adjustment.Adjustment,
                S16_Reinforcements.EndOfTurn {}
