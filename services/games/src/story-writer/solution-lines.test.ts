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
const lines = [...data.solutions].flatMap(([name, solution]) =>
  (['next', 'end'] as const).flatMap((part) =>
    AgeGroup.options.flatMap((age) =>
      solution[part][age].map((line) => ({ name, part, age, line })),
    ),
  ),
);

function castOf(kind: HeroKind, isPresent: boolean): StoryCast {
  const hero =
    kind === 'ich' || kind === 'wir' ? createHero(kind) : createHero(kind, namedBy('Mia'));
  return { hero, isPresent, verbs: data.verbs, roles: { what: bello, friend: bello, tool: bello } };
}

test('there are many kinds, each told to the three ages', () => {
  expect(data.solutions.size).toBeGreaterThan(100);
  for (const age of AgeGroup.options)
    expect(new Set(lines.filter((one) => one.age === age).map(({ name }) => name)).size).toBe(
      data.solutions.size,
    );
});

test.each<HeroKind>(['f', 'ich', 'wir', 'several'])(
  'every line can be told of %s, in both tenses, and passes the gate',
  (kind) => {
    const refused: string[] = [];
    for (const isPresent of [true, false]) {
      for (const { line } of lines) {
        const text = fillTemplate(line, castOf(kind, isPresent));
        expect(text, line).not.toMatch(/[{}[\]<>]|undefined|\s\s/);
        for (const one of splitSentences(text))
          if (checkAnswer(one).verdict !== 'ok' || checkByRules(one).verdict !== 'ok')
            refused.push(one);
      }
    }
    expect(refused).toEqual([]);
  },
  180_000,
);

test('told in the present, no line stays in the past', () => {
  const isName = (word: string) => word === 'Mia' || word === 'Bello';
  const isUnreal = /^(?:hätten?|würden?|wären?|könnten?|wollten?)$/u;
  const wrong = lines.filter(({ line }) => {
    const text = fillTemplate(line, castOf('f', true)).replaceAll(/„[^“]*“/gu, ' ');
    const clauses = splitClauses(text, data.language)
      .map((raw) => readClause(raw, data.language, isName))
      .filter(({ isPerfect, lower }) => !isPerfect && !lower.some((word) => isUnreal.test(word)));
    return clauses.some(({ isPast }) => isPast === true) && findTense(clauses) === false;
  });
  expect(wrong.map(({ line }) => line)).toEqual([]);
});

test.each([
  ['small', 12, 60],
  ['medium', 24, 80],
  ['large', 30, 110],
] as const)('sentences for %s have at most %i words, all of them %i', (age, most, whole) => {
  for (const { line, age: own } of lines) {
    if (own !== age) continue;
    const text = fillTemplate(line, castOf('f', false));
    expect(splitWords(text).length, text).toBeLessThanOrEqual(whole);
    for (const sentence of splitSentences(text))
      expect(splitWords(sentence).length, sentence).toBeLessThanOrEqual(most);
  }
});

test('a continuation has at least three sentences and ends with a question', () => {
  for (const { line, part } of lines) {
    if (part !== 'next') continue;
    const text = fillTemplate(line, castOf('f', false));
    expect(text, text).toMatch(/\?$/u);
    expect(splitSentences(text).length, text).toBeGreaterThanOrEqual(3);
  }
});

test('`bare` words of the past stand in no line: they would not turn with the tense', () => {
  const bare = lines
    .map(({ line }) => line.replaceAll(/„[^“]*“|[[{][^\]}]*[\]}]/gu, ' '))
    .filter((line) =>
      /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|kam|ging)(?!\p{L})/u.test(line),
    );
  expect(bare).toEqual([]);
});
