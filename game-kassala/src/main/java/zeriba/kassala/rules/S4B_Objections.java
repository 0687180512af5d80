package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section IV.B. Free deployment: why a unit may not be set up somewhere. */
public final class S4B_Objections {

    private S4B_Objections() {}

    @Rule({"IV.B.1", "IV.B.2", "G-17"})
    static Optional<Objection> to(Kassala state, Army army, Act.Deploy deploy) {
        Unit unit = deploy.unit();
        if (unit.army() != army) {
            return Reason.of(state, rule(unit.army()), "not-yours").unit(unit).given();
        }
        if (state.place(unit) != Kassala.RESERVE) {
            return Reason.of(state, "G-17", "deployed").unit(unit).given();
        }
        if (!state.map().isHex(deploy.hex())) {
            return Reason.of(state, "II.D.15", "off-board")
                    .hex(deploy.hex())
                    .at(Units.of(unit))
                    .given();
        }
        return mayNotStand(state, unit, deploy.hex());
    }

    @Rule({"II.D.12", "G-16", "G-17"})
    private static Optional<Objection> mayNotStand(Kassala state, Unit unit, int hex) {
        if (!contains(S4B_FreeDeployment.half(state, unit.army()), hex)) {
            return Reason.of(state, rule(unit.army()), "wrong-half").unit(unit).hex(hex).given();
        }
        if (!contains(S2D_Movement.ground(state.parameters(), unit), hex)) {
            return Reason.of(state, "II.D.12", "town").unit(unit).hex(hex).given();
        }
        return !contains(S4B_FreeDeployment.hexes(state, unit), hex)
                ? S2D_Objections.full(state, unit, hex)
                : Optional.empty();
    }

    /** The paragraph under which an army deploys. */
    @Rule({"IV.B.1", "IV.B.2"})
    static String rule(Army army) {
        return army == Army.MOSLEM ? "IV.B.2" : "IV.B.1";
    }
}
