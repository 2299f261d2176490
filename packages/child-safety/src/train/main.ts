import { writeFileSync } from 'node:fs';
import { quantise } from '@lux/german-text/classifier/fit-softmax.ts';
import { calibrated } from '../classifier/calibration.ts';
import { heads, helpLabels, refusalLabels } from '../classifier/labels.ts';
import type { WeightsFile, WeightsHeader } from '../classifier/weights-file.ts';
import { withFillers } from './add-fillers.ts';
import { withMisspellings } from './add-misspellings.ts';
import { calibrate, chooseLevels } from './choose-thresholds.ts';
import { crossValidate, type Judged, type Lesson, trainHead } from './cross-validate.ts';
import { encodeWeights } from './encode-weights.ts';
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
function weightOf({ label, from, original }: PreparedSentence): number {
  const byLabel = isHelp(label) ? 1.3 : isRefusal(label) ? 1.2 : 1;
  const byPlace = from === 'corpus' ? 2 : label === 'reply-ok' ? 0.5 : 1;
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

const scoredForGood = judged
  .filter(({ sentence }) => sentence.isScored && meaningOf(sentence.label) !== 'harmless')
  .map(({ shares }) => shares[heads.meaning.indexOf('harmless')] ?? 0);
const header: Omit<WeightsHeader, 'heads' | 'featureCount'> = {
  fingerprint: trainingFingerprint(),
  calibrations: {
    otherHelp: otherHelp.calibration,
    otherRefusal: otherRefusal.calibration,
    help: help.calibration,
    refusal: refusal.calibration,
  },
  thresholds: {
    help: chooseLevels(help.harmless, { sure: 0.005, doubtful: 0.02 }),
    refusal: chooseLevels(refusal.harmless, { sure: 0.002, doubtful: 0.006 }),
    otherHelp: chooseLevels(otherHelp.harmless, { sure: 0.02, doubtful: 0.07 }),
    otherRefusal: chooseLevels(otherRefusal.harmless, { sure: 0.005, doubtful: 0.015 }),
    possibleHelp: chooseLevels(help.harmless, { sure: 0.02, doubtful: 0.06 }).doubtful,
    harmless: chooseLevels(scoredForGood, { sure: 0.005, doubtful: 0.01 }).sure,
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
console.log(`languages: ${((100 * right.length) / languages.length).toFixed(1)} % right`);

const learnt = (sentences: PreparedSentence[], lesson: Lesson) =>
  quantise(trainHead(sentences, lesson), lesson.labels);
const meant = learnt(ofMeaning, meaning);
const known = german.filter(
  ({ label, isKnown, original }) => isKnown && label === 'harmless' && original === undefined,
);
raiseAboveKnown(header, meant, known);
const written = {
  'sentences.bin': encodeWeights(header, hashes, [meant]),
  'other-languages.bin': encodeWeights(header, other.hashes, [learnt(ofOthers, abroad)]),
  'languages.bin': encodeWeights(header, spoken.hashes, [learnt(spoken.prepared, language)]),
} satisfies Record<WeightsFile, Buffer>;
for (const [file, bytes] of Object.entries(written)) {
  writeFileSync(new URL(`../../weights/${file}`, import.meta.url), bytes);
  console.log(`weights/${file}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
