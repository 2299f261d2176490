import type { PracticeOfAreas, PracticePlan } from '@lux/contracts/classroom/progress.ts';
import type { MathPractice } from '@lux/contracts/games/math.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { accountOwnerOf, actForAnybody } from '../sessions/act-for.ts';

type Tools = Pick<Deps, 'services'>;

const nothing: PracticeOfAreas = {
  ...{ tasks: [], known: [], isFixed: false },
  ...{ knownFamilies: [], settled: [], untried: [] },
};

/**
 * What a game should ask this child. Nobody waits long for it and no round fails by it: visitors, and
 * everybody while classroom is away, play evenly.
 */
async function planFor(
  { services }: Tools,
  request: FastifyRequest,
  area: 'math' | 'letters',
): Promise<PracticeOfAreas> {
  const { session } = request;
  const account = accountOwnerOf(session);
  // A guest without an account may still have a lesson whose teacher chose what to practise.
  const owners = account === null ? actForAnybody(request).owners.slice(0, 1) : [account];
  if (owners.length === 0 || (account === null && session.place === null)) return nothing;
  const caller = { owners, requestId: request.id };
  try {
    return await services.classroom.planPractice(caller, area, session.place?.placeId ?? null);
  } catch (error) {
    request.log.warn({ err: error }, 'a round is played evenly');
    return nothing;
  }
}

/** For the letters game, which deals its tasks in the browser. */
export async function planLetters(deps: Tools, request: FastifyRequest): Promise<PracticePlan> {
  const { tasks, known, isFixed } = await planFor(deps, request, 'letters');
  return { tasks, known, isFixed };
}

/** For the sums that games makes; null: every sum is as likely as the others. */
export async function planMath(deps: Tools, request: FastifyRequest): Promise<MathPractice | null> {
  const { known: _, ...plan } = await planFor(deps, request, 'math');
  return plan.tasks.length + plan.knownFamilies.length === 0 ? null : plan;
}
