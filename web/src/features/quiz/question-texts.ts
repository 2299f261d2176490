import type { RoundQuestion } from '../../games-kit/round/round-question.ts';

/** What is read aloud: the question and its options; after checking, the answer and why. */
export function questionTexts(question: RoundQuestion, isChecked: boolean): string[] {
  const { options, correctAnswer, explanation } = question;
  if (isChecked) return [`Richtig ist: ${options[correctAnswer] ?? ''}.`, explanation];
  const letters = 'ABCDEF';
  return [
    question.question,
    ...options.map((option, index) => `${letters.charAt(index)}: ${option}`),
  ];
}
