import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { askedClause } from '@lux/knowledge/recognition/asked-clause.ts';
import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { createAdmission, mayOffer } from './admit-not-knowing.ts';
import { answerArithmetic } from './arithmetic/answer-arithmetic.ts';
import { answerNumberQuestion } from './arithmetic/answer-number-question.ts';
import { answerSumFollowUp } from './arithmetic/answer-sum-follow-up.ts';
import { answerSolvedProblem, answerWordProblem } from './arithmetic/answer-word-problem.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { clausesAsked } from './clauses-asked.ts';
import { createDialectWriter } from './dialect/create-dialect-writer.ts';
import { createTearMender } from './dialect/create-tear-mender.ts';
import { answerFollowUp } from './facts/answer-follow-up.ts';
import { createFactIndex, toldFact } from './facts/create-fact-index.ts';
import { findFact, rankFacts } from './facts/rank-facts.ts';
import { createFeelings } from './feelings/create-feelings.ts';
import { loadContent } from './load-content.ts';
import { createPractice } from './practice/create-practice.ts';
import { questionBehind } from './question-behind.ts';
import {
  ASKS_IN_ENGLISH,
  ASKS_OF_WORDS,
  ASKS_OWN,
  ASKS_PLAINLY,
  HOW_THEY_DO,
  isUnknowable,
  OF_OWN_PEOPLE,
  ONE_WORD,
  SAYS_IN_ENGLISH,
  sayCannotKnow,
  sayNotAsked,
} from './question-signs.ts';
import { createRequestSkills } from './requests/answer-request.ts';
import { type Asked, exchangesOf, readAsked, type Skill } from './skill.ts';
import { answerRiddle } from './small-talk/answer-riddle.ts';
import { createSmallTalk } from './small-talk/create-small-talk.ts';
import { createSayTalk } from './small-talk/say-talk.ts';

type Recalled = ReturnType<ReturnType<typeof createKnowledge>['answer']>;

/** A fact that was asked for in nearly its own words goes before what is known of a thing. */
const SURE_FACT = 0.85;
const SURE_KNOWN = 0.85;
/** What is told before a question may be a trouble, so the question must be known well. */
const SURE_CLAUSE = 0.75;
/** One for each skill that reads its own on first use, to be asked before a child does. */
export const FIRST_QUESTIONS = [
  'Was reimt sich auf Haus?',
  'Was ist das Gegenteil von groß?',
  'Was heißt Hund auf Englisch?',
  'Was heißt the dog is big?',
  'Warum sind Schnecken so langsam?',
  'wie vile bäine had eine krahke',
  'Was ist das Nasse auf der Wiese?',
  'Welcher Planet hat Ringe?',
  'Anna hat 3 Äpfel und Ben 4. Wie viele sind es?',
  'Ich hab Streit mit meiner Freundin.',
];
/** LUX has not understood which thing is meant. */
const ASKS_BACK = /^Meinst du „/;
/** What may be a call for help is taken up like a trouble, and the way to help is named behind it. */
const withWayToHelp =
  (skill: Skill): Skill =>
  (asked) => {
    const text = skill(asked);
    if (text === null || !asked.concern || NAMES_HELP.test(text)) return text;
    return `${text} ${asked.concern.wayToHelp}`;
  };
const NAMES_HELP = /116 111|112/;

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
  const asMeant = (said: string) => writeDialectOut(mendTears(said));
  const { answerFeeling, answerFelt, answerOwnStory, answerTold } = createFeelings(
    feelings,
    feelingsAdded,
    spokenWords,
    (word) => desk.isNoun(word),
    writeDialectOut,
  );
  const sayTalk = createSayTalk(
    smallTalk,
    surprises.map((fact) => toldFact(fact, 'young')),
  );
  const admitNotKnowing = createAdmission(index, smallTalk.admissions);

  // Several skills look at what is known; it is looked up once per question.
  const recalled = new WeakMap<Asked, Recalled>();

  /** What is known of the things a question names, or of what the talk is about. */
  const recall = (asked: Asked): Recalled => {
    const before = recalled.get(asked);
    if (before !== undefined) return before;
    const { question, history, level } = asked;
    const known = knowledge.answer(question, { earlier: exchangesOf(history), level });
    recalled.set(asked, known);
    return known;
  };

  const answerKnown: Skill = (asked) => {
    if (isUnknowable(asked.question)) return null;
    const known = recall(asked);
    const isKnown = known !== null && !known.isAdmission;
    if (known?.isClosed && !isKnown) return null;
    // "Und wie weit weg?" means what is talked of, whatever else is far away.
    if (isKnown && known.isOfTopic) return known.text;
    // "Kann man auf dem leben?" is about what is talked of, not about whatever shares its words.
    const isBack = knowledge.refersBack(asked.question) && asked.earlier.length > 0;
    const [fact] = isBack ? [] : rankFacts(index, asked.question);
    // Of two facts, the one whose own question is more alike; a thing's answer is shorter than a fact's.
    const isSurelyKnown = isKnown && known.confidence >= SURE_KNOWN && !factAnswers.has(known.text);
    if (fact && fact.confidence >= SURE_FACT && !isSurelyKnown)
      return toldFact(fact.fact, asked.level);
    return isKnown ? known.text : null;
  };

  const answerFact: Skill = (asked) => {
    const { question, earlier } = asked;
    if (recall(asked)?.isClosed || ASKS_OWN.test(question) || isUnknowable(question)) return null;
    const known = recall(asked);
    // What is talked of is meant, though nothing of it is known.
    if (known?.isAdmission && known.isOfTopic && knowledge.saysPronoun(question)) return null;
    const followed = recall(asked) ? null : answerFollowUp(index, question, earlier.at(-1));
    if (followed) return toldFact(followed, asked.level);
    const isBack = knowledge.refersBack(question) || knowledge.isOfAnother(question);
    if (isBack && earlier.length > 0) return null;
    const fact = findFact(index, question) ?? findFact(index, knowledge.plain(question));
    const told = fact && toldFact(fact, asked.level);
    const isAnswer =
      told && knowledge.fits(question, told, exchangesOf(asked.history), asked.level);
    return isAnswer ? told : null;
  };

  /** "Echt?", "einfacher" and "noch mal" mean what was said last. */
  const answerAboutLast: Skill = (asked) => {
    const { question, last } = asked;
    if (last === undefined || !knowledge.isAboutLast(question)) return null;
    if (knowledge.wantsAgain(question)) return last;
    const known = recall(asked);
    return known?.isOfTopic && knowledge.hasTold(last) ? known.text : null;
  };

  /** "Was soll ich da machen?" in a storm that is talked of is no boredom. */
  const answerOfTopic: Skill = (asked) => {
    const { question, last } = asked;
    if (last === undefined || !knowledge.refersBack(question) || !knowledge.hasTold(last))
      return null;
    const known = recall(asked);
    const isSure = known !== null && !known.isAdmission && known.confidence >= SURE_CLAUSE;
    return isSure && known.isOfTopic ? known.text : null;
  };

  /** A question of facts behind something told is the question, not what was told. */
  const answerAskedClause: Skill = (asked) => {
    if (!knowledge.hasAskedClause(asked.question)) return null;
    const known = recall(asked);
    return known && !known.isAdmission && known.confidence >= SURE_CLAUSE ? known.text : null;
  };

  /** "Warum muss ich beim Zwiebelschneiden weinen?" is no sorrow, and asks for no word. */
  const answerSurelyAsked: Skill = (asked) => {
    const { question } = asked;
    const isOfOwn = OF_OWN_PEOPLE.test(question) || isUnknowable(question);
    // When something is, the calendar knows better.
    if (isOfOwn || !ASKS_PLAINLY.test(question) || /(?<!\p{L})wann(?!\p{L})/iu.test(question))
      return null;
    if (!knowledge.asksFact(question)) return null;
    const known = recall(asked);
    const isSure = known !== null && !known.isAdmission && known.confidence >= SURE_CLAUSE;
    return isSure ? known.text : null;
  };

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
  const { orRead, answerSure, answerLikely, admitRequest } = createRequestSkills(desk);

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
    answerKnown,
    answerFact,
  ]);

  /** "Du, warum …?" is said to LUX and not about it. */
  const offerNear: Skill = (asked) => {
    const isOfTopic =
      asked.earlier.length > 0 &&
      (knowledge.refersBack(asked.question) || knowledge.isOfAnother(asked.question));
    if (isUnknowable(asked.question)) return null;
    const mayTell = isOfTopic || mayOffer(knowledge.askedOf(asked.question));
    return mayTell ? (recall(asked)?.text ?? null) : null;
  };

  /** What these find is told only where it is on what the question names. */
  const ofKnowledge = new Set<Skill>([
    answerOfTopic,
    answerAskedClause,
    answerSurelyAsked,
    answerKnown,
    answerFact,
    offerNear,
  ]);
  const isOffTopic = ({ question, history, level }: Asked, text: string) =>
    knowledge.isOffTopic(question, text, exchangesOf(history), level);

  /** In this order: whoever is surer of what is meant goes first. */
  const skills: Skill[] = [
    (asked) => (isPractising(asked) ? null : answerSure(asked)),
    (asked) => (SAYS_IN_ENGLISH.test(asked.question) ? null : practise(asked)),
    ({ question, history }) => answerRiddle(question, history, smallTalk.riddles),
    answerAboutLast,
    ({ question }) => sayCannotKnow(question) ?? sayNotAsked(question),
    answerSolvedProblem,
    answerOfTopic,
    answerAskedClause,
    // "Ich hab mich verlaufen, wie sag ich das auf Englisch?" wants the words.
    (asked) =>
      ASKS_IN_ENGLISH.test(asked.question) || ASKS_OF_WORDS.test(asked.question)
        ? answerWords(asked)
        : null,
    answerSurelyAsked,
    withWayToHelp(answerFeeling),
    orRead(answerWords),
    answerSureTalk,
    ({ question, last }) => answerSumFollowUp(question, last),
    answerSum,
    answerWordProblem,
    ({ question, now: moment }) => answerClock(writeOut(question), moment),
    answerLikely,
    withWayToHelp(answerOwnStory),
    withWayToHelp(answerFelt),
    admitRequest,
    answerKnown,
    answerFact,
    ({ concern }) => concern?.answer ?? null,
    answerTalk,
    remind,
    // "Reicht der mir bis zum Knie" tells nothing, though no question mark was heard.
    (asked) => (knowledge.asksFact(asked.question) ? null : answerTold(asked)),
    offerNear,
  ];

  type Context = Omit<Parameters<typeof readAsked>[1], 'now'>;
  const answer = (question: string, context: Context): string => consider(question, context).text;

  /** An answer, and whether it is one: else LUX says that it does not know. */
  function consider(question: string, context: Context): { text: string; isKnown: boolean } {
    const whole = considerWhole(question, context);
    return whole.isKnown ? whole : (considerClauses(question, context) ?? whole);
  }

  /** Of two questions in one, what is known of either. */
  function considerClauses(question: string, context: Context) {
    const [first, second] = clausesAsked(writeOut(question)) ?? [];
    if (first === undefined || second === undefined) return null;
    const one = considerWhole(first, context);
    if (!one.isKnown) return null;
    const history = [
      ...context.history,
      { role: 'user' as const, content: first },
      { role: 'assistant' as const, content: one.text },
    ];
    const other = considerWhole(second, { ...context, history });
    const isMore = other.isKnown && other.text !== one.text;
    return isMore ? { text: `${one.text} ${other.text}`, isKnown: true } : one;
  }

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
      if (ofKnowledge.has(skill) && isOffTopic(asked, text)) continue;
      const back = leadsBack.has(skill) ? leadBack(asked) : null;
      const isKnown = skill !== offerNear && !ASKS_BACK.test(text);
      return { text: back === null ? text : `${text} ${back}`, isKnown };
    }
    // What is told before a question says nothing of where its answer is found.
    const clause = askedClause(writeOut(asked.question))?.clause;
    const plain = knowledge.plain(clause ?? asked.question);
    return { text: admitNotKnowing({ ...asked, question: plain }), isKnown: false };
  }

  /** "Ja" to what LUX has just offered: a question it can answer, a riddle or a joke. */
  function acceptOffer(asked: Asked): string | null {
    const { last } = asked;
    const known = recall(asked);
    if (/Möchtest du das hören\?$/.test(last ?? '') && known && !known.isAdmission)
      return known.text;
    const suggested = /[Ff]rag mich (?:doch|zum Beispiel): ([^?]+\?)/.exec(last ?? '')?.[1];
    if (suggested) {
      const fact = findFact(index, suggested);
      if (fact) return toldFact(fact, asked.level);
      return knowledge.answer(suggested, { level: asked.level })?.text ?? null;
    }
    const offered = /[^.!?]*\?$/.exec(last ?? '')?.[0] ?? '';
    const id = offered.includes('Rätsel')
      ? 'riddle'
      : offered.includes('Witz')
        ? 'joke'
        : undefined;
    const talk = smallTalk.talks.find((candidate) => candidate.id === id);
    return talk ? sayTalk(talk, offered, asked) : null;
  }

  return { answer, consider, knowledge };
}
