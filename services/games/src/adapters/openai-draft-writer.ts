import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { type DraftPrompt, ModelDraftQuestion } from '../drafts/model/draft-prompt.ts';
import { createQuestionModel } from './create-question-model.ts';
import { findJsonObjects } from './find-json-objects.ts';

const LONGEST_ANSWER = 48_000;
/** Wrappers like `{"quiz": {"questions": [...]}}` go no deeper. */
const DEEPEST = 4;

/** Somebody who makes questions of a teacher's text. */
export interface DraftWriter {
  /** What is whole in the answer; nothing where it has no such form. @throws where nothing came. */
  write: (prompt: DraftPrompt, signal: AbortSignal) => Promise<ModelDraftQuestion[]>;
}

/** Questions written by a model behind an OpenAI-compatible server. */
export function createOpenAiDraftWriter(provider: OpenAiProvider): DraftWriter {
  const ask = createQuestionModel(provider);
  return {
    write: async (prompt, signal) => {
      const written = await ask({
        prompt,
        signal,
        form: { name: 'draft', more: ['source'] },
        longestAnswer: LONGEST_ANSWER,
      });
      return findJsonObjects(written).flatMap((one) => questionsIn(one, DEEPEST));
    },
  };
}

function questionsIn(value: unknown, depth: number): ModelDraftQuestion[] {
  const question = ModelDraftQuestion.safeParse(value);
  if (question.success) return [question.data];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => questionsIn(inner, depth - 1));
}
