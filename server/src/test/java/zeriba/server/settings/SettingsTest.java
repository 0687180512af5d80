package zeriba.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

    @TempDir private Path folder = Path.of("");

    private Settings read(String text, Map<String, String> environment) throws IOException {
        return Settings.read(Files.writeString(folder.resolve("zeriba.conf"), text), environment);
    }

    private void isRefused(String text, String because) {
        assertThatThrownBy(() -> read(text, Map.of()))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("zeriba.conf, line 1: " + because);
    }

    @Test
    void theExampleInTheDocumentsNamesEverySettingAsItIsByDefault() throws IOException {
        Path file = Path.of("..", "docs", "zeriba.conf");
        if ("write".equals(System.getProperty("zeriba.samples"))) {
            Files.writeString(file, Settings.example());
        }
        assertThat(file).hasContent(Settings.example());
        Settings nothing = Settings.read(file, Map.of());
        for (Setting setting : Setting.all()) {
            assertThat(nothing.text(setting)).isEqualTo(setting.preset());
            assertThat(Settings.example()).contains(setting.variable());
        }
    }

    @Test
    void everyLineOfTheExampleMayBeTakenIntoUse() throws IOException {
        String used = Settings.example().replaceAll("(?m)^#([a-z]\\S* =)", "$1");
        Settings settings = read(used, Map.of());
        assertThat(settings.number(Setting.PORT)).isEqualTo(8080);
        assertThat(settings.isOn(Setting.PUSH)).isFalse();
        assertThat(settings.given(Setting.DATABASE)).isEmpty();
    }

    @Test
    void theEnvironmentCountsBeforeTheFile() throws IOException {
        Settings settings =
                read(
                        "port = 9000\n# a remark\n\nlog=info",
                        Map.of("ZERIBA_PORT", "9001", "ZERIBA_SMTP_PASSWORD", "hush"));
        assertThat(settings.number(Setting.PORT)).isEqualTo(9001);
        assertThat(settings.text(Setting.LOG)).isEqualTo("info");
        assertThat(settings.text(Setting.SMTP_PASSWORD)).isEqualTo("hush");
        assertThat(settings.with(Setting.PORT, "1").number(Setting.PORT)).isEqualTo(1);
        assertThat(settings.toString()).contains("9001").doesNotContain("hush");
    }

    @Test
    void whatCannotBeUsedIsRefusedWithItsLine() {
        isRefused("prot = 1", "there is no setting 'prot'");
        isRefused("port", "write port = VALUE");
        isRefused("port = 70000", "must be a whole number from 0 to 65535, not '70000'");
        isRefused("push = maybe", "must be on or off");
        isRefused("public-address = zeriba.example.org", "must be empty, or http://");
        isRefused("public-address = https://zeriba.example.org/x", "must be empty, or http://");
        isRefused("smtp.password = hush", "give it as the environment variable ZERIBA_SMTP_PASS");
        assertThatThrownBy(() -> Settings.read(folder.resolve("none"), Map.of()))
                .hasMessageContaining("cannot be read");
        assertThatThrownBy(() -> Settings.of(Map.of("ZERIBA_LOG", "loud")))
                .hasMessageStartingWith("Environment variable ZERIBA_LOG: must be error, warn");
    }

    @Test
    void hostsAreAllowedByNameAndOnePartByAStar() {
        Settings settings = Settings.preset();
        assertThat(settings.allows(Setting.PUSH_HOSTS, "fcm.googleapis.com")).isTrue();
        assertThat(settings.allows(Setting.PUSH_HOSTS, "wns2.notify.windows.com")).isTrue();
        assertThat(settings.allows(Setting.PUSH_HOSTS, "a.b.notify.windows.com")).isFalse();
        assertThat(settings.allows(Setting.PUSH_HOSTS, "fcmXgoogleapis.com")).isFalse();
        assertThat(settings.allows(Setting.WEBHOOK_HOSTS, "discord.com")).isFalse();
        assertThat(settings.allows(Setting.WEBHOOK_HOSTS, "")).isFalse();
    }
}
