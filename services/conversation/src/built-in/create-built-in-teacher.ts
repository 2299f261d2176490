import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { askedClause } from '@lux/knowledge/recognition/asked-clause.ts';
import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { createAdmission } from './admit-not-knowing.ts';
import { answerBothHalves, answerGlued } from './answer-both-halves.ts';
import { explainRegionalWord } from './dialect/regional-words.ts';
import { takeBack } from './dialect/take-back.ts';
import { termsOf } from './dialect/terms-of.ts';
import { createFactIndex, toldFact } from './facts/create-fact-index.ts';
import { createKnowledgeSkills } from './facts/create-knowledge-skills.ts';
import { createFeelings } from './feelings/create-feelings.ts';
import { createHappened } from './feelings/happened/create-happened.ts';
import { isAlarming, isOfOneself, isTroubled } from './feelings/signs-of-telling.ts';
import { isAsking } from './follow-ups/is-asking.ts';
import { notTheSameAgain } from './follow-ups/not-the-same-again.ts';
import { griefBeside, ILLNESS } from './grief-beside.ts';
import { createVerbFirst } from './heard/asked-verb-first.ts';
import { askedAsList } from './heard/list-asked.ts';
import { questionBehind } from './heard/question-behind.ts';
import { withoutAfterthoughts } from './heard/without-afterthoughts.ts';
import { withoutOpeners } from './heard/without-openers.ts';
import { plainlyAsked } from './heard/words-asked.ts';
import { createAsMeant } from './heard/write-as-meant.ts';
import { loadContent } from './load-content.ts';
import { orderSkills } from './order-of-skills.ts';
import { createPractice } from './practice/create-practice.ts';
import { reciteAloud } from './recite-aloud.ts';
import { createCalm } from './remarks/create-calm.ts';
import { createRemarks } from './remarks/create-remarks.ts';
import { createSpeaksOfWords } from './requests/speaks-of-words.ts';
import { createWordQuestionInside } from './requests/word-question-inside.ts';
import { type Asked, readAsked } from './skill.ts';
import { createAcceptOffer } from './small-talk/accept-offer.ts';
import { sayOdd } from './small-talk/answer-odd.ts';
import { createSmallTalk } from './small-talk/create-small-talk.ts';
import { createTalkSkills } from './small-talk/create-talk-skills.ts';
import { createSayTalk } from './small-talk/say-talk.ts';
import { asksOfOwnPeople, COMES_NEAR, NAMES_HELP } from './with-concern.ts';

/** LUX has not understood which thing is meant. */
const ASKS_BACK = /^Meinst du „/;
/** An answer; `isFact` is surely what was asked for, `isHeard` takes it for told or felt. */
interface Considered {
  text: string;
  isKnown: boolean;
  isFact?: boolean;
  isHeard?: boolean;
}

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
    happenings,
    practice: practiceFile,
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
  const things = loadThings();
  const knowledge = createKnowledge(things, { facts });
  const desk = createWordDesk();
  const withQuestionMark = createVerbFirst(desk);
  const wordQuestionInside = createWordQuestionInside(desk.classOf);
  const { asMeant, writeDialectOut, readings, nearReadings } = createAsMeant({
    dialect,
    knowledge,
    desk,
    terms: termsOf(things, facts),
  });
  const felt = createFeelings(
    feelings,
    feelingsAdded,
    spokenWords,
    (word) => desk.isNoun(word),
    writeDialectOut,
    desk.classOf,
    desk.withDative,
  );
  const ofKnowledge = createKnowledgeSkills({ knowledge, index, factAnswers });
  const sayTalk = createSayTalk(
    smallTalk,
    surprises.map((fact) => toldFact(fact, 'young')),
  );
  const acceptOffer = createAcceptOffer({
    index,
    knowledge,
    recall: ofKnowledge.recall,
    sayTalk,
    talks: smallTalk.talks,
  });
  const findTalk = createSmallTalk(smallTalk.talks);
  const practice = createPractice(practiceFile, desk.wordsToPractise, (question) => {
    const known = knowledge.answer(question);
    return known && !known.isAdmission ? known.text : null;
  });
  const { skills, leadsBack, isToldOnce, isFact, isGuess } = orderSkills({
    knowledge,
    ofKnowledge,
    desk,
    felt: { ...felt, ...createHappened(happenings, { ...felt, writeDialectOut }) },
    practice,
    remarks: createRemarks(remarks, felt),
    talk: createTalkSkills({ acceptOffer, findTalk, knowledge, sayTalk }),
    riddles: smallTalk.riddles,
    speaksOfWords: createSpeaksOfWords(signsOfWords),
  });
  const calmly = createCalm(remarks);
  const admitNotKnowing = createAdmission(index, smallTalk.admissions);

  /** Where the gate suspects a call, no answer goes without a way to help: only what answers a task. */
  function withCare(text: string, asked: Asked): string {
    const { concern, question } = asked;
    if (!concern || NAMES_HELP.test(text) || practice.isAnswer(asked)) return text;
    return isAsking(question) && !COMES_NEAR.test(text) && !asksOfOwnPeople(question)
      ? `${text} ${concern.wayToHelp}`
      : concern.answer;
  }

  type Context = Omit<Parameters<typeof readAsked>[1], 'now'>;
  const answer = (question: string, context: Context): string => consider(question, context).text;

  /** An answer, and whether it is one: else LUX says that it does not know. */
  const consider = (question: string, context: Context): Considered =>
    answerBothHalves(wordQuestionInside(question) ?? question, context, considerWhole) ??
    considerOne(question, context);

  /** A question as it was said, else what is known of it among what is told and asked besides. */
  function considerOne(question: string, context: Context): Considered {
    const aloud = context.concern ? null : reciteAloud(question);
    if (aloud !== null) return { text: aloud, isKnown: true, isFact: true };
    const regional = context.concern ? null : explainRegionalWord(question);
    if (regional !== null) return { text: regional, isKnown: true, isFact: true };
    const grief = griefBeside(question);
    if (grief) {
      const told = grief.isIll ? null : considerWhole(grief.told, context);
      return told?.isHeard ? told : { text: ILLNESS, isKnown: true, isFact: false, isHeard: true };
    }
    const whole = considerWhole(question, context);
    if (context.concern || (whole.isKnown && !whole.isHeard)) return whole;
    const glued = whole.isKnown ? null : answerGlued(asMeant(question), context, considerWhole);
    return glued ?? considerReadings(question, context, whole) ?? whole;
  }

  /** What a question is when it was misheard, where that is surely known. */
  function considerReadings(
    question: string,
    context: Context,
    { isKnown }: Considered,
  ): Considered | null {
    // Nonsense, and what is asked of LUX, stays so in any dialect.
    if (sayOdd(question) !== null) return null;
    // What was heard as told or felt stays so, if a trouble may be told.
    const mayWeigh = isTroubled(question) || isAlarming(question);
    if (mayWeigh && (isKnown || isOfOneself(question))) return null;
    // "Wie viele Leute wohnen da?" of what was told last is no question without its "da".
    const last = context.history.findLast(({ role }) => role === 'assistant')?.content;
    const isOfTold = last !== undefined && knowledge.hasTold(last);
    const said = asMeant(question);
    const isLed = /^(?:und|aber|oder) /iu.test(said) || knowledge.goesOn(said);
    if ((isOfTold && knowledge.saysPronoun(said)) || (last !== undefined && isLed)) return null;
    for (const reading of readings(said)) {
      const other = considerWhole(reading, context);
      if (other.isFact) return other;
    }
    return isKnown ? null : considerNear(said, context);
  }

  /** What a question is with another noun, where the answer tells of that. */
  function considerNear(said: string, context: Context): Considered | null {
    if (!isAsking(said) || isOfOneself(said)) return null;
    for (const { question, isTold } of nearReadings(said)) {
      const other = considerWhole(question, context);
      if (other.isFact && isTold(other.text)) return other;
    }
    return null;
  }

  function considerWhole(question: string, context: Context): Considered {
    const history = context.history.map((turn) =>
      turn.role === 'user' ? { ...turn, content: asMeant(turn.content) } : turn,
    );
    const before = history.findLast(({ role }) => role === 'user')?.content;
    const said = askedAsList(withoutAfterthoughts(withoutOpeners(asMeant(question))), before);
    const read = readAsked(said, { ...context, history, now: now() });
    const isTask = practice.isPractising(read);
    // A form that a child made itself must be heard as it was said, and so must a wish to practise words.
    const isOfPractice = isTask || practice.isWished(read);
    const inside = isOfPractice
      ? null
      : (wordQuestionInside(takeBack(question)) ?? wordQuestionInside(said));
    const asked = {
      ...read,
      question: plainlyAsked(
        isOfPractice ? said : (inside ?? withQuestionMark(questionBehind(said))),
      ),
    };
    for (const skill of skills) {
      const heard = skill(asked);
      if (heard === null) continue;
      const isTaskOrFact = isTask || isFact(skill);
      const found = withCare(isTaskOrFact ? heard : calmly(heard, asked), asked);
      const before = asked.earlier.at(-1);
      const isRepeat = isToldOnce(skill) && found === asked.last;
      const text = isRepeat
        ? notTheSameAgain(found, { question: asked.question, last: asked.last, before })
        : found;
      if (text === null) continue;
      if (ofKnowledge.isOne(skill) && ofKnowledge.isOffTopic(asked, text)) continue;
      const back = leadsBack.has(skill) ? practice.leadBack(asked) : null;
      const isKnown = !isGuess(skill) && !ASKS_BACK.test(text);
      return {
        text: back === null ? text : `${text} ${back}`,
        isKnown,
        isFact: isKnown && isFact(skill),
        isHeard: !isFact(skill) && !practice.isPractising(asked),
      };
    }
    // What is told before a question says nothing of where its answer is found.
    const clause = askedClause(writeOut(asked.question))?.clause;
    const plain = knowledge.plain(clause ?? asked.question);
    const { earlier } = asked;
    const isBack = knowledge.saysPronoun(asked.question) || knowledge.goesOn(asked.question);
    const isOfTalk = earlier.length > 0 && isBack;
    const text = admitNotKnowing({ ...asked, question: plain }, { isOfTalk });
    return { text, isKnown: false };
  }

  return { answer, consider, knowledge };
}
