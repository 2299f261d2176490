import { expect, test } from 'vitest';
import { segmentSentences, splitSentences } from './split-sentences.ts';

test.each([
  ['Es war einmal. Da kam ein Fuchs! Wohin?', ['Es war einmal.', 'Da kam ein Fuchs!', 'Wohin?']],
  ['„Komm mit!“, rief Mia. Sie lief los.', ['„Komm mit!“, rief Mia.', 'Sie lief los.']],
  ['„Komm mit!“ rief Mia. „Ja.“ Sie lief.', ['„Komm mit!“ rief Mia.', '„Ja.“', 'Sie lief.']],
  ['Am 3. Mai kam Dr. Maus. Er lachte.', ['Am 3. Mai kam Dr. Maus.', 'Er lachte.']],
  ['Der 3. Hase lief. Es waren 12. Alle.', ['Der 3. Hase lief.', 'Es waren 12.', 'Alle.']],
  ['Äpfel, Birnen usw. Alles war da.', ['Äpfel, Birnen usw.', 'Alles war da.']],
  ['Viele Tiere, z. B. Igel, schlafen.', ['Viele Tiere, z. B. Igel, schlafen.']],
  ['Zeile eins\n\nZeile zwei', ['Zeile eins', 'Zeile zwei']],
  ['ohne Punkt am Ende', ['ohne Punkt am Ende']],
  [' \n ', []],
  ['', []],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test('with the spaces after them the sentences are the text again', () => {
  const text = '\n Ja! \n\nDann  kam er. Nein …  Doch.\n';
  expect(segmentSentences(text)).toEqual(['\n Ja! \n\n', 'Dann  kam er. ', 'Nein …  ', 'Doch.\n']);
});
