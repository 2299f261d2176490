import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { Happening } from './play-week.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MINUTE_MS = 60_000;
const SCHOOL_BEGINS_HOUR = 8;
const LESSONS_MINUTES = 5 * 60;
const [PER_SCHOOL_DAY, PER_FREE_DAY] = [140, 18];
const SATURDAY = 6;

interface Week {
  happenings: readonly Happening[];
  /** Tokens of the children. */
  tokens: readonly string[];
  now: Date;
  /** A number from 0 up to 1. */
  random: () => number;
}

/**
 * Requests as a class makes them in the seven days before today: many on school days between eight
 * and one, few at the weekend. Their ids name day and number, so that the same week counts once.
 */
export function spreadOverWeek({ happenings, tokens, now, random }: Week): RequestCompletedEvent[] {
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  return Array.from({ length: 7 }, (_, index) => index + 1).flatMap((daysAgo) => {
    const day = new Date(now.getTime() - daysAgo * DAY_MS);
    day.setHours(SCHOOL_BEGINS_HOUR, 0, 0, 0);
    const isFree = day.getDay() === 0 || day.getDay() === SATURDAY;
    const count = isFree ? PER_FREE_DAY : PER_SCHOOL_DAY;
    return Array.from({ length: count }, (_, number): RequestCompletedEvent[] => {
      const happening = pick(happenings);
      if (!happening) return [];
      const { usualMs, ...facts } = happening;
      const at = day.getTime() + random() * LESSONS_MINUTES * MINUTE_MS;
      return [
        {
          ...facts,
          id: `example-${day.toISOString().slice(0, 10)}-${number}`,
          timestamp: new Date(at).toISOString(),
          visitorToken: pick(tokens) ?? null,
          userAgent: pick(['Firefox auf Linux', 'Chrome auf Windows', 'Safari auf iPadOS']) ?? null,
          ipAddress: '192.168.10.0',
          userId: null,
          status: random() < 0.02 ? 503 : 200,
          // Mostly about as usual, now and then far slower: what waiting feels like.
          durationMs: Math.round(usualMs * (0.6 + random() + (random() < 0.04 ? 6 : 0))),
          safety: null,
        },
      ];
    }).flat();
  });
}
