import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { Roles } from '../clause-roles.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import { act, addAction } from './act.ts';

/** What is done to whom it is done for: "putzt dem Elefanten die Zähne", "klaut dem König die Krone". */
export function doForReceivers(reading: Reading, { entry }: ClauseVerb, roles: Roles): boolean {
  const { subjects, objects, receivers } = roles;
  if (receivers.length === 0 || !entry.dat || entry.dat === 'to') return false;
  if (!/^(robs|dresses)$/.test(entry.dat)) {
    return act(reading, subjects, {
      sense: entry.dat,
      objects: receivers,
      manner: entry.manner,
    });
  }
  if (objects.length === 0) return false;
  return entry.dat === 'dresses' ? dressReceivers(reading, roles) : robReceivers(reading, roles);
}

/** "setzt dem Schneemann einen Hut auf": he wears it. */
function dressReceivers(reading: Reading, roles: Roles): boolean {
  const { subjects, objects, receivers } = roles;
  roles.objects = [];
  act(reading, receivers, { sense: 'wears', objects });
  return act(reading, subjects, { sense: 'helps', objects: receivers });
}

/** "klaut dem König die Krone": he runs after the thief. */
function robReceivers(reading: Reading, { subjects, receivers }: Roles): boolean {
  const { wish } = reading;
  for (const agent of receivers) {
    const victim = wish.figures[agent];
    if (!victim || !isAlive(reading, victim)) continue;
    victim.feeling ??= 'angry';
    const [object] = subjects;
    if (object !== undefined) addAction(reading, { verb: 'chases', agent, object });
  }
  return false;
}
