import { expect, test } from 'vitest';
import { createKnowledge } from '../../talk/create-knowledge.ts';
import { knowledge, things } from '../../testing/known.ts';
import { readJudged } from './read-judged.ts';

const unweighed = createKnowledge(things, { isWeighed: false });

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
