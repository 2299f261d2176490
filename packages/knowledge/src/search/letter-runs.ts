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

/** Gives each run its number; of one that was never learnt it says nothing. */
const runsIn = (word: string, numberOf: (run: string) => number | undefined): number[] => {
  const framed = ` ${word} `;
  const runs: number[] = [];
  for (let at = 0; at === 0 || at + RUN <= framed.length; at += 1) {
    const number = numberOf(framed.slice(at, at + RUN));
    if (number !== undefined) runs.push(number);
  }
  return runs;
};

/** The runs of each entry, and the number of each run. What only the reading needs is let go of with its end. */
function readRuns(entries: readonly ReadEntry[], words: readonly string[]) {
  const numbers = new Map<string, number>();
  const learn = (run: string): number => {
    const known = numbers.get(run);
    if (known !== undefined) return known;
    numbers.set(run, numbers.size);
    return numbers.size - 1;
  };
  const runsOfNumber: number[][] = [];
  const runsAt = (number: number): number[] => {
    runsOfNumber[number] ??= runsIn(words[number] ?? '', learn);
    return runsOfNumber[number];
  };
  // Where a run was met last: faster than a set for each of many thousand entries.
  const metLast: number[] = [];
  const ofEntries = entries.map(({ entry, words: read, youngWords, asks }, place) => {
    const met: number[] = [];
    const meet = (runs: readonly number[]) => {
      for (const run of runs) {
        if (metLast[run] === place) continue;
        metLast[run] = place;
        met.push(run);
      }
    };
    for (const word of wordsOf(entry.thing.name)) meet(runsIn(word, learn));
    for (let at = 0; at < youngWords; at += 1) meet(runsAt(read[at] ?? 0));
    for (const ask of asks) for (const word of ask) meet(runsAt(word));
    return Uint32Array.from(met);
  });
  return { numbers, ofEntries };
}

/** Which entries have a run, what it is worth, and how long the runs of each entry are together. */
function indexRuns(ofEntries: readonly Uint32Array[], count: number) {
  const starts = new Uint32Array(count + 1);
  for (const runs of ofEntries)
    for (const run of runs) starts[run + 1] = (starts[run + 1] ?? 0) + 1;
  for (let run = 1; run < starts.length; run += 1)
    starts[run] = (starts[run] ?? 0) + (starts[run - 1] ?? 0);
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  for (const [place, runs] of ofEntries.entries()) {
    for (const run of runs) {
      const end = ends[run] ?? 0;
      places[end] = place;
      ends[run] = end + 1;
    }
  }
  const worths = Float32Array.from(
    { length: count },
    (_, run) => Math.log(ofEntries.length / ((starts[run + 1] ?? 0) - (starts[run] ?? 0))) + 1,
  );
  return {
    starts,
    places,
    worths,
    lengths: Float32Array.from(ofEntries, (runs) => lengthOf(runs, worths)),
  };
}

function lengthOf(runs: Iterable<number>, worths: Float32Array): number {
  let sum = 0;
  for (const run of runs) sum += (worths[run] ?? 0) ** 2;
  return Math.sqrt(sum) || 1;
}

/**
 * Tells by runs of letters which entries are written like a question: by their names, their own questions
 * and their texts for young children (cosine of the runs, rare ones weigh more). It needs no word to be known,
 * so it hears what is built of the same parts, and counts a whole sentence where `Search` counts terms.
 *
 * @param words the words of the text reader, each at the place that is its number.
 */
export function createLetterRuns(read: readonly ReadEntry[], words: readonly string[]) {
  const { numbers, ofEntries } = readRuns(read, words);
  return askRuns(
    read.map(({ entry }) => entry),
    numbers,
    indexRuns(ofEntries, numbers.size),
  );
}

function askRuns(
  entries: readonly Entry[],
  numbers: ReadonlyMap<string, number>,
  { starts, places, worths, lengths }: ReturnType<typeof indexRuns>,
) {
  const placeOf = new Map(entries.map((entry, place) => [entry, place]));
  const scores = new Float32Array(entries.length);
  const numberOf = (run: string) => numbers.get(run);

  return {
    /**
     * The entries that are written most like a question, the likest first, and how like it another one is:
     * until the next question is read.
     */
    read(question: string, most: number) {
      const runs = new Set(wordsOf(question).flatMap((word) => runsIn(word, numberOf)));
      scores.fill(0);
      for (const run of runs) {
        const worth = (worths[run] ?? 0) ** 2;
        const end = starts[run + 1] ?? 0;
        for (let at = starts[run] ?? 0; at < end; at += 1) {
          const place = places[at] ?? 0;
          scores[place] = (scores[place] ?? 0) + worth;
        }
      }
      const length = lengthOf(runs, worths);
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
          const entry = entries[place];
          return entry ? [{ entry, likeness }] : [];
        }),
        likenessOf: (entry: Entry): number => likenessAt(placeOf.get(entry) ?? -1) || 0,
      };
    },
  };
}
