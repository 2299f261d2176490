import { type Clause, PRONOUN } from '../read-clauses.ts';
import { combine, type Known, type Story, toKnown } from '../story.ts';

/** "Wie alt bin ich in 6 Jahren?", "Meine Schwester ist 3 Jahre jünger als ich, und ich bin 11." */
export function solveAge(story: Story, clauses: readonly Clause[]): Known | null {
  if (!story.question.words.includes('alt')) return null;
  const numbers = clauses.flatMap((clause) =>
    clause.amounts.filter(({ isArticle }) => !isArticle).map((amount) => ({ clause, amount })),
  );
  if (numbers.length !== 2) return null;
  const difference = numbers.find(({ clause }) => comparisonOf(clause) !== null);
  if (difference) {
    const age = numbers.find((number) => number !== difference);
    if (!age || age.clause === difference.clause) return null;
    const sign = signOf(difference.clause, age.clause);
    const other = sign && combine(story, toKnown(age.amount), sign, toKnown(difference.amount));
    const isBoth = story.question.words.some((word) => /^(?:zusammen|insgesamt)$/.test(word));
    return other && isBoth ? combine(story, toKnown(age.amount), 'plus', other) : other;
  }
  const years = numbers.find(
    ({ clause, amount }) => /^jahren$/i.test(amount.noun ?? '') && directionOf(clause) !== null,
  );
  const age = numbers.find((number) => number !== years);
  if (!years || !age) return null;
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

const COMPARISON = /^(?:älter|jünger)$/;

const comparisonOf = ({ words, isQuestion }: Clause) =>
  isQuestion ? null : (words.find((word) => COMPARISON.test(word)) ?? null);

/** Whether the years are added to the age that is told; null where it is not said whose age it is. */
function signOf(compares: Clause, told: Clause): 'plus' | 'minus' | null {
  const isOlder = comparisonOf(compares) === 'älter';
  const at = compares.words.indexOf('als');
  const other =
    at < 0 ? null : (compares.words.slice(at + 1).findLast((word) => word.length > 2) ?? null);
  const isOfOther = other === null || other === told.subject;
  if (isOfOther) return isOlder ? 'plus' : 'minus';
  const isOfOneself =
    told.subject !== null &&
    (told.subject === compares.subject || PRONOUN.test(compares.subject ?? ''));
  return isOfOneself ? (isOlder ? 'minus' : 'plus') : null;
}
