import { expect, test } from 'vitest';
import { bookForms, plainlyAsked } from './words-asked.ts';

test.each([
  ['kommt bei straße ein scharfes s oder zwei s', 'schreibt man straße mit ß oder ss'],
  [
    'wird das groß geschrieben wenn da steht beim singen',
    'schreibt man beim singen groß oder klein',
  ],
  ['wie schreibt man etwas neues groß oder klein', 'schreibt man etwas neues groß oder klein'],
  ['fuß mit scharfem s oder zwei s', 'schreibt man fuß mit ß oder ss'],
  ['ich nehme du nimmst und was kommt bei er', 'wie heißt nehme bei er'],
  ['ich kann giraffe nicht schreiben', 'wie schreibt man giraffe'],
  ['ich kann das wort nicht schreiben pizza wie geht das', 'wie schreibt man pizza'],
])('%s is asked plainly', (said, plain) => {
  expect(plainlyAsked(said)).toBe(plain);
});

test.each([
  'ich kann nicht schreiben',
  'ich kann so nicht schreiben',
  'kommt bei uns heute oma oder opa',
  'wie schreibt man giraffe',
])('%s stays as it is', (said) => {
  expect(plainlyAsked(said)).toBe(said);
});

test.each([
  ['was friss ein dax', 'was frisst ein dachs'],
  ['schraipt man rad mit d', 'schreibt man rad mit d'],
  ['wo schläf ein fux', 'wo schläft ein fuchs'],
])('%s is heard as %s', (said, written) => {
  expect(bookForms(said)).toBe(written);
});
