import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { type ClassOf, plainOf, tagFeatures, taskFeatures } from './request-features.ts';
import { readRequestWeights } from './request-weights.ts';
import { type Word, wordsOf } from './request-words.ts';

/** What a sentence wants of a word or sentence in it, as the learnt reader sees it. */
export interface ReadRequest {
  task: string;
  /** How likely this task is meant, from 0 to 1; the likeliest one there is. */
  share: number;
  /** The words asked of, as they were written. */
  word: string;
  /** A second word, a letter, a case. */
  detail: string;
}

/** What asks nothing of a word. */
const NONE = 'none';
const LEAST_READ = 0.05;
/** Tags in the order of the weights: frame, word, detail. */
const TAG_COUNT = 3;
const WORD = 1;
const DETAIL = 2;
/** How likely the tag of a word follows that of the word before, by its logarithm. */
const FOLLOWS = [
  [-0.2, -1.8, -3],
  [-1.6, -0.25, -3],
  [-1.4, -3, -0.4],
];

/** Reads with what was learnt of `data/desks/requests.txt`; the weights are read with the first sentence. */
export function createRequestReader(classOf: ClassOf) {
  let learnt: (ReturnType<typeof readRequestWeights> & { frame: Set<string> }) | undefined;

  function weights() {
    if (learnt) return learnt;
    const read = readRequestWeights();
    learnt = { ...read, frame: new Set(read.tasks.header.words ?? []) };
    return learnt;
  }

  return (text: string): ReadRequest | null => {
    const words = wordsOf(text);
    if (words.length === 0) return null;
    const { tasks, words: tags, frame } = weights();
    const plain = plainOf(words, frame, classOf);
    const { rows, values } = letterRows(taskFeatures(words, plain, classOf), tasks.rowOf);
    const sharp = values.map((value) => value * tasks.header.sharpness);
    const shares = predict(tasks.head, { rows, values: sharp });
    const none = tasks.head.labels.indexOf(NONE);
    const share = Math.max(...shares.filter((_, at) => at !== none));
    const task = tasks.head.labels[shares.indexOf(share)] ?? NONE;
    if (share < LEAST_READ || share < (shares[none] ?? 0)) return null;
    const emissions = words.map((_, at) => {
      const found = letterRows(tagFeatures(words, plain, classOf, at, task), tags.rowOf);
      return [...predict(tags.head, found)].map((each) => Math.log(each + 1e-6));
    });
    const path = withWord(likeliest(emissions), emissions);
    return { task, share, word: spanOf(words, path, WORD), detail: spanOf(words, path, DETAIL) };
  };
}

/** The words with a tag, in order, with what stands between them. */
function spanOf(words: readonly Word[], path: readonly number[], tag: number): string {
  let text = '';
  for (const [at, word] of words.entries()) {
    if (path[at] !== tag) continue;
    const mark = text !== '' && path[at - 1] === tag ? word.before : '';
    text += `${mark === ',' ? ',' : ''} ${word.text}`;
  }
  return text.trim();
}

/** How much less likely than its neighbour a word of the same part may be. */
const NEAR = -1.2;

/** Where no word seems asked of, the likeliest one is, with those beside it that are nearly as likely. */
function withWord(path: number[], emissions: readonly (readonly number[])[]): number[] {
  if (path.includes(WORD) || path.includes(DETAIL)) return path;
  const leads = emissions.map(([frame = 0, word = 0]) => word - frame);
  const best = leads.indexOf(Math.max(...leads));
  let [from, to] = [best, best];
  while ((leads[from - 1] ?? -9) > NEAR) from -= 1;
  while ((leads[to + 1] ?? -9) > NEAR) to += 1;
  return path.map((tag, at) => (at >= from && at <= to ? WORD : tag));
}

/** The likeliest row of tags (Viterbi). */
function likeliest(emissions: readonly (readonly number[])[]): number[] {
  const back: number[][] = [];
  let scores = [...(emissions[0] ?? [])];
  for (const emission of emissions.slice(1)) {
    const from: number[] = [];
    scores = Array.from({ length: TAG_COUNT }, (_, tag) => {
      const options = scores.map((score, before) => score + (FOLLOWS[before]?.[tag] ?? -5));
      const best = Math.max(...options);
      from.push(options.indexOf(best));
      return best + (emission[tag] ?? 0);
    });
    back.push(from);
  }
  let tag = scores.indexOf(Math.max(...scores));
  const path = [tag];
  for (const from of back.toReversed()) {
    tag = from[tag] ?? 0;
    path.unshift(tag);
  }
  return path;
}
