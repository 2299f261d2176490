import type { MendFile } from '../../data/mend-file.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** `Und bald war das Ruder wieder da`, and of whom or what. */
export interface Mend {
  good: string;
  what: Entity;
}

/** What is good again when a clause has come right; null where nobody can say. */
export function mendClause(
  clause: Clause,
  { subjects, entities }: Pick<StoryReading, 'subjects' | 'entities'>,
  mends: MendFile,
): Mend | null {
  if (clause.isNegated || clause.modal !== '') return null;
  const doer = subjects.get(clause) ?? null;
  for (const { verbs, words, of, isThing, isBeing, good } of mends) {
    if (!verbs.includes(clause.verb)) continue;
    if (words && !words.some((word) => hasWord(clause, word))) continue;
    const what = of === 'subject' ? doer : objectOf(clause, entities, doer);
    if (!what || (isThing && what.isBeing) || (isBeing && !what.isBeing)) continue;
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
