import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadLetters } from './load-letters.ts';

const OWN = fileURLToPath(new URL('../../data/letters/', import.meta.url));

/** Our content with one place of one file changed. */
function load(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lux-letters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(OWN, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return () => loadLetters(pathToFileURL(`${folder}/`));
}

test('a letter is read with what its entry leaves out', () => {
  expect(loadLetters().letters[0]).toEqual({
    letter: 'M m',
    sound: 'm',
    word: 'Maus',
    place: 'start',
    drawing: '1F401',
    level: 1,
    similar: ['N n', 'W w'],
    alike: [],
  });
});

test('a teacher’s new word is read', () => {
  const word = "- { word: Löwin, syllables: Lö-win, drawing: '1F981', level: 2, theme: animals }";
  const { words } = load('words.yaml', '# Tiere', `# Tiere\n${word}`)();
  expect(words.find((one) => one.word === 'Löwin')).toMatchObject({
    syllables: ['Lö', 'win'],
    theme: 'animals',
    alike: [],
  });
});

test.each([
  ['letters.yaml', 'M m (number 1)', 'sound: m', 'sound: em'],
  ['letters.yaml', 'S s (number 6)', "'2600'", '2600'],
  ['letters.yaml', 'M m', '[N n, W w]', '[N n, W]'],
  ['letters.yaml', 'M m', '[N n, W w]', '[M m]'],
  ['letters.yaml', 'A a', '{ letter: L l', '{ letter: A a'],
  ['syllables.yaml', 'ma (number 1)', 'O-ma', 'O-mo'],
  ['syllables.yaml', 'so (number 1)', 'syllable: ma', 'syllable: so'],
  ['words.yaml', 'Nase (number 2)', 'Na-se', 'Nas-se'],
  ['words.yaml', 'Rose (null)', 'word: Sofa, syllables: So-fa', 'word: Rose, syllables: Ro-se'],
  ['words.yaml', 'Oma', 'level: 1 }', 'level: 1, alike: [Nase, Rose] }'],
  ['words.yaml', 'Zug', 'alike: [Lok]', 'alike: [Mond]'],
  ['sentences.yaml', 'sentence-002', 'id: sentence-003', 'id: sentence-002'],
  ['sentences.yaml', 'sentence-007', 'sentence-007, theme: animals', 'sentence-007, theme: pets'],
  ['stories.yaml', 'story-002', 'title: Die Pfütze', 'author: Mia'],
])('%s: a fault at %s stops the start and is named', (file, place, from, to) => {
  const start = load(file, from, to);
  expect(start).toThrow(`${file}, ${place}`);
});

test('a missing file stops the start and is named', () => {
  expect(() => loadLetters(pathToFileURL(`${tmpdir()}/no-such-folder/`))).toThrow(/letters\.yaml/);
});
