import { useEffect, useRef } from 'react';
import { isRoundFinished } from '../../games-kit/round/is-round-finished.ts';
import { reportRound } from '../../games-kit/round/report-round.ts';
import { roundScore } from '../../games-kit/round/round-score.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { randomId } from '../../lib/random-id.ts';
import { toasts } from '../../lib/toasts.ts';
import { keptMath } from './kept-math.ts';
import { loadProblems } from './load-problems.ts';
import { mathMachine } from './math-machine.ts';
import { mathResult } from './math-result.ts';
import type { MathSetup } from './math-setup.ts';

/** The sums with their waits, failures and reports (SPEC 4, 8). */
export function useMath() {
  const [game, send] = useKeptMachine({ machine: mathMachine, ...keptMath });
  const loading = useRef<AbortController | null>(null);
  useEffect(() => () => loading.current?.abort(), []);

  async function load(setup: MathSetup): Promise<void> {
    const controller = new AbortController();
    loading.current?.abort();
    loading.current = controller;
    try {
      const questions = await loadProblems(setup, controller.signal);
      if (controller.signal.aborted) return;
      send({ type: 'loaded', questions, id: randomId(), at: Date.now() });
    } catch {
      if (controller.signal.aborted) return;
      const description = 'Die Mathe-Aufgaben konnten nicht geladen werden.';
      toasts.show({ title: 'Fehler', description, tone: 'danger' });
      send({ type: 'loading-failed' });
    }
  }

  return {
    game,
    change: (setup: MathSetup) => send({ type: 'setup-changed', setup }),
    start() {
      const after = send({ type: 'start-pressed' });
      if (after.phase === 'loading') void load(after.setup);
    },
    choose: (index: number) => send({ type: 'chosen', index, at: Date.now() }),
    check: () => send({ type: 'check-pressed', at: Date.now() }),
    passSecond: () => send({ type: 'second-passed', at: Date.now() }),
    next() {
      const after = send({ type: 'next-pressed', at: Date.now() });
      if (after.phase !== 'playing' || !isRoundFinished(after.round)) return;
      reportRound(after.round, 'math', after.setup.difficulty);
      const total = after.round.questions.length;
      const score = roundScore(after.round);
      toasts.show({
        title: mathResult(score, total).title,
        description: `${score} von ${total} Aufgaben richtig`,
        tone: 'success',
      });
    },
    again() {
      const after = send({ type: 'again-pressed' });
      if (after.phase === 'loading') void load(after.setup);
    },
    openSetup() {
      loading.current?.abort();
      send({ type: 'setup-opened' });
    },
  };
}
