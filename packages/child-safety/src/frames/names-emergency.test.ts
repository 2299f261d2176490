import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

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
