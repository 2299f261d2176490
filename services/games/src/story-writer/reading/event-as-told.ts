import type { Entity } from './entity.ts';
import { FAMILY } from './find-lead.ts';
import type { StoryEvent } from './story-event.ts';

/** What a happening is in this story: who runs from a bear was in danger. */
export function asTold(
  event: StoryEvent,
  before: readonly StoryEvent[],
  subject: Entity | null,
): StoryEvent | null {
  const last = before.at(-1);
  const { kind, clause, other, wish, what } = event;
  // Nobody meets their own brother, and a wish without an object is none.
  const isOwn =
    other !== null && (/^(?:mein|sein|ihr|unser)/u.test(other.nom) || FAMILY.test(other.key));
  if ((kind === 'meets' && isOwn) || (/^(?:lost|seeks)/u.test(kind) && what?.isHero)) return null;
  if (kind === 'wish' && wish === null && what === null && clause.modal !== '') return null;
  if (kind === 'wish' && wish !== null && /(?:fr|aufr)essen$/u.test(wish)) {
    return { ...event, kind: 'hungry', wish: null };
  }
  const isThing = subject !== null && !subject.isBeing && !subject.isHero;
  if (kind === 'ill' && isThing && /^(?:sein|werden)$/u.test(clause.verb)) return null;

  if (
    event.kind === 'leaves' &&
    last?.kind === 'meets' &&
    last.other &&
    event.who === null &&
    /rennen|laufen|fliehen|flüchten|abhauen/u.test(event.clause.verb)
  ) {
    return { ...event, kind: 'threat', other: last.other };
  }
  if (event.kind === 'stolen' && subject?.isHero) return { ...event, kind: 'mischief', who: null };
  if (event.kind === 'broke' && subject?.isHero && event.what?.isHero) {
    return { ...event, kind: 'broken', what: null };
  }
  if (event.kind === 'cannot' && event.wish === null && before.length > 0) return null;
  return event;
}

/** `Er ist weg. Ich suche ihn.`: one trouble. */
export function isAgain({ kind, what }: StoryEvent, open: readonly StoryEvent[]): boolean {
  if (!/^(?:seeks|lost)/u.test(kind) || !what) return false;
  return open.some((one) => /^(?:seeks|lost|stolen)/u.test(one.kind) && one.what?.key === what.key);
}
