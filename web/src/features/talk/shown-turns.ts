import type { Turn } from './turn.ts';

/** How much of the conversation the home screen shows: the last three questions and answers. */
const SHOWN_TURNS = 6;

/** The latest turns; help in danger stays among them, however long ago it was given. */
export function shownTurns(turns: readonly Turn[]): Turn[] {
  const latest = turns.slice(-SHOWN_TURNS);
  const crisis = turns.findLast((turn) => turn.safety === 'crisis');
  return crisis === undefined || latest.includes(crisis) ? latest : [crisis, ...latest];
}
