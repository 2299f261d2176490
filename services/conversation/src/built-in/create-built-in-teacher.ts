import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { askedClause } from '@lux/knowledge/recognition/asked-clause.ts';
import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { createAdmission } from './admit-not-knowing.ts';
import { answerBothHalves } from './answer-both-halves.ts';
import { answerArithmetic } from './arithmetic/answer-arithmetic.ts';
import { answerNumberQuestion } from './arithmetic/answer-number-question.ts';
import { answerSumFollowUp } from './arithmetic/answer-sum-follow-up.ts';
import {
  answerSolvedProblem,
  answerToldProblem,
  answerWordProblem,
} from './arithmetic/answer-word-problem.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { sayCannotKnow } from './cannot-know.ts';
import { createDialectWriter } from './dialect/create-dialect-writer.ts';
import { createTearMender } from './dialect/create-tear-mender.ts';
import { takeBack } from './dialect/take-back.ts';
import { createFactIndex, toldFact } from './facts/create-fact-index.ts';
import { createKnowledgeSkills } from './facts/create-knowledge-skills.ts';
import { createListTalk } from './facts/list-told.ts';
import { createFeelings } from './feelings/create-feelings.ts';
import { loadContent } from './load-content.ts';
import { createPractice } from './practice/create-practice.ts';
import { questionBehind } from './question-behind.ts';
import {
  ASKS_IN_ENGLISH,
  ASKS_OF_WORDS,
  HOW_THEY_DO,
  ONE_WORD,
  SAYS_IN_ENGLISH,
  sayNotAsked,
  WHO_WINS,
} from './question-signs.ts';
import { createRemarks } from './remarks/create-remarks.ts';
import { createRequestSkills } from './requests/answer-request.ts';
import { speaksOfWords } from './requests/speaks-of-words.ts';
import { type Asked, readAsked, type Skill } from './skill.ts';
import { createAcceptOffer } from './small-talk/accept-offer.ts';
import { answerRiddle } from './small-talk/answer-riddle.ts';
import { createSmallTalk } from './small-talk/create-small-talk.ts';
import { createSayTalk } from './small-talk/say-talk.ts';
import { unlessConcern, withWayToHelp } from './with-concern.ts';

/** LUX has not understood which thing is meant. */
const ASKS_BACK = /^Meinst du „/;
const FEW_ENGLISH_WORDS = 4;

/** LUX has told something, or has said that it does not know. */
const ADMITS =
  /weiß ich (?:über [^.]{2,40} )?(?:leider )?(?:noch )?nicht|weiß ich leider|Aber ich weiß/;

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
  const writeDialectOut = createDialectWriter(dialect, (word) => desk.isNoun(word));
  const mendTears = createTearMender(knowledge.isWord);
  /** What a recogniser tore and a dialect says, as it stands in books. */
  const asMeant = (said: string) =>
    isEnglishSaid(said) ? said : writeDialectOut(mendTears(takeBack(said)));
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
    (word) => desk.classOf(word) === 'N',
  );
  const { answerFeeling, answerFelt, answerLearnt, answerOwnStory, answerTold } = felt;
  const { answerRemark, answerStatement, answerOwnRemark } = createRemarks(remarks, felt.sayBack);
  const sayTalk = createSayTalk(
    smallTalk,
    surprises.map((fact) => toldFact(fact, 'young')),
  );
  const admitNotKnowing = createAdmission(index, smallTalk.admissions);

  const ofKnowledge = createKnowledgeSkills({ knowledge, index, factAnswers });
  const { answerAboutLast, answerAskedClause, answerFact, answerKnown, answerOfTopic } =
    ofKnowledge;
  const { answerSurelyAsked, isOffTopic, isSurelyKnown, offerNear, recall } = ofKnowledge;

  const nameOfList = createListTalk(knowledge);

  const acceptOffer = createAcceptOffer({
    index,
    knowledge,
    recall,
    sayTalk,
    talks: smallTalk.talks,
  });

  const answerSureTalk: Skill = (asked) => {
    const found = findTalk(asked.question, asked.assistantName);
    if (found?.talk.id === 'yes') return acceptOffer(asked);
    return found?.isSure ? sayTalk(found.talk, asked.question, asked) : null;
  };

  const answerTalk: Skill = (asked) => {
    const found = findTalk(asked.question, asked.assistantName);
    return found ? sayTalk(found.talk, asked.question, asked) : null;
  };

  const answerWords: Skill = (asked) => {
    const { question, earlier, last, level } = asked;
    // "Wie machen die das?" means the bees that are talked of, and no word.
    const isOfTold =
      last !== undefined &&
      !ASKS_OF_WORDS.test(question) &&
      knowledge.hasTold(last) &&
      knowledge.refersBack(question) &&
      !/englisch|wort|satz|schreib/iu.test(question);
    const isClassAsked =
      last !== undefined &&
      knowledge.hasTold(last) &&
      /^(?:und )?(?:ist|sind|war) (?:das|die|der|es|er|sie) (?:auch )?(?:eine? )?\p{L}+[?. ]*$/iu.test(
        question,
      );
    // "Gefährlich?" asks of what is talked of, not for the meaning of a word.
    const isOneWord = last !== undefined && ONE_WORD.test(question) && knowledge.hasTold(last);
    if (isClassAsked || isOneWord) return null;
    const isOfThem = earlier.length > 0 && HOW_THEY_DO.test(question);
    return isOfTold || isOfThem ? null : desk.answer(question, { earlier, level });
  };

  const { practise, leadBack, remind, isPractising } = createPractice(practice);
  const { orRead, explainWords, answerPlain, answerSure, answerLikely, admitRequest } =
    createRequestSkills(desk);

  const answerSum: Skill = ({ question }) =>
    answerArithmetic(question) ??
    answerNumberQuestion(question) ??
    // "Wie fiel ist siben mal acht" as it is written.
    answerArithmetic(writeOut(question));
  /** Behind an answer of these a practice goes on; behind a trouble it does not. */
  const leadsBack = new Set<Skill>([
    answerSure,
    answerLikely,
    answerWords,
    answerSum,
    answerSurelyAsked,
    answerKnown,
    answerFact,
  ]);

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

  /** "Gib mir mal eins" behind something told asks for an example, and begins no practice. */
  const isOfTold = ({ question, last }: Asked) =>
    last !== undefined && knowledge.isAboutLast(question) && knowledge.hasTold(last);
  /** "Und ein Nilpferd?", "der afrikanische mein ich" tell nothing of oneself. */
  const goesOnWithTold = ({ question, last }: Asked) =>
    last !== undefined &&
    (knowledge.hasTold(last) || ADMITS.test(last)) &&
    knowledge.goesOn(question);
  const unlessGoesOn =
    (skill: Skill): Skill =>
    (asked) =>
      goesOnWithTold(asked) ? null : skill(asked);

  /** In this order: whoever is surer of what is meant goes first. */
  const skills: Skill[] = [
    (asked) => (isPractising(asked) ? null : nameOfList(asked)),
    (asked) =>
      isPractising(asked) ? null : (answerPlain(asked) ?? unlessOfFacts(answerSure)(asked)),
    // "Ich gebe die Hälfte ab, wie viele habe ich noch?" is a problem, and wants no other one.
    (asked) => (isPractising(asked) ? null : answerToldProblem(asked)),
    // "Wir haben jetzt Englisch", "ich bin fertig mit Aufgabe drei": told, and no wish for a practice.
    (asked) =>
      isPractising(asked) || felt.isTalkedOf(asked) ? null : unlessConcern(answerRemark)(asked),
    (asked) =>
      !isPractising(asked) && felt.isFelt(asked.question)
        ? withWayToHelp(answerFeeling)(asked)
        : null,
    (asked) => (SAYS_IN_ENGLISH.test(asked.question) || isOfTold(asked) ? null : practise(asked)),
    ({ question, history }) => answerRiddle(question, history, smallTalk.riddles),
    answerAboutLast,
    // "Wer gewinnt?" of two animals that are compared is no match of tomorrow.
    (asked) =>
      WHO_WINS.test(asked.question) && isSurelyKnown(asked)
        ? null
        : (sayCannotKnow(asked.question) ?? sayNotAsked(asked.question)),
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
    unlessOfFacts(orRead(answerWords)),
    answerSureTalk,
    ({ question, last }) => answerSumFollowUp(question, last),
    answerSum,
    answerWordProblem,
    ({ question, now: moment }) => answerClock(writeOut(question), moment),
    unlessOfFacts(answerLikely),
    unlessOfFacts(explainWords),
    unlessGoesOn(withWayToHelp(answerLearnt)),
    unlessGoesOn(withWayToHelp(answerOwnStory)),
    (asked) =>
      knowledge.asksFact(asked.question)
        ? null
        : unlessGoesOn(unlessConcern(answerOwnRemark))(asked),
    unlessGoesOn(withWayToHelp(answerFelt)),
    unlessOfFacts(admitRequest),
    answerKnown,
    answerFact,
    ({ concern }) => concern?.answer ?? null,
    answerTalk,
    remind,
    // "Reicht der mir bis zum Knie" tells nothing, though no question mark was heard.
    (asked) => (knowledge.asksFact(asked.question) ? null : unlessGoesOn(answerTold)(asked)),
    (asked) =>
      knowledge.asksFact(asked.question)
        ? null
        : unlessGoesOn(unlessConcern(answerStatement))(asked),
    offerNear,
  ];

  type Context = Omit<Parameters<typeof readAsked>[1], 'now'>;
  const answer = (question: string, context: Context): string => consider(question, context).text;

  /** An answer, and whether it is one: else LUX says that it does not know. */
  const consider = (question: string, context: Context): { text: string; isKnown: boolean } =>
    answerBothHalves(question, context, considerWhole) ?? considerWhole(question, context);

  function considerWhole(question: string, context: Context): { text: string; isKnown: boolean } {
    const history = context.history.map((turn) =>
      turn.role === 'user' ? { ...turn, content: asMeant(turn.content) } : turn,
    );
    const said = asMeant(question);
    const read = readAsked(said, { ...context, history, now: now() });
    const asked = { ...read, question: questionBehind(said) };
    for (const skill of skills) {
      const text = skill(asked);
      if (text === null) continue;
      if (ofKnowledge.isOne(skill) && isOffTopic(asked, text)) continue;
      const back = leadsBack.has(skill) ? leadBack(asked) : null;
      const isKnown = skill !== offerNear && !ASKS_BACK.test(text);
      return { text: back === null ? text : `${text} ${back}`, isKnown };
    }
    // What is told before a question says nothing of where its answer is found.
    const clause = askedClause(writeOut(asked.question))?.clause;
    const plain = knowledge.plain(clause ?? asked.question);
    return { text: admitNotKnowing({ ...asked, question: plain }), isKnown: false };
  }

  return { answer, consider, knowledge };
}
