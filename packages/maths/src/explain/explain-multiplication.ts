import { writeWhole } from '../numbers/write-number.ts';
import { digitsOf } from './places.ts';

/** The way to the product of two whole numbers from 1 on. */
export function explainMultiplication(left: number, right: number): string {
  if (left <= 10 && right <= 10) return fromKnownTables(left, right);
  const zeros = zerosOf(left) + zerosOf(right);
  if (zeros > 0) return withoutZeros(left, right, zeros);
  const [large, small] = left < right ? [right, left] : [left, right];
  return byParts(small > 9 ? [large, small] : [small, large]);
}

/** Best known first: what a child derives the others from. */
const EASIEST = [10, 1, 2, 5, 9, 4, 3, 6, 8, 7];

function fromKnownTables(left: number, right: number): string {
  const isLeft = EASIEST.indexOf(left) <= EASIEST.indexOf(right);
  const [times, of] = isLeft ? [left, right] : [right, left];
  const total = times * of;
  switch (times) {
    case 10:
      return `Mal 10 hängt eine Null an: ${left} · ${right} = ${total}.`;
    case 1:
      return `Einmal ${of} ist ${of}.`;
    case 2:
      return `Verdopple die ${of}: ${of} + ${of} = ${total}.`;
    case 5:
      return `Rechne 10 · ${of} = ${10 * of}. Die Hälfte davon ist ${total}.`;
    case 9:
      return `Rechne 10 · ${of} = ${10 * of} und nimm einmal ${of} weg: ${10 * of} − ${of} = ${total}.`;
    case 4:
      return `Verdopple zweimal: 2 · ${of} = ${2 * of} und 2 · ${2 * of} = ${total}.`;
    case 3:
      return `Rechne 2 · ${of} = ${2 * of} und noch einmal ${of}: ${2 * of} + ${of} = ${total}.`;
    case 6:
      return `Rechne 5 · ${of} = ${5 * of} und noch einmal ${of}: ${5 * of} + ${of} = ${total}.`;
    case 8:
      return `Rechne 10 · ${of} = ${10 * of} und nimm zweimal ${of} weg: ${10 * of} − ${2 * of} = ${total}.`;
    default:
      return `Rechne 5 · ${of} = ${5 * of} und 2 · ${of} = ${2 * of}, zusammen ${5 * of} + ${2 * of} = ${total}.`;
  }
}

function withoutZeros(left: number, right: number, zeros: number): string {
  const one = left / 10 ** zerosOf(left);
  const other = right / 10 ** zerosOf(right);
  const hang =
    zeros === 1 ? 'Dann hänge die Null wieder an' : `Dann hänge die ${zeros} Nullen wieder an`;
  return `Rechne erst ohne die Nullen am Ende: ${writeWhole(one)} · ${writeWhole(other)} = ${writeWhole(one * other)}. ${hang}: ${writeWhole(left * right)}.`;
}

function byParts([whole, split]: [number, number]): string {
  const parts = digitsOf(split)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .toReversed();
  const products = parts.map(
    (part) => `${writeWhole(part)} · ${writeWhole(whole)} = ${writeWhole(part * whole)}`,
  );
  const total = parts.map((part) => writeWhole(part * whole)).join(' + ');
  return `Zerlege die ${writeWhole(split)}: ${products.join(', ')}. Zusammen: ${total} = ${writeWhole(whole * split)}.`;
}

function zerosOf(value: number): number {
  return /0*$/.exec(String(value))?.[0].length ?? 0;
}
