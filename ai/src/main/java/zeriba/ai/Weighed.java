package zeriba.ai;

/** An action and what it comes to. */
record Weighed<A>(A action, Worth worth) {}
