import type { Span } from '../personal-fact.ts';
import type { Said } from '../tokens.ts';

const CAR = /(?:auto|wagen|bus|motorrad|roller|kennzeichen|nummernschild|autonummer|bulli)$/u;

/** Number plates where a vehicle is spoken of: `M XY 4711`, `B-AB 123`. */
export function findPlates({ tokens }: Said): Span[] {
  const cars = new Set(tokens.filter(({ key }) => CAR.test(key)).map(({ sentence }) => sentence));
  return tokens.flatMap((token, at) => {
    if (!cars.has(token.sentence) || !/^[A-ZÄÖÜ]{1,3}(?:-[A-Z]{1,2})?$/u.test(token.text))
      return [];
    const hyphen = tokens[at + 1]?.key === '-' ? 1 : 0;
    const letters = token.text.includes('-') ? at : at + 1 + hyphen;
    const isLetters = letters === at || /^[A-Z]{1,2}$/u.test(tokens[letters]?.text ?? '');
    const number = tokens[letters + 1];
    const isNumber = number?.kind === 'number' && number.key.length <= 4;
    return isLetters && isNumber && number.sentence === token.sentence
      ? [{ kind: 'plate' as const, from: token.from, to: number.to }]
      : [];
  });
}
