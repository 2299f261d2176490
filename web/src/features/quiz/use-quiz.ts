import { NO_EXPLANATION } from '@lux/contracts/classroom/material.ts';
import { materialOf, QuizQuestion, type RoundCategory } from '@lux/contracts/games/quiz.ts';
import { dealQuestions } from '@lux/random/deal-questions.ts';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { isAway, lessonMaterials } from '../../games-kit/materials/lesson-materials.ts';
import { createAskedHistory } from '../../games-kit/round/create-asked-history.ts';
import { reportRound } from '../../games-kit/round/report-round.ts';
import { isRoundFinished, type RoundQuestion } from '../../games-kit/round/round.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';
import { randomId } from '../../lib/random-id.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { QuizGame, quizMachine } from './quiz-machine.ts';

/** SPEC 9. */
const COUNT = 5;

const QuizAnswer = z.array(QuizQuestion).length(COUNT);
/** A teacher's quiz may have fewer. */
const MaterialQuizAnswer = z.array(QuizQuestion).min(1).max(COUNT);

/** A category of the bank has fewer questions; the request may exclude 500. */
const askedQuestions = createAskedHistory(storageKeys.askedQuestions, {
  limit: 200,
  maxTextLength: 400,
});

/**
 * Five questions that this child has not had yet (SPEC 7, 9), of a teacher's quiz also without a line.
 * Rejects with an ApiError.
 */
async function generateQuiz(
  category: RoundCategory,
  signal: AbortSignal,
): Promise<RoundQuestion[]> {
  const had = askedQuestions.of(category);
  const materialId = materialOf(category);
  const body = { category, count: COUNT, excludedQuestions: had };
  const schema = materialId === null ? QuizAnswer : MaterialQuizAnswer;
  try {
    return await rest.post('/api/quiz/generate', body, async () => schema, { signal });
  } catch (error) {
    const kept =
      materialId !== null && isAway(error) ? await lessonMaterials.readKept(materialId) : null;
    if (kept === null || !('questions' in kept.body)) throw error;
    const dealt = dealQuestions(Math.random, kept.body.questions, { count: COUNT, had });
    return dealt.map(({ explanation = NO_EXPLANATION, ...one }) => ({ ...one, explanation }));
  }
}

/** The round in the browser's storage. A reload while loading begins at the categories. */
const keptQuiz = {
  open(): QuizGame {
    const kept = storage.readJson(storageKeys.quizGame, QuizGame);
    return kept?.phase === 'playing' ? kept : { phase: 'picking' };
  },

  keep(game: QuizGame): void {
    if (game.phase === 'playing') storage.writeJson(storageKeys.quizGame, game);
    else storage.remove(storageKeys.quizGame);
  },
};

/** The state of the quiz: loading, failures and reports of finished rounds (SPEC 4, 8). */
export function useQuiz() {
  const [game, send] = useKeptMachine({ machine: quizMachine, ...keptQuiz });
  const generating = useRef<AbortController | null>(null);
  useEffect(() => () => generating.current?.abort(), []);

  async function generate(category: RoundCategory): Promise<void> {
    const controller = new AbortController();
    generating.current?.abort();
    generating.current = controller;
    try {
      const questions = await generateQuiz(category, controller.signal);
      if (controller.signal.aborted) return;
      askedQuestions.add(
        category,
        questions.map(({ question }) => question),
      );
      const counted = questions.map((one) => ({ ...one, task: `quiz:${category}` }));
      send({ type: 'generated', questions: counted, id: randomId(), at: Date.now() });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isOfTeacher = materialOf(category) !== null;
      const isSaid = isOfTeacher && error instanceof ApiError && error.isForPerson;
      toasts.show({
        title: isOfTeacher ? 'Das geht gerade nicht' : 'Fehler bei KI-Fragen',
        description: isSaid ? error.message : 'Fehler beim Generieren der Fragen',
        tone: 'danger',
      });
      send({ type: 'generating-failed' });
    }
  }

  return {
    game,
    pick(category: RoundCategory) {
      send({ type: 'category-picked', category });
      void generate(category);
    },
    choose: (index: number) => send({ type: 'chosen', index, at: Date.now() }),
    check: () => send({ type: 'check-pressed', at: Date.now() }),
    next() {
      const after = send({ type: 'next-pressed', at: Date.now() });
      if (after.phase !== 'playing' || !isRoundFinished(after.round)) return;
      reportRound(after.round, 'quiz', after.category);
    },
    again() {
      const after = send({ type: 'again-pressed' });
      if (after.phase === 'generating') void generate(after.category);
    },
    leave() {
      generating.current?.abort();
      send({ type: 'category-left' });
    },
  };
}
