package zeriba.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a game says, a file for each language: {@code messages_LL.properties}, {@code rules_LL.txt}
 * and {@code blurb_LL.properties}. A language is added with its files alone; what it does not have
 * is said in English.
 */
public final class LanguageFiles {

    /** The folder where the files lie. */
    @FunctionalInterface
    public interface Folder {

        /** The file of that name, or null where there is none. */
        @Nullable InputStream open(String name);
    }

    private static final Set<String> KNOWN = Set.of(Locale.getISOLanguages());

    private final Folder folder;
    private final Map<String, Sentences> messages = new ConcurrentHashMap<>();

    /** The files of a folder. */
    public LanguageFiles(Folder folder) {
        this.folder = folder;
    }

    /** The languages that have sentences here, by their codes. */
    public List<Locale> languages() {
        return KNOWN.stream().filter(this::isThere).sorted().map(Locale::of).toList();
    }

    /** Its sentences; those that the language lacks in English. */
    public ResourceBundle messages(Locale language) {
        Sentences english = messages.computeIfAbsent("en", this::readMessages);
        String spoken = language.getLanguage();
        // whatever an asker calls a language is not kept
        return KNOWN.contains(spoken)
                ? messages.computeIfAbsent(
                        spoken,
                        _ -> isThere(spoken) ? readMessages(spoken).elseFrom(english) : english)
                : english;
    }

    private Sentences readMessages(String spoken) {
        String name = "messages_" + spoken + ".properties";
        try (Reader text = new InputStreamReader(existing(name), StandardCharsets.UTF_8)) {
            return new Sentences(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its rules in words. */
    public RuleBook rules(Locale language) {
        return read("rules_", language, ".txt", RuleBook::read);
    }

    /** What stands on its box. */
    public Blurb blurb(Locale language) {
        return read("blurb_", language, ".properties", Blurb::read);
    }

    private <T> T read(
            String name, Locale language, String extension, Function<InputStream, T> reader) {
        InputStream own = folder.open(name + language.getLanguage() + extension);
        return reader.apply(own == null ? existing(name + "en" + extension) : own);
    }

    private boolean isThere(String spoken) {
        try (InputStream file = folder.open("messages_" + spoken + ".properties")) {
            return file != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private InputStream existing(String name) {
        return Objects.requireNonNull(folder.open(name), name);
    }

    /** Sentences of a file, with those of another language where it has none. */
    private static final class Sentences extends PropertyResourceBundle {

        Sentences(Reader text) throws IOException {
            super(text);
        }

        Sentences elseFrom(ResourceBundle other) {
            setParent(other);
            return this;
        }
    }
}
