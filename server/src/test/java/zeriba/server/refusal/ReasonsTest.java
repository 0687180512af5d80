package zeriba.server.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ReasonsTest {

    @Test
    void aReasonIsToldInTheAskersLanguage() {
        Refusal taken = Refusal.notNow("this name is taken");
        assertThat(Reasons.told(taken, Locale.ITALIAN).reason())
                .isEqualTo("Questo nome è già preso.");
        assertThat(Reasons.told(taken, Locale.ENGLISH)).isSameAs(taken);
        assertThat(Reasons.told(taken, Locale.FRENCH)).isSameAs(taken);
    }

    @Test
    void whatDiffersFromCaseToCaseStandsInNoOnesWay() {
        Refusal stale = Reasons.told(Refusal.stale(17), Locale.ITALY);
        assertThat(stale.reason()).isEqualTo("La partita è andata avanti.");
        assertThat(stale.data()).isEqualTo(Refusal.stale(17).data());
        assertThat(
                        Reasons.told(Refusal.notNow("it is for Axis to choose"), Locale.ITALIAN)
                                .reason())
                .isEqualTo("La scelta spetta a un altro.");
    }

    @Test
    void whatAFileMustNotSayIsToldWithItsOwnWords() {
        assertThat(Reasons.told("must be a whole number from 1 to 7", Locale.ITALIAN))
                .isEqualTo("dev’essere un numero intero da 1 a 7");
        assertThat(Reasons.told("must be a text", Locale.ENGLISH)).isEqualTo("must be a text");
        assertThat(Reasons.told("qwertz", Locale.ITALIAN)).endsWith("inglese: qwertz");
    }

    @ParameterizedTest
    @EnumSource
    void anUnknownReasonIsToldByItsKind(Refusal.Kind kind) {
        String told = Reasons.told(new Refusal(kind, "qwertz"), Locale.ITALIAN).reason();
        assertThat(told).isNotEqualTo("qwertz").endsWith(".");
    }
}
