package zeriba.app.command.option;

import java.util.List;
import java.util.Map;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** A set-up as it is written on the command line. */
public final class SetupWords {

    private SetupWords() {}

    /**
     * The scenario, the usual one if it is empty, with options such as {@code cannon}, and with
     * commands that roles hold.
     */
    public static Setup read(
            GameInfo about, String scenario, List<String> options, Map<String, String> commands)
            throws UnreadableException {
        String id = scenario.isEmpty() ? about.scenarios().getFirst().id() : scenario;
        Setup setup = new Setup(id, Map.of(), commands);
        for (String option : options) {
            String[] words = option.split("=", 2);
            setup = setup.with(words[0], value(about, words[0], words.length > 1 ? words[1] : ""));
        }
        return about.complete(setup);
    }

    private static Value value(GameInfo about, String id, String text) throws UnreadableException {
        for (OptionSpec spec : about.options()) {
            if (spec.id().equals(id)) {
                return spec.checked(value(spec, text));
            }
        }
        throw new UnreadableException(
                "--option " + id,
                "no such option; there are "
                        + String.join(", ", about.options().stream().map(OptionSpec::id).toList()));
    }

    private static Value value(OptionSpec spec, String text) {
        return switch (spec) {
            case OptionSpec.OnOff _ when text.isEmpty() || text.equals("true") -> Value.of(true);
            case OptionSpec.OnOff _ when text.equals("false") -> Value.of(false);
            case OptionSpec.OnOff _, OptionSpec.OneOf _ -> Value.of(text);
            case OptionSpec.WholeNumber _ ->
                    text.matches("-?[0-9]{1,18}") ? Value.of(Long.parseLong(text)) : Value.of(text);
        };
    }
}
