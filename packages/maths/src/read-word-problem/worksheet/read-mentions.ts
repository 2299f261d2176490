import { FACTORS } from '../factors.ts';
import { type Amount, type Piece, readAmounts } from '../read-amounts.ts';
import type { Mention } from './mention.ts';

const SAME: Readonly<Record<string, string>> = {
  mir: 'ich',
  mich: 'ich',
  uns: 'wir',
  ihm: 'er',
  ihn: 'er',
  ihnen: 'sie',
};

/** Somebody by one name, however the sentence turns it: "mir" is "ich". */
export const ownName = (word: string): string => SAME[word] ?? word;

/** "Das Doppelte", "das Dreifache". */
const MULTIPLES: Readonly<Record<string, number>> = {
  doppelte: 2,
  dreifache: 3,
  vierfache: 4,
  fünffache: 5,
  zehnfache: 10,
};
const AS_MUCH =
  /^(?:viele?|soviele?|alt|lang|lange|weit|schwer|groß|hoch|teuer|oft|schnell|breit|tief|stark)$/;
const MORE = /^(?:mehr|älter|größer|länger|schwerer|teurer|höher|weiter|breiter|tiefer|dicker)$/;
const LESS = /^(?:weniger|jünger|kleiner|kürzer|leichter|billiger|niedriger|günstiger)$/;
/** What may stand behind a number and is no thing. */
const NO_THING =
  /^(?:oben|unten|hinten|vorne|daneben|dahinter|davor|drauf|obendrauf|lose|einzeln|extra|kaputte?|volle?|leere?)$/;
const REFERENCE_WITHIN = 4;
const SKIPPED =
  /^(?:d(?:er|ie|as|em|en)|bei|in|im|am|an|auf|(?:m|d|s)ein\p{L}*|ihr\p{L}*|unser\p{L}*|die|beim|vom|von)$/u;

/** All numbers of a text and what stands for one, in their order. */
export function readMentions(pieces: readonly Piece[]): Mention[] {
  const words = pieces.map(({ word }) => word);
  const amounts = readAmounts(pieces).filter(({ isArticle, dimension }) => !isArticle || dimension);
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const amount = amounts.find((one) => one.at === at);
    const mention = readTimes(words, at) ?? (amount && readAmountMention(words, amount));
    if (!mention) continue;
    mentions.push(mention);
    at = mention.end - 1;
  }
  return mentions;
}

const PLAIN = { dimension: null, units: [], noun: null, reference: null } as const;

function readTimes(words: readonly string[], at: number): Mention | null {
  const word = words[at] ?? '';
  const multiple = Object.hasOwn(MULTIPLES, word) ? MULTIPLES[word] : undefined;
  if (multiple !== undefined) return { ...PLAIN, kind: 'times', value: multiple, at, end: at + 1 };
  const isCounted = /^\d+$/.test(word) && words[at + 1] === 'mal';
  const factor = Object.hasOwn(FACTORS, word)
    ? FACTORS[word]
    : isCounted
      ? Number(word)
      : undefined;
  const so = at + (isCounted ? 2 : 1);
  if (factor === undefined) return null;
  const isJoined = /^soviele?$/.test(words[so] ?? '');
  if (!isJoined && (words[so] !== 'so' || !AS_MUCH.test(words[so + 1] ?? ''))) return null;
  const from = so + (isJoined ? 1 : 2);
  const noun = words[from + 1] === 'wie' ? (words[from] ?? null) : null;
  return {
    ...PLAIN,
    kind: 'times',
    value: factor,
    noun,
    at,
    ...referenceFrom(words, from, /^wie$/),
  };
}

function readAmountMention(words: readonly string[], amount: Amount): Mention {
  const { at, dimension, units, value } = amount;
  const noun = NO_THING.test(amount.noun ?? '') ? null : amount.noun;
  if (amount.isShare) return { ...PLAIN, kind: 'share', value, at, end: amount.end };
  const plain = { value, dimension, units, noun, at, end: amount.end, reference: null };
  // "4 mehr Murmeln", "6 Sticker mehr", "5 Jahre älter".
  const place = [amount.end - 1, amount.end, amount.end + 1].find(
    (one) => one > at && (MORE.test(words[one] ?? '') || LESS.test(words[one] ?? '')),
  );
  if (place === undefined) return { ...plain, kind: 'amount' };
  const sign = MORE.test(words[place] ?? '') ? 1 : -1;
  return {
    ...plain,
    kind: 'more',
    value: sign * value,
    ...referenceFrom(words, Math.max(place + 1, amount.end), /^als$/),
  };
}

/** "… wie mein Bruder", with one more noun before it at most. */
function referenceFrom(words: readonly string[], from: number, sign: RegExp) {
  const place = words.slice(from, from + 2).findIndex((word) => sign.test(word));
  const start = from + place + 1;
  if (place < 0 || AS_MUCH.test(words[start] ?? '')) return { reference: null, end: from };
  for (let at = start; at < start + REFERENCE_WITHIN; at += 1) {
    const word = words[at] ?? '';
    if (SKIPPED.test(word) && /^\p{L}{2,}$/u.test(words[at + 1] ?? '') && words[at + 1] !== 'und')
      continue;
    return { reference: ownName(word), end: at + 1 };
  }
  return { reference: null, end: from };
}
