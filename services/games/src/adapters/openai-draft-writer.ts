import { createOpenAiChat } from '@lux/ai/providers/openai-chat.ts';
import { answerSchema } from '@lux/ai/providers/server-dialect.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { type DraftPrompt, ModelDraftQuestion } from '../drafts/model/draft-prompt.ts';
import { findJsonObjects } from './find-json-objects.ts';

const texts = { type: 'array', items: { type: 'string' } } as const;
/** What `draftPrompt` asks for in words, for servers that can promise it. */
const DRAFT = {
  name: 'draft',
  schema: answerSchema({
    questions: {
      type: 'array',
      items: answerSchema({
        question: { type: 'string' },
        answer: { type: 'string' },
        wrong: texts,
        explanation: { type: 'string' },
        source: { type: 'string' },
      }),
    },
  }),
};
/** A teacher waits, and sees that LUX is at work. */
const LIMITS = { beginMs: 30_000, silenceMs: 15_000, answerTokens: 5_000 };
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
  const chat = createOpenAiChat(provider, LIMITS);
  return {
    write: async ({ rules, order }, signal) => {
      const asked = [
        { role: 'system' as const, content: rules },
        { role: 'user' as const, content: order },
      ];
      let written = '';
      try {
        for await (const piece of chat.stream(asked, { signal, schema: DRAFT })) {
          written += piece;
          if (written.length >= LONGEST_ANSWER) break;
        }
      } catch (error) {
        // The complete questions of an interrupted answer are still usable.
        if (written === '') throw error;
      }
      return findJsonObjects(written.slice(0, LONGEST_ANSWER)).flatMap((one) =>
        questionsIn(one, DEEPEST),
      );
    },
  };
}

function questionsIn(value: unknown, depth: number): ModelDraftQuestion[] {
  const question = ModelDraftQuestion.safeParse(value);
  if (question.success) return [question.data];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => questionsIn(inner, depth - 1));
}
