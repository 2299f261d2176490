import { type QuizCategory, QuizQuestion } from '@lux/contracts/games/quiz.ts';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { createAskedHistory } from '../../games-kit/round/create-asked-history.ts';
import { reportRound } from '../../games-kit/round/report-round.ts';
import { isRoundFinished, type RoundQuestion } from '../../games-kit/round/round.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { rest } from '../../lib/api/rest.ts';
import { randomId } from '../../lib/random-id.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { QuizGame, quizMachine } from './quiz-machine.ts';

/** SPEC 9. */
const COUNT = 5;

const QuizAnswer = z.array(QuizQuestion).length(COUNT);

/** A category of the bank has fewer questions; the request may exclude 500. */
const askedQuestions = createAskedHistory(storageKeys.askedQuestions, {
  limit: 200,
  maxTextLength: 400,
});

/** Five questions that this child has not had yet (SPEC 7, 9). Rejects with an ApiError. */
function generateQuiz(category: QuizCategory['id'], signal: AbortSignal): Promise<RoundQuestion[]> {
  const body = { category, count: COUNT, excludedQuestions: askedQuestions.of(category) };
  return rest.post('/api/quiz/generate', body, async () => QuizAnswer, { signal });
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

type Category = QuizCategory['id'];

/** The state of the quiz: loading, failures and reports of finished rounds (SPEC 4, 8). */
export function useQuiz() {
  const [game, send] = useKeptMachine({ machine: quizMachine, ...keptQuiz });
  const generating = useRef<AbortController | null>(null);
  useEffect(() => () => generating.current?.abort(), []);

  async function generate(category: Category): Promise<void> {
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
    } catch {
      if (controller.signal.aborted) return;
      toasts.show({
        title: 'Fehler bei KI-Fragen',
        description: 'Fehler beim Generieren der Fragen',
        tone: 'danger',
      });
      send({ type: 'generating-failed' });
    }
  }

  return {
    game,
    pick(category: Category) {
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
