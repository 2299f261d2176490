import type { StoryData } from '../../data/load-story-data.ts';
import type { Hero } from '../../grammar/create-hero.ts';
import { findWish } from '../clauses/find-wish.ts';
import {
  asMain,
  asSentence,
  asSubordinate,
  type PlainClause,
  plainClause,
} from '../clauses/plain-clause.ts';
import type { Clause } from '../clauses/read-clause.ts';
import type { Entity } from '../entity.ts';
import type { EventFrame } from '../events/event-file.ts';
import { findNeed, type Need } from './find-need.ts';

/** These say less than what is missing in the same clause. */
const LESS =
  /^(?:mystery|arrives|has|playing|making|gift|found|dream|flying|leaves|meets|birthday|cannot|contest|angry)$/u;

/** A child's clause as LUX can tell it again, and what it says is missing. */
export function retell(
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
): { said: Record<string, string>; need: Need | null } | null {
  const { language } = data;
  const plain = plainClause(clause, subject, language);
  // What was before is not told as if it were now.
  if (!plain || (clause.isPast && plain.perfect === null && isPresent)) return null;
  const isHoped = clause.lower[0] === 'dass' && before !== undefined && HOPING.test(before.verb);
  const need: Need | null = isHoped
    ? { kind: 'hoped', result: plain }
    : findNeed(clause, plain, data.needs, language);
  if (after && isCompletedBy(after)) return null;
  // `Da war keiner`: too little to tell.
  if (plain.middle.length === 0 && clause.verb === 'sein') return null;
  // `„…“, stand darauf`: of what was spoken or written.
  if (clause.verb === 'stehen' && clause.lower.includes('darauf')) return null;
  const ofHero = (one: PlainClause) =>
    hero !== null && one.who === hero.nom ? { ...one, who: hero.er } : one;
  const said = {
    ob: asSubordinate(plain, isPresent, language),
    dass: asSubordinate(ofHero(plain), isPresent, language),
    satz: asSentence(plain, isPresent, language),
    main: asMain(plain, isPresent, language),
    ...(need && {
      result: asMain(need.result, isPresent, language),
      hope: asSubordinate(need.result, isPresent, language),
      soon: asSubordinate(soon(need.result), isPresent, language),
    }),
  };
  return { said, need };
}

/** `Sie will, dass …` */
const HOPING = /^(?:wollen|wünschen|hoffen|mögen|träumen)$/u;

/** `und wusste nicht mehr, wo …`: alone it says nothing. */
function isCompletedBy({ lower, finiteAt, subject }: Clause): boolean {
  if (/^(?:dass|ob|wo|wer|was|wie|warum|wann|wohin|woher)$/u.test(lower[0] ?? '')) return true;
  return (finiteAt < 0 || subject === null) && lower.at(-2) === 'zu';
}

/** `Luca wohl bald wieder mit mir redet`: behind `ob`. */
function soon(plain: PlainClause): PlainClause {
  const at = plain.middle.findIndex(
    (word) => !/^(?:sich|mich|mir|uns|ihn|ihm|ihr|sie|es|dich|dir)$/u.test(word),
  );
  const place = at < 0 ? plain.middle.length : at;
  return {
    ...plain,
    middle: [...plain.middle.slice(0, place), 'wohl bald', ...plain.middle.slice(place)],
  };
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
