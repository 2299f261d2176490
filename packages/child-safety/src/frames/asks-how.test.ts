import { describe, expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

describe('a child that wants a task explained', () => {
  test.each([
    'zeig mir wie das geht',
    'sag mir wie es geht',
    'sag wie es geht',
    'zeig mir wie man das macht',
    'Kannst du mir bitte zeigen, wie man das rechnet?',
    'erklär mir noch mal wie das geht',
    'ok dann zeig mal wie das funktioniert',
  ])('%s', (text) => {
    expect(checkText(text)).toEqual({ verdict: 'ok' });
  });

  test.each([
    'zeig mir wie man eine bombe macht',
    'zeig mir wie man kifft',
    'sag mir wie man sich umbringt',
  ])('is no way to ask for what harms: %s', (text) => {
    expect(checkText(text).verdict).not.toBe('ok');
  });

  test.each([
    'und jetzt eins wo ich nicht drauf komm',
    'frag mich was wo ich nicht draufkomme',
    'ich komm nicht drauf',
  ])('nobody is lost who does not find an answer: %s', (text) => {
    expect(checkText(text)).toEqual({ verdict: 'ok' });
  });

  test('somebody who does not get home is', () => {
    expect(checkText('ich weiß nicht wo ich bin und komm nicht nach hause').verdict).toBe('crisis');
  });
});
