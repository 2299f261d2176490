import OpenAI from 'openai';
import type { OpenAiProvider } from './choose-provider.ts';
import { createUpstreamPolicy } from './create-upstream-policy.ts';

export interface ChatTurn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Chat {
  /**
   * Streams the answer's text as the model writes it.
   *
   * @throws the client's own error when the provider fails, also in the middle.
   */
  stream: (turns: ChatTurn[], signal?: AbortSignal) => AsyncIterable<string>;
}

/** Longest wait for the first piece, and the most an answer for a child may be. */
const FIRST_PIECE_LIMIT_MS = 10_000;
const ANSWER_LIMIT_TOKENS = 600;

/** A chat with an OpenAI-compatible server. Nothing that identifies a child may be in the turns. */
export function createOpenAiChat({ baseUrl, apiKey, model }: OpenAiProvider): Chat {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    timeout: FIRST_PIECE_LIMIT_MS,
  });
  const policy = createUpstreamPolicy();

  return {
    async *stream(turns, signal) {
      const pieces = await policy.execute(async () =>
        client.chat.completions.create(
          { model, messages: turns, stream: true, max_completion_tokens: ANSWER_LIMIT_TOKENS },
          signal && { signal },
        ),
      );
      for await (const piece of pieces) {
        const text = piece.choices[0]?.delta?.content;
        if (text) yield text;
      }
    },
  };
}
