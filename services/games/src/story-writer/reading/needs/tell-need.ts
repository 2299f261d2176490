import type { StoryData } from '../../data/load-story-data.ts';
import type { Hero } from '../../grammar/create-hero.ts';
import { findWish } from '../clauses/find-wish.ts';
import { asMain, plainClause } from '../clauses/plain-clause.ts';
import type { Clause } from '../clauses/read-clause.ts';
import { toInfinitive } from '../clauses/to-infinitive.ts';
import type { Entity } from '../entity.ts';
import type { EventFrame } from '../events/event-file.ts';
import { completedNeed } from './completed-need.ts';
import { findNeed, type Need } from './find-need.ts';

/** These say less than what is missing in the same clause. */
const LESS =
  /^(?:mystery|arrives|has|playing|making|gift|found|dream|flying|leaves|meets|birthday|cannot|contest|angry)$/u;

/** What a child's clause says is missing, and the same clause as it is told when it is good. */
export interface ToldNeed {
  need: Need;
  /** Behind a word in the first place: `redete Luca wieder mit mir`. */
  good: string;
}

/** Null where nothing is missing, or the clause is not plain enough to be told again. */
export function tellNeed(
  clause: Clause,
  subject: Entity | null,
  {
    hero,
    isPresent,
    before,
    after,
    data,
  }: {
    hero: Hero | null;
    isPresent: boolean;
    /** The clauses beside it in its sentence. */
    before: Clause | undefined;
    after: Clause | undefined;
    data: Pick<StoryData, 'language' | 'needs'>;
  },
): ToldNeed | null {
  const { language } = data;
  const named = plainClause(clause, subject, language);
  // `Der Drache Funki` is called Funki when told again.
  const isTitled = hero !== null && named?.who.endsWith(` ${hero.nom}`) === true;
  const plain = named && isTitled && subject?.isHero ? { ...named, who: hero.nom } : named;
  // What was before is not told as if it were now.
  if (!plain || (clause.isPast && plain.perfect === null && isPresent)) return null;
  const isHoped = clause.lower[0] === 'dass' && before !== undefined && HOPING.test(before.verb);
  const need: Need | null = isHoped
    ? { kind: 'hoped', result: plain }
    : findNeed(clause, plain, data.needs, language);
  if (after && isCompletedBy(after, language)) {
    const whole = completedNeed(clause, plain, after, hero, language);
    return whole && { need: whole, good: asGood(whole, isPresent, language) };
  }
  // `Da war keiner`: too little to tell.
  if (plain.middle.length === 0 && clause.verb === 'sein') return null;
  // `„…“, stand darauf`: of what was spoken or written.
  if (clause.verb === 'stehen' && clause.lower.includes('darauf')) return null;
  return need && { need, good: asGood(need, isPresent, language) };
}

/** What is missing, as it is told when it is good. */
function asGood({ result }: Need, isPresent: boolean, language: StoryData['language']): string {
  return pronounFirst(asMain(result, isPresent, language));
}

/** `glaubte ihr jemand`, not `glaubte jemand ihr`. */
function pronounFirst(text: string): string {
  return text.replace(
    /(?<!\p{L})jemand (ihr|ihm|ihn|sie|es|mir|mich|uns|ihnen)(?!\p{L})/u,
    '$1 jemand',
  );
}

/** `Sie will, dass …` */
const HOPING = /^(?:wollen|wünschen|hoffen|mögen)$/u;

/** `und wusste nicht mehr, wo …`: alone it says nothing. */
function isCompletedBy(after: Clause, language: StoryData['language']): boolean {
  if (/^(?:dass|ob|wo|wer|was|wie|warum|wann|wohin|woher)$/u.test(after.lower[0] ?? ''))
    return true;
  return toInfinitive(after, language) !== null;
}

/** Whether what is missing in a clause matters more than what happens in it. */
export function isLess(
  frame: EventFrame | undefined,
  clause: Clause,
  { needs, language }: Pick<StoryData, 'needs' | 'language'>,
): boolean {
  if (!frame) return true;
  if (frame.ends || !LESS.test(frame.kind)) return false;
  // `kann nicht mehr fliegen`: no practice helps.
  const isLearnt =
    !clause.lower.includes('mehr') &&
    needs.learnable.includes(clause.verb) &&
    clause.modal === 'können';
  return frame.kind !== 'cannot' || !isLearnt || findWish(clause, language) === null;
}
