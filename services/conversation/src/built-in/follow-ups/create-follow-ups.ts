import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { sumTold } from '../arithmetic/sum-told.ts';
import { isOfOneself, isSurelyTold } from '../feelings/signs-of-telling.ts';
import { type Asked, exchangesOf, type Skill } from '../skill.ts';
import { unlessConcern } from '../with-concern.ts';
import { answerYearTold } from './answer-of-last-words.ts';
import { createAnswerOfSaid } from './answer-of-said.ts';
import { answerBothTogether } from './both-together.ts';
import { isAsking } from './is-asking.ts';
import { asksWordThere, tellWordThere } from './language-there.ts';
import { admitsUnknown, hasAnswered } from './lux-said.ts';
import { withWordMeant } from './word-meant.ts';

/** LUX puts in quotes what it tells of words. */
const OF_WORDS = /[“”„]/u;

type Desk = ReturnType<typeof createWordDesk>;

/** What goes on with LUX's last words, and what keeps other skills from taking it for something new. */
export function createFollowUps(knowledge: Knowledge, desk: Desk) {
  const answerOfSaid = createAnswerOfSaid(knowledge, (word) => desk.isNoun(word));

  /** "Buchstabier das mal": the word that LUX has just said. */
  const answerWordMeant: Skill = ({ question, last, level }) => {
    const meant = withWordMeant(question, last);
    if (meant === null) return null;
    return 'spelt' in meant ? meant.spelt : desk.answer(meant.question, { level });
  };

  /** "Und wie sagt man da danke?" */
  const answerWordThere: Skill = ({ question, history, level }) =>
    asksWordThere(question)
      ? tellWordThere(question, knowledge.languageTold(exchangesOf(history), level))
      : null;

  const answerOfLastWords: Skill = (asked) =>
    answerOfSaid(asked) ??
    answerYearTold(asked) ??
    answerWordMeant(asked) ??
    answerBothTogether(asked) ??
    answerWordThere(asked);

  /** "Gib mir mal eins" behind something told asks for an example, and begins no practice. */
  const isOfTold = ({ question, last }: Asked) =>
    last !== undefined && knowledge.isAboutLast(question) && knowledge.hasTold(last);

  /** "Und ein Nilpferd?", "der afrikanische mein ich" tell nothing of oneself. */
  const goesOnWithTold = ({ question, last }: Asked) =>
    last !== undefined &&
    (knowledge.hasTold(last) || admitsUnknown(last)) &&
    knowledge.goesOn(question);

  const unlessGoesOn =
    (skill: Skill): Skill =>
    (asked) =>
      goesOnWithTold(asked) ? null : skill(asked);

  /** Whether LUX has just told or reckoned something, or said that it does not know. */
  const hasTold = (last: string | undefined): boolean =>
    last !== undefined &&
    hasAnswered(last) &&
    (knowledge.hasTold(last) ||
      admitsUnknown(last) ||
      OF_WORDS.test(last) ||
      sumTold(last) !== null);

  /** A question is met with no remark, nor is what goes on with an answer and tells nothing of oneself. */
  const unlessAsked =
    (skill: Skill): Skill =>
    (asked) => {
      const { question, last } = asked;
      const isOfAnswer = hasTold(last) && !isOfOneself(question);
      const isAsked =
        isAsking(question) || (knowledge.asksFact(question) && !isSurelyTold(question));
      return isOfAnswer || isAsked ? null : unlessGoesOn(unlessConcern(skill))(asked);
    };

  return { answerOfLastWords, hasTold, isOfTold, unlessAsked, unlessGoesOn };
}
