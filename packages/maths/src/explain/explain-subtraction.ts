import { writeWhole } from '../numbers/write-number.ts';
import { digitsOf, PLACES, sharedZeros } from './places.ts';

/** The way to the difference of two whole numbers from 1 on, the second one not the larger. */
export function explainSubtraction(left: number, right: number): string {
  if (left === right) return 'Wenn du alles wegnimmst, bleibt 0.';
  const zeros = sharedZeros(left, right);
  if (zeros > 0) return withoutZeros(left, right, zeros);
  if (left > 100) return byPlaces(left, right);
  if (left < 10 && left - right < right) return countUp(left, right);
  if (right < 10) return takeOnes(left, right);
  return left - right < 10 ? countUp(left, right) : takeTensThenOnes(left, right);
}

function withoutZeros(left: number, right: number, zeros: number): string {
  const [one, other] = [left / 10 ** zeros, right / 10 ** zeros];
  const short = `${writeWhole(one)} − ${writeWhole(other)} = ${writeWhole(one - other)}`;
  const full = `${writeWhole(left)} − ${writeWhole(right)} = ${writeWhole(left - right)}`;
  const unit = PLACES[zeros];
  return unit === undefined || zeros > 5
    ? `${full}.`
    : `Rechne in ${unit}n: ${short}, also ${full}.`;
}

function takeOnes(left: number, right: number): string {
  const ones = left % 10;
  const result = left - right;
  if (left < 10) {
    const steps = Array.from({ length: right }, (_, index) => left - index - 1);
    return `Gehe von der ${left} um ${right} zurück: ${steps.join(', ')}.`;
  }
  if (ones >= right) {
    const tens = left < 20 ? 'Der Zehner bleibt' : 'Die Zehner bleiben';
    return `Rechne die Einer: ${ones} − ${right} = ${ones - right}. ${tens}, also ${left} − ${right} = ${result}.`;
  }
  if (ones === 0) {
    const rest = `10 − ${right} = ${10 - right}`;
    return left === 10
      ? `Denk an die Zehnerfreunde: ${right} + ${result} = 10, also ${rest}.`
      : `Nimm von einem Zehner weg: ${rest}. Also ${left} − ${right} = ${result}.`;
  }
  const ten = left - ones;
  return `Erst zurück bis ${ten}: ${left} − ${ones} = ${ten}, dann noch ${right - ones} weg, das sind ${result}.`;
}

function countUp(left: number, right: number): string {
  return `Ergänze von ${right} bis ${left}: ${right} + ${left - right} = ${left}. Der Unterschied ist ${left - right}.`;
}

function takeTensThenOnes(left: number, right: number): string {
  const ones = right % 10;
  const between = left - right + ones;
  if (ones === 0) {
    const kept = left % 10 === 1 ? 'Der eine Einer bleibt' : `Die ${left % 10} Einer bleiben`;
    return `Nimm nur Zehner weg: ${left - (left % 10)} − ${right} = ${between - (left % 10)}. ${kept}, das sind ${between}.`;
  }
  return `Erst die Zehner: ${left} − ${right - ones} = ${between}. Dann die Einer: ${between} − ${ones} = ${left - right}.`;
}

function byPlaces(left: number, right: number): string {
  const one = digitsOf(left);
  const other = digitsOf(right, one.length);
  let borrowed = 0;
  const steps: string[] = [];
  for (const [place, digit] of one.entries()) {
    const second = other[place] ?? 0;
    const rest = digit - borrowed - second;
    const minus = `${borrowed ? ' − 1' : ''} − ${second}`;
    const next = PLACES[place + 1];
    steps.push(
      rest < 0
        ? `${PLACES[place]}: ${digit}${minus} geht nicht, hol dir einen ${next}: ${digit + 10}${minus} = ${rest + 10}`
        : `${PLACES[place]}: ${digit}${minus} = ${rest}`,
    );
    borrowed = rest < 0 ? 1 : 0;
    if (!borrowed && left < 10 ** (place + 1)) break;
  }
  return `Rechne Stelle für Stelle. ${steps.join('. ')}. Das Ergebnis ist ${writeWhole(left - right)}.`;
}
