package zeriba.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import zeriba.ai.level.Regular;
import zeriba.arena.experiment.Chair;
import zeriba.arena.experiment.Change;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.engine.LanguageFiles;
import zeriba.wording.Phrase;

class ReportWordsTest {

    private static final LanguageFiles FILES =
            new LanguageFiles(name -> ReportWords.class.getResourceAsStream(name));

    @Test
    void everyLanguageSaysAllThatEnglishDoesWithTheSameInIt() {
        assertThat(ReportWords.languages()).contains(Locale.ENGLISH, Locale.ITALIAN);
        ResourceBundle english = FILES.messages(Locale.ENGLISH);
        for (Locale language : ReportWords.languages()) {
            ResourceBundle own = FILES.messages(language);
            for (String key : english.keySet()) {
                assertThat(Phrase.of(own.getString(key), language).arguments())
                        .as(language + " " + key)
                        .isEqualTo(Phrase.of(english.getString(key), Locale.ENGLISH).arguments());
                assertThat(language.equals(Locale.ENGLISH) || own.keySet().contains(key)).isTrue();
            }
        }
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        ReportWords english = ReportWords.in(Locale.ENGLISH);
        ReportWords italian = ReportWords.in(Locale.ITALIAN);
        assertThat(english.percent(0.4567)).isEqualTo("45.7");
        assertThat(italian.percent(0.4567)).isEqualTo("45,7");
        assertThat(english.points(-0.0416)).isEqualTo("\u22124.2");
        assertThat(italian.points(0.101)).isEqualTo("+10,1");
        assertThat(english.points(-0.0001)).isEqualTo("0.0");
        assertThat(italian.number(12_345)).isEqualTo("12.345");
        assertThat(ReportWords.in(Locale.FRENCH).percent(0.5)).isEqualTo("50.0");
    }

    @Test
    void aVariantIsCalledByItsLevels() {
        List<Factor> factors =
                List.of(
                        new Factor(
                                "no cannon",
                                List.of(
                                        new Factor.Setting("allowed", Change.NONE),
                                        new Factor.Setting("forbidden", Change.NONE))));
        ReportWords italian = ReportWords.in(Locale.ITALIAN);
        assertThat(italian.label(new Variant(0, List.of(0), Change.NONE), factors))
                .isEqualTo("base");
        assertThat(italian.label(new Variant(1, List.of(1), Change.NONE), factors))
                .isEqualTo("no cannon vietato");
    }

    @Test
    void aStopRuleIsToldInEitherLanguage() {
        StopRule rule =
                new StopRule.Balance(
                        0.5,
                        1_200,
                        Optional.of(
                                new StopRule.Confirmation(
                                        new Chair(new Regular(Regular.USUAL), 1), 40)));
        assertThat(ReportWords.in(Locale.ENGLISH).told(rule))
                .isEqualTo(
                        "a search among them for a share of 50.0 %, 1,200 games in all, confirmed"
                                + " by regular in 40 games");
        assertThat(ReportWords.in(Locale.ITALIAN).told(rule))
                .isEqualTo(
                        "si cerca fra queste una quota del 50,0 %, 1.200 partite in tutto; conferma"
                                + " regular in 40 partite");
    }
}
