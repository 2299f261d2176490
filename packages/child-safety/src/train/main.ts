import { writeFileSync } from 'node:fs';
import { calibrated } from '../classifier/calibration.ts';
import { heads, helpLabels, refusalLabels } from '../classifier/labels.ts';
import type { WeightsFile, WeightsHeader } from '../classifier/weights-file.ts';
import { withFillers } from './add-fillers.ts';
import { calibrate, chooseLevels } from './choose-thresholds.ts';
import { crossValidate, type Judged, type Lesson, quantise, trainHead } from './cross-validate.ts';
import { encodeWeights } from './encode-weights.ts';
import { type PreparedSentence, prepareConcepts, prepareFeatures } from './prepare-features.ts';
import { raiseAboveKnown } from './raise-above-known.ts';
import { readTrainingFiles, readTunedLists, trainingFingerprint } from './read-training.ts';
import { reportMeaning, reportPair } from './report.ts';

const isHelp = (label: string) => label in helpLabels;
const isRefusal = (label: string) => label in refusalLabels;
const { hashes, prepared } = prepareFeatures(
  withFillers([...readTrainingFiles(), ...readTunedLists()]),
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

const plain = (labels: readonly string[]): Lesson => ({
  labels,
  labelOf: ({ label }) => label,
  weightOf: () => 1,
  featureCount,
  epochs: 6,
});
const picture = plain(heads.picture);
const reply = plain(heads.reply);
const language: Lesson = {
  ...plain(heads.language),
  labelOf: (sentence) => sentence.language,
  weightOf: (sentence) => (sentence.language === 'de' ? 0.3 : 1),
  epochs: 3,
  isOfLetters: true,
};
const sentencesOf = ({ labels, labelOf }: Lesson): PreparedSentence[] =>
  prepared.filter((sentence) => labels.includes(labelOf(sentence)));

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
  const harmless = (isGerman: boolean) =>
    values
      .filter(
        ({ one, isMeant }) =>
          !isMeant &&
          !isHelp(one.sentence.label) &&
          !isRefusal(one.sentence.label) &&
          (one.sentence.language === 'de') === isGerman,
      )
      .map(({ likely }) => likely);
  return { calibration, values, harmless };
}

const judged = crossValidate(sentencesOf(meaning), meaning);
const help = study(meaning, judged, isHelp);
const refusal = study(meaning, judged, isRefusal);
const pictures = crossValidate(sentencesOf(picture), picture);
const badPicture = study(picture, pictures, (label) => label === 'picture-bad');
const replies = crossValidate(sentencesOf(reply), reply);
const badReply = study(reply, replies, (label) => label === 'reply-bad');
const languages = crossValidate(sentencesOf(language), language);

const concepts = prepareConcepts(prepared.filter(({ original }) => original === undefined));
const abroad: Lesson = {
  labels: heads.abroad,
  labelOf: meaning.labelOf,
  weightOf: ({ label, language: spoken }) =>
    (spoken === 'de' ? 1 : 8) * (isHelp(label) ? 1.3 : isRefusal(label) ? 1.2 : 1),
  featureCount: concepts.hashes.length,
};
const ofConcepts = concepts.prepared.filter((one) => abroad.labels.includes(abroad.labelOf(one)));
const judgedAbroad = crossValidate(ofConcepts, abroad).filter(
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
    picture: badPicture.calibration,
    reply: badReply.calibration,
  },
  thresholds: {
    help: chooseLevels(help.harmless(true), { sure: 0.004, doubtful: 0.013 }),
    refusal: chooseLevels(refusal.harmless(true), { sure: 0.002, doubtful: 0.006 }),
    otherHelp: chooseLevels(otherHelp.harmless(false), { sure: 0.01, doubtful: 0.03 }),
    otherRefusal: chooseLevels(otherRefusal.harmless(false), { sure: 0.01, doubtful: 0.03 }),
    picture: chooseLevels(badPicture.harmless(true), { sure: 0.02, doubtful: 0.05 }),
    reply: chooseLevels(badReply.harmless(true), { sure: 0.01, doubtful: 0.03 }),
    harmless: chooseLevels(scoredForGood, { sure: 0.005, doubtful: 0.01 }).sure,
  },
};

const german = (values: typeof help.values) =>
  values.filter(({ one }) => one.sentence.language === 'de');
reportMeaning(
  'German',
  { help: german(help.values), refusal: german(refusal.values) },
  { ...header.thresholds },
);
reportMeaning(
  'other languages',
  { help: otherHelp.values, refusal: otherRefusal.values },
  {
    ...header.thresholds,
    help: header.thresholds.otherHelp,
    refusal: header.thresholds.otherRefusal,
  },
);
reportPair('pictures to refuse', badPicture.values, header.thresholds.picture);
reportPair('own sentences to hold', badReply.values, header.thresholds.reply);
const right = languages.filter(
  ({ sentence, shares }) =>
    heads.language[shares.indexOf(Math.max(...shares))] === sentence.language,
);
console.log(`languages: ${((100 * right.length) / languages.length).toFixed(1)} % right`);

const learnt = (lesson: Lesson) => quantise(trainHead(sentencesOf(lesson), lesson), lesson.labels);
const meant = learnt(meaning);
const known = prepared.filter(({ label, isKnown }) => isKnown && label === 'harmless');
raiseAboveKnown(header, meant, known);
const written = {
  'sentences.bin': encodeWeights(header, hashes, [
    meant,
    ...[picture, reply, language].map(learnt),
  ]),
  'concepts.bin': encodeWeights(header, concepts.hashes, [
    quantise(trainHead(ofConcepts, abroad), abroad.labels),
  ]),
} satisfies Record<WeightsFile, Buffer>;
for (const [file, bytes] of Object.entries(written)) {
  writeFileSync(new URL(`../../weights/${file}`, import.meta.url), bytes);
  console.log(`weights/${file}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
