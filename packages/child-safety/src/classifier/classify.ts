import {
  bothRows,
  createFeatureIndex,
  type FeatureRows,
  letterRows,
  plainRows,
  predict,
} from '@lux/german-text/classifier/linear-model.ts';
import { isFullyGerman } from '../frames/fully-german.ts';
import { isLanguage, type Language } from '../language.ts';
import { calibrated } from './calibration.ts';
import { type HeadName, heads, helpLabels, refusalLabels } from './labels.ts';
import { predictLayered } from './layered-head.ts';
import type { ReadText } from './read-text.ts';
import { conceptsOf, lettersOf, meaningsOf } from './sentence-features.ts';
import { wordHashesOf } from './text-features.ts';
import { type Certainty, certaintyOf } from './thresholds.ts';
import { layeredHead, readWeights } from './weights-file.ts';

export type HelpLabel = keyof typeof helpLabels;
export type RefusalLabel = keyof typeof refusalLabels;

const isHelp = (label: string): label is HelpLabel => label in helpLabels;
const isRefusal = (label: string): label is RefusalLabel => label in refusalLabels;
const helpNames = Object.keys(helpLabels).filter(isHelp);
const refusalNames = Object.keys(refusalLabels).filter(isRefusal);

/** What the learnt part makes of a text. */
export interface Judgement {
  help: { label: HelpLabel; certainty: Certainty | undefined; isPossible: boolean };
  refusal: { label: RefusalLabel; certainty: Certainty | undefined };
  /** Nothing in it is meant badly or in need, as far as can be told. */
  isHarmless: boolean;
  /** So surely that no pattern is believed against it. */
  isSurelyHarmless: boolean;
  /** Rather harmless than not. */
  isLikelyHarmless: boolean;
  /** The likeliest. */
  language: Language;
  /** How many of the words were learnt from. */
  words: { all: number; known: number };
}

/** From this share on the words of a language are looked up; texts mix languages. */
export const HEARD_LANGUAGE = 0.15;

const LIKELY = 0.5;

let opened: ReturnType<typeof open> | undefined;

/** Reads the weights at the first call. */
function open() {
  const sentences = readWeights('sentences.bin');
  const other = readWeights('other-languages.bin');
  const languages = readWeights('languages.bin');
  const { calibrations, thresholds } = sentences.header;
  return {
    calibrations,
    thresholds,
    heads: new Map([...sentences.heads, ...other.heads, ...languages.heads]),
    meaning: layeredHead(sentences),
    rowOf: createFeatureIndex(sentences.hashes),
    languageRowOf: createFeatureIndex(languages.hashes),
    otherRowOf: createFeatureIndex(other.hashes),
  };
}

type Opened = ReturnType<typeof open>;
type Shares = ReadonlyMap<string, number>;

function sharesOf(
  name: HeadName,
  features: FeatureRows,
  { heads: tables, meaning }: Opened,
): Shares {
  if (name === 'meaning') return named(name, predictLayered(meaning, features));
  const head = tables.get(name);
  if (!head) throw new Error(`no weights of ${name}`);
  return named(name, predict(head, features));
}

const named = (name: HeadName, shares: Float64Array): Shares =>
  new Map(heads[name].map((label, at) => [label, shares[at] ?? 0]));

const judgements = new WeakMap<ReadText, Judgement>();

/** Judges what a child says by what was learnt from `training/`; a text that was read once, once. */
export function classify(read: ReadText): Judgement {
  const judgement = judgements.get(read) ?? judge(read);
  judgements.set(read, judgement);
  return judgement;
}

function judge(read: ReadText): Judgement {
  opened ??= open();
  const written = lettersOf(read);
  const spoken = letterRows(written, opened.languageRowOf);
  const heard = [...sharesOf('language', spoken, opened)]
    .filter(([, share]) => share >= HEARD_LANGUAGE)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)
    .filter(isLanguage);
  const [likeliest = 'de'] = heard;
  // Whose words are German is not taken for another language by its few letters.
  const isMisread = likeliest !== 'de' && isFullyGerman(read.text);
  const language = isMisread ? 'de' : likeliest;
  const languages = [...new Set<Language>(['de', ...(isMisread ? [] : heard)])];
  const letters = letterRows(written, opened.rowOf);
  const meanings = plainRows(meaningsOf(read, languages), opened.rowOf);
  const german = judgeShares(
    sharesOf('meaning', bothRows(letters, meanings), opened),
    'de',
    opened,
  );
  const words = knownWordsOf(read, opened);
  if (languages.length === 1) return { ...german, language, words };
  const features = bothRows(
    letterRows(written, opened.otherRowOf),
    letterRows(conceptsOf(read, languages), opened.otherRowOf),
  );
  const abroad = judgeShares(sharesOf('abroad', features, opened), 'other', opened);
  if (language !== 'de') return { ...abroad, language, words };
  return {
    help: german.help.certainty ? german.help : abroad.help,
    refusal: german.refusal.certainty ? german.refusal : abroad.refusal,
    isHarmless: german.isHarmless && abroad.isHarmless,
    isSurelyHarmless: german.isSurelyHarmless && abroad.isHarmless,
    isLikelyHarmless: german.isLikelyHarmless,
    language,
    words,
  };
}

/** Whether a wish for a picture is rather one that is not painted, and what it is then likeliest. */
export function judgePicture(read: ReadText): RefusalLabel | undefined {
  const { refusal, language } = classify(read);
  opened ??= open();
  const letters = letterRows(lettersOf(read), opened.rowOf);
  const meanings = plainRows(
    meaningsOf(read, [...new Set(['de', language] as const)]),
    opened.rowOf,
  );
  const bad = sharesOf('picture', bothRows(letters, meanings), opened).get('bad') ?? 0;
  return bad >= opened.thresholds.badPicture ? refusal.label : undefined;
}

function knownWordsOf({ normalised }: ReadText, opened: Opened): Judgement['words'] {
  const hashes = wordHashesOf(normalised);
  const isKnown = (hash: number) => opened.rowOf(hash) >= 0 || opened.otherRowOf(hash) >= 0;
  return { all: hashes.length, known: hashes.filter(isKnown).length };
}

function judgeShares(
  shares: Shares,
  language: 'de' | 'other',
  { calibrations, thresholds }: Opened,
): Omit<Judgement, 'language' | 'words'> {
  const shareOf = (label: string) => shares.get(label) ?? 0;
  const sum = (labels: readonly string[]) =>
    labels.reduce((total, label) => total + shareOf(label), 0);
  const likeliest = <Label extends string>(labels: readonly Label[], first: Label): Label =>
    labels.reduce((best, label) => (shareOf(label) > shareOf(best) ? label : best), first);
  const [help, refusal] =
    language === 'de' ? (['help', 'refusal'] as const) : (['otherHelp', 'otherRefusal'] as const);
  const likely = calibrated(sum(helpNames), calibrations[help]);
  return {
    help: {
      label: likeliest(helpNames, 'bullying'),
      certainty: certaintyOf(likely, thresholds[help]),
      isPossible: language === 'de' && likely >= thresholds.possibleHelp,
    },
    refusal: {
      label: likeliest(refusalNames, 'violence'),
      certainty: certaintyOf(
        calibrated(sum(refusalNames), calibrations[refusal]),
        thresholds[refusal],
      ),
    },
    isHarmless: shareOf('harmless') >= thresholds.harmless,
    isSurelyHarmless: language === 'de' && shareOf('harmless') >= thresholds.surelyHarmless,
    isLikelyHarmless: shareOf('harmless') > LIKELY,
  };
}
