import { expect, test } from 'vitest';
import { createKnowledge } from '../talk/create-knowledge.ts';
import { knowledge, things } from '../testing/known.ts';
import { readJudged } from '../train/judged/read-judged.ts';
import { answerFeatureNames } from './answer-features.ts';
import { readAnswerNet } from './sure-net.ts';

const unweighed = createKnowledge(things, { isWeighed: false });

test.each([['wie oft blinzelt eine Kuh am Tag'], ['wie breit ist die elbe']])(
  'no other number is told for the one that is asked for: %s',
  (question) => {
    expect(knowledge.answer(question)?.isAdmission).toBe(true);
  },
);

test('a warning stays one', () => {
  const told = knowledge.answer('kann man fliegenpilze essen');
  expect(told?.text).toMatch(/giftig/);
});

test('in a talk nothing is told of whom nobody named', () => {
  const earlier = ['Was ist der größte Planet?', 'und der kleinste'];
  expect(knowledge.answer('wie weit ist der von der Sonne weg', { earlier })?.text).toMatch(
    /Merkur/,
  );
});

test('weighing lets more be told rightly of what was judged, and less wrongly', () => {
  const tally = (asked: typeof knowledge) => {
    const counts = { right: 0, wrong: 0 };
    for (const { earlier, question, verdicts } of readJudged().filter((_, at) => at % 9 === 0)) {
      const told = asked.answer(question, { earlier, level: 'older' });
      const verdict = told && !told.isAdmission && verdicts.get(told.text.slice(0, 40));
      if (verdict === 'R' || verdict === 'O') counts.right += 1;
      else if (verdict) counts.wrong += 1;
    }
    return counts;
  };
  const [before, after] = [tally(unweighed), tally(knowledge)];
  expect(after.right).toBeGreaterThan(before.right);
  expect(after.wrong / after.right).toBeLessThan(before.wrong / before.right);
});

test('a weight stands for each feature', () => {
  const { hidden, out } = readAnswerNet();
  expect(new Set(hidden.map(({ length }) => length))).toEqual(
    new Set([answerFeatureNames.length + 1]),
  );
  expect(out).toHaveLength(hidden.length + 1);
});
