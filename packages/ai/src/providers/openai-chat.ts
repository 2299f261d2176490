import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createUpstreamCall } from '../upstream/upstream-call.ts';

/**
 * The `data` of each server-sent event of a provider's answer. A line is an event of its own, as
 * OpenAI sends them, so that servers which leave out the blank line between events work, too.
 */
async function* readEventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    }
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
}

export interface ChatTurn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Chat {
  /**
   * Streams the answer's text as the model writes it. Leaving the loop cancels the request.
   *
   * @throws UpstreamError, or what undici throws, when the provider fails, also in the middle or by
   *   silence.
   */
  stream: (turns: ChatTurn[], signal?: AbortSignal) => AsyncIterable<string>;
}

interface Limits {
  /** A model may think this long before it begins; one on a school's own server is slow. */
  beginMs: number;
  /** Longest silence between two pieces. */
  silenceMs: number;
  /** The most an answer may be; default: the most for a child to listen to. */
  answerTokens?: number;
}

/** A chunk of a streamed chat completion; a failure in the middle comes as `error` and is none. */
const Piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
});

const LIMITS: Limits = { beginMs: 12_000, silenceMs: 8_000 };
/** After the model said it was done. */
const LAST_BYTES_LIMIT_MS = 1_000;
const LAST_BYTES_LIMIT = 65_536;
const ANSWER_LIMIT_TOKENS = 600;

/** A chat with an OpenAI-compatible server. Nothing that identifies a child may be in the turns. */
export function createOpenAiChat(
  { baseUrl, apiKey, model }: OpenAiProvider,
  { beginMs, silenceMs, answerTokens = ANSWER_LIMIT_TOKENS }: Limits = LIMITS,
): Chat {
  const ask = createUpstreamCall({
    provider: 'the model',
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    headLimitMs: beginMs,
  });

  return {
    async *stream(turns, outerSignal) {
      outerSignal?.throwIfAborted();
      const ending = new AbortController();
      const end = () => ending.abort(outerSignal?.reason);
      outerSignal?.addEventListener('abort', end, { once: true });
      const fellSilent = () => ending.abort(new Error('the model fell silent'));
      // The call has its own limit for the answer's head; this one is for the first piece.
      let timer = setTimeout(fellSilent, beginMs + 500);
      let isBegun = false;
      let isDone = false;
      try {
        const { body } = await ask({
          method: 'POST',
          path: '/chat/completions',
          body: { model, messages: turns, stream: true, max_completion_tokens: answerTokens },
          signal: ending.signal,
        });
        for await (const data of readEventData(body.iterator({ destroyOnReturn: false }))) {
          if (data === '[DONE]') {
            isDone = true;
            // Once the last bytes are read, the connection is good for the next question.
            const signal = AbortSignal.timeout(LAST_BYTES_LIMIT_MS);
            body.dump({ limit: LAST_BYTES_LIMIT, signal }).catch(() => {});
            return;
          }
          if (isBegun) timer.refresh();
          else {
            clearTimeout(timer);
            timer = setTimeout(fellSilent, silenceMs);
            isBegun = true;
          }
          const text = Piece.parse(JSON.parse(data)).choices[0]?.delta?.content;
          if (text) yield text;
        }
      } finally {
        clearTimeout(timer);
        outerSignal?.removeEventListener('abort', end);
        if (!isDone) ending.abort();
      }
    },
  };
}
