import type { Entry } from '../../content/entries.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { COUNTS, GIVES_REASON, GRASPABLE, measureIn } from '../fit/fits-question.ts';
import type { Wanted } from '../said/wanted.ts';
import { EXPLAINS, shareSpoken } from './choose-entry.ts';

/** A child of 5 to 8 takes in so many words at once. */
const MAX_SENTENCE_WORDS = 12;
const MAX_WORDS = 40;
const HAS_FIGURE = /\d/;

/** The text of a level, or the other one where only that speaks of what was asked. */
function plainTextFor(
  entry: Entry,
  level: 'young' | 'older',
  { topics, questionWord, kind, words }: Omit<Wanted, 'aspects'>,
): string {
  if (level === 'older') return entry.older;
  const needed =
    kind === 'many'
      ? COUNTS
      : questionWord === 'wann'
        ? /\d/
        : (dimensionIn(words) ?? (kind === 'measure' ? GRASPABLE : undefined));
  const measured = measureIn({ kind, words });
  if (measured && !measured.test(entry.young) && measured.test(entry.older)) return entry.older;
  if (needed && !needed.test(entry.young) && needed.test(entry.older)) return entry.older;
  // "Tiefer als alle anderen" gives nobody a picture of it.
  const isGraspable = (text: string) => GRASPABLE.test(text) && (measured?.test(text) ?? true);
  if (kind === 'measure' && !isGraspable(entry.young) && isGraspable(entry.older))
    return entry.older;
  const isReason = questionWord === 'warum' && GIVES_REASON.test(entry.older);
  if (
    isReason &&
    !GIVES_REASON.test(entry.young) &&
    !EXPLAINS.has(entry.aspect ?? '') &&
    entry.asks.length === 0
  )
    return entry.older;
  if (topics.length === 0) return entry.young;
  const spoken = (text: string) => shareSpoken(new Set(wordsOf(text).map(lemmaKey)), topics);
  return spoken(entry.older) > spoken(entry.young) ? entry.older : entry.young;
}

/** "Wie tief?" is not answered by how long something is. */
function dimensionIn(words: readonly string[]): RegExp | undefined {
  if (words.includes('tief')) return /tief/i;
  if (words.includes('breit')) return /breit/i;
  return undefined;
}

/** The text of a level, with the figure that an older child hears where it was asked for. */
export function textFor(
  entry: Entry,
  level: 'young' | 'older',
  wanted: Omit<Wanted, 'aspects'>,
): string {
  const text = plainTextFor(entry, level, wanted);
  const isNumber = wanted.kind === 'measure' || wanted.kind === 'many';
  if (text !== entry.young || !isNumber || COUNTS.test(text)) return text;
  const figure = entry.older
    .split(/(?<=[^\d][.!?]) /)
    .find(
      (sentence) =>
        HAS_FIGURE.test(sentence) &&
        sentence.split(' ').length <= MAX_SENTENCE_WORDS &&
        (measureIn(wanted)?.test(sentence) ?? true),
    );
  const isShort = `${text} ${figure}`.split(' ').length <= MAX_WORDS;
  return figure !== undefined && isShort ? `${text} ${figure}` : text;
}
