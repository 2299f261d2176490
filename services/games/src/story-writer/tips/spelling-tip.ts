import type { StoryTask } from '../data/load-story-data.ts';
import type { Correction } from '../spelling/correct-text.ts';

/** A young child is told three words, an older one more. */
const MOST: Record<StoryTask['ageGroup'], number> = { small: 3, medium: 4, large: 5 };

/** Misspelt words, told as that; null where LUX has found none. */
export function spellingTip(
  corrections: readonly Correction[],
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
): string | null {
  const wrong = corrections.filter(({ kind }) => kind !== 'capital').slice(0, MOST[ageGroup]);
  const [first] = wrong;
  if (!first) return null;
  const listed = wrong.map(({ written, right }) => `„${written}“ schreibt man „${right}“`);
  const why = wrong.length === 1 ? reasonOf(first, data) : '';
  return `${joined(listed)}.${why}`;
}

/** Nouns in small letters, and the beginnings of sentences. */
export function capitalTip(corrections: readonly Correction[], smallStarts: number): string | null {
  const nouns = corrections.filter(({ kind }) => kind === 'capital').slice(0, 3);
  if (nouns.length > 0) {
    return `Nomen schreibt man groß: ${joined(nouns.map(({ right }) => `„${right}“`))}.`;
  }
  return smallStarts > 0 ? 'Am Anfang eines Satzes schreibt man groß.' : null;
}

function reasonOf({ written, right }: Correction, data: StoryTask['data']): string {
  const { confusions } = data.spelling;
  const known = confusions[right.toLowerCase()];
  if (
    known !== undefined &&
    /^(?:das|dass|daß|seid|seit|fiel|viel|wahr|den|dan|wen|in|im|ihm|man|kamm|wider|bischen|wek)$/iu.test(
      written,
    )
  ) {
    return ` ${known}`;
  }
  const pair = [...right.matchAll(/([bdfglmnprst])\1|ck|tz/gu)]
    .map(([two]) => two)
    .find((two) => !written.includes(two));
  if (pair && /^(.)\1$/u.test(pair))
    return ` Sprich es langsam: Nach dem kurzen Laut kommt ein doppeltes ${pair.charAt(0)}.`;
  if (/^v/iu.test(right) && /^f/iu.test(written))
    return ' Man hört ein f und schreibt ein V.'.replace(
      'V',
      right.startsWith('V') ? 'großes V' : 'v',
    );
  if (right.includes('ie') && !written.includes('ie'))
    return ' Das lange i schreibt man hier „ie“.';
  if (/er$/u.test(right) && /a$/u.test(written))
    return ' Am Ende hört man ein a, man schreibt aber „er“.';
  return '';
}

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}
