import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import { namesCause } from './names-cause.ts';

test.each([
  ['abuse', 'nachts raschelt da was hinterm regal und ich lieg wach'],
  ['violence-at-home', 'wenn ich rot werd merk ich das an den ohren'],
  ['neglect', 'nachts knarzt bei uns der boden'],
  ['bullying', 'in der pause steh ich meistens am tor'],
  ['eating', 'die große bekommt immer alles erlaubt und ich nicht'],
] as const)('%s: “%s” names nobody and nothing that is done', (category, said) => {
  expect(namesCause(category, normaliseText(said))).toBe(false);
});

test.each([
  ['abuse', 'er kommt wenn das licht aus ist'],
  ['violence-at-home', 'papa rastet wieder aus'],
  ['neglect', 'ich hab seit gestern nichts gegessen'],
  ['bullying', 'in der pause treten die mich am tor'],
  ['eating', 'ich trau mich nicht mehr vor den spiegel'],
  ['eating', 'mein pausenbrot werf ich jeden tag weg'],
  ['bullying', 'neben mir will keiner sitzen'],
  ['violence-at-home', 'abends geht meine zimmertür auf'],
  ['violence-at-home', 'am rücken hab ich striemen'],
  ['abuse', 'mein pflegepapa kommt rein wenn ich bade'],
  ['abuse', 'bei uns wackelt das hochbett mitten in der nacht'],
  ['neglect', 'zuhause ist der strom abgestellt'],
] as const)('%s: “%s” does', (category, said) => {
  expect(namesCause(category, normaliseText(said))).toBe(true);
});

test('of a baby brother whom everybody looks at nobody calls the ambulance', () => {
  const verdict = checkText('mein baby bruder ist da und mich sieht keiner mehr');
  expect(verdict.verdict).toBe('ok');
});

test.each(['mein bruder kriegt keine luft mehr', 'meine schwester hat spülmittel getrunken'])(
  '%s is an emergency',
  (text) => {
    expect(checkText(text)).toMatchObject({ verdict: 'crisis' });
  },
);

test('a vague passage hides no sure call behind it', () => {
  const vague = 'in der pause steh ich meistens am tor und schau den wolken zu. '.repeat(6);
  expect(checkText(`${vague}Zuhause haut mich mein Stiefvater mit dem Stock.`).verdict).toBe(
    'crisis',
  );
});
