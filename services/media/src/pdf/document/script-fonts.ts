import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

/** Font files by the letters they have: those of Andika, and Noto Naskh for Arabic letters. */
const FILES = {
  latin: ['andika', 'latin'],
  'latin-ext': ['andika', 'latin-ext'],
  cyrillic: ['andika', 'cyrillic'],
  'cyrillic-ext': ['andika', 'cyrillic-ext'],
  arabic: ['noto-naskh-arabic', 'arabic'],
} as const;

export type ScriptFont = keyof typeof FILES;
export type Weight = 'regular' | 'bold';

/** Which letters of a text need which file, as @fontsource has cut them. */
const LETTERS: [ScriptFont, RegExp][] = [
  ['arabic', /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]|\u200c|\u200d/],
  ['cyrillic', /[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
  ['cyrillic-ext', /[\u0460-\u052f]/],
  ['latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/],
];

const unpacked = new Map<string, Buffer>();

/** Unpacked once; together some 2 MB. */
function readFont(file: string): Buffer {
  const known = unpacked.get(file) ?? unpackWoff(readFileSync(require.resolve(file)));
  unpacked.set(file, known);
  return known;
}

/** Makes the fonts known to a document. */
export function registerScriptFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, [family, script]] of Object.entries(FILES)) {
    for (const [weight, number] of [
      ['regular', 400],
      ['bold', 700],
    ] as const) {
      const file = `@fontsource/${family}/files/${family}-${script}-${number}-normal.woff`;
      pdf.registerFont(`${name} ${weight}`, readFont(file));
    }
  }
}

/** The file that has a letter. */
export function fontOf(letter: string): ScriptFont {
  return LETTERS.find(([, letters]) => letters.test(letter))?.[0] ?? 'latin';
}

/** Arabic letters are drawn small for their size beside Latin ones. */
export function sizeIn(font: ScriptFont, size: number): number {
  return font === 'arabic' ? size * 1.12 : size;
}
