import type { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { mayOffer } from '../admit-not-knowing.ts';
import { ASKS_OWN, ASKS_PLAINLY, isUnknowable, OF_OWN_PEOPLE } from '../question-signs.ts';
import { type Asked, exchangesOf, type Skill } from '../skill.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import { type FactIndex, toldFact } from './create-fact-index.ts';
import { findFact, rankFacts } from './rank-facts.ts';

type Recalled = ReturnType<ReturnType<typeof createKnowledge>['answer']>;

/** A fact that was asked for in nearly its own words goes before what is known of a thing. */
const SURE_FACT = 0.85;
const SURE_KNOWN = 0.85;
/** What is told before a question may be a trouble, so the question must be known well. */
const SURE_CLAUSE = 0.75;

interface Known {
  knowledge: ReturnType<typeof createKnowledge>;
  index: FactIndex;
  /** All texts that are of a fact. */
  factAnswers: ReadonlySet<string>;
}

/** What LUX answers from what it knows of things and from its facts. */
export function createKnowledgeSkills({ knowledge, index, factAnswers }: Known) {
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

  /** Whether a fact leaves nothing unanswered. */
  const fits = ({ question, history, level }: Asked, text: string) =>
    knowledge.answersAll(question, text, exchangesOf(history), level);

  const answerKnown: Skill = (asked) => {
    if (isUnknowable(asked.question)) return null;
    const known = recall(asked);
    const isKnown = known !== null && !known.isAdmission;
    if (known?.isClosed && !isKnown) return null;
    // "Und wie weit weg?" means what is talked of, whatever else is far away.
    if (isKnown && known.isOfTopic) return known.text;
    // "Kann man auf dem leben?" is about what is talked of, not about whatever shares its words.
    const isAdmitted = known?.isAdmission === true && known.isOfTopic;
    const goesOn =
      knowledge.refersBack(asked.question) || (isAdmitted && knowledge.goesOn(asked.question));
    const isBack = goesOn && asked.earlier.length > 0;
    const [fact] = isBack ? [] : rankFacts(index, asked.question);
    // Of two facts, the one whose own question is more alike; a thing's answer is shorter than a fact's.
    const isSurelyKnown = isKnown && known.confidence >= SURE_KNOWN && !factAnswers.has(known.text);
    const isSureFact = fact && fact.confidence >= SURE_FACT && !isSurelyKnown;
    if (isSureFact && fits(asked, toldFact(fact.fact, asked.level)))
      return toldFact(fact.fact, asked.level);
    return isKnown ? known.text : null;
  };

  const answerFact: Skill = (asked) => {
    const { question, earlier } = asked;
    if (recall(asked)?.isClosed || ASKS_OWN.test(question) || isUnknowable(question)) return null;
    const known = recall(asked);
    // What is talked of is meant, though nothing of it is known.
    const isOnlyOfTopic = knowledge.saysPronoun(question) || knowledge.goesOn(question);
    if (known?.isAdmission && known.isOfTopic && isOnlyOfTopic) return null;
    const followed = recall(asked) ? null : answerFollowUp(index, question, earlier.at(-1));
    if (followed && fits(asked, toldFact(followed, asked.level)))
      return toldFact(followed, asked.level);
    // "Und wie viel am Tag?" is asked of what is talked of, and of nobody else.
    const goesOn = knowledge.goesOn(question) && !knowledge.namesThing(question);
    const isBack = knowledge.refersBack(question) || knowledge.isOfAnother(question) || goesOn;
    if (isBack && earlier.length > 0) return null;
    const fact = findFact(index, question) ?? findFact(index, knowledge.plain(question));
    const told = fact && toldFact(fact, asked.level);
    const isAnswer =
      told && knowledge.fits(question, told, exchangesOf(asked.history), asked.level);
    return isAnswer && fits(asked, told) ? told : null;
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
    const isBack = knowledge.refersBack(question) || knowledge.asksOfCase(question);
    if (last === undefined || !isBack || !knowledge.hasTold(last)) return null;
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

  /** Whether what is known of things surely answers a question. */
  const isSurelyKnown = (asked: Asked): boolean => {
    const known = recall(asked);
    return known !== null && !known.isAdmission && known.confidence >= SURE_CLAUSE;
  };

  /** "Du, warum …?" is said to LUX and not about it. */
  const offerNear: Skill = (asked) => {
    const { last, question } = asked;
    const isOfTopic =
      asked.earlier.length > 0 &&
      (knowledge.refersBack(question) ||
        knowledge.isOfAnother(question) ||
        (knowledge.goesOn(question) && recall(asked)?.isOfTopic === true));
    if (isUnknowable(question)) return null;
    const contradicts = /^(?:aber|und) /iu.test(question) && last !== undefined;
    const mayTell =
      isOfTopic ||
      (contradicts && knowledge.hasTold(last)) ||
      mayOffer(knowledge.askedOf(question)) ||
      (knowledge.asksFact(question) && mayOffer(`${question}?`));
    return mayTell ? (recall(asked)?.text ?? null) : null;
  };

  /** What these find is told only where it is on what the question names. */
  const own = new Set<Skill>([
    answerOfTopic,
    answerAskedClause,
    answerSurelyAsked,
    answerKnown,
    answerFact,
    offerNear,
  ]);
  const isOffTopic = ({ question, history, level }: Asked, text: string) =>
    knowledge.isOffTopic(question, text, exchangesOf(history), level);

  return {
    answerAboutLast,
    answerAskedClause,
    answerFact,
    answerKnown,
    answerOfTopic,
    answerSurelyAsked,
    isOffTopic,
    isSurelyKnown,
    isOne: (skill: Skill) => own.has(skill),
    offerNear,
    recall,
  };
}
