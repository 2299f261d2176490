import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';
import type { GuessLimiter } from '../limits/create-guess-limiter.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about where two secrets differ. */
const isSame = (one: string, other: string) => timingSafeEqual(sha256(one), sha256(other));

/**
 * Lets through who may watch the class: an unlocked dashboard, or an API client that knows
 * `ADMIN_PIN` (SPEC 6, DESIGN 3).
 *
 * @throws DASHBOARD_LOCKED, or TOO_MANY_GUESSES after wrong pins.
 */
export async function requireDashboard(
  { adminPin, guesses }: { adminPin: string | null; guesses: GuessLimiter },
  request: FastifyRequest,
  shownPin?: string,
): Promise<void> {
  if (request.session.isDashboardUnlocked) return;
  if (adminPin === null || shownPin === undefined) throw errors.DASHBOARD_LOCKED();
  await guesses.allow(request.ip);
  if (isSame(shownPin, adminPin)) return;
  await guesses.countWrong(request.ip);
  throw errors.DASHBOARD_LOCKED();
}
