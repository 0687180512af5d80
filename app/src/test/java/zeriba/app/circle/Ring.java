package zeriba.app.circle;

import zeriba.app.circle.inner.Stone;

/** Half of a circle of packages, for the rule that refuses one. */
public record Ring(Stone stone) {}
