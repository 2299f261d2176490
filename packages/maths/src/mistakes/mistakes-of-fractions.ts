import { Rational } from '../numbers/rational.ts';
import { type Sum, solve } from '../sums/sum.ts';

/** Numerators and denominators treated as numbers of their own, the wrong one turned over. */
export function mistakesOfFractions(sum: Sum): Rational[] {
  const { left, operation, right } = sum;
  const value = solve(sum);
  const [over, under] = [value.numerator, value.denominator];
  const near = [fraction(over + 1, under), fraction(over - 1, under), fraction(over, under + 1)];
  switch (operation) {
    case '+':
      return known([
        fraction(left.numerator + right.numerator, left.denominator + right.denominator),
        fraction(left.numerator + right.numerator, Math.max(left.denominator, right.denominator)),
        fraction(left.numerator + right.numerator, left.denominator * right.denominator),
        ...near,
      ]);
    case '-':
      return known([
        fraction(left.numerator - right.numerator, left.denominator - right.denominator),
        fraction(Math.abs(left.numerator - right.numerator), left.denominator),
        ...near,
      ]);
    case '*':
      return known([
        left.isWhole || right.isWhole
          ? fraction(left.numerator * right.numerator, (left.denominator * right.denominator) ** 2)
          : fraction(left.numerator + right.numerator, left.denominator + right.denominator),
        left.over(right),
        ...near,
      ]);
    case '/':
      return known([left.times(right), right.over(left), ...near]);
  }
}

function fraction(numerator: number, denominator: number): Rational | null {
  return denominator > 0 && numerator > 0 ? Rational.of(numerator, denominator) : null;
}

function known(values: (Rational | null)[]): Rational[] {
  return values.filter((value) => value !== null);
}
