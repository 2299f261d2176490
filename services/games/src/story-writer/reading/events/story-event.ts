import type { Clause } from '../clauses/read-clause.ts';
import type { Entity } from '../entity.ts';

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
  /** The clause as it is told when it is put right; null where nobody can say. */
  good: string | null;
}
