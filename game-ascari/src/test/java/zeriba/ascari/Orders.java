package zeriba.ascari;

import zeriba.engine.text.UnreadableException;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;

/** Battles on the field that tests fight. */
public final class Orders {

    /** Camel regiments and a machine gun in the Bayuda. */
    public static final String COLUMN =
            "column wells 4711 12 commanded GCR:camel:veteran:8,HCR:camel:veteran:8,"
                    + "MCR:camel:veteran:8,NAV:machine-gun:veteran:1"
                    + " S1:spears:36,R1:rifles:13,H1:horse:11";

    /** Two battalions, one of them raw, and a gun before a town on the Nile. */
    public static final String TOWN =
            "town nile 33 5 commanded 1EG:infantry:trained:8,4EG:infantry:raw:6,"
                    + "HUS:cavalry:veteran:4,KRU:artillery:trained:1"
                    + " S1:spears:27,F1:fuzzies:9,R1:rifles:12,J1:jehadia:6,G1:guns:1";

    /** A raw battalion before a small town on the Nile. */
    public static final String RAW_TOWN =
            "town nile 13081 6161 leaderless 7E:infantry:raw:12"
                    + " D1:jehadia:10,D2:fuzzies:9,D3:fuzzies:9,D4:rifles:7";

    /** A battalion and a gun behind thorns at a well. */
    public static final String CAMP =
            "camp wells 7 3 commanded A:infantry:trained:14,G:artillery:trained:1"
                    + " S1:spears:18,R1:rifles:7";

    /** A battalion and camels on the march in thorn, Ansar and horse all round. */
    public static final String AMBUSH =
            "ambush hills 21 9 commanded A:infantry:trained:12,C:camel:veteran:6"
                    + " S1:spears:18,R1:rifles:7,H1:horse:11";

    /** A besieged battalion comes out of a town on the Blue Nile. */
    public static final String SORTIE =
            "sortie nile 77 5 commanded A:infantry:trained:15,G:artillery:trained:1"
                    + " S1:spears:18,R1:rifles:7,S2:spears:9,J1:jehadia:8";

    /** Two battalions come to a besieged town on the Blue Nile. */
    public static final String RELIEF =
            "relief nile 77 8 commanded A:infantry:trained:15,B:infantry:veteran:12"
                    + " S1:spears:18,R1:rifles:7,S2:spears:9,J1:jehadia:8";

    /** Levies and a machine gun, seen too late. */
    public static final String SURPRISE =
            "surprise desert 5 2 leaderless A:infantry:raw:12,B:infantry:trained:8,"
                    + "NAV:machine-gun:veteran:1 F1:fuzzies:18,R1:rifles:7";

    /** A gunboat with half a battalion aboard, rifles and a gun on the banks. */
    public static final String STEAMER =
            "steamer nile 21 4 leaderless TAL:gunboat:veteran:6,A:infantry:trained:6"
                    + " R1:rifles:21,G1:guns:1";

    private Orders() {}

    /** The game of an order. */
    public static AscariGame game(String order) {
        try {
            return Desk.GAME.of(FieldBattle.read(order));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    /** The battle that tests fight of a kind. */
    public static String of(Contact contact) {
        return switch (contact) {
            case TOWN -> TOWN;
            case SORTIE -> SORTIE;
            case RELIEF -> RELIEF;
            case CAMP -> CAMP;
            case SURPRISE -> SURPRISE;
            case STEAMER -> STEAMER;
            case COLUMN -> COLUMN;
            case AMBUSH -> AMBUSH;
        };
    }
}
