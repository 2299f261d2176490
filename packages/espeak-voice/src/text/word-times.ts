import type { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import type { EspeakMark } from '../engine/protocol.ts';

interface PlacedWord {
  text: string;
  from: number;
  /** Not included. */
  to: number;
}

/** The words of a text with their places in it; a number with its comma is one word. */
function placeWords(text: string): PlacedWord[] {
  return [
    ...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,'’-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu),
  ].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}

/**
 * For each spoken word, which written word it is, or `null` where none is: the longest run of
 * words that both have in the same order.
 */
function matchWords(said: PlacedWord[], written: PlacedWord[]): (number | null)[] {
  const width = written.length + 1;
  const common = new Uint16Array((said.length + 1) * width);
  const at = (s: number, w: number) => common[s * width + w] ?? 0;
  for (let s = said.length - 1; s >= 0; s -= 1) {
    for (let w = written.length - 1; w >= 0; w -= 1) {
      const isSame = said[s]?.text === written[w]?.text;
      common[s * width + w] = isSame ? at(s + 1, w + 1) + 1 : Math.max(at(s + 1, w), at(s, w + 1));
    }
  }
  let w = 0;
  return said.map(({ text }, s) => {
    while (w < written.length && written[w]?.text !== text && at(s, w + 1) === at(s, w)) w += 1;
    if (written[w]?.text !== text) return null;
    w += 1;
    return w - 1;
  });
}

interface Heard {
  startMs: number;
  endMs: number;
  /** Which words of the spoken text, `last` included. */
  first: number;
  last: number;
}

/**
 * When each word of a sentence is heard (`GET /speech/{key}/words`). eSpeak NG marks the words of the text it
 * was given, in which "z. B." had become "zum Beispiel"; here they are found in the sentence as
 * the child sees it. What eSpeak speaks in one go ("es ist") is one piece.
 */
export function timeWords(sentence: string, spoken: string, marks: EspeakMark[]): SpokenWord[] {
  const written = placeWords(sentence);
  const said = placeWords(spoken);
  const matched = matchWords(said, written);

  function rangeOf({ first, last }: Heard): { from: number; to: number } | null {
    const found = matched.slice(first, last + 1).flatMap((at) => written[at ?? -1] ?? []);
    const isWhole = found.length === last - first + 1;
    return isWhole ? spanOf(found) : gapAround(first, last);
  }

  /** What stands between the nearest words that were spoken as they are written. */
  function gapAround(first: number, last: number): { from: number; to: number } | null {
    const before = matched.slice(0, first).findLast((at) => at !== null) ?? null;
    const after = matched.slice(last + 1).find((at) => at !== null) ?? null;
    const from = before === null ? 0 : (written[before]?.to ?? 0);
    const to = after === null ? sentence.length : (written[after]?.from ?? sentence.length);
    const gap = sentence.slice(from, to);
    const text = gap.replace(/^[\s,;:.!?…„“”"()–-]+|[\s,;:.!?…„“”"()–-]+$/gu, '');
    if (text === '') return null;
    const start = from + gap.indexOf(text);
    return { from: start, to: start + text.length };
  }

  const words: SpokenWord[] = [];
  for (const heard of heardWords(said, marks)) {
    const range = rangeOf(heard);
    const { startMs, endMs } = heard;
    const last = words.at(-1);
    if (range === null || (last && range.from <= last.from)) {
      if (last) last.endMs = endMs;
    } else {
      words.push({ startMs, endMs, ...range });
    }
  }
  return words;
}

function spanOf(words: PlacedWord[]): { from: number; to: number } | null {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Each mark with the words up to the next one; several marks of one number are one. */
function heardWords(said: PlacedWord[], marks: EspeakMark[]): Heard[] {
  const starts = marks.flatMap(({ type, atMs, position }, index) => {
    const word = said.findIndex(({ to }) => to > position);
    if (type !== 'word' || word < 0) return [];
    return [{ word, startMs: atMs, endMs: marks[index + 1]?.atMs ?? atMs }];
  });
  const heard: Heard[] = [];
  for (const [index, { word, startMs, endMs }] of starts.entries()) {
    const last = heard.at(-1);
    if (last && last.first === word) {
      last.endMs = endMs;
      continue;
    }
    const next = starts.slice(index + 1).find((start) => start.word !== word)?.word;
    heard.push({ startMs, endMs, first: word, last: (next ?? said.length) - 1 });
  }
  return heard;
}
