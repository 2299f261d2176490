import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import type { Skill } from '../skill.ts';

/** Questions about words: spelling, grammar, rhymes, opposites and English. Reads its lists once, here. */
export function createAnswerWords(): Skill {
  const desk = createWordDesk();
  return ({ question, earlier, level }) => desk.answer(question, { earlier, level });
}
