package zeriba.engine.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction in lowest terms, its denominator positive. */
public record Fraction(BigInteger numerator, BigInteger denominator)
        implements Comparable<Fraction> {

    /** What never happens. */
    public static final Fraction ZERO = of(0, 1);

    /** What surely happens. */
    public static final Fraction ONE = of(1, 1);

    public Fraction {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction over nothing");
        }
        BigInteger common = numerator.gcd(denominator);
        BigInteger by = denominator.signum() < 0 ? common.negate() : common;
        numerator = numerator.divide(by);
        denominator = denominator.divide(by);
    }

    /** A share of two whole numbers, in lowest terms; refused where the second is 0. */
    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(
                numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** This as a part of another, which is not zero. */
    public Fraction over(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /** The nearest double. */
    public double toDouble() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
                .doubleValue();
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator
                .multiply(other.denominator)
                .compareTo(other.numerator.multiply(denominator));
    }

    /** {@code 1/6}, or {@code 1} for a whole number. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE)
                ? numerator.toString()
                : numerator + "/" + denominator;
    }
}
