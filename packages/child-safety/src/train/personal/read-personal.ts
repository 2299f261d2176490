import { readFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import type { heads } from '../../classifier/labels.ts';
import { collectSpans } from '../../masking/collect-spans.ts';
import { isAlsoWord, isFamilyName } from '../../masking/names/family-names.ts';
import { isFirstName } from '../../masking/names/read-name.ts';
import { readTokens, type Said } from '../../masking/tokens.ts';
import { readSentences } from '../../testing/corpus.ts';
import { readTrainingFiles } from '../read-training.ts';

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

type PersonalLabel = (typeof heads.personal)[number];

/** A sentence whose tokens have labels; what nobody knows of has none. */
export interface LabelledSentence {
  said: Said;
  labels: readonly (PersonalLabel | undefined)[];
  isNatural: boolean;
}

/** So many sentences are made of each with gaps. */
const COPIES = 24;
const SEED = 11;
const GAP = /\{([nft])\}/g;

/** Sentences with gaps for a first name, a family name and a town, filled at random; half in small letters. */
function filledSentences(): LabelledSentence[] {
  const random = createRandom(SEED);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const lists: Record<string, readonly string[]> = {
    n: wordsOf('first-names.txt'),
    f: wordsOf('family-names.txt'),
    t: wordsOf('places.txt'),
  };
  return linesOf('sentences.txt').flatMap((line) =>
    Array.from({ length: COPIES }, (): LabelledSentence => {
      const isSmall = random() < 0.55;
      const spans: { from: number; to: number; label: PersonalLabel }[] = [];
      let text = '';
      let at = 0;
      const written = isSmall ? line : line.charAt(0).toUpperCase() + line.slice(1);
      for (const { 0: gap, 1: kind = '', index } of written.matchAll(GAP)) {
        const value = pick(lists[kind] ?? []);
        text += written.slice(at, index);
        const from = text.length;
        text += isSmall ? value.toLowerCase() : value;
        spans.push({ from, to: text.length, label: kind === 't' ? 'town' : 'name' });
        at = index + gap.length;
      }
      const said = readTokens(text + written.slice(at));
      const labels = said.tokens.map(
        ({ from }): PersonalLabel =>
          spans.find((span) => span.from <= from && from < span.to)?.label ?? 'nothing',
      );
      return { said, labels, isNatural: false };
    }),
  );
}

/** Where a child speaks of its own and the rules hide nothing, a first name may be somebody all the same. */
function naturalSentence(text: string): LabelledSentence {
  const said = readTokens(text);
  const spans = collectSpans(said, { except: [], isAnswer: false, isRuled: true });
  const labels = said.tokens.map(({ from, text: word, sentence }): PersonalLabel | undefined => {
    const span = spans.find((one) => one.from <= from && from < one.to);
    if (span?.kind === 'name' || span?.kind === 'town') return span.kind;
    return span || (isFirstName(word) && said.isOwn(sentence)) ? undefined : 'nothing';
  });
  return { said, labels, isNatural: true };
}

export function readPersonalSentences(): LabelledSentence[] {
  const natural = [
    ...readTrainingFiles()
      .filter(({ language, label }) => language === 'de' && label !== 'reply-bad')
      .map(({ text }) => text),
    ...(['everyday-sentences', 'harmless-sentences', 'lookalike-sentences'] as const).flatMap(
      readSentences,
    ),
  ];
  const nobody = linesOf('nobody.txt');
  return [
    ...filledSentences(),
    ...natural.map(naturalSentence),
    ...nobody.flatMap((text) => {
      const said = readTokens(text);
      const labels = said.tokens.map((): PersonalLabel => 'nothing');
      return [said, said, said].map(() => ({ said, labels, isNatural: false }));
    }),
  ];
}

const isListed = (word: string): boolean =>
  isFirstName(word) || (isFamilyName(word) && !isAlsoWord(word));

/** Words that are no names: those of the list, and what is said at least twice. */
export function knownWords(sentences: readonly LabelledSentence[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { said, labels, isNatural } of sentences) {
    if (!isNatural) continue;
    const keys = said.tokens
      .filter(({ kind }, at) => kind === 'word' && labels[at] === 'nothing')
      .map(({ key }) => key);
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= 2).map(([key]) => key);
  const listed = wordsOf('words.txt').map((word) => word.replaceAll('ß', 'ss'));
  const ofNobody = linesOf('nobody.txt').flatMap((line) =>
    readTokens(line).tokens.map(({ key }) => key),
  );
  return new Set([...often, ...listed, ...ofNobody].filter((word) => !isListed(word)));
}
