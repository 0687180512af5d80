package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class LanguageFilesTest {

    private static final Map<String, String> FILES =
            Map.of(
                    "messages_en.properties", "one = One\ntwo = Two\n",
                    "messages_eo.properties", "one = Unŭ\n",
                    "rules_en.txt", "# Rules\n1 Move.\n",
                    "rules_eo.txt", "# Reguloj\n1 Movu.\n",
                    "blurb_en.properties",
                            "history = h\nlength = l\nplayers = p\ncomplexity = 1\n");

    private final LanguageFiles words =
            new LanguageFiles(name -> {
                String text = FILES.get(name);
                return text == null
                        ? null
                        : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            });

    @Test
    void aLanguageIsSpokenOnceItsFilesAreThere() {
        Locale esperanto = Locale.of("eo");
        assertThat(words.messages(esperanto).getString("one")).isEqualTo("Unŭ");
        assertThat(words.rules(esperanto).chapters().getFirst().title()).isEqualTo("Reguloj");
    }

    @Test
    void whatALanguageLacksIsSaidInEnglish() {
        Locale esperanto = Locale.of("eo");
        assertThat(words.messages(esperanto).getString("two")).isEqualTo("Two");
        assertThat(words.blurb(esperanto).history()).isEqualTo("h");
        assertThat(words.messages(Locale.FRENCH).getString("one")).isEqualTo("One");
    }
}
