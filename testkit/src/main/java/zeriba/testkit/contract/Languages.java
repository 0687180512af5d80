package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.GameInfo.Scenario;
import zeriba.engine.Gauge;
import zeriba.engine.RuleBook;
import zeriba.engine.RuleBook.Paragraph;
import zeriba.wording.Messages;
import zeriba.wording.Phrase;

/** Whether a game says everything in each of its languages, and nothing in another one. */
final class Languages {

    private static final Pattern WORDS_OF_ENGLISH =
            Pattern.compile(
                    "\\b(the|of|and|is|are|was|with|from|has|have|not|there|this|cannot|your)\\b");
    private static final Pattern WORDS_OF_ITALIAN =
            Pattern.compile("\\b(il|lo|gli|di|che|della|sono|non|può|questo|nessuno)\\b");
    private static final Pattern SEVERAL_WORDS = Pattern.compile("\\p{L}{2,}[^\\p{L}]+\\p{L}{2,}");

    /** The keys of names that English has from the sheet. */
    private static final Pattern NAME = Pattern.compile("unit\\.|place\\.[A-Z]");

    private Languages() {}

    /** What is missing in a language or said in another one. */
    static List<String> faults(Game<?, ?> game) {
        List<String> faults = new ArrayList<>();
        ResourceBundle english = game.messages(Locale.ENGLISH);
        for (Gauge<?> gauge : game.gauges()) {
            if (!english.containsKey("gauge." + gauge.id())) {
                faults.add("the gauge " + gauge.id() + " has no name");
            }
        }
        for (Locale language : Reading.languages(game)) {
            boolean isEnglish = language.equals(Locale.ENGLISH);
            ResourceBundle messages = game.messages(language);
            for (String key : new TreeSet<>(messages.keySet())) {
                if (NAME.matcher(key).lookingAt()) {
                    continue; // a regiment may keep the name that it has at home
                }
                String said = messages.getString(key);
                if ((isEnglish ? WORDS_OF_ITALIAN : WORDS_OF_ENGLISH).matcher(said).find()) {
                    faults.add(language + ", " + key + " is in another language: " + said);
                }
                if (!isEnglish) {
                    compare(key, said, english, language, faults);
                }
            }
            if (!isEnglish) {
                nameUnits(game, language, faults);
                compareRules(game, language, faults);
            }
        }
        return faults;
    }

    private static void nameUnits(Game<?, ?> game, Locale language, List<String> faults) {
        for (Scenario scenario : game.about().scenarios()) {
            for (String unit : Messages.of(game, scenario.id(), language).unnamedUnits()) {
                faults.add(language + ", " + scenario.id() + ": no name of unit " + unit);
            }
        }
    }

    /** The same chapters and paragraphs in the same order, none of them the English one. */
    private static void compareRules(Game<?, ?> game, Locale language, List<String> faults) {
        RuleBook told = game.ruleBook(language);
        RuleBook english = game.ruleBook(Locale.ENGLISH);
        if (!numbers(told).equals(numbers(english))) {
            faults.add(language + ": the rules have other paragraphs than the English ones");
            return;
        }
        Set<String> original = new HashSet<>(texts(english));
        for (String text : texts(told)) {
            if (original.contains(text) || WORDS_OF_ENGLISH.matcher(text).find()) {
                faults.add(language + ", a rule is not translated: " + text);
            }
        }
    }

    private static List<List<String>> numbers(RuleBook book) {
        return book.chapters().stream()
                .map(chapter -> chapter.paragraphs().stream().map(Paragraph::rule).toList())
                .toList();
    }

    private static List<String> texts(RuleBook book) {
        return book.chapters().stream()
                .flatMap(chapter ->
                        Stream.concat(
                                Stream.of(chapter.title()),
                                chapter.paragraphs().stream().map(Paragraph::text)))
                .filter(text -> SEVERAL_WORDS.matcher(text).find())
                .toList();
    }

    private static void compare(
            String key, String said, ResourceBundle english, Locale language, List<String> faults) {
        if (!english.containsKey(key)) {
            faults.add(language + ", " + key + " is no message");
            return;
        }
        String original = english.getString(key);
        if (isBorrowed(said, original)) {
            faults.add(language + ", " + key + " is missing: " + said);
        } else if (said.equals(original) && SEVERAL_WORDS.matcher(said).find()) {
            faults.add(language + ", " + key + " is not translated: " + said);
        }
        Set<String> unknown = new TreeSet<>(arguments(said, language));
        unknown.removeAll(arguments(original, Locale.ENGLISH));
        if (!unknown.isEmpty()) {
            faults.add(language + ", " + key + " has arguments that English has not: " + unknown);
        }
    }

    /** Whether a sentence is the one of the English file, and not one that reads alike. */
    @SuppressWarnings("ReferenceEquality") // what a language lacks is the very text of English
    private static boolean isBorrowed(String said, String original) {
        return said == original;
    }

    private static Set<String> arguments(String pattern, Locale language) {
        Set<String> places = new TreeSet<>();
        for (String name : Phrase.of(pattern, language).arguments()) {
            places.add(name.replaceAll("[a-z]+", ""));
        }
        return places;
    }
}
