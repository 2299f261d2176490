import { readFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import type { heads } from '../../classifier/labels.ts';
import { collectSpans } from '../../masking/collect-spans.ts';
import { everybodysNames } from '../../masking/names/everybodys-names.ts';
import { isAlsoWord, isFamilyName } from '../../masking/names/family-names.ts';
import { isFamous } from '../../masking/names/famous-names.ts';
import { isNobodys } from '../../masking/names/find-near-names.ts';
import { isFirstName } from '../../masking/names/read-name.ts';
import { readTokens, type Said } from '../../masking/tokens.ts';
import { readSentences } from '../../testing/corpus.ts';
import { readTrainingFiles, withoutPersonal } from '../read-training.ts';

const folder = new URL('../../../training/personal/', import.meta.url);
const personalFiles = [
  'family-names.txt',
  'first-names.txt',
  'nobody.txt',
  'places.txt',
  'sentences.txt',
  'words.txt',
] as const;
type PersonalFile = (typeof personalFiles)[number];

const readPersonalFile = (file: PersonalFile): string =>
  readFileSync(new URL(file, folder), 'utf8');
const linesOf = (file: PersonalFile): string[] => readPersonalFile(file).trim().split('\n');
const wordsOf = (file: PersonalFile): string[] => readPersonalFile(file).trim().split(/\s+/);

export type PersonalLabel = (typeof heads.personal)[number];

/** A sentence whose tokens have labels; what nobody knows of has none. */
export interface LabelledSentence {
  said: Said;
  labels: readonly (PersonalLabel | undefined)[];
  /** Filled, written for the gate, or written to look as if somebody were meant where nobody is. */
  from: 'gaps' | 'natural' | 'nobody';
  /** Of these words no list knows, so that the learnt part manages without lists. */
  unlisted: ReadonlySet<string>;
  /** Of these words nothing tells that they are words, as of many that children say. */
  unknown: ReadonlySet<string>;
}

/** So many sentences are made of each with gaps. */
const COPIES = 16;
/** So many of them are in small letters, as recognisers write. */
const SMALL = 0.6;
const UNLISTED = 0.35;
const SEED = 11;
const GAP = /\{([nftNFT])\}/g;
const LABELS: Readonly<Record<string, PersonalLabel>> = { n: 'name', f: 'family', t: 'town' };
const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Sentences with gaps for a first name, a family name and a town, filled at random; a great letter
 * in a gap (`{T}`) is for one that is only asked about.
 */
function filledSentences(): LabelledSentence[] {
  const random = createRandom(SEED);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const lists: Record<string, readonly string[]> = {
    n: linesOf('first-names.txt'),
    f: linesOf('family-names.txt'),
    t: linesOf('places.txt'),
  };
  return linesOf('sentences.txt').flatMap((line) =>
    Array.from({ length: COPIES }, (): LabelledSentence => {
      const isSmall = random() < SMALL;
      const spans: { from: number; to: number; label: PersonalLabel }[] = [];
      const unlisted = new Set<string>();
      let text = '';
      let at = 0;
      const written = isSmall
        ? line.replace(/\p{Lu}(?![}])/gu, (letter) => letter.toLowerCase())
        : line.charAt(0).toUpperCase() + line.slice(1);
      for (const { 0: gap, 1: kind = '', index } of written.matchAll(GAP)) {
        const value = pick(lists[kind.toLowerCase()] ?? []);
        text += written.slice(at, index);
        const from = text.length;
        text += isSmall ? value.toLowerCase() : value;
        spans.push({ from, to: text.length, label: LABELS[kind] ?? 'nothing' });
        if (random() < UNLISTED) unlisted.add(value.toLowerCase()).add(`${value.toLowerCase()}s`);
        at = index + gap.length;
      }
      const said = readTokens(text + written.slice(at));
      const labels = said.tokens.map(
        ({ from }): PersonalLabel =>
          spans.find((span) => span.from <= from && from < span.to)?.label ?? 'nothing',
      );
      return { said, labels, from: 'gaps', unlisted, unknown: NO_WORDS };
    }),
  );
}

/** Where no task is set and nobody known is asked about, a first name may be somebody that no rule finds. */
function naturalSentence(text: string): Pick<LabelledSentence, 'said' | 'labels'> {
  const said = readTokens(text);
  const spans = collectSpans(said, { except: [], isAnswer: false, isRuled: true });
  const nobodys = new Set<number>();
  for (const [sentence, tokens] of Map.groupBy(said.tokens, (token) => token.sentence)) {
    const isKnown = tokens.some(({ text }, at) => isFamous([text, tokens[at + 1]?.text ?? '']));
    if (isKnown || isNobodys(tokens)) nobodys.add(sentence);
  }
  const labels = said.tokens.map(({ from, text: word, sentence }): PersonalLabel | undefined => {
    const span = spans.find((one) => one.from <= from && from < one.to);
    if (span?.kind === 'name') return isFamilyName(word) && !isFirstName(word) ? 'family' : 'name';
    if (span?.kind === 'town') return 'town';
    return span || (isFirstName(word) && !nobodys.has(sentence)) ? undefined : 'nothing';
  });
  return { said, labels };
}

/** Of the words of a harmless sentence so many are taken for unknown. */
const UNKNOWN = { natural: 0.06, nobody: 0.12 };
/** So often a sentence where nobody is meant is learnt from, each time with other words unknown. */
const NOBODY_COPIES = 4;

export function readPersonalSentences(): LabelledSentence[] {
  const random = createRandom(SEED);
  const someOf = ({ tokens }: Said, share: number): string[] =>
    tokens.filter(({ kind }) => kind === 'word' && random() < share).map(({ key }) => key);
  const natural = [
    ...readTrainingFiles(withoutPersonal)
      .filter(({ language, label }) => language === 'de' && label !== 'reply-bad')
      .map(({ text }) => text),
    ...(['everyday-sentences', 'harmless-sentences', 'lookalike-sentences'] as const).flatMap(
      readSentences,
    ),
  ];
  const nobody = linesOf('nobody.txt').map(readTokens);
  const counts = countWords(nobody);
  const listed = listedWords();
  return [
    ...filledSentences(),
    ...natural.map((text): LabelledSentence => {
      const { said, labels } = naturalSentence(text);
      const unknown = new Set(someOf(said, UNKNOWN.natural));
      return { said, labels, from: 'natural', unlisted: NO_WORDS, unknown };
    }),
    ...nobody.flatMap((said) =>
      Array.from({ length: NOBODY_COPIES }, (): LabelledSentence => {
        // What only this sentence has would be unknown without it.
        const own = said.tokens.filter(({ key }) => counts.get(key) === 1 && !listed.has(key));
        const unknown = new Set([...own.map(({ key }) => key), ...someOf(said, UNKNOWN.nobody)]);
        const labels = said.tokens.map((): PersonalLabel => 'nothing');
        return { said, labels, from: 'nobody', unlisted: NO_WORDS, unknown };
      }),
    ),
  ];
}

/** In how many texts each word stands. */
function countWords(texts: readonly Said[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of texts) {
    for (const key of new Set(tokens.map(({ key }) => key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const small = (word: string): string => word.toLowerCase().replaceAll('ß', 'ss');
const listedWords = (): Set<string> => new Set(wordsOf('words.txt').map(small));

const isListed = (word: string): boolean =>
  isFirstName(word) || (isFamilyName(word) && !isAlsoWord(word));

/** Words that are no names: those of the lists, and what is said at least twice. */
export function knownWords(sentences: readonly LabelledSentence[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { said, labels, from } of sentences) {
    if (from !== 'natural') continue;
    const keys = said.tokens
      .filter(({ kind }, at) => kind === 'word' && labels[at] === 'nothing')
      .map(({ key }) => key);
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= 2).map(([key]) => key);
  const ofNobody = countWords(linesOf('nobody.txt').map(readTokens)).keys();
  return new Set(
    [...often, ...listedWords(), ...everybodysNames, ...ofNobody].filter((word) => !isListed(word)),
  );
}
