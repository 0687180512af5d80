package zeriba.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.testkit.contract.Trial.fails;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Altered;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Plot;

/** A game that is wrong in one place fails the contract, and the failure says where. */
class GameContractTest {

    private static Pending<Act> offering(Pending<Act> pending, List<Act> listed) {
        return pending instanceof Pending.Choice<Act> choice
                ? new Pending.Choice<>(choice.side(), Options.of(listed), choice.secrecy())
                : pending;
    }

    private static List<Act> listed(Pending<Act> pending) {
        return pending instanceof Pending.Choice<Act> choice
                ? new ArrayList<>(OptionsCheck.listed(choice.options()))
                : new ArrayList<>();
    }

    @Test
    void aGameThatIsRightPasses() {
        assertThatCode(() -> Trial.play(new Altered())).doesNotThrowAnyException();
    }

    @Test
    void anOptionTwiceFails() {
        fails(
                new Altered() {
                    @Override
                    public Pending<Act> pending(Parley state) {
                        Pending<Act> pending = super.pending(state);
                        List<Act> listed = listed(pending);
                        return listed.isEmpty()
                                ? pending
                                : offering(
                                        pending,
                                        Stream.concat(listed.stream(), listed.stream()).toList());
                    }
                },
                "an option twice");
    }

    @Test
    void anOrderThatChangesFails() {
        fails(
                new Altered() {
                    private int calls = 0;

                    @Override
                    public Pending<Act> pending(Parley state) {
                        Pending<Act> pending = super.pending(state);
                        List<Act> listed = listed(pending);
                        return listed.isEmpty()
                                ? pending
                                : offering(pending, ++calls % 2 == 0 ? listed : listed.reversed());
                    }
                },
                "offers something else");
    }

    @Test
    void anOptionThatIsForgottenFails() {
        fails(
                new Altered() {
                    @Override
                    public Pending<Act> pending(Parley state) {
                        Pending<Act> pending = super.pending(state);
                        List<Act> listed = listed(pending);
                        return listed.size() < 4
                                ? pending
                                : offering(pending, listed.subList(1, listed.size()));
                    }
                },
                "not contained");
    }

    @Test
    void anObjectionToAnOptionFails() {
        fails(
                new Altered() {
                    @Override
                    public Optional<Objection> objection(Parley state, Act action) {
                        return action instanceof Act.Parry
                                ? Optional.of(
                                        new Objection(
                                                "4.3", "objection.gone", List.of("T"), List.of()))
                                : super.objection(state, action);
                    }
                },
                "is offered, but");
    }

    @Test
    void anObjectionWithoutASentenceFails() {
        fails(
                new Altered() {
                    @Override
                    public Optional<Objection> objection(Parley state, Act action) {
                        return super.objection(state, action)
                                .map(o ->
                                        new Objection(
                                                o.rule(),
                                                "objection.untold",
                                                o.arguments(),
                                                o.places()));
                    }
                },
                "no message objection.untold");
    }

    @Test
    void aNotationThatLosesSomethingFails() {
        fails(
                new Altered() {
                    @Override
                    public Notation<Act> notation() {
                        Notation<Act> whole = super.notation();
                        return new Notation<>() {
                            @Override
                            public String write(Act act) {
                                return whole.write(act).replace("G2", "G1");
                            }

                            @Override
                            public Act read(String text) throws UnreadableException {
                                return whole.read(text);
                            }

                            @Override
                            public List<String> forms() {
                                return whole.forms();
                            }
                        };
                    }
                },
                "does not read back");
    }

    /** Actions that each name a hex, on a map of which one hex is drawn. */
    private static Altered naming(String hex) {
        return new Altered() {
            @Override
            public Value.Fields sheet() {
                Value drawn = Value.of(List.of(Value.NO_FIELDS.with("id", Value.of("0101"))));
                return super.sheet().with("hexes", drawn);
            }

            @Override
            public Notation<Act> notation() {
                Notation<Act> whole = super.notation();
                return new Notation<>() {
                    @Override
                    public String write(Act act) {
                        return whole.write(act) + " " + hex;
                    }

                    @Override
                    public Act read(String text) throws UnreadableException {
                        return whole.read(text.replace(" " + hex, ""));
                    }

                    @Override
                    public List<String> forms() {
                        return whole.forms();
                    }
                };
            }
        };
    }

    @Test
    void anActionThatNamesAHexWhichIsNotDrawnFails() {
        fails(naming("0102"), "names 0102, which is no hex of the map that is drawn");
    }

    @Test
    void anActionThatNamesADrawnHexPasses() {
        assertThatCode(() -> Trial.play(naming("0101"))).doesNotThrowAnyException();
    }

    @Test
    void rulesThatRememberSomethingFail() {
        fails(
                new Altered() {
                    private int calls = 0;

                    @Override
                    public Parley choose(Parley state, Act act) {
                        Plot any = ++calls % 2 == 0 ? Plot.HOLD : Plot.MARCH;
                        return super.choose(
                                state,
                                act instanceof Act.Scheme plot
                                        ? new Act.Scheme(plot.by(), any)
                                        : act);
                    }
                },
                "leads elsewhere the second time");
    }

    @Test
    void aTreeThatForgetsFails() {
        fails(
                new Altered() {
                    @Override
                    public Codec<Parley> codec() {
                        Codec<Parley> whole = super.codec();
                        return new Codec<>() {
                            @Override
                            public Value.Fields write(Parley state) {
                                return whole.write(state).with("arrows", Value.of(0));
                            }

                            @Override
                            public Parley read(Value value) throws UnreadableException {
                                return whole.read(value);
                            }
                        };
                    }
                },
                "does not survive its tree");
    }

    @Test
    void anUntoldMoveFails() {
        fails(
                new Altered() {
                    @Override
                    public List<Event> events(TransitionChain.Transition<Parley, Act> transition) {
                        return super.events(transition).stream()
                                .filter(e -> !(e instanceof Event.Moved m && m.unit().equals("G2")))
                                .toList();
                    }
                },
                "what is told of them");
    }

    @Test
    void aMoveToldTwiceFails() {
        fails(
                new Altered() {
                    @Override
                    public List<Event> events(TransitionChain.Transition<Parley, Act> transition) {
                        List<Event> events = super.events(transition);
                        return Stream.concat(events.stream(), events.stream()).toList();
                    }
                },
                "is told twice");
    }

    @Test
    void aMiscountedBranchFails() {
        fails(
                new Altered() {
                    @Override
                    public List<Branch> branches(Parley state) {
                        List<Branch> branches = new ArrayList<>(super.branches(state));
                        Branch first = branches.getFirst();
                        branches.set(0, new Branch(first.roll(), first.weight() + 1));
                        return branches;
                    }
                },
                "throws in branches");
    }

    @Test
    void aPassThatIsNoOptionFails() {
        fails(
                new Altered() {
                    @Override
                    public Optional<Act> pass(Parley state, Pending.Choice<Act> choice) {
                        return Optional.of(new Act.Pass());
                    }
                },
                "may not be chosen");
    }

    @Test
    void aGameThatIsTooLongFails() {
        assertThatThrownBy(() -> Trial.play(new Altered(), 10))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("not over after 10 entries");
    }
}
