import { UpstreamError } from '../../upstream/upstream-policy.ts';

type Effort = 'none' | 'minimal' | 'low';

/** The parts of a chat request that not every server takes. */
export interface OptionalParts {
  reasoning_effort?: Effort;
  response_format?: {
    type: 'json_schema';
    json_schema: { name: string; strict: true; schema: AnswerSchema };
  };
}

/** The form of an answer: JSON Schema of an object all of whose properties are required. */
export interface AnswerSchema {
  type: 'object';
  properties: Record<string, unknown>;
  required: readonly string[];
  additionalProperties: false;
}

/** The form of an object with exactly these parts. */
export const answerSchema = (properties: AnswerSchema['properties']): AnswerSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

type LimitWord = 'max_tokens' | 'max_completion_tokens';

/** What servers answer to a parameter that they do not know. */
const NOT_UNDERSTOOD = new Set([400, 422]);
/** Models whose effort can be set and that think longer by themselves; later ones do not think unasked. */
const TAKES_EFFORT =
  /(?:^|[/:])(?:o[134](?:$|-)|gpt-5(?![.\d])|gpt-oss|gemini-(?:2\.5|3)|grok-3-mini)/i;

/** Models that may be asked for less than `low`, as OpenAI, Google and Ollama document it. */
const TAKES_LESS: readonly (readonly [RegExp, Effort])[] = [
  [/(?:^|[/:])gpt-5(?:-mini|-nano)?(?:-\d|$)/i, 'minimal'],
  [/(?:^|[/:])gemini-2\.5-flash/i, 'none'],
  [/(?:^|[/:])gemini-3(?:\.\d+)?-flash/i, 'minimal'],
  [/(?:^|[/:])qwen-?3/i, 'none'],
];

/**
 * What a model is asked to spend on thinking before it answers a child.
 *
 * @param isBrief a yes or no is wanted: as little as the model allows.
 */
export function effortOf(
  model: string,
  { isBrief = false } = {},
): Pick<OptionalParts, 'reasoning_effort'> {
  const less = isBrief ? TAKES_LESS.find(([name]) => name.test(model))?.[1] : undefined;
  if (less) return { reasoning_effort: less };
  return TAKES_EFFORT.test(model) ? { reasoning_effort: 'low' } : {};
}

const isRefusal = (error: unknown) =>
  error instanceof UpstreamError && NOT_UNDERSTOOD.has(error.status);

/**
 * Speaks to a server in its own words, and remembers them. OpenAI's models take
 * `max_completion_tokens`, Mistral, Ollama, LocalAI and others `max_tokens`; one word makes some of
 * them refuse, or is ignored. A part that a server refuses is left out from then on.
 */
export function createServerDialect(baseUrl: string) {
  const words: LimitWord[] = ['max_tokens', 'max_completion_tokens'];
  if (new URL(baseUrl).hostname.endsWith('openai.com')) words.reverse();
  const refused = new Set<string>();
  let isUnderstood = false;

  return {
    /** Calls once, again without its optional parts where it was refused, and again with the other word. */
    ask: async <T>(
      { tokens, parts }: { tokens: number; parts: OptionalParts },
      call: (body: object) => Promise<T>,
    ): Promise<T> => {
      const wanted = Object.entries(parts).filter(([name]) => !refused.has(name));
      const callIn = async (word: LimitWord | undefined, optional: object = {}) => {
        const answer = await call({ ...(word && { [word]: tokens }), ...optional });
        isUnderstood = true;
        return answer;
      };
      try {
        return await callIn(words[0], Object.fromEntries(wanted));
      } catch (error) {
        if (!isRefusal(error) || (isUnderstood && wanted.length === 0)) throw error;
      }
      if (wanted.length > 0) {
        try {
          const answer = await callIn(words[0]);
          for (const [name] of wanted) refused.add(name);
          return answer;
        } catch (error) {
          if (!isRefusal(error) || isUnderstood) throw error;
        }
      }
      const answer = await callIn(words[1]);
      words.reverse();
      return answer;
    },
  };
}
