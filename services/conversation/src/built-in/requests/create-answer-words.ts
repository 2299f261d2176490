import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { ASKS_OF_WORDS, HOW_THEY_DO, ONE_WORD } from '../question-signs.ts';
import type { Skill } from '../skill.ts';

const IS_ONE =
  /^(?:und )?(?:ist|sind|war) (?:das|die|der|es|er|sie) (?:auch )?(?:eine? )?\p{L}+[?. ]*$/iu;

/** What the desk of words answers, where no thing that is talked of is meant. */
export function createAnswerWords(
  knowledge: Knowledge,
  desk: ReturnType<typeof createWordDesk>,
): Skill {
  return ({ question, earlier, last, level }) => {
    const hasTold = last !== undefined && knowledge.hasTold(last);
    // "Wie machen die das?" means the bees that are talked of, and no word.
    const isOfTold =
      hasTold &&
      !ASKS_OF_WORDS.test(question) &&
      knowledge.refersBack(question) &&
      !/englisch|wort|satz|schreib/iu.test(question);
    // "Gefährlich?" asks of what is talked of, not for the meaning of a word.
    if (hasTold && (IS_ONE.test(question) || ONE_WORD.test(question))) return null;
    const isOfThem = earlier.length > 0 && HOW_THEY_DO.test(question);
    return isOfTold || isOfThem ? null : desk.answer(question, { earlier, last, level });
  };
}
