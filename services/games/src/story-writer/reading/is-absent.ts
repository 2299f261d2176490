import type { StoryReading } from './read-story.ts';

/** Whoever does this does nothing more for a while. */
const AWAY = /^(?:schlafen|einschlafen|sterben|verschwinden)$/u;
/** So many sentences back somebody must have been spoken of. */
const NEAR = 3;

/** Whether the one a story is about has gone or is asleep at its end. */
export function isAbsent({ clauses, subjects, open }: StoryReading): boolean {
  const isMissing = open.some(
    ({ kind, what }) => /^(?:lostBeing|caughtAway)$/u.test(kind) && what?.isHero === true,
  );
  if (isMissing) return true;
  const end = clauses.at(-1)?.sentence ?? 0;
  const last = clauses.findLast((one) => subjects.get(one)?.isHero === true);
  // `Es schläft immer ein`: so it is, and now it is awake.
  const isUsual = last?.lower.some((word) => /^(?:immer|oft|jede[nrms]?)$/u.test(word)) === true;
  const isAway =
    last !== undefined && !isUsual && last.modal === '' && !last.isNegated && AWAY.test(last.verb);
  return isAway && end - last.sentence < NEAR;
}
