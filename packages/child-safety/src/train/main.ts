import { writeFileSync } from 'node:fs';
import { heads } from '../classifier/labels.ts';
import { isShort } from '../classifier/thresholds.ts';
import type { WeightsFile, WeightsHeader } from '../classifier/weights-file.ts';
import { withFillers } from './add-fillers.ts';
import { withMisspellings } from './add-misspellings.ts';
import { chooseAll, type Studied } from './choose-all.ts';
import { crossValidate, judge, learn } from './cross-validate.ts';
import { encodeWeights } from './encode-weights.ts';
import { isHelp, isPicture, isRefusal, lessonsOf } from './lessons.ts';
import { prepareAbroad, prepareFeatures, prepareLanguages } from './prepare-features.ts';
import { raiseAboveKnown } from './raise-above-known.ts';
import { readTrainingFiles, readTunedLists, trainingFingerprint } from './read-training.ts';
import { reportMeaning, reportOthers } from './report.ts';
import { study } from './study.ts';

// Trains all heads but that of names and towns, which `personal/main.ts` trains.
const { hashes, prepared } = prepareFeatures(
  withMisspellings(withFillers([...readTrainingFiles(), ...readTunedLists()])),
);
const originals = prepared.filter(({ original }) => original === undefined);
const spoken = prepareLanguages(originals);
const other = prepareAbroad(originals);
const lessons = lessonsOf({
  german: hashes.length,
  abroad: other.hashes.length,
  language: spoken.hashes.length,
});
const { meaning, picture, abroad, language } = lessons;
console.log(`${prepared.length} sentences, ${hashes.length} features`);

const german = prepared.filter(({ language: of }) => of === 'de');
const ofMeaning = german.filter((one) => meaning.labels.includes(meaning.labelOf(one)));
const ofOthers = other.prepared.filter((one) => abroad.labels.includes(abroad.labelOf(one)));
const ofPictures = german.filter(({ label }) => label !== 'reply-bad');
const judged = crossValidate(ofMeaning, meaning);
const languages = crossValidate(spoken.prepared, language);
const judgedAbroad = crossValidate(ofOthers, abroad).filter(
  ({ sentence }) => sentence.language !== 'de',
);
const pictures = crossValidate(ofPictures, picture)
  .filter(({ sentence }) => isPicture(sentence))
  .map(({ sentence, shares }) => ({
    isMeant: picture.labelOf(sentence) === 'bad',
    likely: shares[heads.picture.indexOf('bad')] ?? 0,
  }));
const studied: Studied = {
  help: study(meaning, judged, isHelp),
  refusal: study(meaning, judged, isRefusal),
  otherHelp: study(abroad, judgedAbroad, isHelp),
  otherRefusal: study(abroad, judgedAbroad, isRefusal),
  painted: pictures.filter(({ isMeant }) => !isMeant).map(({ likely }) => likely),
  judged,
};

const header: Omit<WeightsHeader, 'heads' | 'featureCount'> = {
  fingerprint: trainingFingerprint('meaning'),
  calibrations: {
    otherHelp: studied.otherHelp.calibration,
    otherRefusal: studied.otherRefusal.calibration,
    help: studied.help.calibration,
    refusal: studied.refusal.calibration,
  },
  thresholds: chooseAll(studied),
  bits: 8,
};
reportMeaning('German', studied, { ...header.thresholds });
reportMeaning(
  'other languages',
  { help: studied.otherHelp, refusal: studied.otherRefusal },
  {
    ...header.thresholds,
    help: header.thresholds.otherHelp,
    refusal: header.thresholds.otherRefusal,
  },
);
reportOthers(header.thresholds, pictures, languages);

const meant = learn(ofMeaning, meaning);
raiseAboveKnown(
  header,
  meant,
  german.filter(
    ({ label, isKnown, original, text }) =>
      isKnown && label === 'harmless' && original === undefined && !isShort(text),
  ),
);
const judging = learn(ofPictures, picture);
for (const sentence of ofPictures.filter(
  ({ label, from, original }) =>
    label === 'picture-ok' && from === 'corpus' && original === undefined,
)) {
  const [, bad = 0] = judge(judging, sentence);
  header.thresholds.badPicture = Math.max(header.thresholds.badPicture, bad + 1e-6);
}
const layered = {
  ...header,
  bits: 4 as const,
  mixing: meant.mixing,
};
const written = {
  'sentences.bin': encodeWeights(layered, hashes, [meant.head, judging.head, meant.units]),
  'other-languages.bin': encodeWeights(header, other.hashes, [learn(ofOthers, abroad).head]),
  'languages.bin': encodeWeights(header, spoken.hashes, [learn(spoken.prepared, language).head]),
} satisfies Partial<Record<WeightsFile, Buffer>>;
for (const [file, bytes] of Object.entries(written)) {
  writeFileSync(new URL(`../../weights/${file}`, import.meta.url), bytes);
  console.log(`weights/${file}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
console.log(header.thresholds);
