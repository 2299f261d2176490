import { loadThings } from '../content/load-things.ts';
import { createKnowledge } from '../talk/create-knowledge.ts';

/** All things, and what is known of them: made once for all files that a process tests, as it takes seconds. */
export const things = loadThings();
export const knowledge = createKnowledge(things);

/** The last answer of a talk in which LUX has told what it knows. */
export function lastOf(...questions: string[]) {
  const earlier: { question: string; answer?: string }[] = [];
  for (const question of questions.slice(0, -1)) {
    const told = knowledge.answer(question, { earlier })?.text;
    earlier.push({ question, ...(told !== undefined && { answer: told }) });
  }
  return knowledge.answer(questions.at(-1) ?? '', { earlier });
}
