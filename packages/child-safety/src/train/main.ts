import { writeFileSync } from 'node:fs';
import { quantise } from '@lux/german-text/classifier/fit-softmax.ts';
import { predict } from '@lux/german-text/classifier/linear-model.ts';
import { calibrated } from '../classifier/calibration.ts';
import { isShort } from '../classifier/is-short.ts';
import { heads, helpLabels, refusalLabels } from '../classifier/labels.ts';
import type { Levels } from '../classifier/thresholds.ts';
import type { WeightsFile, WeightsHeader } from '../classifier/weights-file.ts';
import { withFillers } from './add-fillers.ts';
import { withMisspellings } from './add-misspellings.ts';
import { calibrate, chooseLevels } from './choose-thresholds.ts';
import { crossValidate, type Judged, type Lesson, trainHead } from './cross-validate.ts';
import { encodeWeights } from './encode-weights.ts';
import { learnPersonal } from './personal/learn-personal.ts';
import {
  type PreparedSentence,
  prepareAbroad,
  prepareFeatures,
  prepareLanguages,
} from './prepare-features.ts';
import { raiseAboveKnown } from './raise-above-known.ts';
import { readTrainingFiles, readTunedLists, trainingFingerprint } from './read-training.ts';
import { reportMeaning } from './report.ts';

const isHelp = (label: string) => label in helpLabels;
const isRefusal = (label: string) => label in refusalLabels;
const { hashes, prepared } = prepareFeatures(
  withMisspellings(withFillers([...readTrainingFiles(), ...readTunedLists()])),
);
const featureCount = hashes.length;
console.log(`${prepared.length} sentences, ${featureCount} features`);

/** Wishes that are painted and good answers are harmless as a child's sentences, too. */
const meaningOf = (label: string) =>
  label === 'picture-ok' || label === 'reply-ok' ? 'harmless' : label;
const meaning: Lesson = {
  labels: heads.meaning,
  labelOf: ({ label }) => meaningOf(label),
  weightOf,
  featureCount,
};
/** The lists of `corpus/` are what the gate must get right; good answers are only near to the matter. */
function weightOf({ label, from, isKnown, original }: PreparedSentence): number {
  const byLabel = isHelp(label) ? 1.3 : isRefusal(label) ? 1.2 : 1;
  const byPlace = isKnown ? 3 : from === 'corpus' ? 2 : label === 'reply-ok' ? 0.5 : 1;
  return byLabel * byPlace * (original === undefined ? 1 : 0.5);
}

const spoken = prepareLanguages(prepared.filter(({ original }) => original === undefined));
const language: Lesson = {
  labels: heads.language,
  labelOf: (sentence) => sentence.language,
  weightOf: (sentence) => (sentence.language === 'de' ? 0.3 : 1),
  featureCount: spoken.hashes.length,
  epochs: 3,
};

/** Together the labels' shares, before calibration. */
const shareOf = (judged: Judged, labels: readonly string[], is: (label: string) => boolean) =>
  judged.shares.reduce((sum, share, at) => (is(labels[at] ?? '') ? sum + share : sum), 0);

function study(lesson: Lesson, judged: Judged[], is: (label: string) => boolean) {
  const measured = judged.map((one) => ({
    one,
    share: shareOf(one, lesson.labels, is),
    isMeant: is(lesson.labelOf(one.sentence)),
  }));
  const calibration = calibrate(measured);
  const values = measured.map(({ one, share, isMeant }) => ({
    one,
    isMeant,
    likely: calibrated(share, calibration),
  }));
  const harmless = values
    .filter(
      ({ one: { sentence }, isMeant }) =>
        !isMeant && !isHelp(sentence.label) && !isRefusal(sentence.label),
    )
    .map(({ likely }) => likely);
  return { calibration, values, harmless };
}

const german = prepared.filter(({ language: of }) => of === 'de');
const ofMeaning = german.filter((one) => meaning.labels.includes(meaning.labelOf(one)));
const judged = crossValidate(ofMeaning, meaning);
const help = study(meaning, judged, isHelp);
const refusal = study(meaning, judged, isRefusal);
const languages = crossValidate(spoken.prepared, language);

const other = prepareAbroad(prepared.filter(({ original }) => original === undefined));
const abroad: Lesson = {
  labels: heads.abroad,
  labelOf: meaning.labelOf,
  weightOf: ({ label, language: spoken }) =>
    (spoken === 'de' ? 1 : 8) * (isHelp(label) ? 1.3 : isRefusal(label) ? 1.2 : 1),
  featureCount: other.hashes.length,
};
const ofOthers = other.prepared.filter((one) => abroad.labels.includes(abroad.labelOf(one)));
const judgedAbroad = crossValidate(ofOthers, abroad).filter(
  ({ sentence }) => sentence.language !== 'de',
);
const otherHelp = study(abroad, judgedAbroad, isHelp);
const otherRefusal = study(abroad, judgedAbroad, isRefusal);

/** What is turned down or a call for help is not painted either; what is harmless is, mostly. */
const isPicture = ({ label }: PreparedSentence) => label.startsWith('picture-');
const picture: Lesson = {
  labels: heads.picture,
  labelOf: ({ label }) =>
    label === 'picture-bad' || isHelp(label) || isRefusal(label) ? 'bad' : 'good',
  weightOf: (sentence) =>
    (isPicture(sentence) ? 2 : 0.4) * (sentence.original === undefined ? 1 : 0.5),
  featureCount,
};
const ofPictures = german.filter(({ label }) => label !== 'reply-bad');
const judgedPictures = crossValidate(ofPictures, picture)
  .filter(({ sentence }) => isPicture(sentence))
  .map(({ sentence, shares }) => ({
    isMeant: picture.labelOf(sentence) === 'bad',
    likely: shares[heads.picture.indexOf('bad')] ?? 0,
  }));
const painted = judgedPictures.filter(({ isMeant }) => !isMeant).map(({ likely }) => likely);

/** How harmless what is not harmless was taken for, where a rule found it. */
const takenForHarmless = (by: PreparedSentence['ruledBy']) =>
  judged
    .filter(({ sentence }) => sentence.ruledBy === by && meaningOf(sentence.label) !== 'harmless')
    .map(({ shares }) => shares[heads.meaning.indexOf('harmless')] ?? 0);
/** Ordinary sentences are easier than most of what is judged here, and must not suffer from it. */
const atLeast = (least: number, { sure, doubtful }: Levels): Levels => ({
  sure: Math.max(least, sure),
  doubtful: Math.max(least, doubtful),
});
const personal = learnPersonal();
const header: Omit<WeightsHeader, 'heads' | 'featureCount'> = {
  fingerprint: trainingFingerprint('meaning'),
  calibrations: {
    otherHelp: otherHelp.calibration,
    otherRefusal: otherRefusal.calibration,
    help: help.calibration,
    refusal: refusal.calibration,
  },
  thresholds: {
    help: chooseLevels(help.harmless, { sure: 0.005, doubtful: 0.02 }),
    refusal: atLeast(0.6, chooseLevels(refusal.harmless, { sure: 0.004, doubtful: 0.024 })),
    otherHelp: chooseLevels(otherHelp.harmless, { sure: 0.02, doubtful: 0.07 }),
    otherRefusal: chooseLevels(otherRefusal.harmless, { sure: 0.005, doubtful: 0.015 }),
    possibleHelp: atLeast(0.24, chooseLevels(help.harmless, { sure: 0.02, doubtful: 0.075 }))
      .doubtful,
    harmless: chooseLevels(takenForHarmless('score'), { sure: 0.005, doubtful: 0.01 }).sure,
    surelyHarmless: chooseLevels(takenForHarmless('pattern'), { sure: 0.003, doubtful: 0.01 }).sure,
    // A wish that is not painted is noticed every day: below, one in six harmless twins was refused.
    badPicture: Math.max(0.9, chooseLevels(painted, { sure: 0.01, doubtful: 0.03 }).doubtful),
    personal: personal.level,
  },
};

reportMeaning('German', { help: help.values, refusal: refusal.values }, { ...header.thresholds });
reportMeaning(
  'other languages',
  { help: otherHelp.values, refusal: otherRefusal.values },
  {
    ...header.thresholds,
    help: header.thresholds.otherHelp,
    refusal: header.thresholds.otherRefusal,
  },
);
const right = languages.filter(
  ({ sentence, shares }) =>
    heads.language[shares.indexOf(Math.max(...shares))] === sentence.language,
);
console.log(`names and towns: hidden from ${personal.level.toFixed(2)} on`);
const unpainted = judgedPictures.filter(({ isMeant }) => isMeant);
const foundBad = unpainted.filter(({ likely }) => likely >= header.thresholds.badPicture);
console.log(
  `pictures: ${((100 * foundBad.length) / unpainted.length).toFixed(1)} % of the bad ones`,
);
console.log(`languages: ${((100 * right.length) / languages.length).toFixed(1)} % right`);

const learnt = (sentences: PreparedSentence[], lesson: Lesson) =>
  quantise(trainHead(sentences, lesson), lesson.labels);
const meant = learnt(ofMeaning, meaning);
const known = german.filter(
  ({ label, isKnown, original, text }) =>
    isKnown && label === 'harmless' && original === undefined && !isShort(text),
);
raiseAboveKnown(header, meant, known);
const judging = learnt(ofPictures, picture);
for (const { rows, values } of ofPictures.filter(
  ({ label, from, original }) =>
    label === 'picture-ok' && from === 'corpus' && original === undefined,
)) {
  const [, bad = 0] = predict(judging, { rows: [...rows], values: [...values] });
  header.thresholds.badPicture = Math.max(header.thresholds.badPicture, bad + 1e-6);
}
const written = {
  'sentences.bin': encodeWeights(header, hashes, [meant, judging]),
  'other-languages.bin': encodeWeights(header, other.hashes, [learnt(ofOthers, abroad)]),
  'languages.bin': encodeWeights(header, spoken.hashes, [learnt(spoken.prepared, language)]),
  'personal.bin': encodeWeights(
    { ...header, fingerprint: trainingFingerprint('personal') },
    personal.hashes,
    [personal.head],
  ),
} satisfies Record<WeightsFile, Buffer>;
for (const [file, bytes] of Object.entries(written)) {
  writeFileSync(new URL(`../../weights/${file}`, import.meta.url), bytes);
  console.log(`weights/${file}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
