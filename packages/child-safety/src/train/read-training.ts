import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { helpLabels, refusalLabels } from '../classifier/labels.ts';
import { splitWords } from '../matching/split-words.ts';
import { findRule } from '../rules/find-rule.ts';
import { readSentences, readSentencesByCategory } from '../testing/corpus.ts';

const folder = new URL('../../training/', import.meta.url);

export interface TrainingSentence {
  label: string;
  language: string;
  text: string;
  /** Written for training, or one of the lists the rules are tuned with. */
  from: 'training' | 'corpus';
  /** Said every day or a question of the facts: not one of them may be stopped. */
  isKnown?: true;
  /** As children talk all day: what is chosen by such sentences is chosen for most turns. */
  isEveryday?: true;
  /** Of a copy (`src/train/add-fillers.ts`), which is learnt from and not measured with. */
  original?: string;
}

const QUESTIONS = ['german-questions.tsv', 'german-recent-questions.tsv'];
const EVERYDAY = ['german-everyday.tsv', 'german-feelings.tsv'];
/**
 * Names and towns are not learnt from these: they are full of first names of which rules alone would tell
 * wrongly who is meant, or of questions about nobody.
 */
export const withoutPersonal: readonly string[] = [
  'german-calls.tsv',
  'german-everyday.tsv',
  'german-feelings.tsv',
  'german-light.tsv',
  'german-lookalikes.tsv',
  'german-paintings.tsv',
  'german-recent-questions.tsv',
  'german-scenes.tsv',
  'german-veiled.tsv',
  'german-wishes.tsv',
];
const files = (): string[] => readdirSync(folder).filter((file) => file.endsWith('.tsv'));
const isOfPersonal = (file: string): boolean => !withoutPersonal.includes(file);
const personal = new URL('personal/', folder);
const contentOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/**
 * Changes with every change of a training sentence; the weights carry that of their own training. Names and
 * towns are learnt from what lies in `personal/`, too.
 */
export function trainingFingerprint(of: 'meaning' | 'personal'): string {
  const hash = createHash('sha256');
  const read = of === 'personal' ? files().filter(isOfPersonal) : files();
  for (const file of read.sort()) hash.update(contentOf(file));
  if (of === 'personal') {
    for (const file of readdirSync(personal).sort())
      hash.update(readFileSync(new URL(file, personal)));
  }
  return hash.digest('hex');
}

/**
 * The sentences of `training/`, some files left out.
 *
 * @throws where a line is not label, language and sentence.
 */
export function readTrainingFiles(except: readonly string[] = []): TrainingSentence[] {
  return files()
    .filter((file) => !except.includes(file))
    .sort()
    .flatMap((file) =>
      contentOf(file)
        .trimEnd()
        .split('\n')
        .map((line): TrainingSentence => {
          const [label, language, text, ...rest] = line.split('\t');
          if (!label || !language || !text || rest.length > 0) {
            throw new Error(`${file}: not a label, a language and a sentence: ${line}`);
          }
          const known = QUESTIONS.includes(file) && { isKnown: true as const };
          const everyday = EVERYDAY.includes(file) && { isEveryday: true as const };
          return { label, language, text, from: 'training', ...known, ...everyday };
        }),
    );
}

/** Lists the rules are tuned with teach the classifier too; those to measure with never do. */
export function readTunedLists(): TrainingSentence[] {
  const german =
    (label: string) =>
    (text: string): TrainingSentence => ({
      label,
      language: 'de',
      text,
      from: 'corpus',
      isKnown: true,
    });
  const labelOf = new Map([
    ...[...Object.entries(helpLabels), ...Object.entries(refusalLabels)].map(
      ([label, category]): [string, string] => [category, label],
    ),
    // Only the rules tell it apart.
    ['blackmail', 'abuse'],
  ]);
  const ruled = (text: string): TrainingSentence[] => {
    const label = labelOf.get(findRule(splitWords(text))?.rule.category ?? '');
    return label ? [german(label)(text)] : [];
  };
  const byCategory = {
    ...readSentencesByCategory('crisis'),
    ...readSentencesByCategory('blocked'),
  };
  return [
    ...(['everyday-sentences', 'harmless-sentences', 'lookalike-sentences'] as const)
      .flatMap(readSentences)
      .map(german('harmless')),
    ...(
      [
        'calls-for-help',
        'free-calls-for-help',
        'refused-sentences',
        'free-refused-sentences',
      ] as const
    )
      .flatMap(readSentences)
      .flatMap(ruled),
    ...readSentences('painted-image-prompts').map(german('picture-ok')),
    ...readSentences('refused-image-prompts').map(german('picture-bad')),
    ...Object.entries(byCategory).flatMap(([category, sentences]) => {
      const label = labelOf.get(category);
      return label ? sentences.map(german(label)) : [];
    }),
  ];
}
