package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.rules.Objection;
import zeriba.testkit.Claim;
import zeriba.wording.Argument;
import zeriba.wording.Messages;
import zeriba.wording.Phrase;

/**
 * Reads objections as a player does, in each language of the game: as they are met in play, and
 * each pattern with every form that numbers and lists give it.
 */
final class Reading {

    private static final Pattern ID =
            Pattern.compile(
                    "[a-z]+[A-Z].*|[a-z0-9]+(-[a-z0-9]+)+|[A-Z]{3,}|[A-Z]+[0-9]+[A-Z0-9.]*");
    private static final Pattern SMALL_NUMBER = Pattern.compile("0|[1-9][0-9]{0,2}");
    private static final Pattern BETWEEN = Pattern.compile("\\+|, ");
    private static final Pattern OR = Pattern.compile("\\b(or|nor|either)\\b");

    private final Game<?, ?> game;
    private final Set<String> read = new HashSet<>();

    Reading(Game<?, ?> game) {
        this.game = game;
    }

    /** English, and every other language that the game has files of. */
    static List<Locale> languages(Game<?, ?> game) {
        ResourceBundle english = game.messages(Locale.ENGLISH);
        return Stream.concat(
                        Stream.of(Locale.ENGLISH),
                        Stream.of(Locale.getISOLanguages())
                                .map(Locale::of)
                                .filter(language -> !game.messages(language).equals(english)))
                .toList();
    }

    /** Reads an objection of {@code scenario}, unless one of its kind has been read. */
    void met(Objection objection, String scenario) {
        List<String> arguments = objection.arguments();
        if (!read.add(objection.key() + kinds(arguments))) {
            return;
        }
        for (Locale language : languages(game)) {
            Messages wording = Messages.of(game, scenario, language);
            for (List<String> form : forms(arguments)) {
                String said = wording.sentence(objection.key(), form);
                List<String> faults = new ArrayList<>(Grammar.faults(said, language));
                form.stream()
                        .flatMap(word -> Arrays.stream(BETWEEN.split(word)))
                        .filter(word -> said.contains(word) && isRaw(word, wording))
                        .forEach(word -> faults.add("the id " + word));
                Claim.that(faults.isEmpty(), "%s reads “%s”: %s", objection.key(), said, faults);
            }
        }
    }

    /** Whether a reader is told a word as programs have it. */
    private boolean isRaw(String word, Messages wording) {
        boolean isSide = game.about().sides().stream().anyMatch(side -> side.name().equals(word));
        return !wording.isNamed(word) && (isSide || ID.matcher(word).matches());
    }

    private static String kinds(List<String> arguments) {
        StringBuilder kinds = new StringBuilder();
        for (String word : arguments) {
            kinds.append(
                    SMALL_NUMBER.matcher(word).matches()
                            ? " number"
                            : BETWEEN.matcher(word).find()
                                    ? " list"
                                    : ID.matcher(word).matches() ? " " + word : " word");
        }
        return kinds.toString();
    }

    /** The arguments as they are, with other numbers, and with one of each list alone. */
    private static List<List<String>> forms(List<String> arguments) {
        List<List<String>> forms = new ArrayList<>();
        forms.add(arguments);
        for (String number : List.of("1", "2")) {
            forms.add(
                    arguments.stream()
                            .map(word -> SMALL_NUMBER.matcher(word).matches() ? number : word)
                            .toList());
        }
        forms.add(arguments.stream().map(word -> BETWEEN.split(word)[0]).toList());
        return forms;
    }

    /** What is wrong with the game's objections, whatever stands in them. */
    static List<String> faults(Game<?, ?> game) {
        List<String> faults = new ArrayList<>();
        for (Locale language : languages(game)) {
            ResourceBundle messages = game.messages(language);
            for (String key : new TreeSet<>(messages.keySet())) {
                if (key.startsWith("objection.")) {
                    faults.addAll(faults(key, messages.getString(key), language));
                }
            }
        }
        return faults;
    }

    private static List<String> faults(String key, String pattern, Locale language) {
        List<String> faults = new ArrayList<>();
        if (pattern.contains("'{") || pattern.contains("''")) {
            faults.add(key + ": an apostrophe that quotes");
        }
        Phrase phrase = Phrase.of(pattern, language);
        for (List<Argument> form : forms(phrase)) {
            String said = phrase.with(form);
            for (String fault : Grammar.faults(said, language)) {
                faults.add(key + " reads “" + said + "”: " + fault);
            }
        }
        return faults;
    }

    private static List<List<Argument>> forms(Phrase phrase) {
        List<List<Argument>> forms = new ArrayList<>();
        for (String number : List.of("1", "2", "21")) {
            for (boolean isList : List.of(false, true)) {
                forms.add(form(phrase, number, isList));
            }
        }
        return forms;
    }

    private static List<Argument> form(Phrase phrase, String number, boolean isList) {
        Map<Integer, Argument> form = new HashMap<>();
        int most = 0;
        for (String name : phrase.arguments()) {
            int at = Integer.parseInt(name.replaceAll("[a-z]+", ""));
            most = Math.max(most, at + 1);
            if (name.startsWith("number")) {
                form.put(at, Argument.plain(number));
            } else if (name.startsWith("size") || name.startsWith("agrees")) {
                form.put(
                        at,
                        isList
                                ? new Argument("Alpha+Beta", "Alpha and Beta")
                                : Argument.plain("Alpha"));
            }
        }
        List<Argument> all = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            all.add(form.getOrDefault(i, Argument.plain("Alpha")));
        }
        return all;
    }

    /** The objections that name two reasons or ways with an "or" between them. */
    static Set<String> eitherOr(Game<?, ?> game) {
        ResourceBundle english = game.messages(Locale.ENGLISH);
        Set<String> keys = new TreeSet<>(english.keySet());
        keys.removeIf(
                key -> !key.startsWith("objection.") || !OR.matcher(english.getString(key)).find());
        return keys;
    }
}
