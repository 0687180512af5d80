package zeriba.testkit;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Task;

/** Which paragraphs of a game's index a set of classes cites, and where citations are missing. */
public final class RuleCoverage {

    /** The most paragraphs that one method may cite. */
    public static final int MOST_CITED = 3;

    /** Kinds of the index that tell of no rule. */
    private static final Set<String> TELLING =
            Set.of("component", "example", "note", "designer note");

    /** Kinds of the index that no code puts into effect: an absence is a rule there is not. */
    private static final Set<String> WITHOUT_CODE =
            Set.of("component", "example", "note", "designer note", "absence");

    private RuleCoverage() {}

    /** The ids of the index that code must cite, from a table with the columns id, title, kind. */
    public static Set<String> index(Class<?> beside, String name) {
        return ids(beside, name, WITHOUT_CODE);
    }

    /** The ids of the index that tests must cite: what code does, and what no code may do. */
    public static Set<String> tested(Class<?> beside, String name) {
        return ids(beside, name, TELLING);
    }

    /** All ids of the index, those too that no code puts into effect. */
    public static Set<String> paragraphs(Class<?> beside, String name) {
        return ids(beside, name, Set.of());
    }

    private static Set<String> ids(Class<?> beside, String name, Set<String> without) {
        Set<String> ids = new TreeSet<>();
        for (String line : new TestTable(beside).text(name).lines().toList()) {
            String[] cells = line.split("\t", -1);
            boolean isRule = cells.length > 2 && !cells[0].equals("id") && !line.startsWith("#");
            if (isRule && !without.contains(cells[2])) {
                Claim.that(ids.add(cells[0]), "%s stands twice in the index", cells[0]);
            }
        }
        return ids;
    }

    /** All classes compiled into the package of {@code one} and the packages below it. */
    public static List<Class<?>> classesBeside(Class<?> one) {
        String name = one.getName().substring(one.getPackageName().length() + 1) + ".class";
        URL url = Objects.requireNonNull(one.getResource(name), name);
        try {
            URI uri = url.toURI();
            Path folder = Objects.requireNonNull(Path.of(uri).getParent());
            try (Stream<Path> files = Files.walk(folder)) {
                List<Class<?>> classes = new ArrayList<>();
                for (Path file : files.sorted().toList()) {
                    if (file.toString().endsWith(".class")) {
                        classes.add(load(one, folder.relativize(file)));
                    }
                }
                return classes;
            }
        } catch (IOException | URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException("cannot look beside " + one, e);
        }
    }

    private static Class<?> load(Class<?> one, Path file) throws ClassNotFoundException {
        String name = file.toString().replace(".class", "").replace('/', '.').replace('\\', '.');
        return Class.forName(one.getPackageName() + "." + name, false, one.getClassLoader());
    }

    /** The paragraphs that these classes cite, on themselves, their methods or their fields. */
    public static Set<String> cited(Collection<Class<?>> classes) {
        Set<String> cited = new TreeSet<>();
        classes.stream()
                .flatMap(RuleCoverage::elements)
                .forEach(element -> cited.addAll(citedBy(element)));
        return cited;
    }

    private static List<String> citedBy(AnnotatedElement element) {
        @Nullable Rule rule = element.getAnnotation(Rule.class);
        return rule == null ? List.of() : List.of(rule.value());
    }

    private static Stream<AnnotatedElement> elements(Class<?> type) {
        return Stream.<AnnotatedElement[]>of(
                        new AnnotatedElement[] {type},
                        type.getDeclaredMethods(),
                        type.getDeclaredFields())
                .flatMap(Arrays::stream);
    }

    /** The methods that cite more paragraphs than one should. */
    public static List<String> overloaded(Collection<Class<?>> classes) {
        return methods(classes)
                .filter(method -> citedBy(method).size() > MOST_CITED)
                .map(RuleCoverage::name)
                .toList();
    }

    /**
     * The methods of sections, S and a number, that are not private and cite nothing, and the steps
     * inside sections that cite nothing: what a step does falls under its own citation.
     */
    public static List<String> uncited(Collection<Class<?>> classes) {
        Stream<String> methods =
                methods(classes)
                        .filter(method -> isSection(method.getDeclaringClass()))
                        .filter(method -> !Modifier.isPrivate(method.getModifiers()))
                        .filter(method -> !method.isSynthetic())
                        .filter(method -> citedBy(method).isEmpty())
                        .map(RuleCoverage::name);
        Stream<String> steps =
                classes.stream()
                        .filter(type -> type.isRecord() && Task.class.isAssignableFrom(type))
                        .filter(type -> isSection(type.getNestHost()))
                        .filter(type -> citedBy(type).isEmpty())
                        .map(Class::getSimpleName);
        return Stream.concat(methods, steps).toList();
    }

    private static boolean isSection(Class<?> type) {
        return type.getSimpleName().matches("S\\d+[A-Z]?_.*");
    }

    private static Stream<Method> methods(Collection<Class<?>> classes) {
        return classes.stream().flatMap(type -> Arrays.stream(type.getDeclaredMethods()));
    }

    private static String name(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }

    /** Fails unless code cites all of the index and nothing else, each method in moderation. */
    public static void check(Set<String> index, Collection<Class<?>> classes) {
        Claim.equal(index, cited(classes), "the index, and what the code cites");
        Claim.equal(List.of(), overloaded(classes), "methods that cite too many paragraphs");
        Claim.equal(List.of(), uncited(classes), "methods of sections that cite none");
    }

    /**
     * Fails unless tests cite all of the index but exactly the {@code untested}, a visible debt.
     */
    public static void checkTests(
            Set<String> index, Collection<Class<?>> tests, Set<String> untested) {
        Set<String> missing = new TreeSet<>(index);
        missing.removeAll(cited(tests));
        Claim.equal(new TreeSet<>(untested), missing, "paragraphs without a test");
        Set<String> unknown = new TreeSet<>(cited(tests));
        unknown.removeAll(index);
        Claim.equal(Set.of(), unknown, "tests cite what the index does not have");
    }
}
