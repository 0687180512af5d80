package zeriba.e2e.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/**
 * Every page in a language that nobody speaks, and in Italian: no English shows, nothing is cut.
 */
@Tag("extended")
@ExtendWith(Stage.class)
class LanguagesTest {

    private static final String READING = reading();

    private record Size(int width, int height) {}

    private static final List<Size> SIZES = List.of(new Size(1440, 900), new Size(390, 844));

    /**
     * What is the same in every language, what the browser itself says in its own, and names of the
     * land that stand on no sheet.
     */
    private static final Set<String> NAMES =
            Set.of(
                    "Zeriba",
                    "English",
                    "Italiano",
                    "February",
                    "and",
                    "Lessouda",
                    "Ksaira",
                    "Hamra",
                    "Chambi",
                    "Semmama",
                    "Selloum",
                    "Bireno",
                    "Serraguia",
                    "Koumine",
                    "Kebar",
                    "Barbrou",
                    "Mghila",
                    "Tiouacha",
                    "Majoura",
                    "Bayuda",
                    "Darfur",
                    "Kordofan",
                    "Gezira",
                    "Butana",
                    "Sudd");

    /** How the browser writes lengths of time, which has no words of the language of the tests. */
    private static final Pattern TIMES =
            Pattern.compile("\\b\\d+ (min|sec|hr|(minute|hour|second)s? ago)\\b");

    /** Numbers of rules, letters of counters, and the digests of dice. */
    private static final Pattern CODE =
            Pattern.compile("\\b([A-Z0-9]+([.-]\\w+)+|[0-9a-f]{64}|[A-Z0-9]{2,4})\\b");

    /** A word as English is written, without an accent. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z]*[aeiouAEIOU][A-Za-z]*");

    /** Small words of English that hardly any of its sentences does without. */
    private static final Pattern ENGLISH =
            Pattern.compile(
                    "(?i)\\b(the|of|and|is|are|with|from|has|have|this|cannot|your|you|to)\\b");

    private static String reading() {
        try (InputStream script = LanguagesTest.class.getResourceAsStream("reading.js")) {
            return new String(
                    Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void inALanguageOfLongerWordsAllIsTranslatedAndNothingCutOff(Browser browser, Serving serving)
            throws BadJsonException {
        try (Guest guest = reader("qps", browser)) {
            Set<String> data = names(guest, serving);
            List<String> faults = faults(guest, serving, text -> isPlain(text, data), SIZES);
            assertThat(faults).isEmpty();
        }
    }

    @Test
    void inItalianNoEnglishShows(Browser browser, Serving serving) throws IOException {
        Set<String> english = Written.onlyIn(Locale.ENGLISH, Locale.ITALIAN);
        assertThat(english).hasSizeGreaterThan(1000);
        try (Guest guest = reader("it", browser)) {
            List<String> faults =
                    faults(
                            guest,
                            serving,
                            text -> english.contains(text) || ENGLISH.matcher(text).find(),
                            SIZES.subList(0, 1));
            assertThat(faults).isEmpty();
        }
    }

    private static Guest reader(String language, Browser browser) {
        Guest guest = Guest.withScreen(browser, 1440, 900);
        guest.page()
                .addInitScript(
                        "Object.defineProperty(navigator, 'languages', { get: () => ['"
                                + language
                                + "'] })");
        return guest;
    }

    /** What is wrong at the stops of a walk over every page, each thing once. */
    private static List<String> faults(
            Guest guest, Serving serving, Predicate<String> isForeign, List<Size> sizes) {
        Set<String> met = new HashSet<>();
        List<String> faults = new ArrayList<>();
        Page page = guest.page();
        Consumer<String> look =
                stop -> {
                    Map<?, ?> seen = (Map<?, ?>) page.evaluate(READING);
                    texts(Objects.requireNonNull(seen.get("texts"))).stream()
                            .filter(text -> isForeign.test(text) && met.add(text))
                            .forEach(text -> faults.add(stop + " says: " + text));
                    texts(Objects.requireNonNull(seen.get("cut"))).stream()
                            .filter(met::add)
                            .forEach(text -> faults.add(stop + " cuts off " + text));
                };
        Consumer<String> everySize =
                stop -> {
                    for (Size size : sizes.reversed()) {
                        page.setViewportSize(size.width(), size.height());
                        look.accept(stop + " at " + size.width());
                    }
                };
        new EveryPage(guest, serving, everySize).walk();
        return faults;
    }

    private static List<String> texts(Object read) {
        return ((List<?>) read).stream().map(String::valueOf).toList();
    }

    private static boolean isPlain(String text, Set<String> data) {
        String told = TIMES.matcher(text).replaceAll("");
        return Arrays.stream(CODE.matcher(told).replaceAll("").split("[^\\p{L}]+"))
                .anyMatch(word ->
                        word.length() > 2
                                && PLAIN.matcher(word).matches()
                                && !data.contains(word)
                                && !NAMES.contains(word));
    }

    /** The words of the names that the maps and counters of the games bear. */
    private static Set<String> names(Guest guest, Serving serving) throws BadJsonException {
        Set<String> words = new HashSet<>();
        for (String game : new String[] {"kassala", "ascari", "kasserine", "fireandsword"}) {
            String sheet = guest.page().request().get(serving.url("/api/sheet/" + game)).text();
            collect(Json.read(sheet), words);
        }
        return words;
    }

    private static void collect(Value value, Set<String> words) {
        switch (value) {
            case Value.Fields fields ->
                    fields.fields()
                            .forEach((name, one) -> {
                                if (one instanceof Value.Text(String text)
                                        && Set.of("name", "label", "text").contains(name)) {
                                    words.addAll(List.of(text.split("[^\\p{L}]+")));
                                } else {
                                    collect(one, words);
                                }
                            });
            case Value.Items(List<Value> items) -> items.forEach(one -> collect(one, words));
            case Value.Text _, Value.Whole _, Value.Real _, Value.Flag _, Value.Nothing _ -> {}
        }
    }
}
