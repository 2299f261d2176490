import { quizCategories } from '@lux/contracts/games/quiz-categories.ts';
import type { QuizOrder } from './quiz-writer.ts';

const AGES: Record<QuizOrder['ageGroup'], string> = {
  small: 'Kinder von 6 bis 8 Jahren: sehr kurze Sätze, einfache Wörter, Dinge aus ihrer Welt',
  medium: 'Kinder von 9 bis 11 Jahren: Wissen der Grundschule, auch einmal zum Nachdenken',
  large: 'Kinder ab 12 Jahren: anspruchsvoll, Wissen der weiterführenden Schule',
  mixed: 'Kinder von 6 bis 12 Jahren: ein Drittel leicht, ein Drittel mittel, ein Drittel schwer',
};

/** Asked as answer and wrong answers, not as an index: models miscount. */
const RULES = `Du schreibst Quizfragen auf Deutsch für Kinder in einer Lern-App.
Jede Tatsache muss sicher stimmen und darf sich nicht mit der Zeit ändern. Genau eine Antwort ist richtig.
Die falschen Antworten klingen möglich, sind von derselben Art und ähnlich lang wie die richtige, aber eindeutig falsch.
Die Frage verrät die Antwort nicht. Die Erklärung lehrt in einem bis drei Sätzen etwas dazu. Sprich Kinder mit Du an.
Keine Gewalt, nichts, was Angst macht, keine Werbung, keine Fragen nach dem Kind selbst.
Kein "alle", "keine" oder "beide" als Antwort, keine Buchstaben oder Nummern vor den Antworten, kein HTML, kein Markdown, keine Links.
Antworte nur mit JSON in dieser Form:
{"questions":[{"question":"…","answer":"…","wrong":["…","…","…"],"explanation":"…"}]}`;

/** What a model is told to write new questions. Nothing in it comes from a child (DESIGN 6). */
export function quizPrompt({ category, ageGroup, count, known }: QuizOrder) {
  const subject = quizCategories.find(({ id }) => id === category);
  const order = [
    `Schreib ${count} verschiedene Fragen.`,
    `Thema: ${subject?.name} (${subject?.description})`,
    `Für ${AGES[ageGroup]}.`,
  ];
  if (known.length > 0) {
    order.push('Diese Fragen gibt es schon, schreib andere:', ...known.map((text) => `- ${text}`));
  }
  return { rules: RULES, order: order.join('\n') };
}
