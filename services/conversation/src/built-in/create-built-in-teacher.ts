import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { answerArithmetic } from './arithmetic/answer-arithmetic.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { answerFollowUp } from './facts/answer-follow-up.ts';
import { createFactIndex } from './facts/create-fact-index.ts';
import { findFact, rankFacts } from './facts/rank-facts.ts';
import { loadContent } from './load-content.ts';
import { type Asked, exchangesOf, pickByText, readAsked, type Skill } from './skill.ts';
import { answerRiddle } from './small-talk/answer-riddle.ts';
import { createSmallTalk } from './small-talk/create-small-talk.ts';

/** "Und plus vier?" goes on with the result LUX has just told; null when it is no such thing. */
function answerSumFollowUp(question: string, lastAnswer: string | undefined): string | null {
  const rest =
    /^(?:und|dann|jetzt|noch)?\s*((?:plus|minus|mal|geteilt|durch|hoch|[-+*:/×÷])\s?.+)$/iu.exec(
      question.trim(),
    )?.[1];
  const result = / ist (minus )?([\d.]+(?:,\d+)?)\.$/.exec(lastAnswer ?? '');
  if (!rest || !result) return null;
  return answerArithmetic(`${result[1] ?? ''}${result[2]} ${rest}`);
}

const ONESELF =
  /(?<!\p{L})(?:ich|mein\p{L}*|mir|mich|wir|uns\p{L}*|zu ?hause|keiner|niemand|alle sind)(?!\p{L})/iu;
const ASKS =
  /\?|(?<!\p{L})(?:wie|was|wer|wo\p{L}*|wann|warum|wieso|weshalb|welche\p{L}*|erklär\p{L}*|wissen)(?!\p{L})|^(?:ist|sind|hat|haben|kann|können|gibt|darf|muss|weißt|kennst)(?!\p{L})/iu;

/** "Keiner will mit mir spielen": somebody who tells this wants no facts. */
const isAboutOneself = (text: string) => ONESELF.test(text) && !ASKS.test(text.trim());

type Recalled = ReturnType<ReturnType<typeof createKnowledge>['answer']>;

const MIN_NEARNESS = 0.25;
/** A fact that was asked for in nearly its own words goes before what is known of a thing. */
const SURE_FACT = 0.85;
const SURE_KNOWN = 0.85;
/** Nobody who says "überrasch mich" should hear of war, death or illness. */
const SURPRISE_TOPICS = ['geography', 'nature', 'science', 'space', 'technology'];

/**
 * LUX without a key and without internet (DESIGN 4): sums, clock, small talk and a knowledge base.
 * The same question in the same conversation always gets the same answer. Reads its data files once,
 * here; `history` is the conversation before the question, oldest first.
 */
export function createBuiltInTeacher({ now }: { now: () => Date }) {
  const { factFiles, smallTalk, wordForms } = loadContent();
  const facts = factFiles.flatMap((file) => file.facts);
  const surprises = factFiles
    .filter(({ topic }) => SURPRISE_TOPICS.includes(topic))
    .flatMap((file) => file.facts);
  const factAnswers = new Set(facts.map((fact) => fact.answer));
  const index = createFactIndex(facts, wordForms);
  const findTalk = createSmallTalk(smallTalk.talks);
  const knowledge = createKnowledge(loadThings(), { facts });

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
    const known = recall(asked);
    const isKnown = known !== null && !known.isAdmission;
    // "Und wie weit weg?" means what is talked of, whatever else is far away.
    if (isKnown && known.isOfTopic) return known.text;
    // "Kann man auf dem leben?" is about what is talked of, not about whatever shares its words.
    const isBack = knowledge.refersBack(asked.question) && asked.earlier.length > 0;
    const [fact] = isBack ? [] : rankFacts(index, asked.question);
    // Of two facts, the one whose own question is more alike; a thing's answer is shorter than a fact's.
    const isSurelyKnown = isKnown && known.confidence >= SURE_KNOWN && !factAnswers.has(known.text);
    if (fact && fact.confidence >= SURE_FACT && !isSurelyKnown) return fact.fact.answer;
    return isKnown ? known.text : null;
  };

  const answerFact: Skill = (asked) => {
    const { question, earlier } = asked;
    const followed = recall(asked) ? null : answerFollowUp(index, question, earlier.at(-1));
    if (followed) return followed.answer;
    if (knowledge.refersBack(question) && earlier.length > 0) return null;
    return findFact(index, question)?.answer ?? null;
  };

  /** "Echt?" and "noch mal" mean what was told last, where something was. */
  const answerAboutLast: Skill = (asked) => {
    if (!knowledge.isAboutLast(asked.question)) return null;
    const known = recall(asked);
    return known?.isOfTopic ? known.text : null;
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

  /** In this order: whoever is surer of what is meant goes first. */
  const skills: Skill[] = [
    ({ question, history }) => answerRiddle(question, history, smallTalk.riddles),
    answerAboutLast,
    answerSureTalk,
    ({ question, last }) => answerSumFollowUp(question, last),
    ({ question }) => answerArithmetic(question),
    ({ question, now: moment }) => answerClock(question, moment),
    answerKnown,
    answerFact,
    answerTalk,
    (asked) => recall(asked)?.text ?? null,
  ];

  function answer(question: string, context: Omit<Parameters<typeof readAsked>[1], 'now'>): string {
    const asked = readAsked(question, { ...context, now: now() });
    for (const skill of skills) {
      const text = skill(asked);
      if (text !== null) return text;
    }
    return admitNotKnowing(question);
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

  function sayTalk(
    { answers }: { answers: string[] },
    question: string,
    { assistantName, history }: Asked,
  ) {
    // The turn count makes the second joke another one than the first.
    const seed = `${question} ${history.length}`;
    const unheard = <Item>(items: Item[], text: (item: Item) => string) => {
      const fresh = items.filter(
        (item) => !history.some(({ content }) => content.includes(text(item))),
      );
      return pickByText(fresh.length > 0 ? fresh : items, seed);
    };
    switch (answers[0]) {
      case 'joke':
        return unheard(smallTalk.jokes, (joke) => joke);
      case 'riddle':
        return `Hier kommt ein Rätsel. ${unheard(smallTalk.riddles, (riddle) => riddle.question).question}`;
      case 'surprise':
        return `Wusstest du das? ${unheard(surprises, (fact) => fact.answer).answer}`;
      default:
        return pickByText(answers, seed).replaceAll('{assistantName}', assistantName);
    }
  }

  function admitNotKnowing(question: string): string {
    if (isAboutOneself(question)) return pickByText(smallTalk.personal, question);
    const near = rankFacts(index, question)
      .filter(({ confidence }) => confidence >= MIN_NEARNESS)
      .slice(0, 2)
      .map(({ fact }) => fact.questions[0]);
    const admission = pickByText(smallTalk.unknown, question);
    if (near.length > 0) return `${admission} Aber frag mich doch: ${near.join(' Oder: ')}`;
    const [first, second] = [
      pickByText(factFiles, question),
      pickByText(factFiles, `${question}!`),
    ];
    const topics = first === second ? first.title : `${first.title} oder über ${second.title}`;
    return `${admission} Frag einen Erwachsenen, oder frag mich etwas über ${topics}.`;
  }

  return { answer, knowledge };
}
