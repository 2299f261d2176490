import { answerArithmetic } from './answer-arithmetic.ts';

/** "Und plus vier?" goes on with the result LUX has just told; null when it is no such thing. */
export function answerSumFollowUp(question: string, lastAnswer: string | undefined): string | null {
  const rest =
    /^(?:und|dann|jetzt|noch)?\s*((?:plus|minus|mal|geteilt|durch|hoch|[-+*:/×÷])\s?.+)$/iu.exec(
      question.trim(),
    )?.[1];
  const result = / ist (minus )?([\d.]+(?:,\d+)?)\.$/.exec(lastAnswer ?? '');
  if (!rest || !result) return null;
  return answerArithmetic(`${result[1] ?? ''}${result[2]} ${rest}`);
}
