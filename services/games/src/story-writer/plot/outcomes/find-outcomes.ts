import type { StoryTask } from '../../data/load-story-data.ts';
import type { Outcome } from '../../data/outcome-file.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

export interface FoundOutcome {
  outcome: Outcome;
  who: Entity | null;
}

/** So many sentences back something told may still be the trouble. */
const NEAR = 2;
/** What was before, or would be, is not what happens now. */
const ASIDE = /^(?:seit|seitdem|bevor|nachdem|wenn|ob|damit|falls)$/u;
const WISHING = /^(?:wollen|sollen|mögen|können|dürfen)$/u;

/** The outcomes of the clauses near the end, the last first. */
export function findOutcomes(
  { clauses, subjects, entities, open }: StoryReading,
  { data }: Pick<StoryTask, 'data'>,
): FoundOutcome[] {
  const end = clauses.at(-1)?.sentence ?? 0;
  // What goes wrong in the last sentence is not passed over for what did before it.
  const isLastOpen = open.some(
    ({ clause, kind }) => clause.sentence === end && data.scenes.get(kind)?.isProblem,
  );
  return clauses
    .filter(({ sentence }) => end - sentence < (isLastOpen ? 1 : NEAR))
    .toReversed()
    .flatMap((clause) => {
      const text = `${clause.lower.join(' ')} ${clause.verb}`;
      return data.outcomes.flatMap((outcome) => {
        const doer = subjects.get(clause);
        const who = outcome.of === 'subject' ? doer : objectOf(clause, entities);
        if (outcome.isByOthers && doer?.isHero) return [];
        const isTold =
          outcome.words.some((groups) => groups.every((group) => group.test(text))) &&
          !outcome.not?.some((one) => one.test(text));
        // `Er war verschwunden`: of several things LUX does not know which.
        const isGuessed = outcome.of === 'subject' && isUnsure(clause, doer, entities);
        if (!isTold || isGuessed || !isMeant(outcome, clause, who ?? null)) return [];
        return [{ outcome, who: secondOf(text, entities) ?? who ?? null }];
      });
    });
}

function isUnsure(
  { subject }: Clause,
  doer: Entity | null | undefined,
  entities: readonly Entity[],
): boolean {
  if (subject?.kind !== 'pronoun' || !doer || doer.isBeing) return false;
  return entities.filter(({ isBeing, gender }) => !isBeing && gender === doer.gender).length > 1;
}

function isMeant(
  { who, isNegated, isWished }: Outcome,
  clause: Clause,
  one: Entity | null,
): boolean {
  if (ASIDE.test(clause.lower[0] ?? '')) return false;
  const isHypothetical = WISHING.test(clause.modal);
  if (clause.isNegated !== isNegated || (isHypothetical && !isNegated && !isWished)) return false;
  // `Die Leute wollen ihn vertreiben`: whoever it is, it must not happen.
  if (!one) return isWished;
  if (who === 'hero') return one.isHero;
  if (who === 'being') return one.isBeing;
  return who === 'any' || !one.isBeing;
}

/** `Die Wanne ist leer und die Schildkröte weg`: the second has no verb of its own. */
function secondOf(text: string, entities: readonly Entity[]): Entity | undefined {
  const [, noun] = SECOND.exec(text) ?? [];
  return entities.findLast(({ lemma, isHero }) => !isHero && lemma.toLowerCase() === noun);
}

const SECOND =
  /(?<!\p{L})und (?:d(?:er|ie|as)|(?:mein|sein|ihr|unser)e?) (\p{L}+) (?:weg|fort|verschwunden|kaputt)(?!\p{L})/u;

function objectOf({ objects }: Clause, entities: readonly Entity[]): Entity | undefined {
  // `Ein Räuber stahl ihn der Köchin`: LUX does not know whom `ihn` means.
  if (objects.some(({ kind }) => kind === 'pronoun')) return undefined;
  return entities.findLast(({ key, lemma }) =>
    objects.some(({ head, noun }) => head === key || (noun !== null && noun.lemma === lemma)),
  );
}
