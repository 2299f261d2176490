import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import { answerArithmetic } from '../arithmetic/answer-arithmetic.ts';
import { shareOfDesk } from '../desks/read-desk.ts';
import type { Asked, Skill } from '../skill.ts';
import type { AddedFile, FeelingsFile, SpokenWordsFile } from './feelings-file.ts';
import { createFeelingFinder } from './find-feeling.ts';
import { asksForHelp, isWish, readSaying } from './read-saying.ts';
import { createThreadReader, FEWEST_FELT } from './read-thread.ts';
import { createSayBack } from './say-back/say-back.ts';
import {
  asksAtEnd,
  hasContrast,
  isAlarming,
  isGladSaid,
  isOfOneself,
  isPast,
  isStirred,
  isTroubled,
  isWorrying,
  wantsToKnow,
} from './signs-of-telling.ts';
import { createTalkSteps, join, unheard } from './talk-steps.ts';

const MAX_REPLY_WORDS = 40;
/** So sure the learnt reader must be that a child tells how it feels. */
const SURE_FELT = 0.75;

/** What a child tells of itself (DESIGN 9): taken up, asked after, helped with, and brought to a good end. */
export function createFeelings(
  file: FeelingsFile,
  addedFile: AddedFile,
  spokenWords: SpokenWordsFile,
  isNoun: (word: string) => boolean = () => false,
  /** Dialect as it stands in books. */
  writeDialectOut: (text: string) => string = (text) => text,
  classOf?: (word: string) => WordClass,
) {
  const finder = createFeelingFinder(file, addedFile, isNoun);
  const turnedBack = createSayBack(spokenWords, isNoun, classOf);
  const { mixed, told } = file;

  function sayBack(text: string): string | null {
    const verdict = checkText(text);
    const isGrave = isAlarming(text) || verdict.verdict !== 'ok' || verdict.concern !== undefined;
    const said = turnedBack(finder.repair(text), isGrave);
    return said !== null && checkAnswer(said).verdict === 'ok' ? said : null;
  }

  const { findTold, findLearnt, followed, readThread } = createThreadReader({
    file,
    addedFile,
    finder,
    writeDialectOut,
  });
  const { takeUp, advise, goOn } = createTalkSteps({ file, finder, sayBack });

  /** Troubles, joys and requests for advice; and whatever is said back while one is talked of. */
  const answerFeeling: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    const thread = readThread(asked.history);
    const isOpen = thread !== null && !thread.isClosed;
    const saying = readSaying(question);
    const asksBack = finder.asked(question);
    if (isOpen && thread.feeling && asksForHelp(question)) return advise(asked, thread.feeling);
    if (asksBack) return takeUp(asked, asksBack, 0);
    if (saying === 'advice') {
      const feeling = finder.advised(question);
      return feeling ? advise(asked, feeling) : null;
    }
    const found = findTold(question);
    if (found && found.weight === 'light' && hasContrast(question) && finder.isMixed(question)) {
      return join(sayBack(question) ?? unheard(asked, mixed.hear), unheard(asked, mixed.ask));
    }
    const feeling = isOpen ? followed(thread.feeling, found, question) : found;
    // Nothing cheerful where a child may be calling for help.
    if (feeling?.isGlad && asked.concern) return null;
    if (feeling && feeling !== thread?.feeling) return takeUp(asked, feeling, thread?.steps ?? 0);
    if (feeling && !isOpen) return takeUp(asked, feeling, 0);
    if (!isOpen || saying === 'question' || isWish(question)) return null;
    if (question.split(/\s+/).length > MAX_REPLY_WORDS || !/\p{L}/u.test(question)) return null;
    return answerArithmetic(question) === null ? goOn(asked, thread) : null;
  };

  /** What a child tells of itself beyond all that is known: heard, never answered with a fact. */
  const answerTold: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    if (
      readSaying(question) !== 'told' ||
      !isOfOneself(question) ||
      question.includes('?') ||
      asksAtEnd(question)
    )
      return null;
    const isGrave = isTroubled(question) || isAlarming(question);
    if (!isGrave && !isWorrying(question)) return null;
    const isWorry = isGrave && (isWorrying(question) || isAlarming(question));
    const back = sayBack(question);
    return join(
      back ?? unheard(asked, isWorry ? told.worry : told.hear),
      unheard(asked, isWorry ? told.worryAsk : isPast(question) ? told.askPast : told.ask),
      isWorry ? unheard(asked, told.grownUp) : null,
    );
  };

  /** What sounds like a trouble or a joy though no pattern knows it: heard, and asked after. */
  const answerFelt: Skill = (heard) => {
    const { question } = heard;
    const plain = writeDialectOut(question);
    const isTold = readSaying(plain) === 'told' && !question.includes('?') && !asksAtEnd(plain);
    if (!isTold || plain.split(/\s+/).length < FEWEST_FELT || isWish(plain)) return null;
    if (shareOfDesk(question, 'feeling') < SURE_FELT) return null;
    const asked = { ...heard, question: plain };
    const isGlad = isGladSaid(plain) && !isWorrying(plain);
    if ((isGlad && asked.concern) || (!isGlad && !isTroubled(plain))) return null;
    return join(
      sayBack(plain) ?? unheard(asked, isGlad ? told.hear : told.worry),
      unheard(asked, isGlad ? told.ask : told.worryAsk),
      isGlad ? null : unheard(asked, told.grownUp),
    );
  };

  /** A feeling that only the learnt reader knows. */
  const answerLearnt: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const feeling = findLearnt(asked.question);
    if (feeling === null || (feeling.isGlad && asked.concern)) return null;
    return takeUp(asked, feeling, 0);
  };

  /** "Mein Papa ist Polizist" wants no encyclopedia. */
  const answerOwnStory: Skill = (asked) => (wantsToKnow(asked.question) ? null : answerTold(asked));

  /** Whether a trouble or a joy is talked of. */
  const isTalkedOf = ({ history }: Pick<Asked, 'history'>) => {
    const thread = readThread(history);
    return thread !== null && !thread.isClosed;
  };

  /** What a pattern surely knows to be felt, whatever else the words could begin. */
  const isFelt = (question: string) => {
    const found = findTold(writeDialectOut(question));
    return found !== null && (isTroubled(question) || isGladSaid(question) || isStirred(question));
  };

  return {
    answerFeeling,
    answerFelt,
    answerLearnt,
    answerOwnStory,
    answerTold,
    isFelt,
    isTalkedOf,
    sayBack,
  };
}
