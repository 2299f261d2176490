import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();
const ANSWER = ['Der Mond ', 'leuchtet nicht. ', 'Er ', 'spiegelt ', 'die Sonne.'];

async function open(behaviour: Parameters<typeof fakeOpenAi>[0] = {}) {
  const upstream = await fakeOpenAi({ answer: ANSWER, ...behaviour });
  const environment = { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm' };
  const service = await openConversation({ engines, environment });
  const id = await service.start();
  const body = { role: 'user', content: 'Warum leuchtet der Mond?', askId: createId() };
  const path = `/conversations/${id}`;
  return { ...service, ...upstream, id, path, body };
}

test('a question asked again, as its answer got lost on the way, gets the same answer', async () => {
  const { asked, body, call, id, messagesOf, path } = await open();
  const first = (await call('POST', `${path}/messages`, { body })).json();
  const again = (await call('POST', `${path}/messages`, { body })).json();
  expect(again).toEqual(first);
  expect((await messagesOf(id)).map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(asked).toHaveLength(1);
});

test('asked again while the first answer is still under way, it is stored once', async () => {
  const { body, call, id, messagesOf, path } = await open();
  const both = await Promise.all([
    call('POST', `${path}/messages`, { body }),
    call('POST', `${path}/messages`, { body }),
  ]);
  const [one, other] = both.map((answer) => answer.json());
  expect(one).toEqual(other);
  expect((await messagesOf(id)).map(({ role }) => role)).toEqual(['user', 'assistant']);
});

test('an answer that was cut is completed when it is asked for again', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const service = await open({ beforePiece: (index) => (index === 3 ? promise : undefined) });
  const { body, call, countHangUps, id, messagesOf, path, stream } = service;
  const hangUp = new AbortController();
  const answer = await stream(`${path}/streamed-messages`, body, hangUp.signal);
  const reader = answer.body?.getReader();
  let heard = '';
  while (!heard.includes('leuchtet nicht.')) {
    heard += new TextDecoder().decode((await reader?.read())?.value);
  }
  hangUp.abort();
  await waitFor(() => countHangUps() === 1, { what: 'the model to be cancelled' });
  release();
  await waitFor(async () => (await messagesOf(id)).length === 2);

  await call('POST', `${path}/messages`, { body });
  const messages = await messagesOf(id);
  expect(messages.map(({ content }) => content)).toEqual([body.content, ANSWER.join('')]);
});

test('the same words asked anew are a new turn', async () => {
  const { body, call, id, messagesOf, path } = await open();
  await call('POST', `${path}/messages`, { body });
  await call('POST', `${path}/messages`, { body: { ...body, askId: createId() } });
  expect(await messagesOf(id)).toHaveLength(4);
});
