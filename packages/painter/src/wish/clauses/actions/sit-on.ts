import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { Action } from '../../wish.ts';
import { addAction, relate } from './act.ts';

/** Sits on somebody or something from now on, whatever was read of the two before. */
export function sitOn(
  reading: Reading,
  agent: number,
  object: number,
  spot?: Action['spot'],
): void {
  const { wish } = reading;
  const rider = wish.figures[agent];
  if (!rider) return;
  const isHeldBy = (action: Action) => action.agent === object && action.object === agent;
  const isOnAnimal =
    !wish.figures[object]?.person &&
    wish.actions.some(({ verb, object: thing }) => verb === 'holds' && thing === agent);
  if (!isAlive(reading, rider) && wish.actions.some(isHeldBy) && !isOnAnimal && !spot) return;
  wish.actions = wish.actions.filter((action) => !isHeldBy(action));
  wish.relations = wish.relations.filter(
    ({ subject, target }) => !(subject === object && target === agent),
  );
  if (spot) {
    wish.actions = wish.actions.filter(
      (action) => action.agent !== agent || action.object !== object,
    );
    addAction(reading, { verb: 'sitsOn', agent, object, spot });
  } else if (isAlive(reading, rider)) addAction(reading, { verb: 'sitsOn', agent, object });
  relate(reading, agent, 'on', object);
}
