import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import type { Entry } from '../../content/entries.ts';
import { loadThings } from '../../content/load-things.ts';
import type { Levels } from '../../content/thing.ts';
import { isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import { featureNames } from '../../sureness/candidate-features.ts';
import { createCandidates } from '../../sureness/create-judge.ts';
import { netUrl, surenessOf } from '../../sureness/sure-net.ts';
import { indexKnowledge } from '../../talk/index-knowledge.ts';
import { createSaidReader } from '../../talk/said/said.ts';
import { NO_TOPIC } from '../../talk/topic.ts';
import { blur } from '../blur.ts';
import { type Case, fitNet } from './fit-net.ts';
import { leaveOut } from './leave-out.ts';

const SEEDS = [7, 8, 9, 10, 11, 12];
const NOISY = 0.35;
const UNITS = 16;
const EPOCHS = 12;
const FOLDS = 3;
/** Two answers that share so much tell the same. */
const TELL_ALIKE = 0.4;
const THRESHOLDS = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75];

interface Asked {
  fold: number;
  isMissing: boolean;
  isAspect: boolean;
  isInTalk: boolean;
  /** Without those that tell nearly the same as the answer. */
  candidates: (Case & { isAlike: boolean })[];
}

const keysIn = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(lemmaKey),
  );
function likeness(target: Levels, entry: Entry): number {
  const [wanted, told] = [keysIn(target.older), keysIn(entry.older)];
  return [...wanted].filter((key) => told.has(key)).length / Math.max(1, wanted.size);
}

/** All questions of one round of leaving out, with what could answer them. */
function roundOf(seed: number): Asked[] {
  const random = createRandom(seed);
  const { things, questions } = leaveOut(loadThings(), random);
  const { byThing, names, repair, search } = indexKnowledge(things, []);
  const read = createSaidReader(names, repair);
  const candidatesOf = createCandidates(search, (thing) => byThing.get(thing) ?? []);
  return questions.map(({ text, target, isMissing, about }) => {
    const plain = text.toLowerCase().replace(/\?$/, '');
    const said = read(random() < NOISY ? blur(plain, random) : plain);
    const topic = about ? { ...NO_TOPIC, thing: about } : NO_TOPIC;
    const candidates = candidatesOf(said, topic).map(({ entry, features }) => {
      const isTarget = target !== undefined && entry.older === target.older;
      const isAlike = target !== undefined && !isTarget && likeness(target, entry) >= TELL_ALIKE;
      return { features, label: isTarget ? 1 : 0, isAlike };
    });
    const isAspect = target === undefined || !('asks' in target);
    const fold = hashText(seed, text) % FOLDS;
    return { fold, isMissing, isAspect, isInTalk: about !== undefined, candidates };
  });
}

const asked = SEEDS.flatMap(roundOf);
const casesOf = (some: readonly Asked[]) =>
  some.flatMap(({ candidates }) => candidates.filter(({ isAlike }) => !isAlike));
const learn = (some: readonly Asked[]) =>
  fitNet(casesOf(some), {
    units: UNITS,
    epochs: EPOCHS,
    width: featureNames.length,
    random: createRandom(1),
  });

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const net = learn(asked.filter((one) => one.fold !== fold));
  return asked
    .filter((one) => one.fold === fold)
    .map((one) => {
      const best = one.candidates
        .map((candidate) => ({ ...candidate, sureness: surenessOf(net, candidate.features) }))
        .sort((a, b) => b.sureness - a.sureness)[0];
      return { ...one, best };
    });
}).flat();

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(0)} %`;
for (const [name, some] of [
  ['own questions', judged.filter((one) => !one.isAspect && !one.isInTalk)],
  ['own questions in a talk', judged.filter((one) => !one.isAspect && one.isInTalk)],
  ['aspects', judged.filter((one) => one.isAspect && !one.isInTalk)],
  ['aspects in a talk', judged.filter((one) => one.isAspect && one.isInTalk)],
] as const) {
  const known = some.filter(({ isMissing }) => !isMissing);
  const missing = some.filter(({ isMissing }) => isMissing);
  console.log(`${name}: ${known.length} known, ${missing.length} missing`);
  for (const least of THRESHOLDS) {
    const told = known.filter(({ best }) => best && best.sureness >= least);
    const right = told.filter(({ best }) => best && (best.label === 1 || best.isAlike));
    const wrongly = missing.filter(({ best }) => best && best.sureness >= least && !best.isAlike);
    console.log(
      `  from ${least}: right ${percent(right.length, known.length)}, wrong ${percent(told.length - right.length, known.length)}, of missing told ${percent(wrongly.length, missing.length)}`,
    );
  }
}

const { hidden, out } = learn(asked);
const rounded = (row: readonly number[]) => row.map((weight) => Number(weight.toPrecision(4)));
writeFileSync(
  netUrl,
  `${JSON.stringify({
    entries: asked.length,
    features: featureNames,
    hidden: hidden.map(rounded),
    out: rounded(out),
  })}\n`,
);
