package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import zeriba.ascari.naive.NaiveAftermath;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_FirePhase.Fire;
import zeriba.ascari.rules.S4_Hits.LeaderHits;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.rules.S5_Retreats.Retreat;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Position;

/**
 * Holds what throws and moves leave behind (markers, places, leaders who are thrown for, rifles)
 * against the enumerator, transition by transition, without what follows of itself.
 */
record AftermathOracle(Function<Ascari, NaiveAftermath> reader) {

    private static final int FACES = 6;

    private static final Set<String> BY_MELEE = Set.of("combat", "retreat", "moved");

    /** Compares everything that a position may lead to in one step, as far as it is modelled. */
    void compare(Position<Ascari, Act> here) {
        Ascari state = here.state();
        switch (state.agenda().now()) {
            case Shot shot -> shot(state, shot);
            case LeaderHits hits -> leader(state, hits);
            case Melee melee -> melee(state, melee);
            case Retreat retreat -> retreat(here, retreat);
            case Moving moving -> stop(here, moving);
            case Fire(Army army) -> administration(here, army);
            default -> {}
        }
    }

    private void shot(Ascari state, Shot shot) {
        NaiveAftermath naive = reader.apply(state);
        String target = state.counter(shot.target()).id();
        String firer = state.counter(shot.firer()).id();
        for (int face = 1; face <= FACES; face++) {
            int hits = naive.hits(firer, naive.at(target), shot.opportunity(), face);
            Ascari after = Desk.GAME.rules().roll(state, Roll.of(face));
            NaiveAftermath then = reader.apply(after);
            assertThat(then.is(firer, shot.opportunity() ? "opportunity" : "fire"))
                    .as("the marker of %s in %s", firer, state)
                    .isTrue();
            boolean gone = hits >= naive.stepsLeft(target);
            int left = after.spoils().rifles().size() - state.spoils().rifles().size();
            assertThat(left)
                    .as("rifles of %s in %s", target, state)
                    .isEqualTo(gone && naive.leavesRifles(target) ? 1 : 0);
            assertThat(leadersThrownFor(after))
                    .as("leaders with %s in %s", target, state)
                    .isEqualTo(hits == 0 ? Set.of() : naive.thrownFor(target));
            if (hits > 0 && after.agenda().now() instanceof Window) {
                stopped(after);
            }
        }
    }

    private static Set<String> leadersThrownFor(Ascari after) {
        return after.agenda().now() instanceof LeaderHits(long leaders)
                ? new TreeSet<>(after.battle().riders(leaders))
                : Set.of();
    }

    private void leader(Ascari state, LeaderHits hits) {
        String leader = state.leader(Long.numberOfTrailingZeros(hits.leaders())).id();
        NaiveAftermath naive = reader.apply(state);
        for (int face = 1; face <= FACES; face++) {
            Ascari after = Desk.GAME.rules().roll(state, Roll.of(face));
            assertThat(after.stepsLeft(after.battle().named(leader).orElseThrow()))
                    .as("%s by a %d in %s", leader, face, state)
                    .isEqualTo(naive.stepsLeft(leader) - NaiveAftermath.leadersHits(face));
            if (after.agenda().now() instanceof Window) {
                stopped(after);
            }
        }
    }

    /** A window in which somebody was hit, closed by nobody else's firing. */
    private void stopped(Ascari state) {
        NaiveAftermath naive = reader.apply(state);
        String mover = naive.mover();
        if (!state.isOnMap(state.battle().number(mover))) {
            return;
        }
        String hex = naive.stoppedAt();
        Ascari after = Desk.GAME.rules().choose(state, new Act.Pass());
        NaiveAftermath then = reader.apply(after);
        assertThat(then.at(mover)).as("%s stops in %s", mover, state).isEqualTo(hex);
        assertThat(then.is(mover, "moved"))
                .as("%s has moved in %s", mover, state)
                .isEqualTo(naive.isMarkedMoved(hex));
        assertThat(then.is(mover, "done")).as("%s is done in %s", mover, state).isTrue();
    }

    private void stop(Position<Ascari, Act> here, Moving moving) {
        Act stop = new Act.Stop();
        if (Desk.GAME.objection(here.state(), stop).isPresent()) {
            return;
        }
        NaiveAftermath naive = reader.apply(here.state());
        String mover = here.state().counter(moving.mover()).id();
        NaiveAftermath then = reader.apply(Desk.GAME.rules().choose(here.state(), stop));
        assertThat(then.is(mover, "moved"))
                .as("%s has moved in %s", mover, here.state())
                .isEqualTo(naive.is(mover, "moved") || naive.isMarkedMoved(naive.at(mover)));
        assertThat(then.at(mover)).isEqualTo(naive.at(mover));
    }

    private void melee(Ascari state, Melee melee) {
        NaiveAftermath naive = reader.apply(state);
        String attacker = state.counter(melee.attacker()).id();
        String defender = state.counter(melee.defender()).id();
        for (int one = 1; one <= FACES; one++) {
            for (int other = 1; other <= FACES; other++) {
                Ascari after = Desk.GAME.rules().roll(state, Roll.of(one, other));
                NaiveAftermath then = reader.apply(after);
                String told = one + " and " + other + " in " + state;
                boolean over = after.agenda().now() instanceof Over;
                boolean back =
                        after.isOnMap(melee.attacker())
                                && !then.at(attacker).equals(naive.at(attacker));
                if (back) {
                    String hex = then.at(attacker);
                    assertThat(then.is(attacker, "retreat"))
                            .as("RETREAT of %s, %s", attacker, told)
                            .isEqualTo(naive.is(attacker, "retreat") || naive.isMarkedRetreat(hex));
                    assertThat(then.is(attacker, "moved"))
                            .as("MOVED of %s, %s", attacker, told)
                            .isEqualTo(naive.is(attacker, "moved") || naive.isMarkedMoved(hex));
                }
                boolean held = back || !after.isOnMap(melee.attacker());
                if (held && after.isOnMap(melee.defender()) && !over) {
                    assertThat(then.is(defender, "combat"))
                            .as("COMBAT of %s, %s", defender, told)
                            .isEqualTo(
                                    naive.is(defender, "combat") || naive.isMarkedCombat(defender));
                }
                if (!after.isOnMap(melee.defender()) && !over) {
                    assertThat(then.is(attacker, "combat"))
                            .as("COMBAT of %s, %s", attacker, told)
                            .isEqualTo(
                                    naive.is(attacker, "combat") || naive.isMarkedCombat(attacker));
                    naive.thrownFor(defender)
                            .forEach(leader ->
                                    assertThat(then.at(leader)).as(told).isEqualTo("eliminated"));
                }
            }
        }
    }

    private void retreat(Position<Ascari, Act> here, Retreat retreat) {
        NaiveAftermath naive = reader.apply(here.state());
        String unit = here.state().counter(retreat.unit()).id();
        Set<String> marks = new TreeSet<>(naive.conditions(unit));
        marks.retainAll(BY_MELEE);
        for (Act act : ((zeriba.engine.rules.Pending.Choice<Act>) here.pending()).options()) {
            NaiveAftermath then = reader.apply(Desk.GAME.rules().choose(here.state(), act));
            String hex = then.at(unit);
            assertThat(then.is(unit, "retreat"))
                    .as("RETREAT of %s in %s", unit, here.state())
                    .isEqualTo(marks.contains("retreat") || naive.isMarkedRetreat(unit, hex));
            naive.thrownFor(unit)
                    .forEach(leader -> assertThat(then.at(leader)).as(leader).isEqualTo(hex));
        }
    }

    private void administration(Position<Ascari, Act> here, Army army) {
        Ascari ended = Desk.GAME.rules().choose(here.state(), new Act.End());
        if (!(ended.agenda().now() instanceof Administration)) {
            return;
        }
        NaiveAftermath naive = reader.apply(ended);
        NaiveAftermath then = reader.apply(Desk.GAME.rules().proceed(ended));
        for (Counter counter : here.state().battle().counters()) {
            if (here.state().isOnMap(counter)) {
                assertThat(new TreeSet<>(then.conditions(counter.id())))
                        .as("%s after the administration in %s", counter, here.state())
                        .isEqualTo(naive.afterAdministration(counter.id(), army.toString()));
            }
        }
    }
}
