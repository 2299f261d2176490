import OpenAI from 'openai';
import type { OpenAiProvider } from './choose-provider.ts';
import { createUpstreamPolicy } from './create-upstream-policy.ts';

export interface ChatTurn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Chat {
  /**
   * Streams the answer's text as the model writes it. Leaving the loop cancels the request.
   *
   * @throws the client's own error when the provider fails, also in the middle or by silence.
   */
  stream: (turns: ChatTurn[], signal?: AbortSignal) => AsyncIterable<string>;
}

interface Limits {
  /** A model may think this long before it begins; one on a school's own server is slow. */
  beginMs: number;
  /** Longest silence between two pieces. */
  silenceMs: number;
}

const LIMITS: Limits = { beginMs: 12_000, silenceMs: 8_000 };
/** The most an answer for a child may be. */
const ANSWER_LIMIT_TOKENS = 600;

/** A chat with an OpenAI-compatible server. Nothing that identifies a child may be in the turns. */
export function createOpenAiChat(
  { baseUrl, apiKey, model }: OpenAiProvider,
  { beginMs, silenceMs }: Limits = LIMITS,
): Chat {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: beginMs });
  const policy = createUpstreamPolicy();

  return {
    async *stream(turns, outerSignal) {
      const silence = new AbortController();
      const signal = outerSignal ? AbortSignal.any([outerSignal, silence.signal]) : silence.signal;
      // The client has its own limit for the answer's head; this one is for the first piece.
      let timer = setTimeout(() => silence.abort(), beginMs + 500);
      try {
        const pieces = await policy.execute(async () =>
          client.chat.completions.create(
            { model, messages: turns, stream: true, max_completion_tokens: ANSWER_LIMIT_TOKENS },
            { signal },
          ),
        );
        for await (const piece of pieces) {
          clearTimeout(timer);
          timer = setTimeout(() => silence.abort(), silenceMs);
          const text = piece.choices[0]?.delta?.content;
          if (text) yield text;
        }
        // The client ends a cancelled stream like a finished one.
        if (silence.signal.aborted) throw new Error('the model fell silent');
        outerSignal?.throwIfAborted();
      } finally {
        clearTimeout(timer);
        silence.abort();
      }
    },
  };
}
