import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { type LabelledSentence, trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { plainOf, tagFeatures, taskFeatures } from '../request-features.ts';
import { patternsFingerprint, readPatternsText, tasksUrl, wordsUrl } from '../request-weights.ts';
import { wordsOf } from '../request-words.ts';
import { expandRequest, type Piece, TAGS, type Tag } from './expand-request.ts';
import { otherSentences } from './other-sentences.ts';
import { readPatterns } from './read-patterns.ts';
import { createWordSource } from './word-source.ts';

const SENTENCES_OF_A_PATTERN = 32;
const TAGGED_OF_A_PATTERN = 12;
const FOLDS = 3;
const SEED = 20;
const EPOCHS = 6;
/** Half of what is said has no marks; recognisers write none. */
const BARE_PART = 0.45;
/** Whole sentences and lists are words asked of, not the way to ask. */
const CONTENT = /^(?:gs|es|who|ewho|dat|gpast|idiom|fo|ch)$/;

const random = createRandom(SEED);
const { classOf } = createWordDesk();
const { macros, patterns } = readPatterns(readPatternsText());
const wordOf = createWordSource(random);

interface Said {
  task: string;
  fold: number;
  isTagged: boolean;
  text: string;
  /** Of each letter of the text. */
  tags: Tag[];
}

function said(pieces: readonly Piece[]): { text: string; tags: Tag[] } {
  let text = '';
  const tags: Tag[] = [];
  const isBare = random() < BARE_PART;
  for (const piece of pieces) {
    const own = isBare ? piece.text.replaceAll(/[,.?!:„“"]/g, ' ') : piece.text;
    text += own;
    for (let at = 0; at < own.length; at += 1) tags.push(piece.tag);
  }
  return { text, tags };
}

const sentences = patterns.flatMap(({ task, pattern }): Said[] => {
  const fold = hashText(SEED, pattern) % FOLDS;
  return Array.from({ length: SENTENCES_OF_A_PATTERN }, (_, at) => {
    const pieces = expandRequest(pattern, { random, macros, wordOf });
    return { task, fold, isTagged: at < TAGGED_OF_A_PATTERN, ...said(pieces) };
  });
});
const others = otherSentences(random).map(
  (text): Said => ({
    task: 'none',
    fold: hashText(SEED, text) % FOLDS,
    isTagged: false,
    text,
    tags: [],
  }),
);

/** Words of at least so many patterns belong to ways to ask; others are only content. */
const FRAME_PATTERNS = 2;
const framePatterns = patterns
  .map(({ pattern }) => pattern)
  .concat([...macros].filter(([name]) => !CONTENT.test(name)).flatMap(([, ways]) => ways));
const patternsOfWord = new Map<string, number>();
for (const pattern of framePatterns) {
  const words = wordsOf(pattern.replaceAll(/\{[^}]*\}|2d:/g, ' ')).map(({ lower }) => lower);
  for (const word of new Set(words)) patternsOfWord.set(word, (patternsOfWord.get(word) ?? 0) + 1);
}
const frame = new Set(
  [...patternsOfWord].filter(([, count]) => count >= FRAME_PATTERNS).map(([word]) => word),
);

const read = [...sentences, ...others].map((one) => {
  const words = wordsOf(one.text);
  return { ...one, words, plain: plainOf(words, frame, classOf) };
});
const tasks: LabelledSentence[] = read.map(({ task, fold, words, plain }) => ({
  label: task,
  fold,
  features: taskFeatures(words, plain, classOf),
}));
const tagged: LabelledSentence[] = read
  .filter(({ isTagged }) => isTagged)
  .flatMap(({ task, fold, words, plain, text, tags }) => {
    let from = 0;
    return words.map(({ text: word }, at) => {
      const place = text.indexOf(word, from);
      from = place + word.length;
      const features = tagFeatures(words, plain, classOf, at, task);
      return { label: tags[place] ?? 'frame', fold, features };
    });
  });

const shared = { folds: FOLDS, seed: SEED, fingerprint: patternsFingerprint() };
const labels = ['none', ...new Set(patterns.map(({ task }) => task))];
const learntTasks = trainReader({
  ...shared,
  sentences: tasks,
  labels,
  epochs: EPOCHS,
  fewest: 4,
  sharpnesses: [0.7, 1, 1.4],
  words: [...frame],
});
console.log(learntTasks.report.join('\n'));
writeFileSync(tasksUrl, learntTasks.file);
const learntWords = trainReader({
  ...shared,
  sentences: tagged,
  labels: TAGS,
  epochs: 3,
  fewest: 4,
});
console.log(learntWords.report.join('\n'));
writeFileSync(wordsUrl, learntWords.file);
