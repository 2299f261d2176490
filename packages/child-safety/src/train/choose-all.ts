import { heads } from '../classifier/labels.ts';
import type { Thresholds } from '../classifier/thresholds.ts';
import { chooseForBoth, chooseLevels } from './choose-thresholds.ts';
import type { Judged } from './cross-validate.ts';
import { meaningOf } from './lessons.ts';
import type { PreparedSentence } from './prepare-features.ts';
import type { Study } from './study.ts';

export interface Studied {
  help: Study;
  refusal: Study;
  otherHelp: Study;
  otherRefusal: Study;
  /** How bad wishes that may be painted were taken for. */
  painted: number[];
  judged: Judged[];
}

/** All levels, by how many harmless sentences of cross-validation may lie above them. */
export function chooseAll(studied: Studied): Thresholds {
  const { help, refusal, otherHelp, otherRefusal, painted, judged } = studied;
  return {
    help: chooseForBoth(help, {
      everyday: { sure: 0.003, doubtful: 0.02 },
      harmless: { sure: 0.005, doubtful: 0.03 },
    }),
    refusal: chooseForBoth(refusal, {
      everyday: { sure: 0.002, doubtful: 0.007 },
      harmless: { sure: 0.004, doubtful: 0.013 },
    }),
    otherHelp: chooseLevels(otherHelp.harmless, { sure: 0.02, doubtful: 0.07 }),
    otherRefusal: chooseLevels(otherRefusal.harmless, { sure: 0.005, doubtful: 0.015 }),
    possibleHelp: chooseForBoth(help, {
      everyday: { sure: 0.02, doubtful: 0.08 },
      harmless: { sure: 0.02, doubtful: 0.1 },
    }).doubtful,
    harmless: chooseLevels(takenForHarmless(judged, 'score'), { sure: 0.01, doubtful: 0.02 }).sure,
    surelyHarmless: chooseLevels(takenForHarmless(judged, 'pattern'), {
      sure: 0.006,
      doubtful: 0.01,
    }).sure,
    badPicture: chooseLevels(painted, { sure: 0.01, doubtful: 0.05 }).doubtful,
  };
}

/** How harmless what is not harmless was taken for, where a rule found it. */
const takenForHarmless = (judged: readonly Judged[], by: PreparedSentence['ruledBy']): number[] =>
  judged
    .filter(({ sentence }) => sentence.ruledBy === by && meaningOf(sentence.label) !== 'harmless')
    .map(({ shares }) => shares[heads.meaning.indexOf('harmless')] ?? 0);
