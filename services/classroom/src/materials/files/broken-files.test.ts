import { NewMaterial } from '@lux/contracts/classroom/material.ts';
import { createRandom } from '@lux/random/random.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { expect, test } from 'vitest';
import { exportFile } from '../export-file.ts';
import { parseFile } from '../import-file.ts';

const quiz = NewMaterial.parse({
  ...{ kind: 'quiz', title: 'Tiere; "und" mehr', ageGroup: 'medium' },
  body: {
    questions: [
      {
        question: '[html] Was ist 1 = 1 ~ {a}: #b \\n?\n\nZweite Zeile',
        options: ['=SUMME(A1)', '-5', '%50% "Käse"', "'+1", '\\n', 'a;b,c\td'],
        ...{ correctAnswer: 2, explanation: '// Weil ::es:: so ist.\n#### Punkt' },
      },
      { question: '$CATEGORY: Igel?', options: ['Ja', 'Nein'], correctAnswer: 1 },
    ],
  },
});
const words = NewMaterial.parse({
  ...{ kind: 'words', title: 'Tiere', ageGroup: 'small' },
  body: {
    words: [
      { word: 'Igel', drawing: '1F994' },
      { word: 'Häschen' },
      { word: 'Zitrone', syllables: ['Zi', 'tro', 'ne'] },
      { word: 'Jo-Jo', syllables: ['Jo-', 'Jo'] },
      { word: 'Ping-Pong', syllables: ['Ping-Pong'] },
    ],
  },
});
const topic = NewMaterial.parse({
  ...{ kind: 'topic', title: 'Der Igel', ageGroup: 'large' },
  body: { text: '=Der Igel; er "rollt" sich ein.\n\nIm Winter schläft er.' },
});

test.each([
  [quiz, 'gift'],
  [quiz, 'csv'],
  [quiz, 'json'],
  [words, 'csv'],
  [words, 'json'],
  [topic, 'csv'],
  [topic, 'json'],
] as const)('what goes out comes in again unchanged (%#)', (material, format) => {
  const file = exportFile(material, format);
  const { materials, problems } = parseFile(`datei.${format}`, Buffer.from(file));
  expect(problems).toEqual([]);
  expect(materials).toEqual([material]);
  expect(materials.map((one) => exportFile(one, format))).toEqual([file]);
});

test.each(['=1+1', '+1', '-1', '@a'])('no cell of a table begins a formula (%s)', (option) => {
  const questions = [{ question: option, options: [option, 'Nein'], correctAnswer: 0 }];
  const material = { kind: 'quiz', title: option, ageGroup: 'small', body: { questions } } as const;
  const cells = exportFile(material, 'csv').split(/[;\r\n]+/);
  expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
});

const table = 'frage;antwort;falsch1\nWas grünt?;Bäume;Wölfe\n';
test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
  ['Windows-1252', Buffer.from(table, 'latin1')],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ['UTF-16 without', Buffer.from(table, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${table}`, 'utf16le').swap16()],
  ['commas', Buffer.from(table.replaceAll(';', ','))],
  ['tabs', Buffer.from(table.replaceAll(';', '\t').replaceAll('\n', '\r\n'))],
  ['a named separator', Buffer.from(`sep=;\r\n${table}`)],
])('a table of Excel is read: %s', (_name, bytes) => {
  const [material] = parseFile('t.csv', bytes).materials;
  expect(material?.body).toEqual({
    questions: [{ question: 'Was grünt?', options: ['Bäume', 'Wölfe'], correctAnswer: 0 }],
  });
});

const signs = ['"', '{', '}', ';', '\n', '\\', '~', '=', '\0', '\uFEFF', '\uD800', '####', '::'];

/** Cut, doubled, with foreign bytes or signs, shifted: always the same for the same number. */
function breakFile(bytes: Buffer, seed: number): Buffer {
  const random = createRandom(seed);
  const at = Math.floor(random() * bytes.length);
  const to = at + Math.floor(random() * 40);
  const sign = signs[Math.floor(random() * signs.length)] ?? '';
  const [head, middle, tail] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
  const ways = [
    [head],
    [head, tail],
    [head, middle, middle, tail],
    [head, Buffer.from(sign), middle, tail],
    [head, Buffer.from([Math.floor(random() * 256)]), middle, tail],
    [Buffer.from([0xff, 0xfe]), bytes],
    [tail, head],
  ];
  return Buffer.concat(ways[seed % ways.length] ?? []);
}

test.each([
  ['a.gift', exportFile(quiz, 'gift')],
  ['a.csv', exportFile(quiz, 'csv')],
  ['a.json', exportFile(quiz, 'json')],
  ['a.txt', 'Der Igel\nschläft im Laub.'],
  ['b.txt', 'Igel\nHase\nFuchs'],
])('200 broken files like %s: each whole, told by line or refused', (name, text) => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const bytes = breakFile(Buffer.from(text), seed);
    try {
      const { materials, problems } = parseFile(name, bytes);
      expect(materials.length + problems.length).toBeGreaterThan(0);
      for (const one of materials) expect(NewMaterial.safeParse(one).error).toBeUndefined();
      for (const { line, message } of problems) {
        expect(line).toBeLessThanOrEqual(text.length + 1);
        expect(message).not.toMatch(/Invalid|expected/);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect([seed, error.status]).toEqual([seed, 422]);
    }
  }
});
