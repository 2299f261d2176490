import { heads, helpLabels, refusalLabels } from '../classifier/labels.ts';
import type { Lesson } from './cross-validate.ts';
import type { PreparedSentence } from './prepare-features.ts';

export const isHelp = (label: string): boolean => label in helpLabels;
export const isRefusal = (label: string): boolean => label in refusalLabels;
export const isPicture = ({ label }: PreparedSentence): boolean => label.startsWith('picture-');

/** Wishes that are painted and good answers are harmless as a child's sentences, too. */
export const meaningOf = (label: string): string =>
  label === 'picture-ok' || label === 'reply-ok' ? 'harmless' : label;

const byKind = (label: string) => (isHelp(label) ? 1.3 : isRefusal(label) ? 1.2 : 1);
const byCopy = ({ original }: PreparedSentence) => (original === undefined ? 1 : 0.5);

/** The lists of `corpus/` are what the gate must get right; good answers are only near to the matter. */
function weightOfMeaning(sentence: PreparedSentence): number {
  const { label, from, isKnown } = sentence;
  const byPlace = isKnown ? 3 : from === 'corpus' ? 2 : label === 'reply-ok' ? 0.5 : 1;
  return byKind(label) * byPlace * byCopy(sentence);
}

/** What the heads learn, each from a table with so many features. */
export const lessonsOf = (count: { german: number; abroad: number; language: number }) =>
  ({
    meaning: {
      labels: heads.meaning,
      units: heads.meaningUnits,
      labelOf: ({ label }) => meaningOf(label),
      weightOf: weightOfMeaning,
      featureCount: count.german,
    },
    /** What is turned down or a call for help is not painted either; what is harmless is, mostly. */
    picture: {
      labels: heads.picture,
      bits: 4,
      labelOf: ({ label }) =>
        label === 'picture-bad' || isHelp(label) || isRefusal(label) ? 'bad' : 'good',
      weightOf: (sentence) => (isPicture(sentence) ? 2 : 0.4) * byCopy(sentence),
      featureCount: count.german,
    },
    abroad: {
      labels: heads.abroad,
      labelOf: ({ label }) => meaningOf(label),
      weightOf: ({ label, language }) => (language === 'de' ? 1 : 8) * byKind(label),
      featureCount: count.abroad,
    },
    language: {
      labels: heads.language,
      labelOf: ({ language }) => language,
      weightOf: ({ language }) => (language === 'de' ? 0.3 : 1),
      featureCount: count.language,
      epochs: 3,
    },
  }) satisfies Record<string, Lesson>;
