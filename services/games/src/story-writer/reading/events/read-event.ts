import type { Language } from '../../language/create-language.ts';
import type { CastList } from '../cast-list.ts';
import { findWish } from '../clauses/find-wish.ts';
import { indefinite } from '../clauses/indefinite.ts';
import type { Mention } from '../clauses/noun-phrase.ts';
import type { Clause } from '../clauses/read-clause.ts';
import type { Entity } from '../entity.ts';
import type { EventFrame } from './event-file.ts';
import { mentionOf, type Reference } from './match-event.ts';
import type { StoryEvent } from './story-event.ts';

/** What a clause tells, with whom and what it names, as its frame says where they stand. */
export function readEvent(
  clause: Clause,
  frame: EventFrame,
  subject: Entity | null,
  {
    cast,
    reference,
    goods,
    hidden,
    language,
  }: {
    cast: CastList;
    reference: Reference;
    goods: ReadonlyMap<Clause, string>;
    /** What somebody no longer knows the place of. */
    hidden: Mention | null;
    language: Language;
  },
): StoryEvent {
  const told = { clause, good: goods.get(clause) ?? null };
  if (hidden) {
    const what = cast.resolve(hidden, clause);
    return { kind: 'lostThing', who: null, what, other: null, wish: null, ...told };
  }
  const entity = (role: string | undefined) => {
    const found = mentionOf(clause, role, frame, reference, language);
    return role === 'subject' ? subject : cast.resolve(found, clause);
  };
  const isOfHero =
    (frame.isOfHero && clause.subject?.kind !== 'name') ||
    (frame.other === 'subject' && !frame.affects);
  const affected = frame.affects === 'object' ? entity('object') : isOfHero ? null : subject;
  const wish = frame.wish ? findWish(clause, language) : null;
  const other = notHero(entity(frame.other));
  const isMet = frame.kind === 'meets' && other === null && subject !== null && !subject.isHero;
  const owned = wish?.endsWith(' haben') ? clause.objects.find(({ noun }) => noun) : undefined;
  const wanted = owned && cast.resolve(owned, clause);
  const what = owned && wanted ? { ...wanted, ...indefinite(owned, wanted) } : entity(frame.what);
  const isOfPair = affected !== null && reference.isOfHero(affected);
  const isAnother =
    affected?.isBeing && !affected.isHero && !isOfPair && !isMet && affected !== what;
  return {
    kind: frame.kind,
    who: isAnother ? affected : null,
    what,
    other: isMet ? subject : other,
    wish: owned ? null : wish,
    ...told,
  };
}

export function notHero(entity: Entity | null): Entity | null {
  return entity?.isHero ? null : entity;
}
