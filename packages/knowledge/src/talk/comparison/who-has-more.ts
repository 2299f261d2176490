import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { namedIn, type Said } from '../said/said.ts';
import { withArticle } from '../telling/say.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

const ASKS_MORE =
  /^(?:(?:und|aber|also) )*(?:welche[rs]?|wer)\b.* (?:hat|haben|besitzt) (?:denn )?(mehr|die meisten|weniger|die wenigsten) (\w{3,})/;
/** A number or any word, with up to three words behind it. */
const COUNTED = /(?<!\p{L}|\d)(\d{1,3}(?:\.\d{3})+|\d+|\p{L}+)(?=((?: \p{L}+){1,3}))/giu;
const ARTICLE = /^eine?[nmrs]?$/iu;

interface Counted {
  count: number;
  entry: Entry;
  sentence: string;
}

/** How many a thing has, in the words of an answer that was written for just that. */
function countOf(entries: readonly Entry[], noun: string): Counted | undefined {
  const key = lemmaKey(noun);
  const asksCount = ({ asks }: Entry) =>
    asks.some((ask) => {
      const words = wordsOf(ask);
      return (
        words[0] === 'wie' && /^viele?$/.test(words[1] ?? '') && lemmaKey(words[2] ?? '') === key
      );
    });
  for (const entry of entries.filter(asksCount)) {
    for (const sentence of entry.older.split(/(?<=[^\d][.!?]) /u)) {
      for (const [, number = '', behind = ''] of sentence.matchAll(COUNTED)) {
        const count = numberIn(number.toLowerCase());
        // "Eine Menge Monde" is not one moon.
        const near = wordsOf(behind).slice(0, ARTICLE.test(number) ? 1 : undefined);
        if (count === null || !near.some((word) => lemmaKey(word) === key)) continue;
        return { count, entry, sentence };
      }
    }
  }
  return undefined;
}

function numberIn(number: string): number | null {
  if (/^keine?$/.test(number)) return 0;
  return /^\d/.test(number) ? Number(number.replaceAll('.', '')) : parseNumberWord(number);
}

/** "Welcher von beiden hat mehr Monde?": counted in what is known of either; null where one is not. */
export function tellWhoHasMore(
  said: Said,
  topic: Topic,
  pair: readonly Thing[],
  entriesFor: (thing: Thing) => readonly Entry[],
  level: Level,
): Step | null {
  const [, degree, noun] = ASKS_MORE.exec(said.folded) ?? [];
  if (degree === undefined || noun === undefined) return null;
  const named = [...new Set(namedIn(said))].filter(
    ({ name }) => lemmaKey(wordsOf(name)[0] ?? '') !== lemmaKey(noun),
  );
  const [one, other] = named.length === 2 ? named : pair.slice(-2);
  if (!one || !other) return null;
  const counted = [one, other].map((thing) => countOf(entriesFor(thing), noun));
  const [first, second] = counted;
  if (!first || !second || first.count === second.count) return null;
  const isFirst = first.count > second.count === /^(?:mehr|die meisten)$/.test(degree);
  const [winner, told] = isFirst ? [one, first] : [other, second];
  const rest = isFirst ? second : first;
  const text = `${/wenig/.test(degree) ? 'Weniger' : 'Mehr'} hat ${withArticle(winner)}. ${told.sentence} ${rest.sentence}`;
  return {
    answer: { text, confidence: 0.95 },
    topic: { ...topicAfter(topic, told.entry, { level, about: winner }), things: [one, other] },
  };
}
