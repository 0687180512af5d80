package zeriba.ai.level;

import zeriba.ai.Worth;

/** An action and what it comes to. */
record Weighed<A>(A action, Worth worth) {}
