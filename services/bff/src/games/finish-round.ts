import type { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import { originOf } from '@lux/service-kit/tracing/origin.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { accountOwnerOf, actFor } from '../sessions/act-for.ts';

/** No child reads a question and taps its answer faster. */
const SHORTEST_ANSWER_SECONDS = 0.3;

/** False for a round without a mistake that was over before anybody could have read it. */
function isPlausibleRound({
  score,
  total,
  seconds,
}: Pick<FinishedRound, 'score' | 'total' | 'seconds'>): boolean {
  return score < total || seconds >= total * SHORTEST_ANSWER_SECONDS;
}

/**
 * Publishes a round that a child has finished, for stickers and statistics, and its answers for what the
 * child has learnt: two streams, as each has one group (docs/decisions/026). Resolves when it is stored;
 * the same id counts once, so a client may retry until it is answered.
 *
 * @throws VISITOR_UNKNOWN where the session has neither user nor visitor, SERVICE_UNAVAILABLE without Redis.
 */
export async function finishRound(
  { activities, rounds, services }: Pick<Deps, 'activities' | 'rounds' | 'services'>,
  request: FastifyRequest,
  { id, game, category, score, total, seconds, answers = [] }: FinishedRound,
): Promise<void> {
  const [owner] = actFor(request).owners;
  if (!owner) throw errors.VISITOR_UNKNOWN();
  const activity = {
    name: 'game.finished',
    id,
    timestamp: new Date().toISOString(),
    owner,
    game,
    category,
    score,
    total,
    seconds,
    isPlausible: isPlausibleRound({ score, total, seconds }),
  } as const;
  const origin = originOf(request.id);
  const account = accountOwnerOf(request.session);
  const isLearntFrom = account !== null && answers.length > 0 && activity.isPlausible;
  await Promise.all([
    activities.append(activity, origin),
    // A lesson with `wipe` leaves no progress (CLASSROOM "Progress").
    isLearntFrom &&
      request.lesson?.afterwards !== 'wipe' &&
      rounds.append({ id, timestamp: activity.timestamp, owner: account, answers }, origin),
  ]);
  request.tellBoard({ area: game, counts: 'round' });
  // Redis may lose what accounts has not read yet. Where that is away, it reads it later.
  if (account !== null) {
    await services.accounts.countActivity(request.id, activity).catch(() => {});
  }
}
