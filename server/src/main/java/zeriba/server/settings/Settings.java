package zeriba.server.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is set. The environment counts before the file, and what {@link #with} adds before both; a
 * setting that nobody has set is as its {@link Setting#preset}.
 */
public final class Settings {

    private static final int WIDTH = 88;

    private final Map<Setting, String> values;

    private Settings(Map<Setting, String> values) {
        this.values = new EnumMap<>(values);
    }

    /** Everything as it is by default. */
    public static Settings preset() {
        return new Settings(new EnumMap<>(Setting.class));
    }

    /** What {@code environment} sets, by the variables' names. */
    public static Settings of(Map<String, String> environment) {
        return preset().and(environment);
    }

    /** What the file sets, and {@code environment}. */
    public static Settings read(Path file, Map<String, String> environment) {
        try {
            Settings settings = preset();
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                settings = settings.line(file + ", line " + (i + 1), lines.get(i).strip());
            }
            return settings.and(environment);
        } catch (IOException e) {
            throw new SettingsException(
                    "The settings in " + file + " cannot be read: " + e.getMessage());
        }
    }

    private Settings line(String where, String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return this;
        }
        int equals = line.indexOf('=');
        String key = (equals < 0 ? line : line.substring(0, equals)).strip();
        Setting setting =
                Setting.named(key)
                        .orElseThrow(() ->
                                new SettingsException(
                                        where + ": there is no setting '" + key + "'"));
        if (equals < 0) {
            throw new SettingsException(where + ": write " + key + " = VALUE");
        }
        if (setting.isSecret()) {
            throw new SettingsException(
                    where + ": give it as the environment variable " + setting.variable());
        }
        return set(where, setting, line.substring(equals + 1).strip());
    }

    private Settings and(Map<String, String> environment) {
        Settings all = this;
        for (Setting setting : Setting.all()) {
            String value = environment.getOrDefault(setting.variable(), "");
            if (!value.isEmpty()) {
                all = all.set("Environment variable " + setting.variable(), setting, value);
            }
        }
        return all;
    }

    /** These settings with one changed. */
    public Settings with(Setting setting, String value) {
        return set(setting.key(), setting, value);
    }

    private Settings set(String where, Setting setting, String value) {
        Optional<String> objection = setting.objection(value);
        if (objection.isPresent()) {
            String shown = setting.isSecret() ? "" : ", not '" + value + "'";
            throw new SettingsException(where + ": must be " + objection.get() + shown);
        }
        Settings more = new Settings(values);
        more.values.put(setting, value);
        return more;
    }

    /** The value of a setting. */
    public String text(Setting setting) {
        return values.getOrDefault(setting, setting.preset());
    }

    /** The value of a setting, none where it is empty. */
    public Optional<String> given(Setting setting) {
        return Optional.of(text(setting)).filter(text -> !text.isEmpty());
    }

    /** The value of a setting that is a number. */
    public int number(Setting setting) {
        return Integer.parseInt(text(setting));
    }

    /** Whether a setting is on. */
    public boolean isOn(Setting setting) {
        return text(setting).equals("on");
    }

    /** Whether {@code host} is one of those that a setting lists; {@code *} stands for one part. */
    public boolean allows(Setting setting, String host) {
        return Stream.of(text(setting).split(" +"))
                .filter(name -> !name.isEmpty())
                .map(name -> name.replace(".", "\\.").replace("*", "[A-Za-z0-9-]+"))
                .anyMatch(host::matches);
    }

    /** A file of all settings as they are by default, each explained. */
    public static String example() {
        StringBuilder text =
                new StringBuilder(
                        """
                        # Settings of a Zeriba server: ./zeriba serve --config FILE
                        #
                        # Every setting, explained, with the value it has when nothing is said: take away
                        # the # in front of a line to change it. Every one can also be given as an
                        # environment variable, which counts before this file; secrets only so.
                        """);
        for (Setting setting : Setting.all()) {
            text.append('\n').append(wrapped(setting.help()));
            text.append("# Environment: ").append(setting.variable()).append('\n');
            text.append(
                    setting.isSecret()
                            ? "# A secret: only in the environment.\n"
                            : ("#" + setting.key() + " = " + setting.preset()).strip() + "\n");
        }
        return text.toString();
    }

    private static String wrapped(String help) {
        StringBuilder text = new StringBuilder("#");
        int column = 1;
        for (String word : help.split(" ")) {
            if (column + 1 + word.length() > WIDTH) {
                text.append("\n#");
                column = 1;
            }
            text.append(' ').append(word);
            column += 1 + word.length();
        }
        return text.append('\n').toString();
    }

    /** Without the secrets. */
    @Override
    public String toString() {
        Map<Setting, String> shown = new EnumMap<>(values);
        shown.keySet().removeIf(Setting::isSecret);
        return shown.toString();
    }
}
