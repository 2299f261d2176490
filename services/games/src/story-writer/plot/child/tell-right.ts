import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { StoryEvent } from '../../reading/events/story-event.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { StoryText } from '../create-story-text.ts';
import { roleOf } from '../event-cast.ts';
import { isGranted, isGrantedThing, isRisky } from '../key/is-granted.ts';
import { type Mend, mendClause } from '../key/mend-clause.ts';
import { findOwnNeeds } from '../key/own-needs.ts';
import type { StoryLines } from '../story-lines.ts';
import type { ToldClass } from './class-of.ts';

/** So many clauses back it is what the story has come to. */
const NEAR = 6;
/** The bus that has gone does not come back. */
const UNMENDED = /^(?:late|parting|contest|failed|journey)$/u;
/** How somebody feels or looks comes right by itself. */
const LITTLE = /^(?:badState|nuisance|task)$/u;
const STRESS =
  /(?<!\p{L})(?:viel lieber|lieber|unbedingt|so gern|gerne?|auch|immer|endlich|einmal|eigentlich) /gu;
const FELT = /^(?:weinen|heulen|schluchzen|schimpfen|ausschimpfen|meckern|anschreien)$/u;

export interface Right {
  lines: readonly string[];
  cast: StoryCast;
  /** Where in the text it is said. */
  at: number;
  isLittle: boolean;
  /** Whom or what it is about, where a line of its own says so. */
  of?: string;
}

/** How what was wrong by the child's own words comes right: the greatest of it first, of two alike the later. */
export function findRights(
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
  { name }: Pick<ToldClass, 'name'>,
): Right[] {
  const { clauses } = reading;
  const needs = findOwnNeeds(reading).map(
    ({ clause, kind, words }): Right => ({
      lines: data.helps.results[ageGroup],
      cast: { ...cast, words: { ...cast.words, ...words } },
      at: clauses.indexOf(clause),
      isLittle: kind === null || LITTLE.test(kind),
    }),
  );
  const wishes = reading.open.flatMap((event) => wishOf(event, cast, reading, data) ?? []);
  const mends = (UNMENDED.test(name) ? [] : clauses.slice(-NEAR)).flatMap((clause): Right[] => {
    const mend = mendClause(clause, reading, data.mends);
    if (!mend) return [];
    const { what } = mend;
    return [
      {
        lines: [`Und bald ${ofHero(mend)}.`],
        cast: what ? { ...cast, roles: { ...cast.roles, what: roleOf(what) } } : cast,
        at: clauses.indexOf(clause),
        ...(what && !what.isHero && { of: what.nom }),
        isLittle: FELT.test(clause.verb),
      },
    ];
  });
  return [...needs, ...mends, ...wishes].toSorted(
    (one, other) => Number(one.isLittle) - Number(other.isLittle) || other.at - one.at,
  );
}

/** `Er will fliegen`, `ich will einen Hund haben`: then it is so. */
function wishOf(
  { kind, who, wish, what, clause }: StoryEvent,
  cast: StoryCast,
  { clauses, subjects, corrected }: StoryReading,
  data: StoryTask['data'],
): Right | null {
  const isOwn = kind === 'wish' && who === null && subjects.get(clause)?.isHero === true;
  if (!isOwn || clause.lower.includes('nur')) return null;
  const rest = { at: clauses.indexOf(clause), isLittle: false };
  if (wish === null) {
    if (!what || !/^eine? /u.test(what.nom)) return null;
    if (!isGrantedThing(what.lemma, data) || isRisky(corrected.text)) return null;
    const roles = { ...cast.roles, what: roleOf(what) };
    return { ...rest, lines: ['Und dann {bekam} {hero} {what.acc}.'], cast: { ...cast, roles } };
  }
  const plain = wish.replaceAll(STRESS, '');
  if (!isGranted(plain, corrected.text, data)) return null;
  const words = { ...cast.words, wish: plain };
  return {
    ...rest,
    lines: ['Und dann {konnte} {hero} wirklich {wish}.'],
    cast: { ...cast, words },
  };
}

/** So many are told; a little one only alone. */
const MOST = 2;

/** Tells the first of them that the story has not told yet. @returns whether there was one. */
export function tellRights(rights: readonly Right[], story: StoryText, lines: StoryLines): boolean {
  const done = new Set<number>();
  for (const { of, cast, at, isLittle, lines: templates } of rights) {
    const told = story.text().toLowerCase();
    // `Und bald hatte Leo keine Angst mehr` says nothing new behind `Die Angst war weg`.
    const tail = /(wieder \p{Ll}+)\.$/u.exec(templates[0] ?? '')?.[1];
    const nouns = (templates[0] ?? '').match(/(?<=\s)\p{Lu}\p{Ll}+/gu) ?? [];
    const isTold = [
      ...(tail === undefined ? [] : [tail]),
      ...nouns,
      ...(of === undefined ? [] : [of]),
    ].some((one) => told.includes(one.toLowerCase()));
    if (isTold || done.has(at) || (done.size > 0 && isLittle)) continue;
    const own =
      done.size > 0 ? templates.map((one) => one.replace(/^Und \p{L}+/u, 'Am Ende')) : templates;
    if (lines.addOneOf(own, cast, true)) done.add(at);
    if (done.size === MOST) break;
  }
  return done.size > 0;
}

/** `[what:war] {what}` of the one who tells it: `war ich`. */
function ofHero({ good, what }: Mend): string {
  if (!what?.isHero) return good;
  return good.replaceAll(/\[what:(\p{Ll}+)\]/gu, '{$1}').replaceAll('{what}', '{hero}');
}
