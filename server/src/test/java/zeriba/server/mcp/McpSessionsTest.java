package zeriba.server.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sessions of programs are known by their signature alone. */
final class McpSessionsTest {

    private final McpSessions here = new McpSessions("the key of this database");

    @Test
    void whoeverHasTheKeyKnowsTheSessionsOfAllWhoHaveIt() {
        McpSessions there = new McpSessions("the key of this database");
        assertThat(there.isOurs(here.begin())).isTrue();
        assertThat(here.begin()).isNotEqualTo(here.begin());
    }

    @Test
    void whatWasMadeUpOrAlteredIsNoSession() {
        String begun = here.begin();
        char first = begun.charAt(0) == 'a' ? 'b' : 'a';
        assertThat(here.isOurs(first + begun.substring(1))).isFalse();
        assertThat(here.isOurs(begun + "a")).isFalse();
        assertThat(here.isOurs(begun.substring(0, begun.indexOf('.') + 1))).isFalse();
        assertThat(here.isOurs(new McpSessions("another key").begin())).isFalse();
        assertThat(here.isOurs("made up")).isFalse();
        assertThat(here.isOurs("")).isFalse();
        assertThat(here.isOurs(null)).isFalse();
    }
}
