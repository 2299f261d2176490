import type { QuizCategory } from '@lux/contracts/games/quiz-category.ts';
import { useEffect, useRef } from 'react';
import { isRoundFinished } from '../../games-kit/round/is-round-finished.ts';
import { reportRound } from '../../games-kit/round/report-round.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { randomId } from '../../lib/random-id.ts';
import { toasts } from '../../lib/toasts.ts';
import { askedQuestions } from './asked-questions.ts';
import { generateQuiz } from './generate-quiz.ts';
import { keptQuiz } from './kept-quiz.ts';
import { quizMachine } from './quiz-machine.ts';

type Category = QuizCategory['id'];

/** The quiz with its waits, failures and reports (SPEC 4, 8). */
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
      send({ type: 'generated', questions, id: randomId(), at: Date.now() });
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
