package zeriba.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.app.circle.Ring;
import zeriba.app.circle.inner.Stone;

/** What may know of what. ARCHITECTURE.md says the same in words. */
class ArchitectureTest {

    /** All that Zeriba is, without its tests. */
    static final JavaClasses ALL =
            new ClassFileImporter()
                    .withImportOption(new DoNotIncludeTests())
                    .importPackages("zeriba");

    private static final Set<String> GAMES =
            Set.of("ascari", "kassala", "kasserine", "fireandsword");

    /** Each module that is no game, with the modules that it may use beside itself. */
    private static final Map<String, List<String>> MAY_USE =
            Map.of(
                    "board", List.of(),
                    "engine", List.of(),
                    "field", List.of(),
                    "testkit", List.of("board", "engine", "wording"),
                    "wording", List.of("engine"),
                    "ai", List.of("engine"),
                    "arena", List.of("engine", "ai", "wording"),
                    "duckdb", List.of("arena"),
                    "server", List.of("engine", "board", "ai", "arena", "wording"));

    private static final List<String> A_GAME_MAY_USE = List.of("engine", "board", "field");

    private static final String[] REPEATABLE = {
        "zeriba.board..", "zeriba.engine..", "zeriba.ai..", "zeriba.arena.."
    };

    /** One slice for each package. */
    private record Packages() implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }

    private static final ArchRule NO_CIRCLE =
            slices().assignedFrom(new Packages()).should().beFreeOfCycles();

    static Stream<String> everyModuleButApp() {
        return Stream.concat(MAY_USE.keySet().stream(), GAMES.stream());
    }

    /** The cluster is loaded by its name alone, and only where it is wanted. */
    @Test
    void nobodyNeedsTheCluster() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("zeriba.cluster..", "org.apache.pekko..", "scala..")
                .check(ALL);
    }

    /** DuckDB too; what the arena asks of it is an interface. */
    @Test
    void nobodyNeedsTheDatabaseForFigures() {
        noClasses()
                .that(DescribedPredicate.not(in("zeriba.duckdb..")))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("zeriba.duckdb..", "org.duckdb..")
                .check(ALL);
    }

    @Test
    void everyPackageBelongsToAKnownModule() {
        Set<String> known = new TreeSet<>(GAMES);
        known.addAll(MAY_USE.keySet());
        known.add("app");
        Set<String> found = new TreeSet<>();
        ALL.forEach(type -> found.add(type.getPackageName().split("\\.")[1]));
        assertThat(found).isEqualTo(known);
    }

    @ParameterizedTest
    @MethodSource("everyModuleButApp")
    void aModuleUsesOnlyWhatItMay(String module) {
        String[] permitted =
                Stream.concat(
                                Stream.of(module),
                                MAY_USE.getOrDefault(module, A_GAME_MAY_USE).stream())
                        .map(name -> "zeriba." + name + "..")
                        .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("zeriba." + module + "..")
                .should()
                .dependOnClassesThat(ours().and(DescribedPredicate.not(in(permitted))))
                .check(ALL);
    }

    @Test
    void boardAndEngineNeedNothingButTheJdk() {
        classes()
                .that(in("zeriba.board..", "zeriba.engine.."))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "zeriba.board..", "zeriba.engine..")
                .check(ALL);
    }

    @Test
    void onlyServerAndAppKnowJson() {
        noClasses()
                .that(ours().and(DescribedPredicate.not(in("zeriba.server..", "zeriba.app.."))))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml..")
                .check(ALL);
    }

    @Test
    void rulesKnowNoChanceNoClockAndNoWorld() {
        noClasses()
                .that(areRules())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.util.random",
                        "java.util.concurrent..",
                        "java.time..",
                        "java.io..",
                        "java.nio..",
                        "java.net..")
                .orShould()
                .dependOnClassesThat()
                .haveSimpleName("DiceCup")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Random.class, UUID.class, System.class, Thread.class)
                .orShould()
                .callMethod(Math.class, "random")
                .check(ALL);
    }

    @Test
    void rulesKnowNeitherHowTheyAreWrittenDownNorHowWellOneStands() {
        noClasses()
                .that(areRules())
                .should()
                .dependOnClassesThat()
                .haveNameMatching("zeriba\\..*(Notation|Codec|Evaluation|Game)|.*\\.brain\\..*")
                .check(ALL);
    }

    @Test
    void sectionsAreFinalAndKeepNoState() {
        classes()
                .that(areRules())
                .and()
                .haveNameMatching(".*\\.S\\d+[A-Z]?_[A-Za-z]+")
                .should()
                .haveModifier(JavaModifier.FINAL)
                .andShould()
                .haveOnlyPrivateConstructors()
                .andShould()
                .haveOnlyFinalFields()
                .check(ALL);
    }

    @Test
    void noPackagesFormACircle() {
        NO_CIRCLE.check(ALL);
    }

    @Test
    void packagesThatNeedEachOtherAreRefused() {
        JavaClasses circle = new ClassFileImporter().importClasses(Ring.class, Stone.class);
        assertThat(NO_CIRCLE.evaluate(circle).getFailureReport().toString())
                .contains("Cycle detected", "Slice zeriba.app.circle.inner");
    }

    @Test
    void nothingStaticChanges() {
        fields().that().areStatic().should().beFinal().check(ALL);
    }

    @Test
    void whatASeedDecidesTakesChanceFromOurOwnGeneratorOnly() {
        noClasses()
                .that(in(REPEATABLE).or(areOfAGame()))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.random")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Random.class)
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(SplittableRandom.class)
                .orShould()
                .callMethod(Math.class, "random")
                .check(ALL);
    }

    @Test
    void onlyAppWritesToTheTerminal() {
        noClasses()
                .that(ours().and(DescribedPredicate.not(in("zeriba.app.."))))
                .should(ACCESS_STANDARD_STREAMS)
                .check(ALL);
    }

    private static DescribedPredicate<JavaClass> ours() {
        return resideInAPackage("zeriba..");
    }

    private static DescribedPredicate<JavaClass> in(String... packages) {
        return resideInAnyPackage(packages);
    }

    private static DescribedPredicate<JavaClass> areRules() {
        return resideInAPackage("zeriba.*.rules..").and(areOfAGame());
    }

    private static DescribedPredicate<JavaClass> areOfAGame() {
        return describe(
                "are of a game",
                type -> type.getPackageName().startsWith("zeriba.") && isOfAGame(type));
    }

    private static boolean isOfAGame(JavaClass type) {
        return GAMES.contains(type.getPackageName().split("\\.")[1]);
    }
}
