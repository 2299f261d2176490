import type { Reading } from '../../sentence/reading.ts';
import type { Verb } from '../../wish.ts';
import type { Roles } from '../clause-roles.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import type { Clause } from '../split-clauses.ts';

/** What two of a kind do to each other without a word for the other. */
const MUTUAL = /^(hugs|kisses|fights|bumps|hoses|tickles)$/;

/** "zwei Hunde umarmen sich", "zwei Ritter kämpfen mit Schwertern": each of them the other. */
export function actOnEachOther(
  { wish }: Reading,
  { parts }: Clause,
  { entry }: ClauseVerb,
  roles: Roles,
  hasActed: boolean,
): boolean {
  const { subjects, objects, around } = roles;
  const [agent = -1] = subjects;
  const isPair = subjects.length === 1 && (wish.figures[agent]?.count ?? 1) > 1;
  // "ziehen sich an den Haaren": each at the other one.
  const isAtBody = parts.some((part) => part.kind === 'fixed' && part.preposition === 'an');
  if (entry.bare === 'pull' && isAtBody && !hasActed && (isPair || subjects.length === 2)) {
    for (const at of subjects) {
      const figure = wish.figures[at];
      if (figure) figure.pose = 'tug';
    }
    wish.actions.push({ verb: 'fights', agent, object: subjects[1] ?? agent });
    return true;
  }
  // "schubsen sich": both hands at the other one.
  if (
    entry.bare === 'push' &&
    objects.length === 0 &&
    !hasActed &&
    (isPair || subjects.length === 2)
  ) {
    for (const at of subjects) {
      const figure = wish.figures[at];
      if (figure) figure.pose = 'push';
    }
    wish.actions.push({ verb: 'fights', agent, object: subjects[1] ?? agent });
    return true;
  }
  const sense = /^(fights|bumps)$/.test(entry.mit ?? '') ? (entry.mit ?? '') : (entry.akk ?? '');
  if (!isPair || objects.length > 0 || !MUTUAL.test(sense)) return false;
  if (hasActed && sense !== 'fights') return false;
  const cause = around.find(({ preposition }) => preposition === 'um');
  const [target] = cause?.figures ?? [];
  roles.around = around.filter((group) => group !== cause);
  wish.actions.push({
    verb: MUTUAL.exec(sense)?.[0] as Verb,
    agent,
    object: agent,
    ...(target !== undefined && { target }),
  });
  return true;
}
