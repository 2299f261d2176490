// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { buildMessage } from '../../../testing/builders/builders.ts';
import { answerStream, buildAnswer } from '../../../testing/screens/talk-screen.ts';
import { answerEvents } from './answer-events.ts';

async function namesOf(response: Response): Promise<string[]> {
  const names: string[] = [];
  for await (const { event } of answerEvents(response)) names.push(event);
  return names;
}

const streamed = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };

test('a stream is read until the answer is whole, then hung up', async () => {
  const stream = answerStream();
  stream.send(...buildAnswer(['Acht.']));
  expect(await namesOf(stream.response())).toEqual(['sentence', 'done']);
  expect(stream.isHungUp).toBe(true);
});

test('an answer in JSON counts as whole', async () => {
  expect(await namesOf(new Response(JSON.stringify(buildMessage())))).toEqual(['done']);
});

test('events of tomorrow are skipped', async () => {
  const message = JSON.stringify({ message: buildMessage() });
  const body = `event: mood\ndata: {}\n\nevent: done\ndata: ${message}\n\n`;
  expect(await namesOf(new Response(body, streamed))).toEqual(['done']);
});

test('a refusal in the stream is the refusal of the server', async () => {
  const stream = answerStream();
  stream.send({ event: 'error', data: { error: 'ANSWER_FAILED', message: 'Oh nein.' } });
  await expect(namesOf(stream.response())).rejects.toMatchObject({
    code: 'ANSWER_FAILED',
    message: 'Oh nein.',
    isForPerson: true,
  });
});

test.each([
  ['an event of another form', 'event: sentence\ndata: {"words":"Hallo"}\n\n'],
  ['broken JSON', 'event: sentence\ndata: {"text":\n\n'],
  [
    'the end before the answer',
    'event: sentence\ndata: {"index":0,"text":"Hallo","speechUrl":null}\n\n',
  ],
  ['nothing at all', ''],
])('%s cannot be processed', async (_name, body) => {
  await expect(namesOf(new Response(body, streamed))).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

test('a torn stream cannot be processed', async () => {
  const stream = answerStream();
  stream.tear();
  await expect(namesOf(stream.response())).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

test('a stream that falls silent is given up after 20 s', async () => {
  const stream = answerStream();
  const [first] = buildAnswer(['Acht.']);
  if (first) stream.send(first);
  // Loaded before the clock is held: what reads the events comes lazily.
  await namesOf(new Response(JSON.stringify(buildMessage())));
  vi.useFakeTimers();
  const names = namesOf(stream.response());
  const outcome = expect(names).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  await vi.advanceTimersByTimeAsync(20_000);
  await outcome;
});
