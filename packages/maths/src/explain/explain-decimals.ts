import { Rational } from '../numbers/rational.ts';
import { decimalPlaces, writeNumber } from '../numbers/write-number.ts';
import { type Sum, solve } from '../sums/sum.ts';
import { writeSum } from '../sums/write-sum.ts';

/** The way to the result where a number has a comma; no number may be negative. */
export function explainDecimals(sum: Sum): string {
  switch (sum.operation) {
    case '+':
      return byWholes(sum);
    case '-':
      return takeWholesFirst(sum);
    case '*':
      return multiply(sum);
    case '/':
      return divide(sum);
  }
}

function byWholes({ left, right }: Sum): string {
  const [one, other] = [wholeOf(left), wholeOf(right)];
  const [oneRest, otherRest] = [left.minus(one), right.minus(other)];
  const [wholes, rests] = [one.plus(other), oneRest.plus(otherRest)];
  const total = `${writeNumber(wholes)} + ${writeNumber(rests)} = ${writeNumber(wholes.plus(rests))}`;
  if (
    one.numerator === 0 ||
    other.numerator === 0 ||
    oneRest.numerator === 0 ||
    otherRest.numerator === 0
  ) {
    return alignCommas({ left, operation: '+', right });
  }
  return `Erst die Ganzen: ${writeNumber(one)} + ${writeNumber(other)} = ${writeNumber(wholes)}. Dann hinter dem Komma: ${writeNumber(oneRest)} + ${writeNumber(otherRest)} = ${writeNumber(rests)}. Zusammen: ${total}.`;
}

function takeWholesFirst({ left, right }: Sum): string {
  const whole = wholeOf(right);
  const rest = right.minus(whole);
  if (whole.numerator === 0 || rest.numerator === 0)
    return alignCommas({ left, operation: '-', right });
  const between = left.minus(whole);
  return `Nimm erst die Ganzen weg: ${writeNumber(left)} − ${writeNumber(whole)} = ${writeNumber(between)}. Dann noch ${writeNumber(rest)}: ${writeNumber(between)} − ${writeNumber(rest)} = ${writeNumber(left.minus(right))}.`;
}

function alignCommas(sum: Sum): string {
  const places = Math.max(placesOf(sum.left), placesOf(sum.right));
  const write = (value: Rational) => writeNumber(value, places);
  return `Schreibe Komma unter Komma und fülle mit Nullen auf: ${writeSum(sum, write)} = ${write(solve(sum))}.`;
}

function multiply(sum: Sum): string {
  const { left, right } = sum;
  const result = writeNumber(solve(sum));
  const zeros = zerosOfPower(right);
  if (zeros)
    return `Mal ${writeNumber(right)}: Das Komma rückt um ${stellen(zeros)} nach rechts, also ${writeSum(sum)} = ${result}.`;
  const places = placesOf(left) + placesOf(right);
  const full = writeNumber(solve(sum), places);
  const [one, other] = [shift(left, placesOf(left)), shift(right, placesOf(right))];
  return `Rechne erst ohne Komma: ${writeNumber(one)} · ${writeNumber(other)} = ${writeNumber(one.times(other))}. Beide Zahlen zusammen haben ${stellen(places)} hinter dem Komma, das Ergebnis auch: ${full === result ? result : `${full} = ${result}`}.`;
}

function divide(sum: Sum): string {
  const { left, right } = sum;
  const result = solve(sum);
  const zeros = zerosOfPower(right);
  if (zeros)
    return `Durch ${writeNumber(right)}: Das Komma rückt um ${stellen(zeros)} nach links, also ${writeSum(sum)} = ${writeNumber(result)}.`;
  const moved = placesOf(right);
  if (moved > 0) {
    const same: Sum = { left: shift(left, moved), operation: '/', right: shift(right, moved) };
    return `Verschiebe bei beiden Zahlen das Komma um ${stellen(moved)} nach rechts: ${writeSum(same)} = ${writeNumber(result)}.`;
  }
  const places = placesOf(result);
  const whole: Sum = { left: shift(left, places), operation: '/', right };
  return `Rechne erst ohne Komma: ${writeSum(whole)} = ${writeNumber(shift(result, places))}. Dann setze das Komma um ${stellen(places)} zurück: ${writeSum(sum)} = ${writeNumber(result)}.`;
}

/** Power of ten from 10 on, as its zeros; 0 for every other number. */
function zerosOfPower(value: Rational): number {
  return value.isWhole && /^10+$/.test(String(value.numerator))
    ? String(value.numerator).length - 1
    : 0;
}

function wholeOf(value: Rational): Rational {
  return Rational.of(Math.floor(value.toNumber()));
}

function placesOf(value: Rational): number {
  return decimalPlaces(value) ?? 0;
}

function shift(value: Rational, places: number): Rational {
  return value.times(Rational.of(10 ** places));
}

function stellen(count: number): string {
  return count === 1 ? '1 Stelle' : `${count} Stellen`;
}
