import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createUpstreamCall } from '../upstream/upstream-call.ts';
import { UpstreamError } from '../upstream/upstream-policy.ts';
import { estimateTokens, tellAiUsage } from '../usage/ai-usage.ts';
import { createVisibleText } from './visible-text.ts';

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
   * Streams the answer's text as the model writes it, without what it thinks aloud. Leaving the loop
   * cancels the request.
   *
   * @param onCut called before the end where the answer became too long and breaks off anywhere.
   * @throws UpstreamError, or what undici throws, when the provider fails, also in the middle or by
   *   silence; Error where it only thinks even when asked again.
   */
  stream: (turns: ChatTurn[], signal?: AbortSignal, onCut?: () => void) => AsyncGenerator<string>;
}

interface Limits {
  /** A model may think this long before it begins; one on a school's own server is slow. */
  beginMs: number;
  /** Longest silence between two pieces. */
  silenceMs: number;
  /** The most an answer may be; default: the most for a child to listen to. */
  answerTokens?: number;
}

/** Some servers send text in parts of several kinds; what a model thinks is another kind. */
const Content = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string().optional(), text: z.string().optional() }))
    .transform((parts) =>
      parts.map(({ type = 'text', text = '' }) => (type === 'text' ? text : '')).join(''),
    ),
]);

/** A chunk of a streamed chat completion; a failure in the middle comes as `error` and is none. */
const Piece = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: Content.nullish(),
          // What a model thinks, as vLLM, DeepSeek and Ollama call it.
          reasoning_content: z.string().nullish(),
          reasoning: z.string().nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  /** In the last chunk, of servers that count. */
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

const LIMITS: Limits = { beginMs: 12_000, silenceMs: 8_000 };
/** After the model said it was done. */
const LAST_BYTES_LIMIT_MS = 1_000;
const LAST_BYTES_LIMIT = 65_536;
const ANSWER_LIMIT_TOKENS = 600;
const MOST_TRIES = 2;
/** For servers that ignore the limit: more than so many characters are no token in any language we know. */
const CHARACTERS_PER_TOKEN = 8;

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

  const { host, hostname } = new URL(baseUrl);
  // OpenAI counts only where it is asked to; others do so by themselves, or refuse the word.
  const counting = hostname.endsWith('openai.com') && { stream_options: { include_usage: true } };
  const tokenLimit = createTokenLimit(baseUrl, answerTokens);
  const mostCharacters = answerTokens * CHARACTERS_PER_TOKEN;

  /** Returns whether it was thought about. */
  async function* streamOnce(
    turns: ChatTurn[],
    outerSignal?: AbortSignal,
    onCut?: () => void,
  ): AsyncGenerator<string, boolean> {
    outerSignal?.throwIfAborted();
    const ending = new AbortController();
    const end = () => ending.abort(outerSignal?.reason);
    outerSignal?.addEventListener('abort', end, { once: true });
    const fellSilent = () => ending.abort(new Error('the model fell silent'));
    // The call has its own limit for the answer's head; this one is for the first piece.
    let timer = setTimeout(fellSilent, beginMs + 500);
    let isBegun = false;
    let isDone = false;
    let hasThought = false;
    let characters = 0;
    let counted: z.infer<typeof Piece>['usage'];
    let isAsked = false;
    const visible = createVisibleText();
    try {
      const { body } = await tokenLimit.ask((limit) =>
        ask({
          method: 'POST',
          path: '/chat/completions',
          body: { model, messages: turns, stream: true, ...counting, ...limit },
          signal: ending.signal,
        }),
      );
      isAsked = true;
      for await (const data of readEventData(body.iterator({ destroyOnReturn: false }))) {
        if (data === '[DONE]') {
          isDone = true;
          // Once the last bytes are read, the connection is good for the next question.
          const signal = AbortSignal.timeout(LAST_BYTES_LIMIT_MS);
          body.dump({ limit: LAST_BYTES_LIMIT, signal }).catch(() => {});
          break;
        }
        if (isBegun) timer.refresh();
        else {
          clearTimeout(timer);
          timer = setTimeout(fellSilent, silenceMs);
          isBegun = true;
        }
        const piece = Piece.parse(JSON.parse(data));
        counted = piece.usage ?? counted;
        const choice = piece.choices[0];
        const { content, reasoning, reasoning_content: reasoningContent } = choice?.delta ?? {};
        const thought = reasoning ?? reasoningContent ?? '';
        characters += (content ?? '').length + thought.length;
        const text = visible.push(content ?? '');
        hasThought ||= text === '' && (content || thought) !== '';
        if (text) yield text;
        if (choice?.finish_reason === 'length') onCut?.();
        if (characters > mostCharacters) {
          onCut?.();
          return hasThought;
        }
      }
      const text = visible.flush();
      if (text) yield text;
      return hasThought;
    } finally {
      clearTimeout(timer);
      outerSignal?.removeEventListener('abort', end);
      if (!isDone) ending.abort();
      if (isAsked)
        tellAiUsage({ ability: 'text', host, model, ...tokensOf(turns, characters, counted) });
    }
  }

  return {
    async *stream(turns, signal, onCut) {
      let isAnswered = false;
      // A model that has only thought gets a second try.
      for (let tries = 0; tries < MOST_TRIES && !isAnswered; tries += 1) {
        const pieces = streamOnce(turns, signal, onCut);
        try {
          let next = await pieces.next();
          for (; !next.done; next = await pieces.next()) {
            isAnswered ||= next.value.trim() !== '';
            yield next.value;
          }
          if (!next.value) return;
        } finally {
          await pieces.return(false);
        }
      }
      if (!isAnswered) throw new Error('the model has only thought');
    },
  };
}

/** What a call took, as the server counted or by length. */
function tokensOf(
  turns: readonly ChatTurn[],
  characters: number,
  counted: z.infer<typeof Piece>['usage'],
) {
  if (counted) {
    return { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens };
  }
  const asked = turns.reduce((sum, { content }) => sum + content.length, 0);
  return {
    inputTokens: estimateTokens(asked),
    outputTokens: estimateTokens(characters),
    isEstimate: true,
  };
}

type TokenLimit = { max_tokens: number } | { max_completion_tokens: number };

/** What servers answer to a parameter that they do not know. */
const NOT_UNDERSTOOD = new Set([400, 422]);

/**
 * Says how long an answer may be in the server's own word: OpenAI's models take
 * `max_completion_tokens`, Mistral, Ollama, LocalAI and others `max_tokens`; one word makes some of
 * them refuse, or is ignored. Where the first is refused the other is tried, and what was understood
 * is kept.
 */
function createTokenLimit(baseUrl: string, tokens: number) {
  const words: TokenLimit[] = [{ max_tokens: tokens }, { max_completion_tokens: tokens }];
  if (new URL(baseUrl).hostname.endsWith('openai.com')) words.reverse();
  let isUnderstood = false;
  return {
    ask: async <T>(call: (limit: TokenLimit | undefined) => Promise<T>): Promise<T> => {
      try {
        const answer = await call(words[0]);
        isUnderstood = true;
        return answer;
      } catch (error) {
        const isRefused = error instanceof UpstreamError && NOT_UNDERSTOOD.has(error.status);
        if (isUnderstood || !isRefused) throw error;
        const answer = await call(words[1]);
        words.reverse();
        isUnderstood = true;
        return answer;
      }
    },
  };
}
