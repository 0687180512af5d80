package zeriba.testkit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import zeriba.engine.rules.Rule;

/**
 * The list of a rulebook's normative sentences, held against the index of its paragraphs and the
 * tests: a table with the columns id ({@code II.E.13 s2}: the paragraph, and which of its
 * sentences, counted from 1), title in our words, and tests ({@code S2E_CombatTest#name}, parted by
 * commas).
 */
public final class Sentences {

    private static final Pattern ID = Pattern.compile("(\\S+) s([1-9]\\d*)");
    private static final Pattern TEST = Pattern.compile("(\\w+)#(\\w+)");

    private static final Set<Class<? extends Annotation>> TESTS =
            Set.of(Test.class, ParameterizedTest.class, TestFactory.class);

    private record Sentence(String paragraph, int ordinal, List<String> tests) {}

    private Sentences() {}

    /**
     * What is wrong with the list, a line each.
     *
     * @param index all paragraphs of the rulebook and our rulings
     * @param printed those of them that are printed and must have a sentence
     * @param lines the list, a line as its cells
     * @param tests the classes in which the named tests may stand
     */
    public static List<String> faults(
            Set<String> index,
            Set<String> printed,
            List<List<String>> lines,
            Collection<Class<?>> tests) {
        List<String> faults = new ArrayList<>();
        Map<String, Integer> counted = new HashMap<>();
        for (List<String> line : lines) {
            Matcher id = ID.matcher(line.getFirst());
            if (line.size() != 3 || line.get(1).isBlank() || !id.matches()) {
                faults.add("not a sentence: " + line);
                continue;
            }
            Sentence sentence =
                    new Sentence(
                            id.group(1),
                            Integer.parseInt(id.group(2)),
                            List.of(line.get(2).split(",\\s*")));
            faults.addAll(placeFaults(sentence, index, counted));
            sentence.tests().forEach(test -> faults.addAll(testFaults(sentence, test, tests)));
        }
        Set<String> homeless = new TreeSet<>(printed);
        homeless.removeAll(counted.keySet());
        homeless.forEach(paragraph -> faults.add(paragraph + " has no sentence"));
        return faults;
    }

    private static List<String> placeFaults(
            Sentence sentence, Set<String> index, Map<String, Integer> counted) {
        int expected = counted.merge(sentence.paragraph(), 1, Integer::sum);
        List<String> faults = new ArrayList<>();
        if (!index.contains(sentence.paragraph())) {
            faults.add(sentence.paragraph() + " is no paragraph of the index");
        }
        if (sentence.ordinal() != expected) {
            faults.add(name(sentence) + " stands where s" + expected + " is due");
        }
        return faults;
    }

    private static List<String> testFaults(
            Sentence sentence, String test, Collection<Class<?>> classes) {
        Matcher named = TEST.matcher(test);
        if (!named.matches()) {
            return List.of(name(sentence) + " has no test: '" + test + "'");
        }
        List<Method> found =
                classes.stream()
                        .filter(type -> type.getSimpleName().equals(named.group(1)))
                        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                        .filter(method -> method.getName().equals(named.group(2)))
                        .filter(Sentences::isTest)
                        .toList();
        if (found.isEmpty()) {
            return List.of(name(sentence) + " names a test that there is not: " + test);
        }
        boolean cited = found.stream().anyMatch(method -> cites(method, sentence.paragraph()));
        return cited
                ? List.of()
                : List.of(test + " does not cite " + sentence.paragraph() + " by @Rule");
    }

    private static boolean isTest(Method method) {
        return TESTS.stream().anyMatch(method::isAnnotationPresent);
    }

    private static boolean cites(Method method, String paragraph) {
        return cited(method.getAnnotation(Rule.class)).contains(paragraph)
                || cited(method.getDeclaringClass().getAnnotation(Rule.class)).contains(paragraph);
    }

    private static List<String> cited(@Nullable Rule rule) {
        return rule == null ? List.of() : List.of(rule.value());
    }

    private static String name(Sentence sentence) {
        return sentence.paragraph() + " s" + sentence.ordinal();
    }

    /**
     * Fails unless every sentence of {@code sentences.tsv}, which lies beside the class {@code
     * test}, has its paragraph and its tests, and every printed rule of {@code rules.tsv}, beside
     * {@code game}, has a sentence.
     *
     * @param printed the values of the index's fourth column that mean the text is the rulebook's
     */
    public static void check(Class<?> game, Class<?> test, Set<String> printed) {
        Set<String> rules = RuleCoverage.tested(game, "rules.tsv");
        Set<String> due = new TreeSet<>();
        new TestTable(game)
                .lines("rules.tsv")
                .filter(cells -> cells.size() > 3 && printed.contains(cells.get(3)))
                .map(List::getFirst)
                .filter(rules::contains)
                .forEach(due::add);
        Claim.that(!due.isEmpty(), "no paragraph of the index is printed: %s", printed);
        List<String> faults =
                faults(
                        RuleCoverage.paragraphs(game, "rules.tsv"),
                        due,
                        new TestTable(test).lines("sentences.tsv").toList(),
                        RuleCoverage.classesBeside(test));
        Claim.equal(List.of(), faults, "the list of sentences");
    }
}
