import { writeWhole } from '../numbers/write-number.ts';
import { digitsOf, PLACES, sharedZeros } from './places.ts';

/** The way to a quotient with what remains, for whole numbers from 1 on. */
export function explainRest(left: number, right: number): string {
  const quotient = Math.floor(left / right);
  const [below, above] = [quotient * right, (quotient + 1) * right];
  return `${writeWhole(quotient)} · ${right} = ${writeWhole(below)} passt noch in die ${writeWhole(left)}, ${writeWhole(quotient + 1)} · ${right} = ${writeWhole(above)} ist schon zu groß. Von ${writeWhole(below)} bis ${writeWhole(left)} ${left - below === 1 ? 'fehlt' : 'fehlen'} ${left - below}, also ${writeWhole(quotient)} Rest ${left - below}.`;
}

/** The way to the quotient of two whole numbers from 1 on, where nothing remains. */
export function explainDivision(left: number, right: number): string {
  const quotient = left / right;
  if (right === 1)
    return `Geteilt durch 1 ändert nichts: ${writeWhole(left)} : 1 = ${writeWhole(left)}.`;
  if (quotient === 1)
    return `Eine Zahl passt genau einmal in sich selbst: ${writeWhole(left)} : ${writeWhole(right)} = 1.`;
  if (quotient <= 10 && right <= 10) return byInverse(left, right);
  if (/^10+$/.test(String(right))) return dropZeros(left, right);
  const zeros = sharedZeros(left, right);
  if (zeros > 0) return cancelZeros(left, right, zeros);
  const place = sharedZeros(left, left);
  const short = left / 10 ** place;
  if (place > 0 && place < 6 && short % right === 0) {
    return `Rechne in ${PLACES[place]}n: ${writeWhole(short)} : ${right} = ${writeWhole(short / right)}, also ${writeWhole(left)} : ${right} = ${writeWhole(quotient)}.`;
  }
  return quotient <= 10 ? byInverse(left, right) : byParts(left, right);
}

function byInverse(left: number, right: number): string {
  const quotient = left / right;
  return `Die Umkehraufgabe hilft: ${writeWhole(quotient)} · ${writeWhole(right)} = ${writeWhole(left)}, also ${writeWhole(left)} : ${writeWhole(right)} = ${writeWhole(quotient)}.`;
}

/** By 10, 100, 1000, where nothing remains. */
function dropZeros(left: number, right: number): string {
  const zeros = String(right).length - 1;
  const fall = zeros === 1 ? 'fällt eine Null weg' : `fallen ${zeros} Nullen weg`;
  return `Beim Teilen durch ${right} ${fall}: ${writeWhole(left)} : ${right} = ${writeWhole(left / right)}.`;
}

function cancelZeros(left: number, right: number, zeros: number): string {
  const [one, other] = [left / 10 ** zeros, right / 10 ** zeros];
  const strike = zeros === 1 ? 'eine Null' : `${zeros} Nullen`;
  const result = writeWhole(left / right);
  return `Streiche bei beiden Zahlen ${strike}: ${writeWhole(one)} : ${writeWhole(other)} = ${result}. Das ist auch das Ergebnis von ${writeWhole(left)} : ${writeWhole(right)}.`;
}

function byParts(left: number, right: number): string {
  const quotients = digitsOf(left / right)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .toReversed();
  if (quotients.length === 1) return byInverse(left, right);
  const parts = quotients.map((part) => writeWhole(part * right)).join(' + ');
  const steps = quotients.map(
    (part) => `${writeWhole(part * right)} : ${right} = ${writeWhole(part)}`,
  );
  return `Zerlege: ${writeWhole(left)} = ${parts}. Dann ${steps.join(', ')}. Zusammen: ${quotients.map(writeWhole).join(' + ')} = ${writeWhole(left / right)}.`;
}
