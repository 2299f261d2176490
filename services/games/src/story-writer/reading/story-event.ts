import type { Entity } from './entity.ts';
import type { Clause } from './read-clause.ts';

/** Something that happens in a child's story. */
export interface StoryEvent {
  kind: string;
  /** Whom it happens to; null is the hero. */
  who: Entity | null;
  what: Entity | null;
  other: Entity | null;
  /** As an infinitive: `ein Baumhaus bauen`. */
  wish: string | null;
  clause: Clause;
}
