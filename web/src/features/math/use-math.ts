import fantastic from 'openmoji/color/svg/1F3C6.svg?url';
import good from 'openmoji/color/svg/1F31F.svg?url';
import notBad from 'openmoji/color/svg/1F44D.svg?url';
import onward from 'openmoji/color/svg/1F331.svg?url';
import { useEffect, useRef } from 'react';
import type { Result } from '../../games-kit/result-screen.tsx';
import { reportRound } from '../../games-kit/round/report-round.ts';
import { isRoundFinished, roundScore } from '../../games-kit/round/round.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { randomId } from '../../lib/random-id.ts';
import { keptAgeGroup } from '../../lib/storage/age-group.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { loadProblems } from './load-problems.ts';
import { MathGame, type MathSetup } from './math-game.ts';
import { mathMachine } from './math-machine.ts';

/** At least 80 % fantastic, 60 % good, 40 % not bad, otherwise keep practising (SPEC 9). */
export function mathResult(score: number, total: number): Result {
  // Integers: 0.6 * 5 is not exactly 3.
  const reaches = (percent: number) => score * 100 >= percent * total;
  if (reaches(80)) {
    const text = 'Du rechnest wie ein Profi!';
    return { title: 'Fantastisch!', text, mood: 'speaking', drawing: fantastic };
  }
  if (reaches(60)) {
    const text = 'Das meiste klappt schon richtig gut.';
    return { title: 'Gut gemacht!', text, mood: 'idle', drawing: good };
  }
  if (reaches(40)) {
    const text = 'Du bist auf einem guten Weg.';
    return { title: 'Nicht schlecht!', text, mood: 'idle', drawing: notBad };
  }
  const text = 'Mit jeder Aufgabe wirst du besser.';
  return { title: 'Weiter üben!', text, mood: 'caring', drawing: onward };
}

/** SPEC 9. */
export const defaultSetup: MathSetup = { difficulty: 'easy', operations: ['+', '-'], count: 10 };

/** Whose sums these are, in the words of SPEC 3. */
const ageGroups = { easy: 'small', medium: 'medium', hard: 'large' } as const;

/**
 * The round in the browser's storage, with its seconds. A reload while loading begins at the setup.
 */
const keptMath = {
  open(): MathGame {
    const kept = storage.readJson(storageKeys.mathGame, MathGame);
    return kept?.phase === 'playing' ? kept : { phase: 'setup', setup: defaultSetup };
  },

  keep(game: MathGame): void {
    if (game.phase === 'playing') storage.writeJson(storageKeys.mathGame, game);
    else storage.remove(storageKeys.mathGame);
  },
};

/** The state of the maths game: loading, failures and reports of finished rounds (SPEC 4, 8). */
export function useMath() {
  const [game, send] = useKeptMachine({ machine: mathMachine, ...keptMath });
  const loading = useRef<AbortController | null>(null);
  useEffect(() => () => loading.current?.abort(), []);

  async function load(setup: MathSetup): Promise<void> {
    const controller = new AbortController();
    loading.current?.abort();
    loading.current = controller;
    keptAgeGroup.note(ageGroups[setup.difficulty]);
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
