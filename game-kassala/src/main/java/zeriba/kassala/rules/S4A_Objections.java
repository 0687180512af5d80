package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section IV.A. Cannon: why they may not attack or bombard. */
public final class S4A_Objections {

    private S4A_Objections() {}

    @Rule("IV.A.7.b")
    static Optional<Objection> to(Kassala state, Army army, Act.Bombard bombard) {
        Units cannon = bombard.attackers();
        if (!state.parameters().cannon()) {
            return Reason.of(state, "IV.A.7.b", "no-bombardment").units(cannon).given();
        }
        Units target = bombard.defenders();
        return S2E_Objections.wrongUnits(state, army, cannon, target)
                .or(() -> mayNotBombard(state, bombard.cannon(), state.hexes(target)))
                .or(() -> S2E_Objections.mayNotBeAttacked(state, target))
                .or(() -> S2E_Objections.wouldBeLeft(state, cannon, target));
    }

    /**
     * Cannon that have fired, that are too far off, or that are alone and not next to the enemy.
     */
    @Rule({"IV.A.5", "IV.A.7.c", "G-15"})
    static Optional<Objection> gunsMayNotAttack(Kassala state, Units guns, Units line, long hexes) {
        for (Unit gun : guns) {
            Optional<Objection> silent =
                    hasFired(state, gun).or(() -> outOfRange(state, gun, hexes));
            if (silent.isPresent()) {
                return silent;
            }
        }
        for (Unit gun : line.isEmpty() ? guns : Units.NONE) {
            long far = minus(hexes, state.map().neighbours(state.place(gun)));
            if (!isEmpty(far)) {
                return Reason.of(state, "IV.A.7.c", "cannon-alone").unit(gun).hexes(far).given();
            }
        }
        return Optional.empty();
    }

    @Rule({"IV.A.6", "IV.A.7.b", "G-14"})
    private static Optional<Objection> mayNotBombard(Kassala state, Unit cannon, long hexes) {
        if (!cannon.isCannon()) {
            return Reason.of(state, "IV.A.7.b", "not-cannon").unit(cannon).given();
        }
        if (size(hexes) > 1) {
            return Reason.of(state, "IV.A.7.b", "one-hex").hexes(hexes).given();
        }
        return hasFired(state, cannon)
                .or(() -> outOfRange(state, cannon, hexes))
                .or(() -> nobodyNear(state, cannon, hexes));
    }

    @Rule("IV.A.7")
    private static Optional<Objection> hasFired(Kassala state, Unit gun) {
        Contacts contacts = state.contacts();
        return contacts.due().contains(gun) || contacts.free().contains(gun)
                ? Optional.empty()
                : Reason.of(state, "IV.A.7", "fired").unit(gun).given();
    }

    @Rule("IV.A.5")
    private static Optional<Objection> outOfRange(Kassala state, Unit gun, long hexes) {
        return meet(S4A_Cannon.attackable(state.map(), state.place(gun)), hexes)
                ? Optional.empty()
                : Reason.of(state, "IV.A.5", "out-of-range").unit(gun).hexes(hexes).given();
    }

    private static Optional<Objection> nobodyNear(Kassala state, Unit cannon, long hex) {
        Contacts contacts = state.contacts();
        if (!meet(hex, union(contacts.targets(), contacts.attacked()))) {
            return Reason.of(state, "IV.A.6", "no-friend-near").hexes(hex).given();
        }
        boolean next = meet(state.map().neighbours(state.place(cannon)), hex);
        return next && !meet(hex, union(contacts.shared(), contacts.attacked()))
                ? Reason.of(state, "IV.A.7.b", "only-itself-near").unit(cannon).hexes(hex).given()
                : Optional.empty();
    }
}
