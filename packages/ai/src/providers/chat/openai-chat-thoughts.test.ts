import { expect, test } from 'vitest';
import { answerWell, delta, openChat, streamOf } from '../../testing/open-chat.ts';

test('what a model thinks is for nobody, however it is sent', async () => {
  const { ask } = await openChat(
    streamOf(
      { choices: [{ delta: { reasoning_content: 'Das Kind grüßt.' } }] },
      delta('<thi'),
      delta('nk>Also grüße ich.</th'),
      delta('ink>\n\nGuten '),
      delta([
        { type: 'thinking', thinking: [{ type: 'text', text: 'Tag oder Abend?' }] },
        { type: 'text', text: 'Tag!' },
      ]),
      { choices: [], usage: { total_tokens: 12 } },
    ),
  );
  expect(await ask()).toBe('Guten Tag!');
});

test('a model that has only thought is asked again, once', async () => {
  const thought = streamOf(delta('<think>Hm.</think>', 'stop'));
  const { ask } = await openChat(thought, answerWell);
  expect(await ask()).toBe('Guten Tag!');
  const silent = await openChat(thought);
  await expect(silent.ask()).rejects.toThrow('only thought');
  expect(silent.countRequests()).toBe(2);
});

test('a thought whose opening tag the server swallowed is for nobody, the next time neither', async () => {
  const swallowed = streamOf(
    delta('Der Mond ist '),
    delta('rund.\n</think>\n\n'),
    delta('Er leuchtet nicht selbst.'),
  );
  const begun = streamOf(
    delta('Okay, the child asks '),
    delta('about the moon.\n</think>\n\nDer Mond.'),
  );
  const { ask } = await openChat(begun, swallowed);
  expect(await ask()).toBe('Der Mond.');
  expect(await ask()).toBe('Er leuchtet nicht selbst.');
});

test('a model that used up its room for thoughts gets more of it', async () => {
  const { ask, asked } = await openChat(streamOf(delta('<think>Erstens …', 'length')), answerWell);
  expect(await ask({ answerTokens: 100 })).toBe('Guten Tag!');
  expect(asked.map(({ max_tokens }) => max_tokens)).toEqual([100, 1_600]);
});
