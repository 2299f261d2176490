import { answerAboutItself } from './about-itself.ts';
import { answerNonsense } from './nonsense-questions.ts';
import { answerOutOfReach } from './out-of-reach.ts';
import { answerTrick } from './trick-questions.ts';

/** What is said in front and means nothing. */
const LEAD =
  /^(?:(?:äh+m?|ähm|hm+|also|du|lux|hey|hallo|hi|ey|na|sag mal(?! (?:was|etwas) )|hör mal|ich wollt(?:e)? (?:mal |nur )*fragen|weißt du|bitte|so|und|aber)[ ,]+)+(?=\p{L}+ \p{L})/iu;

/** A question or an order without what only leads to it. */
export const withoutLead = (question: string): string =>
  question.trim().replace(LEAD, '').replace(/\s+/gu, ' ');

/** A trap, a question without sense, an order to a body or one about LUX: what is said to it; null of all else. */
export function sayOdd(question: string): string | null {
  const said = withoutLead(question);
  return (
    answerTrick(said) ?? answerNonsense(said) ?? answerAboutItself(said) ?? answerOutOfReach(said)
  );
}
