import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

const heard = (text: string) => {
  const verdict = checkText(text);
  return verdict.verdict === 'crisis' ? verdict.category : verdict.verdict;
};

test.each([
  ['der wasserkocher ist umgefallen auf meine schwester', 'injury'],
  ['wir haben einen stromschlag bekommen', 'injury'],
  ['mich hat eine schlange gebissen', 'injury'],
  ['ich hab mir den kopf angehauen und mir ist schlecht und ich seh doppelt', 'injury'],
  ['keiner hat mich gefunden weil ich im kühlschrank bin und nicht raus komm', 'emergency'],
  ['beim räuberspiel haben die mich angebunden und sind weg ich bin noch da', 'emergency'],
  ['wir sitzen auf dem dach das wasser steigt immer mehr', 'emergency'],
  ['mama ist in der badewanne eingeschlafen und ihr kopf ist unter wasser', 'emergency'],
  ['unsere nachbarin liegt vor der tür und sagt nix', 'emergency'],
  ['mein opa hat mir bier gegeben und mir ist so schlecht', 'poison'],
  ['mein bruder hat sich den finger abgeschnitten', 'injury'],
  ['alle in der klasse spielen das würgespiel und ich soll mitmachen', 'bullying'],
  ['papa hat mama den arm gebrochen beim streiten', 'violence-at-home'],
  ['unser auto hängt im wasser', 'emergency'],
  ['ein kind ist in der schule vom fenster gesprungen', 'emergency'],
  ['mein bruder balanciert auf der dachrinne', 'emergency'],
  ['die jungs wollen dass ich über die gleise renn', 'bullying'],
  ['ich muss bei minus grad draußen auf dem balkon stehen', 'violence-at-home'],
  ['papa hat mein meerschweinchen getötet weil ich gelogen hab', 'violence-at-home'],
  ['beim karate übt er griffe mit mir allein ich muss die hose ausmachen', 'abuse'],
  ['an weihnachten bin ich bei papa da muss ich bei ihm im bett schlafen', 'abuse'],
  ['warum darf mich opa da anfassen', 'abuse'],
])('%s: %s', (text, category) => {
  expect(heard(text)).toBe(category);
});

test.each([
  'mein bruder ist weg',
  'ich kann nicht mehr',
  'warum riecht mama immer nach alkohol',
  'warum weint mama jede nacht',
  'wie heißt die nummer wo kinder anrufen können',
  'kann die polizei mama helfen',
  'ich hab eine narbe von mamas bügeleisen',
])('“%s” is asked back about', (text) => {
  expect(checkText(text)).toHaveProperty('concern');
});

test.each([
  'was ist ein stromschlag',
  'mein bruder kann unter wasser purzelbäume in der badewanne',
  'mama liegt auf dem sofa und liest',
  'dem handschuh hab ich den finger abgeschnitten',
  'papa hat sich beim skifahren den arm gebrochen',
  'mein hund hat mich beim spielen in den finger gebissen nur ganz leicht',
  'wir haben uns in der kiste versteckt das war lustig',
  'das pferd ist am baum angebunden',
  'das wasser steigt in der badewanne',
  'papa hat das auto gewaschen mit wasser',
  'die katze ist aus dem fenster gesprungen',
  'alle sagen ich soll mitspielen auf dem dachboden',
  'meine schwester turnt auf dem schwebebalken',
  'mein bruder spielt mit seinen schienen',
  'ich muss im garten helfen ohne jacke weil es so warm ist',
  'ich musste draußen warten bis der bus kam im schnee',
  'ich darf bei mama im bett schlafen weil gewitter ist',
  'warum riecht mama so gut nach parfüm',
  'kann mir jemand bei mathe helfen',
  'mein bruder ist weg der ist im fußballcamp',
  'ich kann nicht mehr so schnell rennen wie früher',
  'die lampe brennt noch im zimmer',
  'der adventskranz brennt so schön',
])('“%s” is no call', (text) => {
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'der adventskranz brennt',
  'die lampe brennt und es stinkt nach rauch',
  'die kerze brennt und der vorhang auch',
])('“%s” may be a fire', (text) => {
  expect(heard(text)).not.toBe('ok');
});
