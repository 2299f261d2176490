import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { blackmailAbroad } from '../help-texts/blackmail-abroad.ts';

test.each([
  ['tr', 'Bir adam çıplak fotoğrafımı herkese göndermekle tehdit ediyor'],
  ['ru', 'Он шантажирует меня, у него мои голые фото, требует деньги'],
  ['en', 'a man online has a naked photo of me and wants money or he sends it to everyone'],
  ['es', 'Un hombre tiene una foto mía desnuda y me amenaza con mandarla a todos'],
  ['pl', 'Ktoś w internecie grozi że wyśle moje nagie zdjęcie wszystkim'],
])('threats with pictures have a text of their own in %s', (language, said) => {
  const verdict = checkText(said);
  expect(verdict).toMatchObject({ verdict: 'crisis', category: 'blackmail' });
  const help = Object.entries(blackmailAbroad).find(([name]) => name === language)?.[1];
  expect(verdict).toMatchObject({ answer: expect.stringContaining(help ?? 'nothing') });
});

test.each([
  'someone at school touched me and says it is our secret',
  'Mein Trainer hat mich angefasst',
])('abuse without pictures stays abuse: %s', (said) => {
  expect(checkText(said)).toMatchObject({ verdict: 'crisis', category: 'abuse' });
});

test('a script that nothing here can judge is unclear and never refused', () => {
  const greek = 'Ο θείος μου με πονάει όταν είμαστε μόνοι';
  expect(checkText(greek)).toMatchObject({ verdict: 'unclear' });
});
