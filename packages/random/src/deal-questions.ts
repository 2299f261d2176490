import { shuffle } from './choose.ts';
import type { Random } from './random.ts';

/** A question as its author wrote it: the right option may stand always at the same place. */
interface Question {
  question: string;
  options: readonly string[];
  correctAnswer: number;
}

interface Dealing {
  count: number;
  /** Texts of questions somebody had already, oldest first. */
  had: readonly string[];
}

/** The same question with its options in a random order. */
export function shuffleOptions<Asked extends Question>(
  random: Random,
  question: Asked,
): Asked & { options: string[] } {
  const right = question.options[question.correctAnswer] ?? '';
  const options = shuffle(random, question.options);
  return { ...question, options, correctAnswer: options.indexOf(right) };
}

/**
 * A round of at most `count` questions, none twice: those somebody has not had in a random order, then
 * those had longest ago. Their options are shuffled.
 */
export function dealQuestions<Asked extends Question>(
  random: Random,
  questions: readonly Asked[],
  { count, had }: Dealing,
): (Asked & { options: string[] })[] {
  const lastHad = new Map(had.map((text, index) => [text, index]));
  const hadAt = ({ question }: Question) => lastHad.get(question) ?? -1;
  return shuffle(random, questions)
    .toSorted((one, other) => hadAt(one) - hadAt(other))
    .slice(0, count)
    .map((question) => shuffleOptions(random, question));
}
