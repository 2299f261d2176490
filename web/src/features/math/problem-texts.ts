import type { RoundQuestion } from '../../games-kit/round/round-question.ts';

const LETTERS = 'ABCDEF';

/**
 * What is read aloud, with the signs as words: the problem and its options; after checking, the
 * answer and the way there. Without the maths package the voice reads the signs as it can.
 */
export async function problemTexts(question: RoundQuestion, isChecked: boolean): Promise<string[]> {
  const speak = await import('./lux-maths.ts').then(
    ({ luxMaths }) => luxMaths.speak,
    () => (text: string) => text,
  );
  const { options, correctAnswer, explanation } = question;
  if (isChecked)
    return [`Richtig ist: ${speak(options[correctAnswer] ?? '')}.`, speak(explanation)];
  return [
    speak(question.question),
    ...options.map((option, index) => `${LETTERS.charAt(index)}: ${speak(option)}`),
  ];
}
