import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;

test.each([
  [['was ist ein fliegenpilz', 'kann man den essen']],
  [['kann man fliegenpilze essen']],
  [['darf ich knollenblätterpilze probieren']],
  [['erzähl mir was über die eibe', 'darf man die beeren essen']],
  [['was ist ein maiglöckchen', 'kann ich das essen']],
  [['kann man efeu essen']],
])('whether one may eat what is poisonous is warned of: %j', (talk) => {
  const question = talk.at(-1) ?? '';
  expect(answer(question, { earlier: talk.slice(0, -1) })?.text).toMatch(/giftig/);
});

test.each([
  [['was ist ein fliegenpilz', 'kann man äpfel essen']],
  [['kann man kartoffeln essen']],
  [['was frisst ein frosch']],
])('nothing is warned of in %j', (talk) => {
  const question = talk.at(-1) ?? '';
  expect(answer(question, { earlier: talk.slice(0, -1) })?.text).not.toMatch(/Fliegenpilz|giftig/);
});
