import { expect, test } from 'vitest';
import { answerWell, answerWith, openChat } from '../../testing/open-chat.ts';

test.each([400, 422])(
  'a server that refuses our word for the limit with %i is asked in its own, for good',
  async (status) => {
    const { ask, asked } = await openChat(answerWith(status), answerWell);
    expect(await ask()).toBe('Guten Tag!');
    expect(await ask()).toBe('Guten Tag!');
    expect(
      asked.map((body) => Object.keys(body).filter((name) => name.startsWith('max_'))),
    ).toEqual([['max_tokens'], ['max_completion_tokens'], ['max_completion_tokens']]);
  },
);

test('a server that refuses both words has refused, and is not asked for ever', async () => {
  const { ask, countRequests } = await openChat(answerWith(422));
  await expect(ask()).rejects.toThrow('422');
  expect(countRequests()).toBe(2);
});

test.each([
  ['gpt-5-mini', 'low'],
  ['openai/gpt-oss-20b', 'low'],
  ['o3-mini', 'low'],
  ['gpt-oss:20b', 'low'],
  ['gpt-5.4-mini', undefined],
  ['gemma3', undefined],
  ['mistral-small-latest', undefined],
])('%s is asked for effort %s', async (model, effort) => {
  const { ask, chatWith, asked } = await openChat(answerWell);
  await ask({}, chatWith(model));
  expect(asked[0]?.reasoning_effort).toBe(effort);
});

test.each([
  ['gpt-5-mini', 'minimal'],
  ['gpt-5-2025-08-07', 'minimal'],
  ['gpt-5-pro', 'low'],
  ['gpt-5.4-mini', undefined],
  ['gemini-2.5-flash', 'none'],
  ['gemini-2.5-pro', 'low'],
  ['qwen3:4b', 'none'],
  ['gpt-oss:20b', 'low'],
  ['gemma3', undefined],
])('for a yes or no %s is asked for effort %s', async (model, effort) => {
  const { ask, chatWith, asked } = await openChat(answerWell);
  await ask({}, chatWith(model, { isBrief: true }));
  expect(asked[0]?.reasoning_effort).toBe(effort);
});

const schema = {
  name: 'greeting',
  schema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
} as const;

test('a form is asked for, and left out for good where the server refuses it', async () => {
  const { ask, asked } = await openChat(answerWith(400), answerWell);
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(asked.map(({ response_format }) => response_format)).toEqual([
    { type: 'json_schema', json_schema: { ...schema, strict: true } },
    undefined,
    undefined,
  ]);
});

test('a form is not blamed for a word that the server did not know', async () => {
  const { ask, asked } = await openChat(answerWith(400), answerWith(400), answerWell);
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(asked.map((body) => ['max_completion_tokens' in body, 'response_format' in body])).toEqual(
    [
      [false, true],
      [false, false],
      [true, false],
      [true, true],
    ],
  );
});
