package zeriba.server;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Pebbles whose actions, from when it is told to, are not read before a gate is opened. */
public final class SlowPebbles implements Game<Pebbles.Heap, Pebbles.Act> {

    private final Pebbles pebbles = new Pebbles();
    private final AtomicInteger read = new AtomicInteger();
    private final AtomicInteger told = new AtomicInteger();
    private volatile CountDownLatch gate = new CountDownLatch(0);

    /** From now on nothing is read. */
    public void shut() {
        read.set(0);
        gate = new CountDownLatch(1);
    }

    /** What waits is read. */
    public void open() {
        gate.countDown();
    }

    /** How many actions were begun to be read since the gate was shut. */
    public int read() {
        return read.get();
    }

    /** Of how many transitions it was asked what happened. */
    public int told() {
        return told.get();
    }

    @Override
    public GameInfo about() {
        GameInfo about = pebbles.about();
        return new GameInfo(
                "slow",
                "Slow pebbles",
                about.rulesVersion(),
                about.sides(),
                about.roles(),
                about.scenarios(),
                about.options());
    }

    @Override
    public Rules<Pebbles.Heap, Pebbles.Act> rules() {
        return pebbles.rules();
    }

    @Override
    public Notation<Pebbles.Act> notation() {
        Notation<Pebbles.Act> quick = pebbles.notation();
        return new Notation<>() {
            @Override
            public String write(Pebbles.Act action) {
                return quick.write(action);
            }

            @Override
            public Pebbles.Act read(String text) throws UnreadableException {
                read.incrementAndGet();
                try {
                    gate.await();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                }
                return quick.read(text);
            }

            @Override
            public List<String> forms() {
                return quick.forms();
            }
        };
    }

    @Override
    public Codec<Pebbles.Heap> codec() {
        return pebbles.codec();
    }

    @Override
    public TurnAndStep moment(Pebbles.Heap heap) {
        return pebbles.moment(heap);
    }

    @Override
    public Optional<Objection> objection(Pebbles.Heap heap, Pebbles.Act action) {
        return pebbles.objection(heap, action);
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Pebbles.Heap, Pebbles.Act> transition) {
        told.incrementAndGet();
        return pebbles.events(transition);
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return pebbles.messages(locale);
    }

    @Override
    public Value.Fields sheet() {
        return pebbles.sheet();
    }
}
