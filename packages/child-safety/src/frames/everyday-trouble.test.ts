import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlyEveryday, onlyScoldsSibling } from './everyday-trouble.ts';

test.each([
  'mir ist die gläserne schüssel runtergefallen und mama ist sauer',
  'der felix redet seit montag nicht mehr mit mir',
  'ich hab meinen anorak in der schule liegen lassen',
  'ich freu mich so weil wir ein kätzchen holen',
  'ich fürchte mich wenn das licht aus ist',
  'die nele will nicht mehr meine freundin sein',
  'draußen schneits schon wieder',
  'immer muss ich die spülmaschine ausräumen das ist so gemein',
  'ich hab papas lampe kaputt gemacht und er ist böse auf mich',
])('"%s" is everyday and no call', (said) => {
  expect(onlyEveryday(said)).toBe(true);
  expect(checkText(said).verdict).toBe('ok');
});

test.each([
  'mir ist die schüssel runtergefallen und papa hat mich gehauen',
  'mein anorak lag im klo',
  'wenn das licht aus ist kommt er in mein zimmer',
  'ich freu mich auf nichts mehr',
  'meine freundin ist weg und ich will nicht mehr leben',
  'die ganze klasse redet nicht mehr mit mir',
  'mir ist das glas runtergefallen und nun muss ich auf der straße schlafen',
  'ich hab meinen schlüssel verloren und steh seit gestern im regen',
  'im keller hab ich angst da muss ich rein zur strafe',
  'die lena spricht nicht mehr mit mir und ich will nur noch fort',
  'ich darf nicht ins schwimmbad weil man sonst meinen rücken sieht',
  'mama ist verreist und ich pass auf die kleinen geschwister auf',
  'papa ist nach hamburg und wir haben kein brot',
  'ich hab gelogen woher die flecken sind',
  'ich freu mich so weil mein internetfreund mich abholt',
  'papa spricht nicht mehr mit mir',
  'ich hab heimweh aber papa macht mich kaputt',
])('"%s" is not taken for everyday', (said) => {
  expect(onlyEveryday(said)).toBe(false);
});

test('a brother who is scolded mildly is nobody insulted', () => {
  expect(onlyScoldsSibling('mein bruder der idiot hat mein eis gegessen')).toBe(true);
  expect(checkText('mein bruder der idiot hat mein eis gegessen').verdict).toBe('ok');
  expect(onlyScoldsSibling('du bist ein idiot wie mein bruder')).toBe(false);
  expect(onlyScoldsSibling('mein bruder haut mich der idiot')).toBe(false);
});

test.each([
  ['wenn ich frech war muss ich in die abstellkammer', 'crisis'],
  ['papa lässt mich nicht mehr in die wohnung', 'crisis'],
  ['wir wollen nachher ein feuer mit benzin machen', 'blocked'],
  ['ich bin verliebt in den max und wir treffen uns', 'ok'],
  ['tut mir leid dass es mich gibt', 'crisis'],
  ['die großen haben mich in der pause gefesselt', 'crisis'],
  ['nachher springen wir von der eisenbahnbrücke in den kanal', 'blocked'],
  ['der trainer hat mir die hand verdreht', 'crisis'],
  ['ich bin verliebt in den max der ist vierzig und wir treffen uns', 'crisis'],
  ['beim räuber spielen haben die anderen mich gefesselt', 'ok'],
  ['ich muss in den keller und kartoffeln holen', 'ok'],
])('"%s" is met with %s', (said, verdict) => {
  expect(checkText(said).verdict).toBe(verdict);
});

test.each([
  ['ich bin gestolpert und alle haben gelacht und ich kann meinen fuß nicht bewegen', 'emergency'],
  ['morgen holt mich mein internetfreund und ich freu mich', 'stranger'],
  ['mein bruder der idiot hat mich angezündet', 'violence-at-home'],
])('"%s" is a worry of %s at least', (said, category) => {
  expect(checkText(said)).toMatchObject({ concern: { category } });
});
