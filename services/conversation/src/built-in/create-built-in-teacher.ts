import { onlyAsksHelp } from '@lux/child-safety/frames/at-work.ts';
import { writeSixInSums } from '@lux/child-safety/normalise/six-in-sums.ts';
import type { Concern } from '@lux/child-safety/safety-verdict.ts';
import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { askedClause } from '@lux/knowledge/recognition/asked-clause.ts';
import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { createAdmission } from './admit-not-knowing.ts';
import { answerBothHalves, answerGlued } from './answer-both-halves.ts';
import { answerEatenPoison } from './answer-eaten-poison.ts';
import { answerArithmetic } from './arithmetic/answer-arithmetic.ts';
import { answerNumberQuestion } from './arithmetic/answer-number-question.ts';
import { answerProblemFollowUp } from './arithmetic/answer-problem-follow-up.ts';
import { answerSumFollowUp } from './arithmetic/answer-sum-follow-up.ts';
import {
  answerSolvedProblem,
  answerToldProblem,
  answerWordProblem,
} from './arithmetic/answer-word-problem.ts';
import { createAsides } from './asides/create-asides.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { sayCannotKnow, sayCannotKnowOfOwn } from './cannot-know.ts';
import { createDialectWriter } from './dialect/create-dialect-writer.ts';
import { createTearMender } from './dialect/create-tear-mender.ts';
import { takeBack } from './dialect/take-back.ts';
import { createFactIndex, toldFact } from './facts/create-fact-index.ts';
import { createKnowledgeSkills } from './facts/create-knowledge-skills.ts';
import { createListTalk } from './facts/list-told.ts';
import { createFeelings } from './feelings/create-feelings.ts';
import { readSaying } from './feelings/read-saying.ts';
import { isOfOneself, isTroubled } from './feelings/signs-of-telling.ts';
import { answerOfLastAnswer } from './follow-ups/answer-of-last-words.ts';
import { createFollowUps } from './follow-ups/create-follow-ups.ts';
import { isAsking } from './follow-ups/is-asking.ts';
import { hasAnswered } from './follow-ups/lux-said.ts';
import { notTheSameAgain } from './follow-ups/not-the-same-again.ts';
import { loadContent } from './load-content.ts';
import { createPractice } from './practice/create-practice.ts';
import { hearSpelling } from './practice/hear-answer.ts';
import { namesNeed } from './practice/more-than-a-task.ts';
import { readCommand } from './practice/read-command.ts';
import { isOfAWord } from './practice/wish/no-wish.ts';
import { plainOf } from './practice/wish/plain-text.ts';
import { questionBehind } from './question-behind.ts';
import {
  ASKS_IN_ENGLISH,
  ASKS_OF_WORDS,
  SAYS_IN_ENGLISH,
  sayNotAsked,
  WHO_WINS,
} from './question-signs.ts';
import { createRemarks } from './remarks/create-remarks.ts';
import { createRequestSkills } from './requests/answer-request.ts';
import { createAnswerWords } from './requests/create-answer-words.ts';
import { createSpeaksOfWords } from './requests/speaks-of-words.ts';
import { type Asked, readAsked, type Skill } from './skill.ts';
import { createAcceptOffer } from './small-talk/accept-offer.ts';
import { answerRiddle } from './small-talk/answer-riddle.ts';
import { createSmallTalk } from './small-talk/create-small-talk.ts';
import { createTalkSkills } from './small-talk/create-talk-skills.ts';
import { createSayTalk } from './small-talk/say-talk.ts';
import { NAMES_HELP, unlessConcern, withWayToHelp } from './with-concern.ts';
import { plainlyAsked, withBookForms } from './words-asked.ts';

/** LUX has not understood which thing is meant. */
const ASKS_BACK = /^Meinst du „/;
const FEW_ENGLISH_WORDS = 4;
/** "Boah, warum so lange?" asks the same without it. */
const WONDERS =
  /^(?:boah|wow|krass|oh|aha?|ach so|achso|hm+|cool|okay|ok|ey|ui|uff|echt)[,!. ]+(?=(?:und )?(?:warum|wieso|weshalb|wie|was|wo|wer|wann|welche\p{L}*|gibts?|kann|können|hat|haben|ist|sind) \p{L})/iu;
const LEAST_SAID_BACK = 5;
/** A division tells its rest by itself. */
const WITH_REST = / mit rest[?. ]*$/iu;
const ASKS_IN_OTHER_UNIT =
  /^(?:und )?wie ?viele? \p{L}+ (?:sind|haben|hat|ist) (?!das |es )(?:\d+|\p{L}+) (?:und \p{L}+ )?(?:stunden?|minuten?|tage?|wochen?|jahre?|monate?|meter|kilometer|zentimeter|kilo|kilogramm|gramm|liter|euro|tonnen?)[?. ]*$/iu;

/** Nobody who says "überrasch mich" should hear of war, death or illness. */
const SURPRISE_TOPICS = ['geography', 'nature', 'science', 'space', 'technology'];

/**
 * LUX without a key and without internet (DESIGN 4): sums, clock, small talk and a knowledge base.
 * The same question in the same conversation always gets the same answer. Reads its data files once,
 * here; `history` is the conversation before the question, oldest first.
 */
export function createBuiltInTeacher({ now }: { now: () => Date }) {
  const {
    dialect,
    factFiles,
    feelings,
    feelingsAdded,
    practice,
    remarks,
    signsOfWords,
    smallTalk,
    spokenWords,
    wordForms,
  } = loadContent();
  const facts = factFiles.flatMap((file) => file.facts);
  const surprises = factFiles
    .filter(({ topic }) => SURPRISE_TOPICS.includes(topic))
    .flatMap((file) => file.facts);
  const factAnswers = new Set(facts.flatMap(({ answer, young }) => [answer, young ?? answer]));
  const index = createFactIndex(facts, wordForms);
  const findTalk = createSmallTalk(smallTalk.talks);
  const knowledge = createKnowledge(loadThings(), { facts });
  const desk = createWordDesk();
  const speaksOfWords = createSpeaksOfWords(signsOfWords);
  const writeDialectOut = createDialectWriter(dialect, (word) => desk.isNoun(word));
  const mend = withBookForms(createTearMender(knowledge.isWord));
  /** What a recogniser tore and a dialect says, as it stands in books; letters that are spelt stay letters. */
  const asMeant = (said: string) =>
    isEnglishSaid(said) || hearSpelling(said) !== null
      ? said
      : writeDialectOut(mend(takeBack(writeSixInSums(said))));
  /** "I have got a cat" begins with no Bavarian "i". */
  const isEnglishSaid = (said: string) =>
    (said.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => desk.classOf(word) === 'E')
      .length >= FEW_ENGLISH_WORDS;
  const felt = createFeelings(
    feelings,
    feelingsAdded,
    spokenWords,
    (word) => desk.isNoun(word),
    writeDialectOut,
    desk.classOf,
  );
  const { answerFeeling, answerFelt, answerLearnt, answerOwnStory, answerTold } = felt;
  const remarksHeard = createRemarks(remarks, felt.sayBack);
  const { answerCareful, answerWeighing, answerRemark, answerStatement, answerOwnRemark } =
    remarksHeard;
  const { answerSurelyTold, answerToLux } = remarksHeard;
  const sayTalk = createSayTalk(
    smallTalk,
    surprises.map((fact) => toldFact(fact, 'young')),
  );
  const admitNotKnowing = createAdmission(index, smallTalk.admissions);

  const ofKnowledge = createKnowledgeSkills({ knowledge, index, factAnswers });
  const { answerAboutLast, answerAskedClause, answerFact, answerKnown, answerOfTopic } =
    ofKnowledge;
  const { answerSurelyAsked, isOffTopic, isSurelyKnown, offerNear, recall } = ofKnowledge;

  const { answerAmongAsides } = createAsides(knowledge, ofKnowledge);
  const nameOfList = createListTalk(knowledge);

  const acceptOffer = createAcceptOffer({
    index,
    knowledge,
    recall,
    sayTalk,
    talks: smallTalk.talks,
  });

  const { answerSureTalk, answerTalk } = createTalkSkills({
    acceptOffer,
    findTalk,
    knowledge,
    sayTalk,
  });
  const answerWords = createAnswerWords(knowledge, desk);
  const { answerOfLastWords, isOfTold, unlessAsked, unlessGoesOn } = createFollowUps(
    knowledge,
    desk,
  );

  const { practise, leadBack, remind, isAnswer, isPractising, isWished } = createPractice(practice);
  const { orRead, explainWords, answerPlain, answerSure, answerLikely, admitRequest } =
    createRequestSkills(desk);

  const answerSum: Skill = ({ question }) =>
    answerArithmetic(question.replace(WITH_REST, '')) ??
    answerNumberQuestion(question) ??
    // "Wie fiel ist siben mal acht" as it is written.
    answerArithmetic(writeOut(question));

  /** "Was ist der Unterschied zwischen Computer und Roboter?" is no question of words. */
  const unlessOfFacts =
    (skill: Skill): Skill =>
    (asked) => {
      const { question, last } = asked;
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
  /** What is known or found of words is not told twice in a row. */
  const isToldOnce = (skill: Skill) => ofKnowledge.isOne(skill) || skill === answerOfWords;

  const isOwnTold = (question: string) =>
    readSaying(question) === 'told' && isOfOneself(question) && !question.includes('?');

  /** What was told, said back, with the way to help behind it; LUX asks back where it cannot. */
  function careFor(question: string, { answer, wayToHelp }: Concern): string {
    const isLong = question.trim().split(/\s+/).length >= LEAST_SAID_BACK;
    const back = isLong ? felt.sayBack(question) : null;
    return back === null ? answer : `${back} Magst du mir mehr davon erzählen? ${wayToHelp}`;
  }

  /** In this order: whoever is surer of what is meant goes first. */
  const skills: Skill[] = [
    answerEatenPoison,
    // Of who only calls for help nobody knows what for.
    (asked) =>
      asked.concern && onlyAsksHelp(asked.question) && !isPractising(asked)
        ? asked.concern.answer
        : null,
    withWayToHelp(answerCareful),
    // Whatever a practice could begin with: what weighs on a child goes first.
    (asked) =>
      !isPractising(asked) &&
      felt.isFelt(asked.question) &&
      isTroubled(asked.question) &&
      namesNeed(asked.question)
        ? withWayToHelp(answerFeeling)(asked)
        : null,
    // "Üben wir der die das" wants a practice and asks of no word.
    (asked) =>
      isWished(asked) && !isPractising(asked) ? unlessConcern(practise, isPractising)(asked) : null,
    (asked) => (isPractising(asked) || felt.isTalkedOf(asked) ? null : answerOfLastWords(asked)),
    (asked) => (isPractising(asked) ? null : nameOfList(asked)),
    (asked) =>
      isPractising(asked) || felt.isTalkedOf(asked) || felt.isFelt(asked.question)
        ? null
        : unlessConcern(answerSurelyTold)(asked),
    (asked) => (isPractising(asked) || felt.isTalkedOf(asked) ? null : answerAmongAsides(asked)),
    (asked) =>
      isPractising(asked) ? null : (answerPlain(asked) ?? unlessOfFacts(answerSure)(asked)),
    // "Ich gebe die Hälfte ab, wie viele habe ich noch?" is a problem, and wants no other one.
    (asked) => (isPractising(asked) ? null : answerToldProblem(asked)),
    (asked) => (isPractising(asked) ? null : answerProblemFollowUp(asked)),
    // "Wie viele Tage sind drei Wochen?" is reckoned, whatever is known of weeks.
    ({ question }) => (ASKS_IN_OTHER_UNIT.test(question) ? answerNumberQuestion(question) : null),
    // "Wir haben jetzt Englisch", "ich bin fertig mit Aufgabe drei": told, and no wish for a practice.
    (asked) =>
      isPractising(asked) ||
      felt.isTalkedOf(asked) ||
      isAsking(asked.question) ||
      isOfAWord(plainOf(asked.question))
        ? null
        : unlessConcern(answerRemark)(asked),
    (asked) =>
      isPractising(asked) || felt.isTalkedOf(asked) ? null : unlessConcern(answerToLux)(asked),
    (asked) =>
      !isPractising(asked) && felt.isFelt(asked.question)
        ? withWayToHelp(answerFeeling)(asked)
        : null,
    // Who will not go on may be tired of the task, or of more.
    (asked) =>
      asked.concern && isPractising(asked) && readCommand(asked.question) === 'stop'
        ? withWayToHelp(practise)(asked)
        : null,
    (asked) =>
      SAYS_IN_ENGLISH.test(asked.question) || isOfTold(asked)
        ? null
        : unlessConcern(practise, isPractising)(asked),
    ({ question, history }) => answerRiddle(question, history, smallTalk.riddles),
    answerAboutLast,
    // "Wer gewinnt?" of two animals that are compared is no match of tomorrow.
    (asked) =>
      (WHO_WINS.test(asked.question) || isOfTold(asked) || knowledge.saysPronoun(asked.question)) &&
      isSurelyKnown(asked)
        ? null
        : unlessConcern(({ question }) => sayCannotKnow(question) ?? sayNotAsked(question))(asked),
    answerSolvedProblem,
    answerOfTopic,
    answerAskedClause,
    // "Ich hab mich verlaufen, wie sag ich das auf Englisch?" wants the words.
    (asked) =>
      ASKS_IN_ENGLISH.test(asked.question) || ASKS_OF_WORDS.test(asked.question)
        ? answerWords(asked)
        : null,
    answerSurelyAsked,
    unlessGoesOn(withWayToHelp(answerFeeling)),
    answerOfWords,
    answerSureTalk,
    ({ question, last }) => answerSumFollowUp(question, last),
    answerSum,
    answerWordProblem,
    ({ question, now: moment }) => answerClock(writeOut(question), moment),
    unlessOfFacts(answerLikely),
    unlessOfFacts(explainWords),
    withWayToHelp(answerWeighing),
    unlessGoesOn(withWayToHelp(answerLearnt)),
    unlessGoesOn(withWayToHelp(answerOwnStory)),
    unlessAsked(answerOwnRemark),
    unlessGoesOn(withWayToHelp(answerFelt)),
    // What may be a call and is told of oneself is answered by no fact.
    ({ concern, question }) => (concern && isOwnTold(question) ? careFor(question, concern) : null),
    unlessOfFacts(admitRequest),
    answerKnown,
    answerFact,
    ({ concern }) => concern?.answer ?? null,
    answerTalk,
    remind,
    // "Reicht der mir bis zum Knie" tells nothing, though no question mark was heard.
    (asked) => (knowledge.asksFact(asked.question) ? null : unlessGoesOn(answerTold)(asked)),
    unlessAsked(answerStatement),
    ({ question, last }) => {
      // "Könnte so einer auf uns fallen?" of a comet asks of no one's own.
      const isOfAnswer = hasAnswered(last) && knowledge.saysPronoun(question);
      return isAsking(question) && !isOfAnswer ? sayCannotKnowOfOwn(question) : null;
    },
    answerOfLastAnswer,
    offerNear,
  ];

  /** Where the gate suspects a call, no answer goes without a way to help: only what answers a task. */
  function withCare(text: string, asked: Asked): string {
    const { concern, question } = asked;
    if (!concern || NAMES_HELP.test(text) || isAnswer(asked)) return text;
    return isAsking(question) ? `${text} ${concern.wayToHelp}` : concern.answer;
  }

  type Context = Omit<Parameters<typeof readAsked>[1], 'now'>;
  const answer = (question: string, context: Context): string => consider(question, context).text;

  /** An answer, and whether it is one: else LUX says that it does not know. */
  const consider = (question: string, context: Context): { text: string; isKnown: boolean } =>
    answerBothHalves(question, context, considerWhole) ?? considerOne(question, context);

  /** A question as it was said, else what is known of it among what is told and asked besides. */
  function considerOne(question: string, context: Context): { text: string; isKnown: boolean } {
    const whole = considerWhole(question, context);
    if (whole.isKnown || context.concern) return whole;
    return answerGlued(asMeant(question), context, considerWhole) ?? whole;
  }

  function considerWhole(question: string, context: Context): { text: string; isKnown: boolean } {
    const history = context.history.map((turn) =>
      turn.role === 'user' ? { ...turn, content: asMeant(turn.content) } : turn,
    );
    const said = asMeant(question).replace(WONDERS, '');
    const read = readAsked(said, { ...context, history, now: now() });
    const asked = { ...read, question: plainlyAsked(questionBehind(said)) };
    for (const skill of skills) {
      const heard = skill(asked);
      if (heard === null) continue;
      const found = withCare(heard, asked);
      const before = asked.earlier.at(-1);
      const isRepeat = isToldOnce(skill) && found === asked.last;
      const text = isRepeat
        ? notTheSameAgain(found, { question: asked.question, last: asked.last, before })
        : found;
      if (text === null) continue;
      if (ofKnowledge.isOne(skill) && isOffTopic(asked, text)) continue;
      const back = leadsBack.has(skill) ? leadBack(asked) : null;
      const isKnown = skill !== offerNear && !ASKS_BACK.test(text);
      return { text: back === null ? text : `${text} ${back}`, isKnown };
    }
    // What is told before a question says nothing of where its answer is found.
    const clause = askedClause(writeOut(asked.question))?.clause;
    const plain = knowledge.plain(clause ?? asked.question);
    const { earlier } = asked;
    const isBack = knowledge.refersBack(asked.question) || knowledge.goesOn(asked.question);
    const isOfTalk = earlier.length > 0 && isBack;
    return { text: admitNotKnowing({ ...asked, question: plain }, { isOfTalk }), isKnown: false };
  }

  return { answer, consider, knowledge };
}
