import { expect, test } from 'vitest';
import { heardAs, markBehind } from '../testing/heard-as.ts';

test.each([
  ['liegt oma auf dem boden', 'emergency'],
  ['meine freundin hat gerade einen epileptischen anfall', 'emergency'],
  ['wir haben den grill in der wohnung an', 'emergency'],
  ['meine schwester hat eine tüte übern kopf gezogen', 'breath'],
  ['erwürgt mich mein bruder immer im spaß', 'violence-at-home'],
  ['ich hab 20 kirschkerne zerbissen', 'poison'],
  ['mir ist ganz schwindelig vom sekt', 'poison'],
  ['ich hab einen kirschkern verschluckt', 'ok'],
  ['oma liegt auf dem sofa und liest', 'ok'],
  ['wir haben im garten gegrillt', 'ok'],
])('%s: %s', (text, heard) => {
  expect(heardAs(text)).toBe(heard);
});

test('a glass that was emptied is heard behind a question about beer', () => {
  expect(markBehind('was ist bier', 'ich hab das ganze glas leer gemacht')).toBe('crisis');
  expect(markBehind('was ist milch', 'ich hab das ganze glas leer gemacht')).toBe('ok');
});
