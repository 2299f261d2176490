import { onlyAsksHelp } from '@lux/child-safety/frames/at-work.ts';
import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { answerColourMix } from './answer-colour-mix.ts';
import { answerEatenPoison } from './answer-eaten-poison.ts';
import { answerNumberQuestion } from './arithmetic/answer-number-question.ts';
import { answerProblemFollowUp } from './arithmetic/answer-problem-follow-up.ts';
import { answerSpokenProblem } from './arithmetic/answer-spoken-problem.ts';
import { answerSum } from './arithmetic/answer-sum.ts';
import { answerSumFollowUp } from './arithmetic/answer-sum-follow-up.ts';
import {
  answerSolvedProblem,
  answerToldProblem,
  answerWordProblem,
} from './arithmetic/answer-word-problem.ts';
import { answerEverydayProblem } from './arithmetic/everyday/answer-everyday-problem.ts';
import { createAsides } from './asides/create-asides.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { sayCannotKnow, sayCannotKnowOfOwn } from './cannot-know.ts';
import { createCare } from './care-for.ts';
import { createListTalk } from './facts/list-told.ts';
import { asksForHelp, isOwnTold } from './feelings/read-saying.ts';
import { isOfOneself, isTroubled } from './feelings/signs-of-telling.ts';
import { answerOfLastAnswer } from './follow-ups/answer-of-last-words.ts';
import { BARE_OPPOSITE, createFollowUps } from './follow-ups/create-follow-ups.ts';
import { isAsking } from './follow-ups/is-asking.ts';
import { hasAnswered } from './follow-ups/lux-said.ts';
import { askedOfAnybody } from './heard/of-anybody.ts';
import { namesNeed } from './practice/more-than-a-task.ts';
import { readCommand } from './practice/read-command.ts';
import { isOfAWord } from './practice/wish/no-wish.ts';
import { plainOf } from './practice/wish/plain-text.ts';
import {
  ASKS_IN_ENGLISH,
  ASKS_IN_OTHER_UNIT,
  ASKS_OF_WORDS,
  NAMES_WORDS,
  NOT_SURE,
  SAYS_IN_ENGLISH,
  sayNotAsked,
  WHO_WINS,
} from './question-signs.ts';
import { createRequestSkills } from './requests/answer-request.ts';
import { createAnswerWords } from './requests/create-answer-words.ts';
import type { Asked, Skill } from './skill.ts';
import type { SkillParts } from './skill-parts.ts';
import { answerRiddle } from './small-talk/answer-riddle.ts';
import { rather } from './small-talk/rather-known.ts';
import { unlessConcern, withWayToHelp } from './with-concern.ts';

/** All that the built-in teacher can do, in the order in which it is asked. */
export function orderSkills({
  knowledge,
  ofKnowledge,
  desk,
  felt,
  practice,
  remarks,
  talk,
  riddles,
  speaksOfWords,
}: SkillParts) {
  const { answerFeeling, answerFelt, answerLearnt, answerOwnStory, answerScene, answerTold } = felt;
  const { answerCareful, answerWeighing, answerRemark, answerStatement, answerOwnRemark } = remarks;
  const { answerJoke, answerSurelyTold, answerToLux, isSurelySaid } = remarks;
  const { answerAboutLast, answerAskedClause, answerFact, answerKnown, answerOfTopic } =
    ofKnowledge;
  const { answerSurelyAsked, isSurelyKnown, offerNear } = ofKnowledge;
  const { answerAmongAsides, answerReworded } = createAsides(knowledge, ofKnowledge);
  const nameOfList = createListTalk(knowledge);
  const { answerSureTalk, answerTalk } = talk;
  const answerWords = createAnswerWords(knowledge, desk);
  const followUps = createFollowUps(knowledge, desk);
  const { answerOfLastWords, asksOfTold, hasTold, isOfAnswer, isOfTold, isSaidToLux } = followUps;
  const { unlessAsked, unlessGoesOn } = followUps;
  const { practise, remind, isAnswer, isPractising, isTakenUp, isWished } = practice;
  const words = createRequestSkills(desk);
  const { orRead, explainWords, answerPlain, answerSure, answerLikely, admitRequest } = words;
  const isOnlyTold = (question: string) => isOwnTold(question) && !NAMES_WORDS.test(question);

  /** "Was ist der Unterschied zwischen Computer und Roboter?" is no question of words. */
  const unlessOfFacts =
    (skill: Skill): Skill =>
    (asked) => {
      const { question, last } = asked;
      if (isAskedOfTold(asked) || isOnlyTold(question)) return null;
      if (speaksOfWords(question, last)) return skill(asked);
      const isOfTold = last !== undefined && knowledge.hasTold(last);
      const isOfFacts = isOfTold || isSurelyKnown(asked) || knowledge.asksFact(question);
      return isOfFacts ? null : skill(asked);
    };

  const answerOfWords = unlessOfFacts(orRead(answerWords));
  /** Behind an answer of these a practice goes on; behind a trouble it does not. */
  const leadsBack = new Set<Skill>([
    answerSure,
    answerLikely,
    answerWords,
    answerOfWords,
    answerSum,
    answerSurelyAsked,
    answerKnown,
    answerFact,
  ]);
  const facts = new Set<Skill>(leadsBack);
  /** What these say was asked for. */
  const fact = (skill: Skill): Skill => {
    facts.add(skill);
    return skill;
  };
  /** What is known or found of words is not told twice in a row. */
  const isToldOnce = (skill: Skill) => ofKnowledge.isOne(skill) || skill === answerOfWords;

  /** What is said of a task that waits is no feeling, unless it troubles. */
  const isOfTask = (asked: Asked) =>
    isPractising(asked) && !asked.concern && !isTroubled(asked.question);
  /** A practice or a feeling is talked of. */
  const isBusy = (asked: Asked) => isPractising(asked) || felt.isTalkedOf(asked);

  /** "Gegenteil von mutig" asks of a word, whoever is brave. */
  const isOfWord = ({ question }: Asked) =>
    isOfAWord(plainOf(question)) ||
    ASKS_IN_ENGLISH.test(question) ||
    (ASKS_OF_WORDS.test(question) && !isOfOneself(question.replace(NOT_SURE, '')));
  /** "Machen das die Mädchen auch" goes on with what LUX has told, whatever it sounds like. */
  const goesOn = (asked: Asked) => isOfTold(asked) || isOfAnswer(asked);
  /** "Findet das die Nüsse wieder?" and "und das Gegenteil?" behind a fact wish for no practice. */
  const isAskedOfTold = (asked: Asked) =>
    !isPractising(asked) && goesOn(asked) && isSurelyKnown(asked) && asksOfTold(asked.question);
  const careFor = createCare(felt.sayBack);

  /** In this order: whoever is surer of what is meant goes first. */
  const skills: Skill[] = [
    answerEatenPoison,
    // Of who only calls for help nobody knows what for.
    (asked) =>
      asked.concern && onlyAsksHelp(asked.question) && !isPractising(asked)
        ? asked.concern.answer
        : null,
    // Where every word has its place in a sum, a doubt only adds the way to help.
    fact((asked) => (isPractising(asked) ? null : withWayToHelp(answerSpokenProblem)(asked))),
    // "Ist weinen ein Nomen" asks of the word, whatever is wept about.
    fact((asked) => (isPractising(asked) ? null : words.answerAskedOfWord(asked))),
    withWayToHelp(answerCareful),
    fact((asked) =>
      // "Plus bis hundert, drei Aufgaben" is a wish and no sum.
      isPractising(asked) || isWished(asked) ? null : answerEverydayProblem(asked),
    ),
    (asked) => (isPractising(asked) || isOfWord(asked) ? null : felt.answerHappened(asked)),
    fact((asked) =>
      // "Ein Quiz über Dinos, aber leicht" wants no easier words.
      isBusy(asked) || isTroubled(asked.question) || isWished(asked) ? null : answerReworded(asked),
    ),
    (asked) =>
      isBusy(asked) || isOfWord(asked) || goesOn(asked)
        ? null
        : (answerScene(asked) ?? unlessConcern(answerJoke)(asked)),
    // Whatever a practice could begin with: what weighs on a child goes first.
    (asked) =>
      !isPractising(asked) &&
      !(isWished(asked) && !asked.concern && !isTroubled(asked.question)) &&
      ((felt.isSurelyFelt(asked.question) && !isOfWord(asked) && !goesOn(asked)) ||
        (felt.isTalkedOf(asked) && asksForHelp(asked.question)) ||
        (felt.isFelt(asked.question) && isTroubled(asked.question) && namesNeed(asked.question)))
        ? withWayToHelp(answerFeeling)(asked)
        : null,
    // "Üben wir der die das" wants a practice and asks of no word.
    (asked) =>
      isTakenUp(asked) ||
      (isWished(asked) &&
        !isPractising(asked) &&
        !isSurelySaid(asked.question) &&
        !isAskedOfTold(asked))
        ? unlessConcern(practise, isPractising, isAnswer)(asked)
        : null,
    (asked) => (isBusy(asked) ? null : answerOfLastWords(asked)),
    fact((asked) => (isPractising(asked) ? null : nameOfList(asked))),
    (asked) =>
      isBusy(asked) || felt.isFelt(asked.question) || isOfWord(asked) || goesOn(asked)
        ? null
        : unlessConcern(rather(answerSureTalk, answerSurelyTold))(asked),
    fact((asked) => (isBusy(asked) ? null : (answerColourMix(asked) ?? answerAmongAsides(asked)))),
    fact((asked) =>
      isPractising(asked) ||
      isOnlyTold(asked.question) ||
      (BARE_OPPOSITE.test(asked.question) && isAskedOfTold(asked))
        ? null
        : (answerPlain(asked) ??
          desk.answerSurely(asked.question, asked) ??
          unlessOfFacts(answerSure)(asked)),
    ),
    // "Ich gebe die Hälfte ab, wie viele habe ich noch?" is a problem, and wants no other one.
    fact((asked) =>
      isPractising(asked) ? null : (answerToldProblem(asked) ?? answerProblemFollowUp(asked)),
    ),
    // "Wie viele Tage sind drei Wochen?" is reckoned, whatever is known of weeks.
    fact(({ question }) =>
      ASKS_IN_OTHER_UNIT.test(question) ? answerNumberQuestion(question) : null,
    ),
    // "Wir haben jetzt Englisch", "ich bin fertig mit Aufgabe drei": told, and no wish for a practice.
    (asked) =>
      isBusy(asked) || isAsking(asked.question) || isOfWord(asked) || goesOn(asked)
        ? null
        : unlessConcern(answerRemark)(asked),
    (asked) =>
      isBusy(asked) || isOfWord(asked) || hasTold(asked.last)
        ? null
        : unlessConcern(rather(answerSureTalk, answerToLux))(asked),
    (asked) =>
      !isPractising(asked) && felt.isFelt(asked.question) && !isOfWord(asked) && !goesOn(asked)
        ? withWayToHelp(answerFeeling)(asked)
        : null,
    // Who will not go on may be tired of the task, or of more.
    (asked) =>
      asked.concern && isPractising(asked) && readCommand(asked.question) === 'stop'
        ? withWayToHelp(practise)(asked)
        : null,
    (asked) =>
      SAYS_IN_ENGLISH.test(asked.question) ||
      (isOfTold(asked) && !isPractising(asked)) ||
      isAskedOfTold(asked)
        ? null
        : unlessConcern(practise, isPractising, isAnswer)(asked),
    ({ question, history }) => answerRiddle(question, history, riddles),
    answerAboutLast,
    // "Warum knirscht mein Bruder nachts mit den Zähnen" asks why anybody does.
    fact((asked) => {
      const ofAll = asked.concern || isTroubled(asked.question) ? null : askedOfAnybody(asked);
      return ofAll && isSurelyKnown(ofAll) ? answerKnown(ofAll) : null;
    }),
    // "Wer gewinnt?" of two animals that are compared is no match of tomorrow.
    (asked) =>
      (WHO_WINS.test(asked.question) || isOfTold(asked) || knowledge.saysPronoun(asked.question)) &&
      isSurelyKnown(asked)
        ? null
        : unlessConcern(({ question }) => sayCannotKnow(question) ?? sayNotAsked(question))(asked),
    fact(answerSolvedProblem),
    fact(answerOfTopic),
    fact(answerAskedClause),
    // "Ich hab mich verlaufen, wie sag ich das auf Englisch?" wants the words.
    fact((asked) =>
      (ASKS_IN_ENGLISH.test(asked.question) || ASKS_OF_WORDS.test(asked.question)) &&
      !isAskedOfTold(asked)
        ? answerWords(asked)
        : null,
    ),
    answerSurelyAsked,
    (asked) => (goesOn(asked) ? null : unlessGoesOn(withWayToHelp(answerFeeling))(asked)),
    answerOfWords,
    answerSureTalk,
    fact(({ question, last }) => answerSumFollowUp(question, last)),
    answerSum,
    fact(answerWordProblem),
    fact(({ question, now: moment }) => answerClock(writeOut(question), moment)),
    unlessOfFacts(answerLikely),
    unlessOfFacts(explainWords),
    withWayToHelp(answerWeighing),
    (asked) =>
      goesOn(asked) || isOfTask(asked) ? null : unlessGoesOn(withWayToHelp(answerLearnt))(asked),
    (asked) =>
      goesOn(asked) || isOfTask(asked) ? null : unlessGoesOn(withWayToHelp(answerOwnStory))(asked),
    (asked) =>
      goesOn(asked) || isOfWord(asked) || isOfTask(asked)
        ? null
        : unlessGoesOn(withWayToHelp(answerFelt))(asked),
    (asked) => (isPractising(asked) ? null : unlessAsked(answerOwnRemark)(asked)),
    // What may be a call and is told of oneself is answered by no fact.
    ({ concern, question }) => (concern && isOwnTold(question) ? careFor(question, concern) : null),
    unlessOfFacts(admitRequest),
    answerKnown,
    answerFact,
    ({ concern }) => concern?.answer ?? null,
    answerTalk,
    (asked) =>
      isPractising(asked) || isOfWord(asked) || (goesOn(asked) && !isSaidToLux(asked.question))
        ? null
        : unlessGoesOn(unlessConcern(answerToLux))(asked),
    remind,
    // "Reicht der mir bis zum Knie" tells nothing, though no question mark was heard.
    (asked) =>
      knowledge.asksFact(asked.question) || isOfWord(asked)
        ? null
        : unlessGoesOn(answerTold)(asked),
    (asked) => (isOfWord(asked) ? null : unlessAsked(answerStatement)(asked)),
    ({ question, last }) => {
      // "Könnte so einer auf uns fallen?" of a comet asks of no one's own.
      const isOfAnswer = hasAnswered(last) && knowledge.saysPronoun(question);
      return isAsking(question) && !isOfAnswer ? sayCannotKnowOfOwn(question) : null;
    },
    answerOfLastAnswer,
    offerNear,
  ];

  return {
    skills,
    leadsBack,
    isToldOnce,
    isFact: (skill: Skill) => facts.has(skill),
    isGuess: (skill: Skill) => skill === offerNear,
  };
}
