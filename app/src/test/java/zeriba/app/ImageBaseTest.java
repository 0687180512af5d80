package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** The image is built on a base that nobody can move: Maven's enforcer refuses all but a digest. */
class ImageBaseTest {

    private static final String RULE =
            "/project/profiles/profile[id='image']//execution[id='image-base']"
                    + "[goals/goal='enforce']//requireProperty[property='image.base']/regex";

    private static final String DIGEST = "@sha256:" + "0123456789abcdef".repeat(4);

    @ParameterizedTest
    @ValueSource(strings = {"eclipse-temurin", "eclipse-temurin:25-jre", "ghcr.io/some/java"})
    void aBaseByItsDigestIsTaken(String name) throws Exception {
        assertThat(name + DIGEST).matches(taken());
    }

    @Test
    void layersWithoutABaseAreTaken() throws Exception {
        assertThat("scratch").matches(taken());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "eclipse-temurin",
                "eclipse-temurin:25-jre",
                "eclipse-temurin:25-jre@sha256:0123",
                "scratch:latest"
            })
    void aBaseByItsTagIsRefused(String base) throws Exception {
        assertThat(base).doesNotMatch(taken());
    }

    @Test
    void noBaseIsTheUsualOne() throws Exception {
        assertThat(inPom("//properties/image.base")).isEmpty();
    }

    private static Pattern taken() throws Exception {
        String regex = inPom(RULE);
        assertThat(regex).isNotEmpty();
        return Pattern.compile(regex);
    }

    private static String inPom(String path) throws Exception {
        Document pom =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(Path.of("pom.xml").toFile());
        return XPathFactory.newInstance().newXPath().evaluate(path, pom);
    }
}
