import type { MathDifficulty, MathProblem, MathRequest } from '@lux/contracts/games/math.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { planMath } from '../progress/plan-practice.ts';

/** How admins read a level. */
const LEVELS: Record<MathDifficulty, string> = {
  easy: 'Klasse 1–2',
  medium: 'Klasse 3–4',
  hard: 'Klasse 5–6',
};

/** The problems of a round (SPEC 7, `POST /api/math/generate`), chosen for the child. Anybody may play. */
export async function generateMathProblems(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { visitorToken: _secret, ...wish }: MathRequest,
): Promise<MathProblem[]> {
  const operations = [...new Set(wish.operations)].join(' ');
  request.record({ type: 'math', prompt: `${LEVELS[wish.difficulty]}: ${operations}` });
  const practice = await planMath({ services }, request);
  return services.games.generateMath(request.id, { ...wish, ...(practice && { practice }) });
}
