import type { Language } from '../../story-writer/language/create-language.ts';
import { readSentences } from '../read-text.ts';
import { askFood } from './ask-food.ts';
import { askNumber } from './ask-number.ts';
import { askWhenWhere } from './ask-when-where.ts';
import { askWho } from './ask-who.ts';
import type { DraftQuestion } from './draft-question.ts';
import { fillGroup } from './fill-group.ts';
import { fillNoun } from './fill-noun.ts';
import { namePronouns } from './name-pronouns.ts';
import { readClause } from './read-clause.ts';

/** A text that gives little else gives so many together with gaps. */
const FEW = 3;
const GAPS_OF_SURE = 0.3;

/**
 * Questions that the sentences of a text answer, one of each sentence, in the order of the text. The
 * kinds that are surest go first; gaps for any noun only fill up what is missing to `count`,
 * and are the fewer, since more than one word may fit there.
 */
export function askText(text: string, count: number, language: Language): DraftQuestion[] {
  const sentences = namePronouns(readSentences(text), language);
  const sourceOf = new Map(sentences.map((one) => [one.text, one.source]));
  const clauses = sentences.flatMap((one) => readClause(one, language) ?? []);
  const ways = [
    sentences.flatMap(askNumber),
    clauses.flatMap((clause) => askFood(clause, text, language)),
    clauses.flatMap((clause) => askWhenWhere(clause, text, language)),
    askWho(clauses, language),
    sentences.flatMap(fillGroup),
  ];
  const chosen = new Map<string, DraftQuestion>();
  for (const found of ways.flat()) {
    if (!chosen.has(found.source)) chosen.set(found.source, found);
  }
  const gaps = Math.max(FEW - chosen.size, Math.ceil(chosen.size * GAPS_OF_SURE));
  const most = Math.min(count, chosen.size + gaps);
  for (const found of fillNoun(sentences, language)) {
    if (chosen.size < most && !chosen.has(found.source)) chosen.set(found.source, found);
  }
  return sentences.flatMap(({ text: said }) => {
    const found = chosen.get(said);
    return found ? [{ ...found, source: sourceOf.get(said) ?? said }] : [];
  });
}
