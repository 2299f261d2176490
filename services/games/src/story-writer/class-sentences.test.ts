import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { createHero, type HeroKind } from './grammar/create-hero.ts';
import { namedBy } from './grammar/decline-name.ts';
import { fillTemplate, type StoryCast } from './grammar/fill-template.ts';
import { splitWords } from './grammar/words.ts';
import { findTense } from './reading/clauses/find-tense.ts';
import { readClause } from './reading/clauses/read-clause.ts';
import { splitClauses } from './reading/clauses/split-clauses.ts';

const data = loadStoryData();
const bello = { ...namedBy('Bello'), er: 'er', ihn: 'ihn', ihm: 'ihm', isPlural: false };
const wolves = {
  nom: 'die Wölfe',
  acc: 'die Wölfe',
  dat: 'den Wölfen',
  er: 'sie',
  ihn: 'sie',
  ihm: 'ihnen',
  isPlural: true,
};
const lamp = {
  nom: 'die Lampe',
  acc: 'die Lampe',
  dat: 'der Lampe',
  er: 'sie',
  ihn: 'sie',
  ihm: 'ihr',
  isPlural: false,
};
function castOf(kind: HeroKind, isPresent: boolean): StoryCast {
  const hero =
    kind === 'ich' || kind === 'wir' ? createHero(kind) : createHero(kind, namedBy('Mia'));
  return {
    hero,
    isPresent,
    verbs: data.verbs,
    helper: namedBy('Papa'),
    roles: { what: bello, friend: wolves, tool: lamp },
    words: {
      speech: 'Komm mit!',
      key: 'Mia weinte',
      ein: 'ein Kuchen',
      result: 'backte Mia einen Kuchen',
    },
  };
}

const byAge = (part: Readonly<Record<AgeGroup, readonly string[]>>) =>
  AgeGroup.options.flatMap((age) => part[age].map((line) => ({ age, line })));
const blocks = [...data.classes.values(), ...Object.values(data.tools)];
const classes = blocks.flatMap(({ next, end }) => [...byAge(next), ...byAge(end)]);
const goods = [...data.classes.values()].flatMap(({ good }) =>
  AgeGroup.options.flatMap((age) => good.map((line) => ({ age, line }))),
);
const openings = Object.values(data.openings).flatMap(byAge);
const helps = Object.values(data.helps).flatMap(byAge);
const lines = [...classes, ...goods, ...openings, ...helps];

test('each class goes on and ends for the three ages', () => {
  expect(classes.length).toBeGreaterThan(300);
});

test.each<HeroKind>(['f', 'ich', 'wir', 'several'])(
  'every line can be told of %s, in both tenses, and passes the gate',
  (kind) => {
    const refused: string[] = [];
    for (const isPresent of [true, false]) {
      const cast = castOf(kind, isPresent);
      for (const { line } of lines) {
        const text = fillTemplate(line, cast);
        expect(text, line).not.toMatch(/[{}[\]]|undefined|\s\s/);
        // The gate of the service reads sentence by sentence.
        const verdicts = splitSentences(text).flatMap((one) => [
          checkAnswer(one).verdict,
          checkByRules(one).verdict,
        ]);
        if (verdicts.some((verdict) => verdict !== 'ok')) refused.push(text);
      }
    }
    expect(refused).toEqual([]);
  },
  180_000,
);

test('told in the present, no line stays in the past', () => {
  const isName = (word: string) => word === 'Mia' || word === 'Bello';
  const isUnreal = /^(?:hätte|würde|wäre|könnte|wollte)$/u;
  const told = lines.filter(({ line }) => !/\{(?:result|key)\}/u.test(line));
  const wrong = told.filter(({ line }) => {
    const text = fillTemplate(line, castOf('f', true));
    const clauses = splitClauses(text, data.language)
      .map((raw) => readClause(raw, data.language, isName))
      .filter(({ isPerfect, lower }) => !isPerfect && !lower.some((word) => isUnreal.test(word)));
    return findTense(clauses) === false;
  });
  expect(wrong.map(({ line }) => line)).toEqual([]);
});

test.each([
  ['small', 8],
  ['medium', 17],
  ['large', 30],
] as const)('sentences for %s have at most %i words', (age, most) => {
  for (const { line, age: own } of lines) {
    if (own !== age) continue;
    for (const sentence of splitSentences(fillTemplate(line, castOf('f', false)))) {
      expect(splitWords(sentence).length, sentence).toBeLessThanOrEqual(most);
    }
  }
});
