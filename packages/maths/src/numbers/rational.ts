/** An exact number: a reduced fraction of whole numbers, the lower one positive. */
export class Rational {
  readonly numerator: number;
  readonly denominator: number;

  private constructor(numerator: number, denominator: number) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** @throws RangeError where the denominator is 0 or the numbers are too large to be exact. */
  static of(numerator: number, denominator = 1): Rational {
    if (denominator === 0) throw new RangeError('Nobody divides by 0.');
    if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
      throw new RangeError(`${numerator}/${denominator} is not exact.`);
    }
    const shared = greatestDivisor(Math.abs(numerator), Math.abs(denominator));
    const sign = denominator < 0 ? -1 : 1;
    // `+ 0` makes the zero that has a sign an ordinary one.
    return new Rational((sign * numerator) / shared + 0, (sign * denominator) / shared);
  }

  plus(other: Rational): Rational {
    return Rational.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(other.negated());
  }

  negated(): Rational {
    return Rational.of(-this.numerator, this.denominator);
  }

  times(other: Rational): Rational {
    return Rational.of(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  over(other: Rational): Rational {
    return Rational.of(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  equals(other: Rational): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  get isWhole(): boolean {
    return this.denominator === 1;
  }

  get isNegative(): boolean {
    return this.numerator < 0;
  }

  /** Near enough for comparing sizes; equality is `equals`. */
  toNumber(): number {
    return this.numerator / this.denominator;
  }
}

function greatestDivisor(one: number, other: number): number {
  let [larger, smaller] = [one, other];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger || 1;
}
