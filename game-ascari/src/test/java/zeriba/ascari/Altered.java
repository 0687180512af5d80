package zeriba.ascari;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zeriba.ascari.state.Army;
import zeriba.board.map.MapText;
import zeriba.board.map.MapTexts;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** The game with one line of its data changed. */
public record Altered(AscariGame game) {

    /** Agordat, with a word of the line that has another changed. */
    public static Altered agordat(String line, String from, String to) {
        List<MapText> texts = new ArrayList<>();
        for (MapText text : AscariGame.published().texts()) {
            String name = text.file();
            texts.add(name.equals("s2.tsv") ? altered(name, line, from, to) : text);
        }
        return new Altered(new AscariGame(new MapTexts(texts)));
    }

    /** A data file with a word of the lines that have another changed. */
    static MapText altered(String name, String line, String from, String to) {
        List<String> lines = new ArrayList<>();
        for (var row : AscariGame.text(name).rows()) {
            String text = String.join("\t", row.fields());
            lines.add(text.contains(line) ? text.replace(from, to) : text);
        }
        return MapText.of(name, String.join("\n", lines));
    }

    /** A composed position in this game, in an army's movement. */
    public Desk.Play read(Desk desk, Army army) {
        List<Value> agenda = new ArrayList<>();
        for (String step : Arrays.asList("movement", "fire", "administration")) {
            agenda.add(
                    Value.NO_FIELDS
                            .with("step", Value.of(step))
                            .with("side", Value.of(army.toString())));
        }
        try {
            return new Desk.Play(game.codec().read(desk.value(Value.of(agenda))));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
