import type { Clause } from './read-clauses.ts';
import { combine, type Known, type Story, toKnown } from './story.ts';

/** "Wie alt bin ich in 6 Jahren?", and back: "In 5 Jahren bin ich 13." */
export function solveAge(story: Story, clauses: readonly Clause[]): Known | null {
  if (!story.question.words.includes('alt')) return null;
  const numbers = clauses.flatMap((clause) =>
    clause.amounts.filter(({ isArticle }) => !isArticle).map((amount) => ({ clause, amount })),
  );
  const years = numbers.find(
    ({ clause, amount }) => /^jahren$/i.test(amount.noun ?? '') && directionOf(clause) !== null,
  );
  const age = numbers.find((number) => number !== years);
  if (!years || !age || numbers.length !== 2) return null;
  const direction = directionOf(years.clause);
  const isForward =
    (direction === 'in') === (years.clause.isQuestion || years.clause.words.includes('wie'));
  return combine(story, toKnown(age.amount), isForward ? 'plus' : 'minus', toKnown(years.amount));
}

function directionOf({ words }: Clause): 'in' | 'vor' | null {
  const at = words.findIndex(
    (word, index) =>
      /^(?:in|vor)$/.test(word) && words.slice(index + 1, index + 4).includes('jahren'),
  );
  return at < 0 ? null : words[at] === 'in' ? 'in' : 'vor';
}
