import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { hardlySaidIn, mildCallIn } from './mild-call.ts';

test.each([
  'hilf mir bitte',
  'in der pause hat heute keiner mit mir gespielt',
  'die anderen haben gelacht weil ich mich versprochen hab',
  'ich bin immer die langsamste im sport',
  'ich ärgere mich über mich selbst',
  'ich bin total kaputt vom training',
])('"%s" is met with care, and the way to help is named', (text) => {
  const verdict = checkText(text);
  expect(verdict.verdict).toBe('ok');
  expect(mildCallIn(text)).not.toBeNull();
});

test.each([
  'ich will nicht nach hause',
  'ich will nach hause aber papa schlägt mich',
  'keiner redet mit mir schon seit wochen',
  'alle haben gelacht als die mich geschubst haben',
  'ich bin kaputt',
  'ich hasse mich',
  'hilf mir er kommt',
])('"%s" is no mild call', (text) => {
  expect(mildCallIn(text)).toBeNull();
});

test.each([
  'Mein Stiefvater',
  'mama ist nicht da',
  'mein bruder hat mich an den haaren gezogen dann hat mama geschimpft',
  'meine schwester hat mich gehauen weil ich ihren stift genommen hab',
])('"%s" is asked back about at most', (text) => {
  expect(checkText(text).verdict).toBe('ok');
  expect(hardlySaidIn(text)).not.toBeNull();
});

test.each([
  'mein stiefvater kommt nachts',
  'mama ist nicht da seit gestern',
  'mein bruder hat mich geschlagen weil ich nicht mit ihm ins bett wollte',
])('"%s" says more', (text) => {
  expect(hardlySaidIn(text)).toBeNull();
});
