import { writeWhole } from '../numbers/write-number.ts';
import { digitsOf, PLACES, sharedZeros } from './places.ts';

/** The way to the sum of two whole numbers from 1 on. */
export function explainAddition(left: number, right: number): string {
  const [large, small] = left < right ? [right, left] : [left, right];
  const swapped =
    left < right && left < 10 ? `Tausche, dann ist es leichter: ${large} + ${small}. ` : '';
  const zeros = sharedZeros(large, small);
  if (zeros > 0) return withoutZeros(left, right, zeros);
  if (large >= 100) return byPlaces(left, right);
  return small < 10 ? swapped + addOnes(large, small) : addTensThenOnes(left, right);
}

function withoutZeros(left: number, right: number, zeros: number): string {
  const [one, other] = [left / 10 ** zeros, right / 10 ** zeros];
  const short = `${writeWhole(one)} + ${writeWhole(other)} = ${writeWhole(one + other)}`;
  const full = `${writeWhole(left)} + ${writeWhole(right)} = ${writeWhole(left + right)}`;
  const unit = PLACES[zeros];
  return unit === undefined || zeros > 5
    ? `${full}.`
    : `Rechne in ${unit}n: ${short}, also ${full}.`;
}

function addOnes(large: number, small: number): string {
  const ones = large % 10;
  const total = large + small;
  if (large < 10 && total < 10) {
    const steps = Array.from({ length: small }, (_, index) => large + index + 1);
    return `Zähle von der ${large} um ${small} weiter: ${steps.join(', ')}.`;
  }
  if (ones === 0) return `Zu ${large} kommen nur ${small} Einer dazu, das sind ${total}.`;
  if (ones + small < 10) {
    const tens = large < 20 ? 'Der Zehner bleibt' : 'Die Zehner bleiben';
    return `Rechne die Einer: ${ones} + ${small} = ${ones + small}. ${tens}, also ${large} + ${small} = ${total}.`;
  }
  const ten = large + 10 - ones;
  const rest = total - ten;
  if (rest === 0)
    return `${ones} und ${small} machen den Zehner voll: ${large} + ${small} = ${ten}.`;
  return `Erst bis ${ten}: ${large} + ${10 - ones} = ${ten}, dann noch ${rest}, das sind ${total}.`;
}

function addTensThenOnes(left: number, right: number): string {
  const ones = right % 10;
  const between = left + right - ones;
  if (ones === 0) {
    const kept = left % 10 === 1 ? 'Der eine Einer bleibt' : `Die ${left % 10} Einer bleiben`;
    return `Rechne die Zehner: ${left - (left % 10)} + ${right} = ${between - (left % 10)}. ${kept}, das sind ${between}.`;
  }
  return `Erst die Zehner: ${left} + ${right - ones} = ${between}. Dann die Einer: ${between} + ${ones} = ${left + right}.`;
}

function byPlaces(left: number, right: number): string {
  const length = Math.max(String(left).length, String(right).length);
  const [one, other] = [digitsOf(left, length), digitsOf(right, length)];
  let carry = 0;
  const steps = one.map((digit, place) => {
    const second = other[place] ?? 0;
    const total = digit + second + carry;
    const step = `${PLACES[place]}: ${digit} + ${second}${carry ? ' + 1' : ''} = ${total}`;
    carry = total > 9 ? 1 : 0;
    if (!carry || place === length - 1) return step;
    return `${step}, schreibe ${total - 10}, merke 1`;
  });
  return `Rechne Stelle für Stelle. ${steps.join('. ')}. Das Ergebnis ist ${writeWhole(left + right)}.`;
}
