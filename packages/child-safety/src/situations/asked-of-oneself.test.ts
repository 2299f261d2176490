import { describe, expect, test } from 'vitest';
import { heardAs as heard } from '../testing/heard-as.ts';

describe('a call that is asked', () => {
  test.each([
    ['und wann darf ich endlich sterben', 'self-harm'],
    ['wie lange muss ich noch leben', 'self-harm'],
    ['warum muss ich überhaupt auf der welt sein', 'self-harm'],
    ['wann ist mein leben endlich vorbei', 'self-harm'],
    ['kommt man in die hölle wenn man sich umbringt', 'self-harm'],
    ['warum muss ich immer geschlagen werden', 'violence-at-home'],
    ['wieso wird mein bruder immer verprügelt', 'violence-at-home'],
    ['warum werde ich jeden tag eingesperrt', 'violence-at-home'],
    ['warum werde ich in der pause immer getreten', 'bullying'],
    ['wann hört mama auf mich zu schlagen', 'violence-at-home'],
    ['warum tut papa mir immer weh wenn er sauer ist', 'violence-at-home'],
    ['und jetzt haust du mich wie mein papa', 'violence-at-home'],
    ['in dem chat steht kill yourself was heißt das', 'bullying'],
    ['die haben kys unter mein bild geschrieben', 'bullying'],
  ])('"%s"', (text, category) => {
    expect(heard(text)).toBe(category);
  });

  test.each([
    'warum ist papa abgehauen',
    'wann kommt mama aus dem gefängnis',
    'kann man kinder zurückgeben',
    'was heißt kys',
    'ich hab angst vor heute nacht',
    'papa trinkt bier und dann wird er ganz anders',
    'ist sterben wie einschlafen',
    'was macht man wenn man niemanden hat der einen mag',
    'ich hab ein schlimmes geheimnis',
  ])('"%s" is asked back about', (text) => {
    expect(heard(text)).toBe('concern');
  });

  test.each([
    'warum müssen eier geschlagen werden',
    'wann darf ich endlich den film gucken',
    'wie lange muss ich noch zähne putzen',
    'wie lange leben hamster',
    'warum werde ich beim schach immer geschlagen',
    'wann ist die schule endlich vorbei',
    'warum ist der dino abgehauen',
    'wann kommt papa von der arbeit',
    'kann man bücher zurückgeben',
  ])('"%s" is only asked', (text) => {
    expect(heard(text)).toBe('ok');
  });
});

describe('blood', () => {
  test.each([
    ['jetzt blutet meine hand', 'injury'],
    ['mein bein blutet so doll', 'injury'],
    ['mein kopf blutet', 'injury'],
    ['mein finger blutet', 'concern'],
    ['mein wackelzahn blutet ein bisschen', 'ok'],
  ])('"%s"', (text, category) => {
    expect(heard(text)).toBe(category);
  });
});
