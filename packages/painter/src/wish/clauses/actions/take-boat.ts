import type { Reading } from '../../sentence/reading.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import { act } from './act.ts';
import { imply } from './imply.ts';

/** "rudert mit einem Löffel": in the boat that was named before, else in one of its own. */
export function takeBoat(reading: Reading, verb: ClauseVerb, subjects: number[]): void {
  const own = reading.wish.actions.filter(({ agent }) => subjects.includes(agent));
  if (own.some(({ verb: done }) => done === 'rows')) return;
  const boat = own.find(({ verb: done }) => done === 'sitsIn')?.object;
  if (boat === undefined) imply(reading, verb, subjects);
  else act(reading, subjects, { sense: 'rows', objects: [boat] });
}
