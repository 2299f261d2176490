import { digitsOf } from './digits-of.ts';
import { PLACES } from './places.ts';
import { sharedZeros } from './shared-zeros.ts';
import { written } from './written.ts';

/** The way to the quotient of two whole numbers from 1 on, where nothing remains. */
export function explainDivision(left: number, right: number): string {
  const quotient = left / right;
  if (right === 1) return `Geteilt durch 1 ändert nichts: ${written(left)} : 1 = ${written(left)}.`;
  if (quotient === 1)
    return `Eine Zahl passt genau einmal in sich selbst: ${written(left)} : ${written(right)} = 1.`;
  if (quotient <= 10 && right <= 10) return byInverse(left, right);
  if (/^10+$/.test(String(right))) return dropZeros(left, right);
  const zeros = sharedZeros(left, right);
  if (zeros > 0) return cancelZeros(left, right, zeros);
  const place = sharedZeros(left, left);
  const short = left / 10 ** place;
  if (place > 0 && place < 6 && short % right === 0) {
    return `Rechne in ${PLACES[place]}n: ${written(short)} : ${right} = ${written(short / right)}, also ${written(left)} : ${right} = ${written(quotient)}.`;
  }
  return quotient <= 10 ? byInverse(left, right) : byParts(left, right);
}

function byInverse(left: number, right: number): string {
  const quotient = left / right;
  return `Die Umkehraufgabe hilft: ${written(quotient)} · ${written(right)} = ${written(left)}, also ${written(left)} : ${written(right)} = ${written(quotient)}.`;
}

/** By 10, 100, 1000, where nothing remains. */
function dropZeros(left: number, right: number): string {
  const zeros = String(right).length - 1;
  const fall = zeros === 1 ? 'fällt eine Null weg' : `fallen ${zeros} Nullen weg`;
  return `Beim Teilen durch ${right} ${fall}: ${written(left)} : ${right} = ${written(left / right)}.`;
}

function cancelZeros(left: number, right: number, zeros: number): string {
  const [one, other] = [left / 10 ** zeros, right / 10 ** zeros];
  const strike = zeros === 1 ? 'eine Null' : `${zeros} Nullen`;
  const result = written(left / right);
  return `Streiche bei beiden Zahlen ${strike}: ${written(one)} : ${written(other)} = ${result}. Das ist auch das Ergebnis von ${written(left)} : ${written(right)}.`;
}

function byParts(left: number, right: number): string {
  const quotients = digitsOf(left / right)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .toReversed();
  if (quotients.length === 1) return byInverse(left, right);
  const parts = quotients.map((part) => written(part * right)).join(' + ');
  const steps = quotients.map((part) => `${written(part * right)} : ${right} = ${written(part)}`);
  return `Zerlege: ${written(left)} = ${parts}. Dann ${steps.join(', ')}. Zusammen: ${quotients.map(written).join(' + ')} = ${written(left / right)}.`;
}
