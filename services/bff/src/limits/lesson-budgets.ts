import type { Id } from '@lux/contracts/common/ids.ts';
import { type Rate, type TokenBuckets, tooManyRequests } from './buckets/token-buckets.ts';

/** A class and its guests: forty seats, and some devices twice. */
const CHILDREN = 60;
const each = (burst: number, perSecond: number): Rate => ({
  burst: burst * CHILDREN,
  perSecond: perSecond * CHILDREN,
});

/** What all children of a lesson have together; per child as much as of an address (`addressRates`). */
const lessonRates = {
  all: each(200, 20),
  sessions: each(4, 1 / 60),
};

/** How long a browser counts as its lesson's without having called. */
const REMEMBER_MS = 10 * 60_000;
const MAX_MEMBERS = 50_000;

export type LessonBudgets = ReturnType<typeof createLessonBudgets>;

/**
 * Budgets of lessons: whoever is in one takes from it instead of from the address's, so that no
 * stranger behind the school's address takes what a class needs, and no class what others do. Who is in
 * which lesson is remembered by the cookie, which nobody can invent.
 */
export function createLessonBudgets(buckets: TokenBuckets, now: () => number = Date.now) {
  const members = new Map<string, { lessonId: Id; until: number }>();

  return {
    /** The session was seen in this lesson. */
    note: (sessionId: string, lessonId: Id): void => {
      // Put at the end, so that the first are those that have called least lately.
      members.delete(sessionId);
      members.set(sessionId, { lessonId, until: now() + REMEMBER_MS });
      if (members.size <= MAX_MEMBERS) return;
      const [oldest] = members.keys();
      if (oldest !== undefined) members.delete(oldest);
    },

    forget: (sessionId: string): void => void members.delete(sessionId),

    /** The lesson in which a session was seen lately; null for all others. */
    lessonOf: (sessionId: string | null): Id | null => {
      const member = sessionId === null ? undefined : members.get(sessionId);
      return member && member.until > now() ? member.lessonId : null;
    },

    /** @returns milliseconds until the lesson's children may ask for more; 0: taken. */
    take: (lessonId: Id): number => buckets.take(`lesson ${lessonId}`, lessonRates.all),

    /** For a child that joins in a network that has started all the sessions it may. @throws TOO_MANY_REQUESTS */
    startSession: (lessonId: Id): void => {
      const waitMs = buckets.take(`session-starts lesson ${lessonId}`, lessonRates.sessions);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },
  };
}
