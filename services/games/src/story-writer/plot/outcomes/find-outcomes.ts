import type { StoryData, StoryTask } from '../../data/load-story-data.ts';
import type { Outcome } from '../../data/outcome-file.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { spokenEnd } from '../../reading/spoken-end.ts';

export interface FoundOutcome {
  outcome: Outcome;
  who: Entity | null;
  clause: Clause;
}

/** So many sentences back something told may still be the trouble. */
const NEAR = 4;
/** Only great troubles are still told from further back. */
const FAR = 7;
const GREAT = 7;
/** What a sentence further back counts less. */
const PER_SENTENCE = 2;
/** What was before, or would be, is not what happens now. */
const ASIDE = /^(?:seit|seitdem|bevor|nachdem|wenn|ob|damit|falls)$/u;
const WISHING = /^(?:wollen|sollen|mögen|können|dürfen)$/u;

/** The outcomes of the clauses near the end, the weightiest first, of two alike the later one. */
export function findOutcomes(
  { clauses, subjects, entities, corrected }: StoryReading,
  { data }: Pick<StoryTask, 'data'>,
): FoundOutcome[] {
  const end = clauses.at(-1)?.sentence ?? 0;
  const speech = spokenEnd(corrected.text)?.speech?.toLowerCase() ?? '';
  const last = clauses.at(-1);
  const spoken = data.outcomes.flatMap((outcome) =>
    last && outcome.of === 'nobody' && isTold(outcome, speech)
      ? [{ outcome, who: null, clause: last, weight: outcome.rank }]
      : [],
  );
  const told = clauses
    .filter(({ sentence }) => end - sentence < FAR)
    .toReversed()
    .flatMap((clause) => {
      const text = `${clause.lower.join(' ')} ${clause.verb}`;
      return data.outcomes.flatMap((outcome) => {
        if (end - clause.sentence >= NEAR && outcome.rank < GREAT) return [];
        const doer = subjects.get(clause);
        const who = entityOf(outcome, doer, clause, entities);
        if (outcome.isByOthers && doer?.isHero) return [];
        // `Er war verschwunden`: of several things LUX does not know which.
        const isGuessed = outcome.of === 'subject' && isUnsure(clause, doer, entities);
        if (!isTold(outcome, text, doer?.lemma.toLowerCase()) || isGuessed) return [];
        if (!isMeant(outcome, clause, who, data)) return [];
        const weight = outcome.rank - PER_SENTENCE * (end - clause.sentence);
        return [{ outcome, who: secondOf(text, entities) ?? who ?? null, clause, weight }];
      });
    });
  return [...spoken, ...told].toSorted((one, other) => other.weight - one.weight);
}

/** `Die Tür fiel zu und ging nicht auf`: of the second clause the door is still the subject. */
function isTold({ words, not }: Outcome, text: string, subject = ''): boolean {
  return (
    words.some((groups) => groups.every((group) => group.test(text))) &&
    !not?.some((one) => one.test(text) || one.test(subject))
  );
}

function entityOf(
  { of }: Outcome,
  doer: Entity | null | undefined,
  clause: Clause,
  entities: readonly Entity[],
): Entity | null {
  if (of === 'nobody') return null;
  return (of === 'subject' ? doer : objectOf(clause, entities)) ?? null;
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
  { of, who, isNegated, isWished }: Outcome,
  clause: Clause,
  one: Entity | null,
  { language }: Pick<StoryData, 'language'>,
): boolean {
  if (ASIDE.test(clause.lower[0] ?? '')) return false;
  const isHypothetical = WISHING.test(clause.modal);
  if (isNegated !== 'any' && clause.isNegated !== isNegated) return false;
  if (isHypothetical && !clause.isNegated && !isWished) return false;
  if (of === 'nobody') return true;
  // `Die Leute wollen ihn vertreiben`: whoever it is, it must not happen.
  if (!one) return isWished;
  if (who === 'hero') return one.isHero;
  // `Eine Kufe ist abgebrochen`: what no list knows and has an article is rather a thing.
  const isUnheard = one.nom !== one.key && !one.isHero && language.noun(one.lemma) === null;
  if (who === 'being') return one.isBeing && !isUnheard;
  return who === 'any' || !one.isBeing || isUnheard;
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
