import { describe, expect, test } from 'vitest';
import { callAsHeard, checkFollowUp } from './check-follow-up.ts';
import { checkText } from './check-text.ts';

const call = 'Ich will nicht mehr leben';

describe('after a call for help', () => {
  test.each([
    'ja',
    'ich trau mich nicht',
    'was soll ich denn sagen',
    'und wenn mir keiner glaubt',
    'seit zwei Wochen',
    'kannst du das für dich behalten',
    'warum',
  ])('this is heard as part of it: %s', (text) => {
    const verdict = checkFollowUp(text, [call]);
    expect(verdict.verdict).toBe('crisis');
    expect(verdict.verdict === 'crisis' && verdict.answer).toContain('116 111');
  });

  test('the way to help is named in other words each time', () => {
    const first = checkText(call);
    const second = checkFollowUp(call, [call]);
    const third = checkFollowUp('ich weiß nicht', [call, call]);
    const answers = [first, second, third].map((one) => one.verdict === 'crisis' && one.answer);
    expect(new Set(answers).size).toBe(3);
  });

  test.each([
    'Wie groß ist ein Elefant?',
    'Was frisst ein Igel?',
    'Wie viel ist drei mal vier?',
    'Erzähl mir einen Witz',
  ])('a plainly harmless question is answered as always: %s', (text) => {
    expect(checkFollowUp(text, [call])).toEqual({ verdict: 'ok' });
  });

  test('another danger gets its own help', () => {
    const verdict = checkFollowUp('Es brennt bei uns in der Küche', [call]);
    expect(verdict.verdict === 'crisis' && verdict.answer).toContain('nach draußen');
  });
});

describe('after a turn that was met with care', () => {
  const before = 'Ich könnte meinen Bruder erwürgen, der hat mein Eis gegessen';
  const concernOf = (text: string) => {
    const verdict = checkFollowUp(text, [], before);
    return verdict.verdict === 'ok' ? verdict.concern?.category : verdict.verdict;
  };

  test('what follows is met with care, too', () => {
    expect(concernOf('ja das war so')).toBe('bullying');
  });

  test('a second sentence that may be a call is one', () => {
    expect(concernOf(before)).toBe('crisis');
  });

  test.each([
    'nein, war nur Spaß',
    'alles gut',
    'Wie groß ist ein Elefant?',
    'Erzähl mir einen Witz',
  ])('LUX does not ask again after: %s', (text) => {
    expect(concernOf(text)).toBeUndefined();
  });
});

test('without a call before it a short word is nothing', () => {
  expect(checkFollowUp('ja', [])).toEqual({ verdict: 'ok' });
});

test.each([
  ['ich hab angst', 'vor papa'],
  ['ich bin ganz allein zu hause', 'seit freitag'],
])('"%s" and then "%s" are a call together', (before, said) => {
  expect(checkFollowUp(said, [], before).verdict).toBe('crisis');
});

test.each([
  ['ich hab angst', 'vor hunden'],
  ['ich hab hunger', 'auf pizza'],
  ['wie hoch ist der eiffelturm', 'und der kölner dom'],
  ['ich bin verliebt', 'in die mia'],
])('"%s" and then "%s" are none', (before, said) => {
  expect(checkFollowUp(said, [], before)).toEqual({ verdict: 'ok' });
});

test.each([
  ['mein papa', 'der ist so böse', 'der haut immer'],
  ['ich bin im keller', 'die tür ist zu', 'und keiner da seit gestern'],
])('"%s", "%s", "%s" are a call together', (beforeThat, before, said) => {
  expect(checkFollowUp(said, [], before, beforeThat).verdict).toBe('crisis');
});

test.each([
  ['mein papa', 'der ist so lustig', 'der lacht immer'],
  ['unsere uhr', 'die ist so laut', 'die schlägt immer'],
  ['wir haben ein geheimnis', 'das ist ein kuchen', 'den kriegt mama'],
  ['stell mir eine aufgabe', '12', 'und noch eine'],
])('"%s", "%s", "%s" are none', (beforeThat, before, said) => {
  expect(checkFollowUp(said, [], before, beforeThat).verdict).toBe('ok');
});

test('what only two turns before made a call is remembered with them', () => {
  const call = callAsHeard('der haut immer', 'der ist so böse', 'mein papa');
  const verdict = checkFollowUp('ja', [call]);
  expect(verdict).toMatchObject({ verdict: 'crisis', category: 'violence-at-home' });
});

test('what goes on with a tale is read with it', () => {
  const tale = 'der ritter kämpft gegen den drachen';
  expect(checkFollowUp('und haut ihm den kopf ab', [], tale).verdict).toBe('ok');
  expect(checkFollowUp('und haut ihm den kopf ab', [], 'mein lehrer ist doof').verdict).toBe(
    'blocked',
  );
});

test('who says where somebody is misses nobody', () => {
  expect(checkFollowUp('die ist einkaufen', [], 'mama ist nicht da')).toEqual({ verdict: 'ok' });
  expect(checkFollowUp('seit drei tagen', [], 'mama ist nicht da').verdict).toBe('crisis');
});

test('a short no belongs to no call', () => {
  expect(checkFollowUp('nein doch nicht', [], 'der soll am ende sterben')).toEqual({
    verdict: 'ok',
  });
});
