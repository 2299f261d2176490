import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { Group } from '../clause-groups.ts';
import type { Roles } from '../clause-roles.ts';
import type { ClauseVerb } from '../resolve-verb.ts';

/** What is done on one's own feet, with others beside. */
const TOGETHER = /^(jump|run|walk|crawl|sneak|cartwheel|handstand|roll|swim|sing|cheer|laugh)$/;

/** "springt mit einem Tiger herum": said after the verb, animals do it too. */
export function isCompanion(
  reading: Reading,
  { preposition, figures, at }: Group,
  { entry, at: verbAt }: ClauseVerb,
  { subjects, objects }: Pick<Roles, 'subjects' | 'objects'>,
): boolean {
  const isAfter = at > verbAt && objects.length === 0 && subjects.length > 0;
  const areDoers = isAfter && preposition === 'mit' && TOGETHER.test(entry.bare ?? '');
  return (
    areDoers &&
    [...subjects, ...figures].every((index) => {
      const figure = reading.wish.figures[index];
      return figure !== undefined && isAlive(reading, figure);
    })
  );
}

/** They do what the verb says, unless something else was said of them. */
export function joinIn({ wish }: Reading, { figures }: Group, { entry }: ClauseVerb): void {
  for (const at of figures) {
    const figure = wish.figures[at];
    if (!figure) continue;
    if (entry.bare) figure.pose ??= entry.bare;
    if (entry.swims) figure.isSwimming = true;
  }
}
