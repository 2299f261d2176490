import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { createAdmission, mayOffer } from './admit-not-knowing.ts';
import { answerArithmetic } from './arithmetic/answer-arithmetic.ts';
import { answerNumberQuestion } from './arithmetic/answer-number-question.ts';
import { answerSumFollowUp } from './arithmetic/answer-sum-follow-up.ts';
import { answerWordProblem } from './arithmetic/answer-word-problem.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { answerFollowUp } from './facts/answer-follow-up.ts';
import { createFactIndex } from './facts/create-fact-index.ts';
import { findFact, rankFacts } from './facts/rank-facts.ts';
import { createFeelings } from './feelings/create-feelings.ts';
import { loadContent } from './load-content.ts';
import { createPractice } from './practice/create-practice.ts';
import { type Asked, readAsked, type Skill } from './skill.ts';
import { answerRiddle } from './small-talk/answer-riddle.ts';
import { createSmallTalk } from './small-talk/create-small-talk.ts';
import { createSayTalk } from './small-talk/say-talk.ts';
import { createAnswerWords } from './words/answer-words.ts';

/** A fact that was asked for in nearly its own words goes before what is known of a thing. */
const SURE_FACT = 0.85;
/** Nobody who says "überrasch mich" should hear of war, death or illness. */
const SURPRISE_TOPICS = ['geography', 'nature', 'science', 'space', 'technology'];

/**
 * LUX without a key and without internet (DESIGN 4): sums, clock, small talk and a knowledge base.
 * The same question in the same conversation always gets the same answer. Reads its data files once,
 * here; `history` is the conversation before the question, oldest first.
 */
export function createBuiltInTeacher({ now }: { now: () => Date }) {
  const { factFiles, feelings, practice, smallTalk, spokenWords, wordForms } = loadContent();
  const facts = factFiles.flatMap((file) => file.facts);
  const surprises = factFiles
    .filter(({ topic }) => SURPRISE_TOPICS.includes(topic))
    .flatMap((file) => file.facts);
  const index = createFactIndex(facts, wordForms);
  const findTalk = createSmallTalk(smallTalk.talks);
  const knowledge = createKnowledge(loadThings());
  const { answerFeeling, answerOwnStory, answerTold } = createFeelings(feelings, spokenWords);
  const sayTalk = createSayTalk(
    smallTalk,
    surprises.map(({ answer }) => answer),
  );
  const admitNotKnowing = createAdmission(index, smallTalk.admissions);
  const answerWords = createAnswerWords();

  /** What is known of the things a question names, or of what the talk is about. */
  function recall({ question, earlier, level }: Asked) {
    const known = knowledge.answer(question, { earlier, level });
    const isKnown = known !== null && !known.isAdmission;
    // "Und wie weit weg?" means what is talked of, whatever else is far away.
    const isOfTopic = isKnown && knowledge.answer(question, { level })?.text !== known.text;
    return { known, isKnown, isOfTopic };
  }

  const answerKnown: Skill = (asked) => {
    const { known, isKnown, isOfTopic } = recall(asked);
    const [fact] = rankFacts(index, asked.question);
    if (isOfTopic) return known?.text ?? null;
    if (fact && fact.confidence >= SURE_FACT) return fact.fact.answer;
    return isKnown ? (known?.text ?? null) : null;
  };

  const answerFact: Skill = ({ question, earlier }) =>
    answerFollowUp(index, question, earlier.at(-1))?.answer ??
    findFact(index, question)?.answer ??
    null;

  const answerSureTalk: Skill = (asked) => {
    const found = findTalk(asked.question, asked.assistantName);
    if (found?.talk.id === 'yes') return acceptOffer(asked);
    return found?.isSure ? sayTalk(found.talk, asked.question, asked) : null;
  };

  const answerTalk: Skill = (asked) => {
    const found = findTalk(asked.question, asked.assistantName);
    return found ? sayTalk(found.talk, asked.question, asked) : null;
  };

  /** In this order: whoever is surer of what is meant goes first. */
  const skills: Skill[] = [
    createPractice(practice),
    ({ question, history }) => answerRiddle(question, history, smallTalk.riddles),
    answerFeeling,
    answerWords,
    answerSureTalk,
    ({ question, last }) => answerSumFollowUp(question, last),
    ({ question }) => answerArithmetic(question) ?? answerNumberQuestion(question),
    answerWordProblem,
    ({ question, now: moment }) => answerClock(writeOut(question), moment),
    answerOwnStory,
    answerKnown,
    answerFact,
    answerTalk,
    answerTold,
    (asked) => (mayOffer(asked.question) ? (recall(asked).known?.text ?? null) : null),
  ];

  function answer(question: string, context: Omit<Parameters<typeof readAsked>[1], 'now'>): string {
    const asked = readAsked(question, { ...context, now: now() });
    for (const skill of skills) {
      const text = skill(asked);
      if (text !== null) return text;
    }
    return admitNotKnowing(asked);
  }

  /** "Ja" to what LUX has just offered: a question it can answer, a riddle or a joke. */
  function acceptOffer(asked: Asked): string | null {
    const { last } = asked;
    const suggested = /[Ff]rag mich (?:doch|zum Beispiel): ([^?]+\?)/.exec(last ?? '')?.[1];
    if (suggested) {
      return findFact(index, suggested)?.answer ?? knowledge.answer(suggested)?.text ?? null;
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

  return { answer };
}
