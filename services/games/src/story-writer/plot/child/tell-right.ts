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
const NEAR = 10;
/** The bus that has gone does not come back. */
const UNMENDED = /^(?:late|parting|contest|failed|journey)$/u;
/** How somebody feels or looks comes right by itself. */
const LITTLE = /^(?:badState|nuisance|task|sad|angry)$/u;
const LOST = /^lost(?:Being|Thing)$/u;
const STRESS =
  /(?<!\p{L})(?:viel lieber|lieber|unbedingt|so gern|gerne?|auch|immer|endlich|einmal|eigentlich) /gu;
const FELT = /^(?:weinen|heulen|schluchzen|schimpfen|ausschimpfen|meckern|anschreien)$/u;

const UNFRIEND = /nicht mehr (?:mein|dein)e? (?:beste[rn]? )?Freund/iu;

export interface Right {
  lines: readonly string[];
  cast: StoryCast;
  /** Where in the text it is said. */
  at: number;
  isLittle: boolean;
  /** Who could not do something can: nobody knows how. */
  isOfAbility?: boolean;
  /** Somebody wanted it. */
  isWish?: boolean;
  /** Something was missing and is there. */
  isLack?: boolean;
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
    ({ clause, kind, result }): Right => ({
      lines: data.helps.results[ageGroup],
      cast: { ...cast, words: { ...cast.words, result } },
      at: clauses.indexOf(clause),
      isLittle: kind === null || LITTLE.test(kind),
      isOfAbility: /^(?:können|dürfen|wollen)$/u.test(clause.modal) || kind === 'unwilling',
      isLack: kind === 'lacks',
    }),
  );
  const goals = goalsOf(cast, reading, data);
  const wishes = reading.open.flatMap((event) => wishOf(event, cast, reading, data) ?? []);
  const mends = (UNMENDED.test(name) ? [] : clauses.slice(-NEAR)).flatMap((clause): Right[] => {
    const mend = mendClause(clause, reading, data.mends);
    // What those it is about have taken is not missing to them.
    const isOwnTheft =
      /^(?:stehlen|klauen)$/u.test(clause.verb) &&
      (clause.subject?.kind === 'pronoun' || reading.subjects.get(clause)?.isHero === true);
    if (!mend || isOwnTheft) return [];
    const { what } = mend;
    return [
      {
        lines: ['Und bald', 'Schon bald', 'Und dann'].map((one) => `${one} ${ofHero(mend)}.`),
        cast: what ? { ...cast, roles: { ...cast.roles, what: roleOf(what) } } : cast,
        at: clauses.indexOf(clause),
        ...(what && !what.isHero && { of: what.nom }),
        isLittle: FELT.test(clause.verb),
      },
    ];
  });
  // `Tom war nicht mehr da`
  const back = reading.open.flatMap(({ kind, what, clause }): Right[] => {
    // `keine Spur von ihm`: that is not what is missed.
    const isNone = clause.lower.some((word) => word.startsWith('kein'));
    if (!LOST.test(kind) || !what || what.isHero || isNone || UNMENDED.test(name)) return [];
    return [
      {
        lines: ['Und bald [what:war] {what} wieder da.', 'Schon bald [what:war] {what} wieder da.'],
        cast: { ...cast, roles: { ...cast.roles, what: roleOf(what) } },
        at: clauses.indexOf(clause),
        of: what.nom,
        isLittle: false,
      },
    ];
  });
  // `du bist nicht mehr mein Freund`
  const parted = UNFRIEND.test(reading.corrected.text)
    ? [
        {
          lines: ['Und dann [war] der Streit vorbei.', 'Und schon bald [war] der Streit vorbei.'],
          cast,
          at: clauses.length,
          isLittle: false,
        },
      ]
    : [];
  return [...needs, ...mends, ...back, ...wishes, ...goals, ...parted].toSorted(
    (one, other) => Number(one.isLittle) - Number(other.isLittle) || other.at - one.at,
  );
}

/** `wollte über die Straße zu seiner Mama`, `will nach Hause`: then somebody is there. */
function goalsOf(cast: StoryCast, reading: StoryReading, data: StoryTask['data']): Right[] {
  const { clauses, subjects, corrected } = reading;
  if (DEADLY.test(corrected.text)) return [];
  return clauses.slice(-NEAR_WISH).flatMap((clause): Right[] => {
    const isOwn = subjects.get(clause)?.isHero === true;
    if (!isOwn || !/^(?:wollen|mögen)$/u.test(clause.modal) || clause.isNegated) return [];
    const goal = clause.others.find(
      ({ preposition, noun, kind }) =>
        (/^(?:zu|zum|zur)$/u.test(preposition) &&
          (kind === 'name' || data.language.isBeing(noun?.lemma ?? ''))) ||
        (preposition === 'nach' && noun?.lemma === 'Haus'),
    );
    if (!goal || !GOING.test(clause.verb)) return [];
    const before = { zum: 'beim', zur: 'bei der', zu: 'bei' }[goal.preposition];
    const where = before === undefined ? 'zu Hause' : `${before} ${goal.text}`;
    return [
      {
        lines: [`Und endlich {war} {hero} ${where}.`, `Da {war} {hero} ${where}!`],
        cast,
        at: clauses.indexOf(clause),
        isLittle: false,
      },
    ];
  });
}

const GOING = /^(?:gehen|kommen|laufen|fahren|fliegen|schwimmen|reisen|wollen|mögen|)$/u;
const NEAR_WISH = 10;
/** Nobody is brought to the dead. */
const DEADLY =
  /(?<!\p{L})(?:tot|tote[nrsm]?|sterb\p{L}*|starb|gestorben|himmel|grab|friedhof)(?!\p{L})/iu;

/** `Er will fliegen`, `ich will einen Hund haben`: then it is so. */
function wishOf(
  { kind, who, wish, what, clause }: StoryEvent,
  cast: StoryCast,
  { clauses, subjects, corrected }: StoryReading,
  data: StoryTask['data'],
): Right | null {
  const isOwn = kind === 'wish' && who === null && subjects.get(clause)?.isHero === true;
  if (!isOwn || clause.lower.includes('nur')) return null;
  const rest = { at: clauses.indexOf(clause), isLittle: false, isWish: true };
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
    lines: ['Und dann {konnte} {hero} {wish}.', 'Da {konnte} {hero} {wish}.'],
    cast: { ...cast, words },
  };
}

/** So many are told; a little one only alone. */
const MOST = 2;

/** Tells the first of them that the story has not told yet. @returns whether there was one. */
export function tellRights(
  rights: readonly Right[],
  story: StoryText,
  lines: StoryLines,
  /** What was only remembered: what it names is not put right by it. */
  remembered = '',
): boolean {
  const done = new Set<number>();
  for (const { of, cast, at, isLittle, lines: templates } of rights) {
    const told = story.text().replace(remembered, '').toLowerCase();
    // `Und bald hatte Leo keine Angst mehr` says nothing new behind `Die Angst war weg`.
    const line = (templates[0] ?? '').replace('{result}', cast.words?.['result'] ?? '');
    const tail = /wieder (\p{Ll}+)\.$/u.exec(line)?.[1];
    const isSaid = tail !== undefined && new RegExp(`wieder ${tail}(?!\\p{L})`, 'u').test(told);
    const nouns = (templates[0] ?? '').match(/(?<=\s)\p{Lu}\p{Ll}+/gu) ?? [];
    const isTold = [...nouns, ...(of === undefined ? [] : [of])].some((one) =>
      told.includes(one.toLowerCase()),
    );
    if (isTold || isSaid || done.has(at) || (done.size > 0 && isLittle)) continue;
    const own =
      done.size > 0
        ? templates.map((one) => one.replace(/^(?:Und \p{L}+|Schon bald|Da)(?= )/u, 'Am Ende'))
        : templates;
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
