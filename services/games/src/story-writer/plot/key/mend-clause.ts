import type { MendFile } from '../../data/mend-file.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** `Und bald war das Ruder wieder da`, and of whom or what. */
export interface Mend {
  good: string;
  /** Null where a line is about nobody. */
  what: Entity | null;
}

/** What is good again when a clause has come right; null where nobody can say. */
export function mendClause(
  clause: Clause,
  { subjects, entities }: Pick<StoryReading, 'subjects' | 'entities'>,
  mends: MendFile,
): Mend | null {
  // `ein Brunnen, der Wünsche frisst`, `Alle nehmen die jungen Hunde mit`: so it always is.
  const isDescribing =
    /^(?:der|die|das)$/u.test(clause.lower[0] ?? '') && clause.finiteAt === clause.words.length - 1;
  const isOfAll = /^(?:alle|viele|man)$/u.test(clause.subject?.head.toLowerCase() ?? '');
  if (clause.isNegated || isDescribing || isOfAll) return null;
  const doer = subjects.get(clause) ?? null;
  for (const {
    verbs,
    words,
    not,
    with: beside,
    modal,
    of,
    isThing,
    isBeing,
    isOther,
    byThing,
    good,
  } of mends) {
    if (!verbs.includes(clause.verb)) continue;
    if (modal ? !modal.includes(clause.modal) : clause.modal !== '') continue;
    if (beside && !beside.some((word) => hasWord(clause, word))) continue;
    if (words && !words.some((word) => hasWord(clause, word))) continue;
    if (not?.some((word) => hasWord(clause, word))) continue;
    // `Unser Trainer tobte`: that is no storm.
    if (of === 'nobody' && clause.verb === 'toben' && doer?.isBeing) continue;
    if (byThing && doer?.isBeing !== false) continue;
    // `nahm eine Schaufel mit`
    if (of === 'object' && doer?.isHero && TAKEN_ALONG.test(clause.verb)) continue;
    if (of === 'nobody') return { good, what: null };
    const what = of === 'subject' ? doer : objectOf(clause, entities, doer);
    if (
      !what ||
      (isOther && what.isHero) ||
      (isThing && what.isBeing) ||
      (isBeing && !what.isBeing)
    )
      continue;
    // `fliegt fast weg`: it has not happened.
    const isNearly = what.isBeing && clause.lower.some((word) => /^(?:fast|beinahe)$/u.test(word));
    return { good: isNearly ? '[what:war] {what} in Sicherheit' : good, what };
  }
  return null;
}

const TAKEN_ALONG = /^(?:mitnehmen|verkaufen|verschenken|fressen)$/u;

function hasWord({ lower }: Clause, word: string): boolean {
  const small = word.toLowerCase();
  return lower.some((one) => one === small || (small.length > 4 && one.endsWith(small)));
}

function objectOf(
  { objects }: Clause,
  entities: readonly Entity[],
  doer: Entity | null,
): Entity | null {
  // `Der Fluss hat sie mitgenommen`: whom the story is about, where a thing does it.
  const hero = entities.find(({ isHero }) => isHero);
  const isOfHero = objects.some(({ kind, head }) => kind === 'pronoun' && head === hero?.ihn);
  if (hero && isOfHero && doer && !doer.isBeing) return hero;
  // `Eines Tages fraßen die Raben …`
  const named = objects.filter(
    ({ kind, determiner }) => kind !== 'pronoun' && !/^(?:eines|des|jede[nrs]?)$/u.test(determiner),
  );
  return (
    entities.findLast(
      ({ key, lemma, isHero }) =>
        !isHero && named.some(({ head, noun }) => head === key || noun?.lemma === lemma),
    ) ?? null
  );
}
