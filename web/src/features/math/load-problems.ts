import { MathProblem } from '@lux/contracts/games/math.ts';
import { z } from 'zod';
import { RoundQuestion } from '../../games-kit/round/round.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';
import type { MathSetup } from './math-game.ts';

const Questions = z.array(RoundQuestion).min(1);
const MathAnswer = {
  parse: (value: unknown) => toQuestions(z.array(MathProblem).parse(value)),
};

const toQuestions = (problems: readonly MathProblem[]): RoundQuestion[] =>
  Questions.parse(problems.map(({ problem, ...rest }) => ({ question: problem, ...rest })));

/**
 * The problems of a round from the server (SPEC 7); offline, the same code generates them here.
 * Rejects if the server refuses.
 */
export async function loadProblems(
  setup: MathSetup,
  signal: AbortSignal,
): Promise<RoundQuestion[]> {
  if (!navigator.onLine) return makeProblems(setup);
  try {
    return await rest.post('/api/math/generate', setup, async () => MathAnswer, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NO_CONNECTION') return makeProblems(setup);
    throw error;
  }
}

async function makeProblems(setup: MathSetup): Promise<RoundQuestion[]> {
  const { luxMaths } = await import('./lux-maths.ts');
  return toQuestions(luxMaths.generate(setup));
}
