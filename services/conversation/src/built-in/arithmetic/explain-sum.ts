import { readSum } from './read-sum.ts';

const TEN = 10;
const NEARLY_TEN = 9;
const HALF_WAY = 5;
const LARGEST = 1000;

const sum = (left: number, sign: string, right: number, result: number) =>
  `${left} ${sign} ${right} ist ${result}`;

/** A number that goes beyond the next ten in two steps: 47 plus 8 is 47 plus 3 plus 5. */
function overTen(left: number, right: number, isPlus: boolean): string {
  const toTen = isPlus ? TEN - (left % TEN) : left % TEN;
  const step = (from: number, by: number) => (isPlus ? from + by : from - by);
  const sign = isPlus ? 'plus' : 'minus';
  if (toTen === 0 || toTen === TEN || right <= toTen) {
    const way = isPlus ? 'weiter' : 'zurück';
    return `Zähle von ${left} um ${right} ${way}, dann bist du bei ${step(left, right)}.`;
  }
  const ten = step(left, toTen);
  return `Geh erst bis zum Zehner: ${sum(left, sign, toTen, ten)}. Dann den Rest: ${sum(ten, sign, right - toTen, step(left, right))}.`;
}

/** First the tens, then the ones: 36 plus 48 is 36 plus 40 plus 8. */
function byTens(left: number, right: number, isPlus: boolean): string {
  const ones = right % TEN;
  const tens = right - ones;
  if (tens === 0 || ones === 0) return overTen(left, right, isPlus);
  const sign = isPlus ? 'plus' : 'minus';
  const between = isPlus ? left + tens : left - tens;
  const result = isPlus ? left + right : left - right;
  return `Rechne erst mit den Zehnern: ${sum(left, sign, tens, between)}. Dann mit den Einern: ${sum(between, sign, ones, result)}.`;
}

function times(left: number, right: number): string {
  const product = left * right;
  if (left === NEARLY_TEN)
    return `Nimm erst ${sum(TEN, 'mal', right, TEN * right)}. Das ist einmal die ${right} zu viel: ${sum(TEN * right, 'minus', right, product)}.`;
  const part = left > TEN ? left - (left % TEN) : HALF_WAY;
  const rest = left - part;
  if (left <= HALF_WAY || rest === 0) {
    const row = Array.from({ length: left }, () => right).join(' plus ');
    return left > 1 && left <= TEN
      ? `Mal heißt, immer wieder dasselbe dazu: ${row} ist ${product}.`
      : `${sum(left, 'mal', right, product)}.`;
  }
  return `Teile es auf: ${sum(part, 'mal', right, part * right)} und ${sum(rest, 'mal', right, rest * right)}. Zusammen sind das ${product}.`;
}

function divided(left: number, right: number): string {
  const times = Math.floor(left / right);
  const rest = left - times * right;
  const fits = `Überlege, wie oft die ${right} in die ${left} passt: ${sum(times, 'mal', right, times * right)}.`;
  return rest === 0
    ? `${fits} Das Ergebnis ist ${times}.`
    : `${fits} Bis ${left} fehlen noch ${rest}, das ist der Rest.`;
}

/** How one gets to the result of a sum of two whole numbers, step by step; null for all other sums. */
export function explainSum(question: string): string | null {
  const tokens = readSum(question) ?? [];
  const [one, sign, two] = tokens;
  if (tokens.length !== 3 || one?.type !== 'number' || two?.type !== 'number') return null;
  const [left, right] = [one.value, two.value];
  const isWhole = [left, right].every(
    (value) => Number.isInteger(value) && value > 0 && value <= LARGEST,
  );
  if (!isWhole || sign?.type !== 'operator') return null;
  switch (sign.operator) {
    case '+':
      return left < right ? byTens(right, left, true) : byTens(left, right, true);
    case '-':
      return left < right ? null : byTens(left, right, false);
    case '*':
      return left > TEN || right <= TEN ? times(left, right) : times(right, left);
    case '/':
      return divided(left, right);
    case '^':
      return null;
  }
}
