package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A server that cannot start says why in one line, and fails. */
class ServeCommandTest {

    private final StringWriter said = new StringWriter();

    @TempDir private Path folder = Path.of("");

    private int serve(String... more) {
        CommandLine command =
                new CommandLine(new Main())
                        .setOut(new PrintWriter(said))
                        .setErr(new PrintWriter(said));
        String[] arguments = new String[more.length + 2];
        arguments[0] = "serve";
        arguments[1] = "--no-open";
        System.arraycopy(more, 0, arguments, 2, more.length);
        return command.execute(arguments);
    }

    @Test
    void aTakenPort() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(other.getLocalPort());
            assertThat(serve("--port", port, "--data", folder.toString())).isEqualTo(1);
            assertThat(said.toString().strip())
                    .startsWith("Port " + port + " is taken")
                    .hasLineCount(1);
        }
    }

    @Test
    void aFolderThatCannotBeWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(serve("--data", file.resolve("in").toString())).isEqualTo(1);
        assertThat(said.toString().strip()).contains("cannot be written").hasLineCount(1);
    }

    @Test
    void aDatabaseThatIsNotThere() {
        assertThat(serve("--db", "postgresql://user:word@127.0.0.1:1/none")).isEqualTo(1);
        assertThat(said.toString().strip())
                .contains("cannot be reached")
                .doesNotContain("word@")
                .hasLineCount(1);
    }
}
