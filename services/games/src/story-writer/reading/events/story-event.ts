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
  /** The clause told again and told as put right, for the templates: `ob`, `dass`, `satz`, `result`, `hope`. */
  said: Readonly<Record<string, string>>;
}
