import { Rational } from '../numbers/rational.ts';
import { decimalPlaces } from '../numbers/write-number.ts';
import { type Sum, solve } from '../sums/sum.ts';

/** Commas in the wrong place, numbers lined up at the right, forgotten carries. */
export function mistakesOfDecimals(sum: Sum): Rational[] {
  const { left, operation, right } = sum;
  const value = solve(sum);
  const unit = Rational.of(1, 10 ** (decimalPlaces(value) ?? 0));
  const ten = Rational.of(10);
  if (operation === '*' || operation === '/') {
    return [
      value.times(ten),
      value.over(ten),
      value.plus(unit),
      value.minus(unit),
      value.times(Rational.of(100)),
    ];
  }
  const one = Rational.of(1);
  return [
    ...misaligned(left, operation, right),
    value.plus(one),
    value.minus(one),
    value.plus(unit),
    value.minus(unit),
  ];
}

/** As if both had as many digits behind the comma, and each side of the comma were a number of its own. */
function misaligned(left: Rational, operation: '+' | '-', right: Rational): Rational[] {
  const [leftPlaces, rightPlaces] = [decimalPlaces(left) ?? 0, decimalPlaces(right) ?? 0];
  if (leftPlaces === rightPlaces) return [];
  const most = Math.max(leftPlaces, rightPlaces);
  const shiftOf = (places: number) => Rational.of(10 ** places, 10 ** most);
  const lined = solve({
    left: left.times(shiftOf(leftPlaces)),
    operation,
    right: right.times(shiftOf(rightPlaces)),
  });
  return [lined, ...apart(left, operation, right, most)];
}

/** 3,75 + 2,6: 3 + 2 before the comma and 75 + 6 behind it. */
function apart(left: Rational, operation: '+' | '-', right: Rational, most: number): Rational[] {
  const [one, other] = [left, right].map((value) => {
    const whole = Math.floor(value.toNumber());
    const behind = value.minus(Rational.of(whole));
    const own = 10 ** (decimalPlaces(value) ?? 0);
    return { whole, behind: behind.times(Rational.of(own)).numerator };
  });
  if (!one || !other) return [];
  const sign = operation === '+' ? 1 : -1;
  const behind = one.behind + sign * other.behind;
  if (behind < 0 || behind >= 10 ** most) return [];
  return [Rational.of((one.whole + sign * other.whole) * 10 ** most + behind, 10 ** most)];
}
