import { createOpenAiModeration } from '@lux/ai/providers/openai-moderation.ts';
import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import type { Readiness } from '@lux/contracts/common/health.ts';
import type { Logger } from 'pino';
import type { QuizBank } from '../quiz/bank/load-bank.ts';
import { createItemCheck } from '../quiz/pool/create-item-check.ts';
import type { QuizPool } from '../quiz/pool/create-quiz-pool.ts';
import { createRefiller, type Refiller } from '../quiz/pool/create-refiller.ts';
import { createStoryGate, type StoryGate } from '../story/create-story-gate.ts';
import { createStoryWriter } from '../story/model/create-story-writer.ts';
import type { StoryWriter } from '../story/story-writer.ts';
import { createOpenAiDraftWriter, type DraftWriter } from './openai-draft-writer.ts';
import { createOpenAiQuizWriter } from './openai-quiz-writer.ts';

export interface Writers {
  /** `writer` is null without a model: then the built-in writer makes all texts. */
  stories: { gate: StoryGate; writer: StoryWriter | null };
  /** Null without a model: then all questions are the bank's. */
  modelQuiz: { pool: QuizPool; refiller: Refiller } | null;
  /** Null without a model: then questions about a teacher's text are made by our own means. */
  draftWriter: DraftWriter | null;
  tiers: Readiness['tiers'];
}

/** Who writes questions and stories and who checks them, by what is configured (DESIGN 4). */
export function chooseWriters(
  environment: AiEnvironment,
  { pool, bank, log }: { pool: QuizPool; bank: QuizBank; log: Logger },
): Writers {
  const text = chooseProvider('text', environment);
  const moderation = chooseProvider('moderation', environment);
  const moderate = moderation && createOpenAiModeration(moderation);
  const isFit = createItemCheck(moderate, log);
  return {
    stories: { gate: createStoryGate(moderate, log), writer: text && createStoryWriter(text) },
    modelQuiz: text && {
      pool,
      refiller: createRefiller({ pool, bank, isFit, log, writer: createOpenAiQuizWriter(text) }),
    },
    draftWriter: text && createOpenAiDraftWriter(text),
    tiers: {
      text: text ? 'openai' : 'built-in',
      moderation: moderation ? 'openai' : 'built-in',
    },
  };
}
