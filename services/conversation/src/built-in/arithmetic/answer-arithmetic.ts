import { withGermanNumbers } from './english-sum.ts';
import { DivisionByZero, evaluateSum, type SumToken } from './evaluate-sum.ts';
import { readSum } from './read-sum.ts';

const LARGEST_SPEAKABLE = 1e12;

/**
 * Answers a sum as a German sentence ("Sieben mal acht ist 56."); null when the question is not a sum.
 * Calculated, never guessed (DESIGN 4).
 */
export function answerArithmetic(question: string): string | null {
  const tokens = readSum(withGermanNumbers(question));
  if (!tokens || !hasSomethingToCalculate(tokens)) return null;
  try {
    const value = evaluateSum(tokens);
    if (value === null) return null;
    if (Math.abs(value) > LARGEST_SPEAKABLE) {
      return 'Das wird eine so riesige Zahl, dass ich sie nicht mehr aussprechen kann. Probier es mit kleineren Zahlen!';
    }
    return sentence(tokens, remainder(tokens) ?? germanNumber(value));
  } catch (error) {
    if (!(error instanceof DivisionByZero)) throw error;
    return 'Durch null kann man nicht teilen. Stell dir vor, du hast Kekse und niemand ist da, der welche bekommt: Dann kannst du sie nicht aufteilen.';
  }
}

function hasSomethingToCalculate(tokens: SumToken[]): boolean {
  const isOnlyNegative = tokens.length === 2 && tokens[0]?.type === 'operator';
  return tokens.some(({ type }) => type !== 'number') && tokens.length > 1 && !isOnlyNegative;
}

/** "13 geteilt durch 4 ist 3 Rest 1", as children learn it before decimals. */
function remainder(tokens: SumToken[]): string | null {
  const [left, sign, right] = tokens;
  if (tokens.length !== 3 || left?.type !== 'number' || right?.type !== 'number') return null;
  if (sign?.type !== 'operator' || sign.operator !== '/') return null;
  const isWhole = Number.isInteger(left.value) && Number.isInteger(right.value);
  if (!isWhole || right.value === 0 || left.value < right.value || left.value % right.value === 0) {
    return null;
  }
  return `${germanNumber(Math.floor(left.value / right.value))} Rest ${left.value % right.value}`;
}

function sentence(tokens: SumToken[], result: string): string {
  const spoken = tokens
    .map((token) => token.spoken)
    .join(' ')
    .replace(/(?<=^|\s)eine?(?=\s(?:mal|plus|minus|geteilt|hoch))/g, 'eins');
  return `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)} ist ${result}.`;
}

function germanNumber(value: number): string {
  const rounded = Number(value.toFixed(3));
  const isExact = Math.abs(rounded - value) < 1e-9;
  const text = new Intl.NumberFormat('de-DE', {
    maximumFractionDigits: isExact ? 3 : 2,
    useGrouping: 'min2',
  }).format(rounded === 0 ? 0 : value);
  return (isExact ? text : `ungefähr ${text}`).replace('-', 'minus ');
}
