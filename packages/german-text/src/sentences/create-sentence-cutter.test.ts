import { expect, test } from 'vitest';
import { createSentenceCutter } from './create-sentence-cutter.ts';

/** All sentences, trimmed, of a text that comes in pieces of this size. */
function cut(text: string, pieceLength: number): string[] {
  const cutter = createSentenceCutter();
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    sentences.push(...cutter.push(text.slice(at, at + pieceLength)));
  }
  return [...sentences, ...cutter.flush()].map((sentence) => sentence.trim());
}

const texts: string[][] = [
  ['Eine Spinne hat acht Beine.', 'Insekten haben nur sechs.'],
  ['Viele Tiere, z. B. Igel und Bären, schlafen im Winter.', 'Andere fliegen fort.'],
  ['Frau Dr. Meier wohnt in der Sonnenstr. 7 im Norden.', 'Sie hat d. h. zwei Katzen.'],
  ['Ein Blauwal ist 33,5 Meter lang und wiegt 150.000 Kilogramm.', 'Das ist viel!'],
  ['Am 3. Oktober feiern wir die Deutsche Einheit.', 'Schön, oder?'],
  ['Im 19. Jahrhundert gab es keine Autos.', 'Im Jahr 1886 kam das erste.'],
  ['Mozart lebte im 18. Jh. in Salzburg.', 'Er schrieb Musik.'],
  ['Rom wurde 753 v. Chr. gegründet.', 'Das ist lange her.'],
  ['Der Fuchs rief: „Komm her!“', 'Der Hase lief weg.'],
  ['„Hast du Hunger?“', 'Der Bär nickte.'],
  ['Wirklich?!', 'Ja!', 'Toll.'],
  ['Es sind 12 oder 13.', 'Genau weiß ich es nicht.'],
  ['Das ist eine Frage ohne Ende'],
];

test.each(texts.map((sentences) => [sentences]))(
  '%j is cut right in pieces of any size',
  (sentences) => {
    const text = sentences.join(' ');
    for (const pieceLength of [1, 2, 3, 5, 8, text.length]) {
      expect(cut(text, pieceLength), `pieces of ${pieceLength}`).toEqual(sentences);
    }
  },
);

test('nothing is lost or added', () => {
  const text = 'Hm ... na gut. „Also los“, sagte er.  Dann kam 1. die Sonne, 2. der Regen!';
  const cutter = createSentenceCutter();
  const pieces = [...text].flatMap((letter) => cutter.push(letter));
  expect([...pieces, ...cutter.flush()].join('')).toBe(text);
});

test('a sentence is given as soon as its mark is there', () => {
  const cutter = createSentenceCutter();
  expect(cutter.push('Eine Spinne hat acht Beine')).toEqual([]);
  expect(cutter.push('.')).toEqual(['Eine Spinne hat acht Beine.']);
});

test('an endless sentence is cut at a comma', () => {
  const long = `Es war einmal ${'ein Hase, '.repeat(40)}der lief`;
  const [first = ''] = createSentenceCutter().push(long);
  expect(first.endsWith(',')).toBe(true);
});
