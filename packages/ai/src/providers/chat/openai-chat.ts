import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import type { OpenAiProvider } from '../../settings/choose-provider.ts';
import { createUpstreamCall } from '../../upstream/upstream-call.ts';
import { estimateTokens, tellAiUsage } from '../../usage/ai-usage.ts';
import { type AnswerSchema, createServerDialect, effortOf } from './server-dialect.ts';
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

export interface ChatWish {
  signal?: AbortSignal | undefined;
  /** Called before the end where the answer became too long and breaks off anywhere. */
  onCut?: (() => void) | undefined;
  /** The most this answer may be; default: the chat's own limit. */
  answerTokens?: number | undefined;
  /** The answer is JSON of this form where the server can promise it; elsewhere the prompt must ask for it. */
  schema?: { name: string; schema: AnswerSchema } | undefined;
}

export interface Chat {
  /**
   * Streams the answer's text as the model writes it, without what it thinks aloud. Leaving the loop
   * cancels the request.
   *
   * @throws UpstreamError, or what undici throws, when the provider fails, also in the middle or by
   *   silence; Error where it only thinks even when asked again.
   */
  stream: (turns: ChatTurn[], wish?: ChatWish) => AsyncGenerator<string>;
}

interface Limits {
  /** A model may think this long before it begins; one on a school's own server is slow. */
  beginMs: number;
  /** Longest silence between two pieces. */
  silenceMs: number;
  /** The most an answer may take from its first piece on; a server that drips breaks off there. */
  wholeMs?: number;
  /** The most an answer may be; default: the most for a child to listen to. */
  answerTokens?: number;
  /** A yes or no is wanted, about which nobody needs to think for long. */
  isBrief?: boolean;
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
const WHOLE_LIMIT_MS = 90_000;
const ANSWER_LIMIT_TOKENS = 600;
const MOST_TRIES = 2;
/** Thoughts count as well: a model that thinks needs this much beside its answer. */
const THINKING_TOKENS = 1_500;
/** Models that may begin inside a thought, because their server's prompt has opened it. */
const BEGINS_INSIDE = /deepseek-r1|r1-distill|qwq|thinking|magistral|reasoning/i;
/** For servers that ignore the limit: more than so many characters are no token in any language we know. */
const CHARACTERS_PER_TOKEN = 8;

/** A chat with an OpenAI-compatible server. Nothing that identifies a child may be in the turns. */
export function createOpenAiChat(
  { baseUrl, apiKey, model }: OpenAiProvider,
  {
    beginMs,
    silenceMs,
    wholeMs = WHOLE_LIMIT_MS,
    answerTokens = ANSWER_LIMIT_TOKENS,
    isBrief = false,
  }: Limits = LIMITS,
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
  const dialect = createServerDialect(baseUrl);
  const effort = effortOf(model, { isBrief });
  let mayBeginInside = BEGINS_INSIDE.test(model);
  let isThinker = mayBeginInside || effort.reasoning_effort !== undefined;

  /** Returns whether it was thought about. */
  async function* streamOnce(
    turns: ChatTurn[],
    { signal: outerSignal, onCut, answerTokens: wished = answerTokens, schema }: ChatWish,
  ): AsyncGenerator<string, boolean> {
    const tokens = wished + (isThinker ? THINKING_TOKENS : 0);
    const mostCharacters = tokens * CHARACTERS_PER_TOKEN;
    const parts = {
      ...effort,
      ...(schema && {
        response_format: {
          type: 'json_schema' as const,
          json_schema: { ...schema, strict: true as const },
        },
      }),
    };
    outerSignal?.throwIfAborted();
    const ending = new AbortController();
    const end = () => ending.abort(outerSignal?.reason);
    outerSignal?.addEventListener('abort', end, { once: true });
    const fellSilent = () => ending.abort(new Error('the model fell silent'));
    // The call has its own limit for the answer's head; this one is for the first piece.
    let timer = setTimeout(fellSilent, beginMs + 500);
    let begunAt: number | undefined;
    let isDone = false;
    let hasThought = false;
    let isCut = false;
    let characters = 0;
    let counted: z.infer<typeof Piece>['usage'];
    let isAsked = false;
    const visible = createVisibleText({ mayBeginInside });
    try {
      const { body } = await dialect.ask({ tokens, parts }, (optional) =>
        ask({
          method: 'POST',
          path: '/chat/completions',
          body: { model, messages: turns, stream: true, ...counting, ...optional },
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
        if (begunAt !== undefined) timer.refresh();
        else {
          clearTimeout(timer);
          timer = setTimeout(fellSilent, silenceMs);
          begunAt = performance.now();
        }
        const piece = Piece.parse(JSON.parse(data));
        // LocalAI sends a count of nothing with each piece.
        if (piece.usage?.completion_tokens) counted = piece.usage;
        const choice = piece.choices[0];
        const { content, reasoning, reasoning_content: reasoningContent } = choice?.delta ?? {};
        const thought = reasoning ?? reasoningContent ?? '';
        characters += (content ?? '').length + thought.length;
        const text = visible.push(content ?? '');
        hasThought ||= text === '' && (content || thought) !== '';
        mayBeginInside ||= visible.hasUnmarkedThought;
        isThinker ||= thought !== '' || mayBeginInside;
        if (text) yield text;
        if (choice?.finish_reason === 'length') {
          isCut = true;
          onCut?.();
        }
        if (characters > mostCharacters || performance.now() - begunAt > wholeMs) {
          onCut?.();
          return hasThought;
        }
      }
      const text = visible.flush({ isCut });
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
    async *stream(turns, wish = {}) {
      let isAnswered = false;
      // A model that has only thought gets a second try.
      for (let tries = 0; tries < MOST_TRIES && !isAnswered; tries += 1) {
        // Perhaps its thoughts took all the room there was: it gets more.
        isThinker ||= tries > 0;
        const pieces = streamOnce(turns, wish);
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
