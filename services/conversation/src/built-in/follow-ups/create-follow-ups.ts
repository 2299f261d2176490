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

/** Said to LUX, and not of what it has told. */
const SAYS_YOU = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|lux)(?!\p{L})/iu;
/** "Und das Gegenteil?" of democracy asks for no opposite of "und". */
export const BARE_OPPOSITE =
  /^(?:und |was ist |wie heißt )*(?:das |dann das )?gegenteil(?: davon| dazu| denn)*[?. ]*$/iu;
/** "Und meine Mama?" asks of her what was asked before. */
const OF_OWN_PEOPLE = /^(?:und|oder) (?:bei )?mein\p{L}* \p{L}+[?. ]*$/iu;
/** "Gibt es die bei uns auch?", "schneller als ich?", "nee ich meinte den kleinsten" tell nothing of oneself. */
const NOT_OF_ONESELF =
  /(?<!\p{L})(?:bei uns|als (?:ich|wir))(?!\p{L})|^(?:(?:nee?|nein|nö|ach|hä|halt|eigentlich|aber)[ ,!.]+)*(?:ich mein(?:e|te)?|mein(?:e|te)? ich)(?: (?:doch|eigentlich|aber|ja))*(?!\p{L})/giu;

/** "Größer als ich?" behind a gorilla wishes for no practice. */
const COMPARES = /^(?:und |auch |noch )?\p{L}+er als \p{L}+(?: \p{L}+)?[?. ]*$/iu;

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

  /** Whether LUX has just told what it knows, a single sentence of it among that. */
  const isKnowledge = ({ history, last, level }: Asked) =>
    last !== undefined &&
    (knowledge.hasTold(last) || knowledge.hasJustTold(exchangesOf(history), level));

  /** "Gib mir mal eins" behind something told asks for an example, and begins no practice. */
  const isOfTold = (asked: Asked) => knowledge.isAboutLast(asked.question) && isKnowledge(asked);

  /** "Und ein Nilpferd?", "der afrikanische mein ich" tell nothing of oneself. */
  const goesOnWithTold = (asked: Asked) =>
    asked.last !== undefined &&
    knowledge.goesOn(asked.question) &&
    (admitsUnknown(asked.last) || isKnowledge(asked));

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

  /** Goes on with what LUX has told or reckoned, or has said that it does not know, and tells nothing of oneself. */
  const isOfAnswer = (asked: Asked) => {
    const { last, question } = asked;
    if (!hasTold(last) && !(hasAnswered(last) && isKnowledge(asked))) return false;
    const isOfCase = knowledge.asksOfCase(question) || OF_OWN_PEOPLE.test(question);
    return !isOfOneself(question.replace(NOT_OF_ONESELF, ' ')) || (isOfCase && isKnowledge(asked));
  };

  /** Whether it can only ask of what was told. */
  const asksOfTold = (question: string) =>
    BARE_OPPOSITE.test(question) ||
    COMPARES.test(question) ||
    (isAsking(question) && knowledge.saysPronoun(question));

  const isSaidToLux = (question: string) =>
    SAYS_YOU.test(question) && !knowledge.isAboutLast(question);

  /** A question is met with no remark, nor is what goes on with an answer and tells nothing of oneself. */
  const unlessAsked =
    (skill: Skill): Skill =>
    (asked) => {
      const { question } = asked;
      const isAsked =
        isAsking(question) || (knowledge.asksFact(question) && !isSurelyTold(question));
      return isOfAnswer(asked) || isAsked ? null : unlessGoesOn(unlessConcern(skill))(asked);
    };

  return {
    answerOfLastWords,
    asksOfTold,
    hasTold,
    isOfAnswer,
    isOfTold,
    isSaidToLux,
    unlessAsked,
    unlessGoesOn,
  };
}
