import { createOpenAiChat } from '@lux/ai/providers/openai-chat.ts';
import { answerSchema } from '@lux/ai/providers/server-dialect.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { quizPrompt } from '../quiz/pool/quiz-prompt.ts';
import type { QuizWriter } from '../quiz/pool/quiz-writer.ts';

const texts = { type: 'array', items: { type: 'string' } } as const;
/** What `quizPrompt` asks for in words, for servers that can promise it. */
const QUIZ = {
  name: 'quiz',
  schema: answerSchema({
    questions: {
      type: 'array',
      items: answerSchema({
        question: { type: 'string' },
        answer: { type: 'string' },
        wrong: texts,
        explanation: { type: 'string' },
      }),
    },
  }),
};

/** No child waits, so a school's own server may take its time. */
const LIMITS = { beginMs: 30_000, silenceMs: 15_000, answerTokens: 5_000 };
/** Three times what the requested questions need; a longer answer is cut off. */
const LONGEST_ANSWER = 32_000;

/** Questions written by a model behind an OpenAI-compatible server. */
export function createOpenAiQuizWriter(provider: OpenAiProvider): QuizWriter {
  const chat = createOpenAiChat(provider, LIMITS);
  return {
    write: async (order, signal) => {
      const { rules, order: wish } = quizPrompt(order);
      let written = '';
      try {
        for await (const piece of chat.stream(
          [
            { role: 'system', content: rules },
            { role: 'user', content: wish },
          ],
          { signal, schema: QUIZ },
        )) {
          written += piece;
          if (written.length >= LONGEST_ANSWER) break;
        }
      } catch (error) {
        // The complete questions of an interrupted answer are still usable.
        if (written === '') throw error;
      }
      return written.slice(0, LONGEST_ANSWER);
    },
  };
}
