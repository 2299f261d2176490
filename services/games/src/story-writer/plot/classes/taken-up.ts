import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import type { EventClass } from '../../data/class-file.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { spokenEnd } from '../../reading/spoken-end.ts';
import { roleOf } from '../event-cast.ts';
import { type Echo, echoClause } from './echo-clause.ts';

/** How blocks begin with the child's own clause, and the cast that has its words. */
export interface TakenUp {
  open: (blocks: readonly string[]) => string[];
  cast: StoryCast;
}

/** The child's last clause before the blocks of something of a class; null where none can be said again. */
export function takenUp(
  className: string,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
): TakenUp | null {
  const one = data.classes.get(className);
  if (!one || spokenEnd(reading.corrected.text)) return null;
  const echo = echoClause(reading, cast.hero, className, data);
  if (!echo) return null;
  return {
    open: (blocks) => withEcho(blocks, one, echo, ageGroup),
    cast: castOf(cast, echo, null),
  };
}

/** A cast with the clause and whom it names. */
export function castOf(cast: StoryCast, echo: Echo | null, what: Entity | null): StoryCast {
  return {
    ...cast,
    words: { ...cast.words, ...echo?.words },
    roles: {
      ...cast.roles,
      ...(echo && { lead: echo.lead }),
      ...(what && { what: roleOf(what) }),
    },
  };
}

/** `Kaum war das Ruder weggeschwommen, bekam Mats einen großen Schreck`, before each block. */
export function withEcho(
  blocks: readonly string[],
  told: EventClass,
  echo: Echo | null,
  ageGroup: AgeGroup,
): string[] {
  if (!echo) return [];
  const { small, sudden, lasting } = openingsOf(told);
  const openings = ageGroup === 'small' ? small : echo.isSudden ? sudden : lasting;
  return openings.flatMap((opening) => blocks.map((block) => `${opening} ${block}`));
}

/** How the child's own clause is taken up: for the youngest, behind something sudden, behind what lasts. */
export function openingsOf({ cry, kaum, dass }: Pick<EventClass, 'cry' | 'kaum' | 'dass'>) {
  return {
    small: [`${cry}, {satz}!`],
    sudden: kaum.map((tail) => `Kaum {main}, ${tail}.`),
    lasting: dass.map((tail) => `Dass {ob}, ${tail}.`),
  };
}
