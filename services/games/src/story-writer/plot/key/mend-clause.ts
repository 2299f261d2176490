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
  if (clause.isNegated) return null;
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
    good,
  } of mends) {
    if (!verbs.includes(clause.verb)) continue;
    if (modal ? !modal.includes(clause.modal) : clause.modal !== '') continue;
    if (beside && !beside.some((word) => hasWord(clause, word))) continue;
    if (words && !words.some((word) => hasWord(clause, word))) continue;
    if (not?.some((word) => hasWord(clause, word))) continue;
    if (of === 'nobody') return { good, what: null };
    const what = of === 'subject' ? doer : objectOf(clause, entities, doer);
    if (
      !what ||
      (isOther && what.isHero) ||
      (isThing && what.isBeing) ||
      (isBeing && !what.isBeing)
    )
      continue;
    return { good, what };
  }
  return null;
}

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
  const named = objects.filter(({ kind }) => kind !== 'pronoun');
  return (
    entities.findLast(
      ({ key, lemma, isHero }) =>
        !isHero && named.some(({ head, noun }) => head === key || noun?.lemma === lemma),
    ) ?? null
  );
}
