import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dump } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { loadBank } from './load-bank.ts';

const build = (number: number, changes: object = {}) => ({
  id: `nature-${String(number).padStart(3, '0')}`,
  ageGroup: 'small',
  question: `Welche Zahl steht auf Karte ${number}?`,
  answer: `Die ${number}`,
  wrong: ['Die Null', 'Keine Zahl', 'Ein Bild'],
  explanation: 'Auf jeder Karte steht die Zahl, nach der sie benannt ist.',
  source: 'Schulbuch',
  ...changes,
});

/** A bank whose first file holds these questions, among enough good ones. */
function load(...first: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lux-bank-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const good = Array.from({ length: 20 }, (_, index) => build(index + 100));
  for (const category of ['nature', 'space', 'history', 'science']) {
    const questions = category === 'nature' ? [...good, ...first] : good;
    writeFileSync(join(folder, `${category}.yaml`), dump(questions));
  }
  return () => loadBank(pathToFileURL(`${folder}/`));
}

test('a good bank is read by category, numbers as texts', () => {
  const bank = load(build(1, { answer: 8, wrong: [2, 4, 6] }))();
  expect(bank.nature).toHaveLength(21);
  expect(bank.nature.at(-1)).toMatchObject({ answer: '8', wrong: ['2', '4', '6'] });
});

test.each([
  ['an option that is there twice', { wrong: ['Die 1', 'Zwei', 'Drei'] }],
  ['too few options', { wrong: ['Zwei'] }],
  ['an unknown age', { ageGroup: 'tiny' }],
  ['no explanation', { explanation: '' }],
  ['a field nobody knows', { hint: 'Denk nach.' }],
  ['the text of another', { question: 'Welche Zahl steht auf Karte 105' }],
])('a question with %s stops the start and is named', (_fault, changes) => {
  expect(load(build(1, changes))).toThrow(/nature\.yaml, nature-001/);
});

test('an id that is there twice stops the start', () => {
  expect(load(build(105, { question: 'Wie heißt das?' }))).toThrow(/nature\.yaml, nature-105/);
});

test('a missing file stops the start and is named', () => {
  expect(() => loadBank(pathToFileURL(`${tmpdir()}/no-such-folder/`))).toThrow(/nature\.yaml/);
});
