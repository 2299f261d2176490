import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { type AiUsage, measureAiUsage } from '../../usage/ai-usage.ts';
import { createOpenAiChat } from './openai-chat.ts';

/** The frames of each server as its users have recorded them, with words of ours. */
const RECORDED: Record<string, { events: object[]; ending?: string; name?: string }> = {
  // The role in every piece, thoughts in a field of their own beside empty content.
  'Ollama with a model that thinks': {
    events: [
      ollama({ role: 'assistant', content: '', reasoning: 'Okay, the child' }),
      ollama({ role: 'assistant', content: '', reasoning: ' asks.' }),
      ollama({ role: 'assistant', content: 'Der Mond ' }),
      ollama({ role: 'assistant', content: 'ist rund.' }),
      ollama({ role: 'assistant', content: '' }, 'stop'),
    ],
  },
  // Of 1.x named events and no [DONE], of 2.8 no finish_reason before the last one and a count of nothing.
  LocalAI: {
    name: 'event: message\n',
    events: [
      localAi({ role: 'assistant', content: '' }),
      localAi({ content: 'Der ' }),
      localAi({ content: 'Mond ' }),
      localAi({ content: 'ist rund.' }),
      localAi({ content: '' }, { finish_reason: 'stop' }),
    ],
    ending: '',
  },
  // The last word comes with the reason to stop; the count in a piece without choices.
  vLLM: {
    events: [
      vllm({ role: 'assistant', content: '' }),
      vllm({ reasoning_content: 'Nachdenken.' }),
      vllm({ content: 'Der Mond ' }),
      vllm({ content: 'ist rund.' }, 'stop'),
      {
        object: 'chat.completion.chunk',
        choices: [],
        usage: { prompt_tokens: 9, completion_tokens: 7 },
      },
    ],
  },
  // Content as a list of parts of several kinds, the count with the last piece.
  'Mistral with a model that thinks': {
    events: [
      mistral({ role: 'assistant', content: '' }),
      mistral({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
      mistral({ content: [{ type: 'text', text: 'Der Mond ' }] }),
      mistral({ content: 'ist rund.' }),
      {
        ...mistral({ content: '' }, 'stop'),
        usage: { prompt_tokens: 9, total_tokens: 16, completion_tokens: 7 },
      },
    ],
  },
  // Content of null in the first piece, times in the last.
  'llama.cpp and LM Studio': {
    events: [
      { choices: [{ finish_reason: null, index: 0, delta: { role: 'assistant', content: null } }] },
      { choices: [{ finish_reason: null, index: 0, delta: { content: 'Der Mond ' } }] },
      { choices: [{ finish_reason: null, index: 0, delta: { content: 'ist rund.' } }] },
      { choices: [{ finish_reason: 'stop', index: 0, delta: {} }], timings: { predicted_n: 7 } },
    ],
  },
  // A gateway that marks neither the role nor the kind.
  'a gateway with empty roles': {
    events: [
      {
        choices: [{ index: 0, delta: { role: '', reasoning_content: '' } }],
        usage: { total_tokens: 0 },
      },
      { choices: [{ index: 0, delta: { role: '', content: 'Der Mond ist rund.' } }] },
    ],
  },
};

function ollama(delta: object, finish_reason: string | null = null) {
  const head = {
    id: 'chatcmpl-774',
    object: 'chat.completion.chunk',
    system_fingerprint: 'fp_ollama',
  };
  return { ...head, choices: [{ index: 0, delta, finish_reason }] };
}
function localAi(delta: object, end = {}) {
  const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  return { object: 'chat.completion.chunk', choices: [{ index: 0, delta, ...end }], usage };
}
function vllm(delta: object, finish_reason: string | null = null) {
  const choice = { index: 0, delta, logprobs: null, finish_reason, stop_reason: null };
  return { object: 'chat.completion.chunk', choices: [choice] };
}
function mistral(delta: object, finish_reason: string | null = null) {
  return { object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] };
}

test.each(Object.keys(RECORDED))('%s is heard as it was meant, and counted', async (server) => {
  const { events = [], ending = 'data: [DONE]\n\n', name = '' } = RECORDED[server] ?? {};
  const stream = events.map((event) => `${name}data: ${JSON.stringify(event)}\n\n`).join('');
  const asked: Record<string, unknown>[] = [];
  const { baseUrl } = await openServer(stream + ending, asked);
  const chat = createOpenAiChat({ baseUrl, apiKey: 'none', model: 'm' });
  const used: AiUsage[] = [];
  let cuts = 0;
  const said = await measureAiUsage(
    (usage) => used.push(usage),
    async () => {
      let text = '';
      const onCut = () => {
        cuts += 1;
      };
      for await (const part of chat.stream([{ role: 'user', content: 'Hallo' }], { onCut }))
        text += part;
      return text;
    },
  );
  expect([said, cuts]).toEqual(['Der Mond ist rund.', 0]);
  expect(used).toHaveLength(1);
  expect(used[0]?.outputTokens).toBeGreaterThan(4);
  // Some servers refuse what they do not know; only OpenAI counts where it is asked to.
  expect(asked[0]).not.toHaveProperty('stream_options');
});

async function openServer(answer: string, asked: Record<string, unknown>[]) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { baseUrl: `http://127.0.0.1:${port}/v1` };
}
