// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { buildRound } from '../../testing/builders/build-round.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { reportRound } from './report-round.ts';
import { roundOutbox } from './round-outbox.ts';

test('a round is told with its answers, of what the server counts', async () => {
  const fetched = stubFetch({ 'POST /api/games/rounds': { status: 204 } });
  const round = buildRound();
  const tasks = ['word:Igel', 'word:der große Igel', undefined];
  const questions = round.questions.map((one, index) => ({ ...one, task: tasks[index] }));
  const played = { ...round, questions, given: [1, 0, 1], answeredMs: [4_210, 900, 3_000] };
  reportRound(played, 'letters', 'worte');
  await roundOutbox.send();
  expect(bodiesOf(fetched, 'POST', '/api/games/rounds')).toMatchObject([
    { score: 2, total: 3, answers: [{ task: 'word:Igel', isRight: true, seconds: 4.2 }] },
  ]);
});
