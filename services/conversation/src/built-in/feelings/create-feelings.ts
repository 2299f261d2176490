import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import { isDoubtful } from '@lux/child-safety/is-doubtful.ts';
import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import { answerArithmetic } from '../arithmetic/answer-arithmetic.ts';
import { sayCannotKnow } from '../cannot-know.ts';
import { isAsking } from '../follow-ups/is-asking.ts';
import { plain } from '../remarks/plain.ts';
import type { Asked, Skill } from '../skill.ts';
import { createTurned } from './answer-turned.ts';
import type { AddedFile, Feeling, FeelingsFile, SpokenWordsFile } from './feelings-file.ts';
import { createFeelingFinder } from './find-feeling.ts';
import { createTold, FEWEST_FELT, isOnlyFigure, type Mood } from './find-told.ts';
import { readLearnt } from './learnt-feeling.ts';
import { isOfSomebodyElse, sceneOf } from './mood/told-of-others.ts';
import { asksForHelp, isWish, readSaying, WANTS_PRACTICE } from './read-saying.ts';
import { createThreadReader } from './read-thread.ts';
import { createNameThing } from './say-back/name-thing.ts';
import { createSayBack } from './say-back/say-back.ts';
import {
  asksAtEnd,
  hasContrast,
  isAlarmed,
  isAlarming,
  isGladSaid,
  isOfOneself,
  isPast,
  isStirred,
  isTroubled,
  isWorrying,
  namesWorry,
  tellsRegret,
  wantsToKnow,
} from './signs-of-telling.ts';
import { createTalkSteps, join, unheard } from './talk-steps.ts';

const MAX_REPLY_WORDS = 40;
/** Who says more before "was soll ich machen" tells what it is about. */
const MOST_ASKED = 10;
/** So sure the learnt reader must be that something moves a child. */
const SURE_FELT = 0.6;
/** So sure it goes before whatever else the words could begin. */
const SURELY_FELT = 0.7;
/** What makes a tale sad and a game lost. */
const SADDENS =
  /(?<!\p{L})(?:traurig\p{L}*|schlimm\p{L}*|grusel\p{L}*|unheimlich|angst|stirbt|starb|gestorben|tot|totgebissen|weint|geweint|verloren|verliert|verlier\p{L}*|letzter|(?:der|die) letzte|pleite|kaputt|besiegt worden|gefangen|gesprengt|keiner|niemand|blöd|gemein|unfair|nie)(?!\p{L})/u;
/** What was not so has no end to ask for. */
const IS_DENIED = /(?<!\p{L})(?:nie|nicht|kein\p{L}*)(?!\p{L})/iu;
/** So likely it weighs much, that a grown-up is named; the second where no word of a trouble is said. */
const MAY_WEIGH = 0.3;
const SURELY_WEIGHS = 0.55;

/** What a child tells of itself (DESIGN 9): taken up, asked after, helped with, and brought to a good end. */
export function createFeelings(
  file: FeelingsFile,
  addedFile: AddedFile,
  spokenWords: SpokenWordsFile,
  isNoun: (word: string) => boolean = () => false,
  /** Dialect as it stands in books. */
  writeDialectOut: (text: string) => string = (text) => text,
  classOf?: (word: string) => WordClass,
  withDative: (word: string) => string | null = () => null,
) {
  const finder = createFeelingFinder(file, addedFile, isNoun);
  const foundTold = createTold(file, finder);
  const thingOf = createNameThing(isNoun, withDative, classOf);
  const turnedBack = createSayBack(spokenWords, isNoun, classOf);
  const { mixed, told } = file;

  /** Only what no dictionary knows is misspelt: "gerettet" is no "geredet". */
  const respell = (text: string) =>
    text.replace(/\p{L}+/gu, (word) =>
      classOf && classOf(word.toLowerCase()) !== '?' ? word : finder.repair(word),
    );

  function sayBack(text: string): string | null {
    const verdict = checkText(text);
    const isGrave = isAlarming(text) || verdict.verdict !== 'ok' || verdict.concern !== undefined;
    const said = turnedBack(respell(text), isGrave);
    return said !== null && checkAnswer(said).verdict === 'ok' ? said : null;
  }

  /** A thing of the child's own words, to be named where the whole cannot be said back. */
  function nameThing(text: string): string | null {
    const thing = thingOf(finder.repair(text));
    if (thing === null) return null;
    return checkAnswer(`Magst du mir mehr von ${thing} erzählen?`).verdict === 'ok' ? thing : null;
  }
  const askOfThing = (text: string): string | null => {
    const thing = nameThing(text);
    return thing && `Magst du mir mehr von ${thing} erzählen?`;
  };

  const { findTold, findLearnt, isFeltBySomebodyElse, moodOf, sharesOf } = foundTold;
  const { followed, readThread } = createThreadReader({
    file,
    addedFile,
    finder,
    told: foundTold,
    writeDialectOut,
  });
  const { takeUp, advise, goOn } = createTalkSteps({ file, finder, sayBack });
  const answerTurned = createTurned(file, sayBack);

  /** Troubles, joys and requests for advice; and whatever is said back while one is talked of. */
  const answerFeeling: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    const thread = readThread(asked.history);
    const isOpen = thread !== null && !thread.isClosed;
    const saying = readSaying(question);
    const asksBack = finder.asked(question);
    if (isOpen && thread.feeling && asksForHelp(question)) return advise(asked, thread.feeling);
    const isAsked = question.split(/\s+/).length <= MOST_ASKED;
    if (asksBack && isAsked && (findTold(question) ?? asksBack) === asksBack)
      return takeUp(asked, asksBack, 0);
    if (saying === 'advice') {
      const feeling = finder.advised(question) ?? findTold(question);
      return feeling ? advise(asked, feeling) : null;
    }
    if (!isOpen && saying === 'question' && sayCannotKnow(question) !== null) return null;
    const found = findTold(question);
    const isLight = foundTold.findLikely(question)?.weight === 'light';
    if (isLight && hasContrast(question) && finder.isMixed(question)) {
      return join(sayBack(question) ?? unheard(asked, mixed.hear), unheard(asked, mixed.ask));
    }
    const feeling = isOpen ? followed(thread.feeling, found, question) : found;
    // Nothing cheerful where a child may be calling for help, and of light troubles only what is sure.
    if (feeling && asked.concern && (feeling.isGlad || isLightGuess(feeling, question)))
      return null;
    if (feeling && feeling !== thread?.feeling) return takeUp(asked, feeling, thread?.steps ?? 0);
    if (feeling && !isOpen) return takeUp(asked, feeling, 0);
    const mood = isOpen || saying !== 'told' || found ? null : moodOf(question);
    if (mood) return mood === 'glad' && asked.concern ? null : hearMood(asked, mood);
    if (!isOpen || saying === 'question' || isWish(question)) return null;
    if (question.split(/\s+/).length > MAX_REPLY_WORDS || !/\p{L}/u.test(question)) return null;
    return answerArithmetic(question) === null ? goOn(asked, thread) : null;
  };

  /** Whether pattern and reader do not both hear the same light trouble. */
  const isLightGuess = (feeling: Feeling, text: string) =>
    feeling.weight === 'light' &&
    (finder.told(text) !== feeling || readLearnt(text).id !== feeling.id);

  /** What a child tells of itself beyond all that is known: heard, never answered with a fact. */
  const answerTold: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    const isOwn = isOfOneself(question) || tellsRegret(question);
    if (!isToldPlainly(question) || !isOwn) return null;
    const isGrave = isTroubled(question) || isAlarmed(question) || namesWorry(question);
    if (!isGrave && !isWorrying(question) && !isAlarming(question)) return null;
    return hearOpenly(asked, isGrave);
  };

  /** What surely moves a child though nobody knows how: heard, and asked after. */
  const answerFelt: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const { question } = asked;
    if (!isToldPlainly(question) || isWish(question)) return null;
    const isShort = question.split(/\s+/).length < FEWEST_FELT;
    if (!isShort && !asked.concern && isOnlyFigure(question)) return hearOpenly(asked, false);
    const { moved, glad } = sharesOf(question);
    if (isShort || moved < SURE_FELT) return null;
    const isGlad = glad > moved / 2 || (isGladSaid(question) && !isWorrying(question));
    if (isGlad) return asked.concern ? null : hearMood(asked, 'glad');
    return hearOpenly(asked, true);
  };

  /** What happens in a tale, a game or a dream, or to somebody else: no feeling of the child's own. */
  const answerScene: Skill = (asked) => {
    const question = writeDialectOut(asked.question);
    const said = plain(question);
    const turned = answerTurned({ ...asked, question });
    if (turned !== null) return turned;
    if (asked.concern || !isToldPlainly(question)) return null;
    const scene = sceneOf(said);
    const isOfOther = scene === null && !isAlarming(question) && isFeltBySomebodyElse(question);
    if (scene === null && !isOfOther) return null;
    const isSad = scene === null ? isTroubled(question) : SADDENS.test(said);
    const { hear, ask } = file.scenes[scene ?? 'others'][isSad ? 'sad' : 'plain'];
    const back = sayBack(question);
    return join(back, back && !isSad ? null : unheard(asked, hear), unheard(asked, ask));
  };

  /** The child's own words, a line that fits the mood, whatever is meant, and an open question. */
  function hearMood(asked: Asked, mood: Mood): string {
    if (mood === 'trouble') return hearOpenly(asked, true);
    const back = sayBack(asked.question);
    const ofThing = back === null ? askOfThing(asked.question) : null;
    return join(back, unheard(asked, told.glad), ofThing ?? unheard(asked, told.gladAsk));
  }

  /** Whether a trouble is more likely told than anything else: nothing light is said of it. */
  const isTroubleLikely = (text: string) => {
    const { moved, glad } = sharesOf(writeDialectOut(text));
    return moved - glad >= SURE_FELT;
  };

  const isToldPlainly = (question: string) =>
    readSaying(question) === 'told' && !asksAtEnd(question) && !isAsking(question);

  /** The child's own words and one open question; the way to a grown-up where it may weigh much. */
  function hearOpenly(asked: Asked, isTrouble: boolean): string {
    const { question } = asked;
    const isSaid = isTroubled(question) || isWorrying(question);
    const least = isSaid ? MAY_WEIGH : SURELY_WEIGHS;
    const weighs =
      isTrouble &&
      isDoubtful(question) &&
      (isAlarming(question) || sharesOf(question).heavy >= least);
    const isWorry = weighs || (isTrouble && (isWorrying(question) || isTroubled(question)));
    if (isWorry && !weighs)
      return join(
        sayBack(question),
        unheard(asked, told.trouble),
        unheard(
          asked,
          isOfSomebodyElse(plain(question)) ? file.scenes.others.sad.ask : told.troubleAsk,
        ),
      );
    const back = sayBack(question);
    const ofThing = back === null && !isWorry ? askOfThing(question) : null;
    if (ofThing !== null) return join(unheard(asked, told.hear), ofThing);
    return join(
      back ?? unheard(asked, isWorry ? told.worry : told.hear),
      unheard(
        asked,
        isWorry
          ? told.worryAsk
          : isPast(question) && !IS_DENIED.test(question)
            ? told.askPast
            : told.ask,
      ),
      weighs ? unheard(asked, told.grownUp) : null,
    );
  }

  /** A feeling that only the learnt reader knows. */
  const answerLearnt: Skill = (heard) => {
    const asked = { ...heard, question: writeDialectOut(heard.question) };
    const feeling = findLearnt(asked.question);
    if (feeling === null || (feeling.weight === 'light' && asked.concern)) return null;
    return takeUp(asked, feeling, 0);
  };

  /** "Mein Papa ist Polizist" wants no encyclopedia. */
  const answerOwnStory: Skill = (asked) => (wantsToKnow(asked.question) ? null : answerTold(asked));

  /** Whether a trouble or a joy is talked of. */
  const isTalkedOf = ({ history }: Pick<Asked, 'history'>) => {
    const thread = readThread(history);
    return thread !== null && !thread.isClosed;
  };

  /** What is surely felt, whatever else the words could begin. */
  const isFelt = (question: string) => {
    const said = writeDialectOut(question);
    const found = findTold(said);
    if (found === null) return moodOf(said) === 'trouble';
    if (found.isCertain) return true;
    const hasWord = isTroubled(question) || isGladSaid(question) || isStirred(question);
    return hasWord || sharesOf(said).moved >= SURELY_FELT;
  };

  const isTroubleSure = (said: string) => {
    const { moved, glad } = sharesOf(said);
    return moodOf(said) === 'trouble' && moved - glad >= SURELY_FELT;
  };

  /** What is so surely felt that it begins no practice and asks of no word. */
  const isSurelyFelt = (question: string) => {
    const said = writeDialectOut(question);
    const found = WANTS_PRACTICE.test(said) ? null : findTold(said);
    if (found !== null) return found.isCertain || readLearnt(said).shareOf(found.id) >= SURELY_FELT;
    return !WANTS_PRACTICE.test(said) && isTroubleSure(said);
  };

  /** The danger or despair a sentence tells of; null where it tells of none. */
  const graveOf = (text: string, isSaid = false) => {
    const found = isSaid ? finder.told(text) : findTold(text);
    return found?.isGrave ? found.id : null;
  };

  return {
    answerFeeling,
    answerFelt,
    answerLearnt,
    answerOwnStory,
    answerScene,
    answerTold,
    graveOf,
    isFelt,
    isSurelyFelt,
    isTroubleLikely,
    isTalkedOf,
    nameThing,
    sayBack,
  };
}
