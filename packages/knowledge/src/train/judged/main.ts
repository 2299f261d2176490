/**
 * Learns from judged answers which one to tell (`sureness/weigh-answers.ts`): asks each question of
 * `training/judged.tsv` in its talk, takes what could answer it with what judges said, and writes
 * `weights/judged.json` and, of questions that go on with a talk, `weights/judged-in-talk.json`. First
 * it prints what is told of talks that were left out of the learning.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { load } from 'js-yaml';
import type { Fact } from '../../content/entries.ts';
import { loadThings } from '../../content/load-things.ts';
import { answerFeatureNames } from '../../sureness/answer-features.ts';
import { answerNetUrl, surenessOf, talkNetUrl } from '../../sureness/sure-net.ts';
import { inTalkFeatureNames } from '../../sureness/talk-features.ts';
import { createKnowledge } from '../../talk/create-knowledge.ts';
import type { Exchange } from '../../talk/remember-talks.ts';
import type { Case } from '../sureness/fit-net.ts';
import { learnNets } from './learn-nets.ts';
import { NAMING_LETTERS, readJudged } from './read-judged.ts';

const FOLDS = 5;
/** The likeliest were judged of each question. */
const MOST_JUDGED = 2;
const THRESHOLDS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const FOUND = answerFeatureNames.indexOf('foundAnswer');

interface Judged {
  fold: number;
  isInTalk: boolean;
  /** Whether all that is likely now was judged. */
  isWhole: boolean;
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
  const isWhole = considered.slice(0, MOST_JUDGED).every((one) => one.isJudged);
  const isInTalk = considered.some(({ features }) => features.length === inTalkFeatureNames.length);
  const [first = question] = earlier;
  return {
    fold: hashText(5, first) % FOLDS,
    ...{ isInTalk, isWhole },
    cases: isWhole || isInTalk ? considered.filter((one) => one.isJudged) : [],
  };
});

const judged = asked.filter(({ cases }) => cases.length > 0);
console.log(`${asked.length} questions, ${judged.length} with judged answers`);

function learn(url: URL, names: readonly string[], some: readonly Judged[]): void {
  const width = names.length;
  const casesOf = ({ cases }: Judged): Case[] =>
    cases.map(({ features, label }) => ({ features: features.subarray(0, width), label }));
  const tried = Array.from({ length: FOLDS }, (_, fold) => {
    const net = learnNets(some.filter((one) => one.fold !== fold).flatMap(casesOf), width);
    return some
      .filter((one) => one.fold === fold && one.isWhole)
      .map((one) =>
        casesOf(one).map((each) => ({ ...each, share: surenessOf(net, each.features) })),
      );
  }).flat();
  report(tried);
  const { hidden, out } = learnNets(some.flatMap(casesOf), width);
  const rounded = (row: readonly number[]) => row.map((weight) => Number(weight.toPrecision(4)));
  const file = {
    entries: some.length,
    features: names,
    hidden: hidden.map(rounded),
    out: rounded(out),
  };
  writeFileSync(url, `${JSON.stringify(file)}\n`);
}

/** What is told of questions that were left out of the learning. */
function report(tried: readonly (readonly (Case & { share: number })[])[]): void {
  const known = tried.filter((cases) => cases.some(({ label }) => label === 1));
  const found = tried.flatMap((cases) => cases.filter(({ features }) => features[FOUND] === 1));
  const right = found.filter(({ label }) => label === 1).length;
  console.log(
    `${tried.length} questions, ${known.length} with an answer; unweighed ${right} right, ${found.length - right} wrong`,
  );
  for (const least of THRESHOLDS) {
    const told = tried.flatMap((cases) => {
      const [best] = cases.toSorted((one, other) => other.share - one.share);
      return best && best.share >= least ? [best] : [];
    });
    const isRight = told.filter(({ label }) => label === 1).length;
    console.log(`  from ${least}: ${isRight} right, ${told.length - isRight} wrong`);
  }
}

learn(answerNetUrl, answerFeatureNames, judged);
console.log('in a talk:');
learn(
  talkNetUrl,
  inTalkFeatureNames,
  judged.filter(({ isInTalk }) => isInTalk),
);
