/**
 * Learns from judged answers which one to tell (`sureness/weigh-answers.ts`): asks each question of
 * `training/judged.tsv` in its talk, takes what could answer it with what judges said, and writes
 * `weights/judged.json`. First it prints what is told of questions that were left out of the learning.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { load } from 'js-yaml';
import type { Fact } from '../../content/entries.ts';
import { loadThings } from '../../content/load-things.ts';
import { answerFeatureNames } from '../../sureness/answer-features.ts';
import { answerNetUrl, type SureNet, surenessOf } from '../../sureness/sure-net.ts';
import { createKnowledge } from '../../talk/create-knowledge.ts';
import type { Exchange } from '../../talk/remember-talks.ts';
import { type Case, fitNet } from '../sureness/fit-net.ts';
import { NAMING_LETTERS, readJudged } from './read-judged.ts';

const UNITS = 10;
const EPOCHS = 14;
const FOLDS = 5;
/** The likeliest were judged of each question. */
const MOST_JUDGED = 2;
const THRESHOLDS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const FOUND = answerFeatureNames.indexOf('foundAnswer');

interface Judged {
  fold: number;
  isInTalk: boolean;
  cases: Case[];
}

/** The folder with the facts that are about no thing, as its argument. */
function readFacts(folder: string): Fact[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => {
    const file = load(readFileSync(path.join(folder, name), 'utf8')) as { facts: Fact[] };
    return file.facts.map((fact) => ({ ...fact, keywords: fact.keywords ?? [] }));
  });
}

const [folder = ''] = process.argv.slice(2);
const knowledge = createKnowledge(loadThings(), { facts: readFacts(folder), isWeighed: false });
const asked = readJudged().map(({ earlier, question, verdicts }): Judged => {
  const exchanges: Exchange[] = [];
  for (const said of earlier) {
    const answer = knowledge.answer(said, { earlier: exchanges })?.text;
    exchanges.push({ question: said, ...(answer !== undefined && { answer }) });
  }
  const considered = knowledge.considered(question, exchanges).map(({ entry, features }) => {
    const verdict = verdicts.get(entry.older.slice(0, NAMING_LETTERS));
    const label = verdict === 'R' || verdict === 'O' ? 1 : 0;
    return { features, label, isJudged: verdict !== undefined };
  });
  // What has another likely answer since it was judged says nothing of which is right.
  const isJudged = considered.slice(0, MOST_JUDGED).every((one) => one.isJudged);
  const cases = isJudged ? considered.filter((one) => one.isJudged) : [];
  const talk = [...earlier, question].join(' ');
  return { fold: hashText(5, talk) % FOLDS, isInTalk: earlier.length > 0, cases };
});

const judged = asked.filter(({ cases }) => cases.length > 0);
console.log(`${asked.length} questions, ${judged.length} with judged answers`);

function learn(some: readonly Judged[]): SureNet {
  const cases = some.flatMap((one) => one.cases);
  const width = answerFeatureNames.length;
  return fitNet(cases, { units: UNITS, epochs: EPOCHS, width, random: createRandom(1) });
}

const tried = Array.from({ length: FOLDS }, (_, fold) => {
  const net = learn(judged.filter((one) => one.fold !== fold));
  return judged
    .filter((one) => one.fold === fold)
    .map((one) => ({
      ...one,
      best: one.cases
        .map((other) => ({ ...other, share: surenessOf(net, other.features) }))
        .sort((a, b) => b.share - a.share)[0],
    }));
}).flat();

for (const isInTalk of [false, true]) {
  const some = tried.filter((one) => one.isInTalk === isInTalk);
  const known = some.filter(({ cases }) => cases.some(({ label }) => label === 1));
  const found = some.flatMap(({ cases }) => cases.filter(({ features }) => features[FOUND] === 1));
  const right = found.filter(({ label }) => label === 1).length;
  console.log(
    `${isInTalk ? 'in a talk' : 'alone'}: ${some.length} questions, ${known.length} with an answer; unweighed ${right} right, ${found.length - right} wrong`,
  );
  for (const least of THRESHOLDS) {
    const told = some.flatMap(({ best }) => (best && best.share >= least ? [best] : []));
    const isRight = told.filter(({ label }) => label === 1).length;
    console.log(`  from ${least}: ${isRight} right, ${told.length - isRight} wrong`);
  }
}

const { hidden, out } = learn(judged);
const rounded = (row: readonly number[]) => row.map((weight) => Number(weight.toPrecision(4)));
writeFileSync(
  answerNetUrl,
  `${JSON.stringify({
    entries: judged.length,
    features: answerFeatureNames,
    hidden: hidden.map(rounded),
    out: rounded(out),
  })}\n`,
);
