package zeriba.ascari.field;

import java.util.List;
import zeriba.ascari.field.FieldForces.Piece;
import zeriba.ascari.state.Special;
import zeriba.board.map.MapRow;
import zeriba.engine.rules.Rule;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;

/** The head of a battle's text: how it is played, and the figures that decide it. */
record FieldHead(FieldBattle battle, FieldFigures figures, FieldForces forces) {

    private static final int HUNDRED = 100;

    /** Points for what brings a force to its end: few enough that who holds the field decides. */
    private static final int POINTS = 36;

    private static final List<String> BOAT =
            List.of(
                    "rifles-within",
                    "rifles-need",
                    "guns-near",
                    "guns-need",
                    "guns-need-far",
                    "gun-hits");

    private Contact contact() {
        return battle.contact();
    }

    private int figure(String word) {
        return figures.figure(word, contact());
    }

    void write(FieldRows rows) {
        battle(rows);
        ends(rows);
        boolean hasGoal = contact().isAssault() || contact() == Contact.STEAMER;
        rows.value("assault", hasGoal ? 1 : 0);
        rows.value("field", HUNDRED);
        for (String word : List.of("closed", "charge", "loose", "contact", "second-wave")) {
            rows.value(word, figure(word));
        }
        rows.value("transport", forces.transport());
        if (contact() == Contact.STEAMER) {
            boat(rows);
        }
        if (contact().isHidden()) {
            rows.add("special", Special.HIDDEN.word());
            rows.value("seen-within", figure("seen-within"));
        }
        if (contact().hasZeriba()) {
            rows.value("dawn-first", figure("dawn-first"));
            rows.value("dawn-second", figure("dawn-second"));
        }
    }

    /** What hurts a boat, and how many stands aboard add one to its fire. */
    @Rule("FIELD.BOAT")
    private void boat(FieldRows rows) {
        for (String word : BOAT) {
            rows.value(word, figure(word));
        }
        int aboard = battle.ownStands() - FieldForces.boat(battle).stands();
        rows.value("aboard", aboard / figure("aboard-stands"));
    }

    private void battle(FieldRows rows) {
        boolean assault = contact().isAssault();
        MapRow contact = figures.contact(contact());
        rows.add(
                "battle",
                "FIELD",
                "On the field: " + contact().word(),
                "victory=field",
                "stances=" + contact.trait("stances"),
                "defender=anglo-egyptian",
                "attacker=dervish",
                "first=" + contact.trait("first"),
                "sets-up-first=" + (assault ? "attacker" : "defender"),
                "turns=" + contact.number("turns"));
    }

    /** How many steps lost bring either force to its end, and what a step of it counts. */
    private void ends(FieldRows rows) {
        boolean assault = contact().isAssault();
        int ownSteps = steps(forces.own()) + forces.transport();
        int own =
                contact() == Contact.STEAMER
                        ? FieldUnits.hull(battle, figures)
                        : end(ownSteps, assault ? "collapse-attacking" : "collapse-defending");
        int rivals = end(steps(forces.rivals()), assault ? "break-defending" : "break-attacking");
        rows.value("collapse", own);
        rows.value("break", rivals);
        rows.value("defender-step", Math.max(1, POINTS / own));
        rows.value("attacker-step", Math.max(1, POINTS / rivals));
    }

    private static int steps(List<Piece> pieces) {
        return pieces.stream().mapToInt(Piece::steps).sum();
    }

    /** A share of so many steps, at least 1. */
    private int end(int steps, String share) {
        return Math.max(1, (steps * figure(share) + HUNDRED - 1) / HUNDRED);
    }
}
