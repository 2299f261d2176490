import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { readAsked } from '../skill.ts';
import { createRemarks } from './create-remarks.ts';
import { remarkReader } from './learnt-remark.ts';

const { remarks } = loadContent();
const { answerStatement, answerToLux } = createRemarks(remarks, { sayBack: () => null });
const asked = (question: string) =>
  readAsked(question, { history: [], assistantName: 'LUX', now: new Date(0) });
const kindOf = (answer: string | null) =>
  remarks.replies.find(({ answers }) => answer !== null && answers.includes(answer))?.id;

test('the weights were trained with the sentences that lie beside them, and are small', () => {
  const message = 'a file of data/desks was changed: npm run train -w @lux/conversation';
  expect(remarkReader.readWeights().header.fingerprint, message).toBe(remarkReader.fingerprint());
  expect(statSync(remarkReader.weightsUrl).size).toBeLessThanOrEqual(2_000_000);
});

test('there is a reply to each kind that is learnt, and no other', () => {
  const learnt = remarkReader.readWeights().head.labels.filter((label) => label !== 'none');
  expect(remarks.replies.map(({ id }) => id).sort()).toEqual([...learnt].sort());
});

test.each([
  ['du bist ja voll der schlaue', 'lux-praise'],
  ['was machst du denn so wenn alle schlafen', 'lux-doing'],
  ['kannst du auch auf bäume klettern', 'lux-cannot'],
  ['was hat vier beine und kann trotzdem nicht laufen', 'lux-riddle-told'],
  ['psst ich verrat dir was aber sag es nicht weiter', 'lux-secret'],
  [
    'treffen sich zwei schnecken sagt die eine oh weh sagt die andere ich bin auch schnell',
    'lux-joke-told',
  ],
])('"%s" is said to LUX: %s', (said, kind) => {
  expect(kindOf(answerToLux(asked(said)))).toBe(kind);
});

test.each([
  ['morgen fahren wir mit oma an den strand', 'soon'],
  ['bei uns hat heute der probealarm geklingelt', 'event'],
])('"%s" is told of the day: %s', (said, kind) => {
  expect(kindOf(answerStatement(asked(said)))).toBe(kind);
});

test.each(['du sagst nie was wenn papa mich haut', 'was frisst ein igel', 'ich bin so allein'])(
  '"%s" is nothing of the kind',
  (said) => {
    expect(answerToLux(asked(said))).toBeNull();
    expect(kindOf(answerStatement(asked(said)))).toBeUndefined();
  },
);
