import type { Thing, ValueName } from '../../content/thing.ts';
import { withArticle } from '../telling/say.ts';

/** Less than a tenth more is as much. */
const CLEARLY = 1.1;

const more = (name: ValueName, one: Thing, other: Thing): Thing | undefined => {
  const [first, second] = [one.values[name], other.values[name]];
  if (first === undefined || second === undefined) return undefined;
  if (first > second * CLEARLY) return one;
  return second > first * CLEARLY ? other : undefined;
};

/**
 * "Wer ist größer, ein Elefant oder eine Giraffe?": the taller one is not the heavier one, so both are told;
 * null where one of two is larger in every way.
 *
 * @param isSmallest whether the smaller of them is asked for.
 */
export function tallAndHeavy(things: readonly Thing[], isSmallest: boolean): string | null {
  const [one, other] = things;
  if (one === undefined || other === undefined || things.length !== 2) return null;
  const heavy = more('weightKg', one, other);
  const isTall = more('heightM', one, other);
  const tall = isTall ?? more('lengthM', one, other);
  if (heavy === undefined || tall === undefined || heavy === tall) return null;
  return isSmallest
    ? `${isTall ? 'Niedriger' : 'Kürzer'} ist ${withArticle(heavy)}, leichter ist ${withArticle(tall)}.`
    : `${isTall ? 'Höher' : 'Länger'} ist ${withArticle(tall)}, schwerer ist ${withArticle(heavy)}.`;
}
