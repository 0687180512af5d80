package zeriba.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import zeriba.app.command.operator.ServeCommand;

class LanTest {

    @Test
    void whoOpensTheServerToTheNetworkIsToldWhatThatOpens() {
        StringWriter said = new StringWriter();
        ServeCommand.tellOthers(new PrintWriter(said), 8080, "the key");
        assertThat(said.toString())
                .contains("Everybody on this network", "open tables", "watch", "make accounts")
                .contains("Nothing is encrypted", "/mcp", "Authorization: Bearer the key");
    }
}
