import { createOpenAiChat } from '@lux/ai/providers/chat/openai-chat.ts';
import { answerSchema } from '@lux/ai/providers/chat/server-dialect.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';

const text = { type: 'string' } as const;

/** Nobody looks at an empty screen meanwhile: a teacher sees that LUX is at work, no child waits. */
const LIMITS = { beginMs: 30_000, silenceMs: 15_000, answerTokens: 5_000 };

interface Asked {
  prompt: { rules: string; order: string };
  signal: AbortSignal;
  /** What the form is called, and what each question of it has besides the usual. */
  form: { name: string; more?: readonly string[] };
  /** A longer answer is cut off. */
  longestAnswer: number;
}

/** Asks a model behind an OpenAI-compatible server for questions, in a form that it may promise to keep. */
export function createQuestionModel(provider: OpenAiProvider) {
  const chat = createOpenAiChat(provider, LIMITS);

  /** The answer as it was written, whole or not. @throws where nothing came. */
  return async ({ prompt, signal, form, longestAnswer }: Asked): Promise<string> => {
    let written = '';
    try {
      const schema = formOf(form);
      for await (const piece of chat.stream(
        [
          { role: 'system', content: prompt.rules },
          { role: 'user', content: prompt.order },
        ],
        { signal, schema },
      )) {
        written += piece;
        if (written.length >= longestAnswer) break;
      }
    } catch (error) {
      // The complete questions of an interrupted answer are still usable.
      if (written === '') throw error;
    }
    return written.slice(0, longestAnswer);
  };
}

/** What the prompts ask for in words, for servers that can promise it. */
function formOf({ name, more = [] }: Asked['form']) {
  return {
    name,
    schema: answerSchema({
      questions: {
        type: 'array',
        items: answerSchema({
          question: text,
          answer: text,
          wrong: { type: 'array', items: text },
          explanation: text,
          ...Object.fromEntries(more.map((part) => [part, text])),
        }),
      },
    }),
  };
}
