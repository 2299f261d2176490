import type { Entry } from '../content/entries.ts';
import { wordsOf } from '../recognition/words.ts';
import type { ReadEntry } from './index-entries.ts';

/** So many letters in a row, with where a word begins and ends: "bezahlen" shares most of them with "zahlen". */
const RUN = 4;

/** An entry, and how like a question what it speaks of is written, from 0 to 1. */
export interface Alike {
  entry: Entry;
  likeness: number;
}

export type LetterRuns = ReturnType<typeof createLetterRuns>;

/**
 * Tells by runs of letters which entries are written like a question: by their names, their own questions
 * and their texts for young children (cosine of the runs, rare ones weigh more). It needs no word to be known,
 * so it hears what is built of the same parts, and counts a whole sentence where `Search` counts terms.
 *
 * @param wordAt the word that the text reader gave this number.
 */
export function createLetterRuns(
  entries: readonly ReadEntry[],
  wordAt: (number: number) => string | undefined,
) {
  const numbers = new Map<string, number>();
  const runsOf = (word: string, learns: boolean): number[] => {
    const framed = ` ${word} `;
    const runs: number[] = [];
    for (let at = 0; at === 0 || at + RUN <= framed.length; at += 1) {
      const run = framed.slice(at, at + RUN);
      const known = numbers.get(run);
      if (known !== undefined) runs.push(known);
      else if (learns) runs.push(numbers.set(run, numbers.size).size - 1);
    }
    return runs;
  };
  const runsOfNumber: number[][] = [];
  const runsAt = (number: number): number[] => {
    runsOfNumber[number] ??= runsOf(wordAt(number) ?? '', true);
    return runsOfNumber[number];
  };
  // Where a run was met last: faster than a set for each of many thousand entries.
  const metLast: number[] = [];
  const runsOfEntries = entries.map(({ entry, words, youngWords, asks }, place) => {
    const met: number[] = [];
    const meet = (runs: readonly number[]) => {
      for (const run of runs) {
        if (metLast[run] === place) continue;
        metLast[run] = place;
        met.push(run);
      }
    };
    for (const word of wordsOf(entry.thing.name)) meet(runsOf(word, true));
    for (let at = 0; at < youngWords; at += 1) meet(runsAt(words[at] ?? 0));
    for (const ask of asks) for (const word of ask) meet(runsAt(word));
    return Uint32Array.from(met);
  });

  const starts = new Uint32Array(numbers.size + 1);
  for (const runs of runsOfEntries)
    for (const run of runs) starts[run + 1] = (starts[run + 1] ?? 0) + 1;
  for (let run = 1; run < starts.length; run += 1)
    starts[run] = (starts[run] ?? 0) + (starts[run - 1] ?? 0);
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  for (const [place, runs] of runsOfEntries.entries()) {
    for (const run of runs) {
      const end = ends[run] ?? 0;
      places[end] = place;
      ends[run] = end + 1;
    }
  }
  const worths = Float32Array.from(
    { length: numbers.size },
    (_, run) => Math.log(entries.length / ((starts[run + 1] ?? 0) - (starts[run] ?? 0))) + 1,
  );
  const lengthOf = (runs: Iterable<number>) => {
    let sum = 0;
    for (const run of runs) sum += (worths[run] ?? 0) ** 2;
    return Math.sqrt(sum) || 1;
  };
  const lengths = Float32Array.from(runsOfEntries, lengthOf);
  const placeOf = new Map(entries.map(({ entry }, place) => [entry, place]));
  const scores = new Float32Array(entries.length);

  /**
   * The entries that are written most like a question, the likest first, and how like it another one is:
   * until the next question is read.
   */
  function read(question: string, most: number) {
    const runs = new Set(wordsOf(question).flatMap((word) => runsOf(word, false)));
    scores.fill(0);
    for (const run of runs) {
      const worth = (worths[run] ?? 0) ** 2;
      const end = starts[run + 1] ?? 0;
      for (let at = starts[run] ?? 0; at < end; at += 1) {
        const place = places[at] ?? 0;
        scores[place] = (scores[place] ?? 0) + worth;
      }
    }
    const length = lengthOf(runs);
    const likenessAt = (place: number) => (scores[place] ?? 0) / (length * (lengths[place] ?? 1));
    const likest: { place: number; likeness: number }[] = [];
    for (let place = 0; place < scores.length; place += 1) {
      if (scores[place] === 0) continue;
      const likeness = likenessAt(place);
      if (likest.length === most && likeness <= (likest.at(-1)?.likeness ?? 0)) continue;
      const before = likest.findIndex((other) => other.likeness < likeness);
      likest.splice(before < 0 ? likest.length : before, 0, { place, likeness });
      if (likest.length > most) likest.pop();
    }
    return {
      likest: likest.flatMap(({ place, likeness }): Alike[] => {
        const entry = entries[place]?.entry;
        return entry ? [{ entry, likeness }] : [];
      }),
      likenessOf: (entry: Entry): number => likenessAt(placeOf.get(entry) ?? -1) || 0,
    };
  }

  return { read };
}
