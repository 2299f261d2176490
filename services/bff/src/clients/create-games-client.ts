import {
  type DraftOrder,
  FoundWords,
  MaterialDraft,
  type WordsWish,
} from '@lux/contracts/classroom/material.ts';
import { Drawing, LettersContent } from '@lux/contracts/games/letters-content.ts';
import { type MathOrder, MathProblem } from '@lux/contracts/games/math.ts';
import { QuizQuestion, type QuizRoundOrder } from '@lux/contracts/games/quiz.ts';
import { StoryAnswer, type StoryRequest } from '@lux/contracts/games/story.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import { processingFactsOf } from './processing-facts-of.ts';

/** Games gives up a model after 25 s and writes itself. */
const STORY_LIMIT_MS = 35_000;
/** A model may take a minute for thirty questions; then games writes itself. */
const DRAFT_LIMIT_MS = 90_000;

const TitleDrawings = z.object({ drawings: z.array(Drawing.nullable()) });

export type GamesClient = ReturnType<typeof createGamesClient>;

/** What the bff asks of games. No owner is sent: games serves all children alike. */
export function createGamesClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readProcessingFacts: processingFactsOf(service),

    readLetters: (requestId: string) =>
      service.json(LettersContent, { method: 'GET', path: '/letters', requestId }),

    findWords: (requestId: string, body: WordsWish) =>
      service.json(FoundWords, { method: 'POST', path: '/letters/words', body, requestId }),

    /** In the order of the titles. */
    findTitleDrawings: async (requestId: string, titles: string[]) => {
      const order = { method: 'POST', path: '/letters/title-drawings', body: { titles } } as const;
      return (await service.json(TitleDrawings, { ...order, requestId })).drawings;
    },

    generateQuiz: (requestId: string, wish: QuizRoundOrder) =>
      service.json(z.array(QuizQuestion), {
        method: 'POST',
        path: '/quiz/generate',
        body: wish,
        requestId,
      }),

    generateMath: (requestId: string, wish: Omit<MathOrder, 'visitorToken'>) =>
      service.json(z.array(MathProblem), {
        method: 'POST',
        path: '/math/generate',
        body: wish,
        requestId,
      }),

    /** @throws NOTHING_TO_DRAFT */
    writeDraft: (requestId: string, order: DraftOrder, signal: AbortSignal) =>
      service.json(MaterialDraft, {
        ...{ method: 'POST', path: '/drafts', body: order },
        ...{ timeoutMs: DRAFT_LIMIT_MS, signal, requestId },
      }),

    generateStory: (
      requestId: string,
      wish: Omit<StoryRequest, 'visitorToken'>,
      signal: AbortSignal,
    ) =>
      service.json(StoryAnswer, {
        method: 'POST',
        path: '/story/generate',
        body: wish,
        timeoutMs: STORY_LIMIT_MS,
        signal,
        requestId,
      }),
  };
}
