import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { quizPrompt } from '../quiz/pool/quiz-prompt.ts';
import type { QuizWriter } from '../quiz/pool/quiz-writer.ts';
import { createQuestionModel } from './create-question-model.ts';

/** Three times what the requested questions need. */
const LONGEST_ANSWER = 32_000;

/** Questions written by a model behind an OpenAI-compatible server. */
export function createOpenAiQuizWriter(provider: OpenAiProvider): QuizWriter {
  const ask = createQuestionModel(provider);
  return {
    write: async (order, signal) =>
      ask({
        prompt: quizPrompt(order),
        signal,
        form: { name: 'quiz' },
        longestAnswer: LONGEST_ANSWER,
      }),
  };
}
