import { loadThings } from '@lux/knowledge/content/load-things.ts';
import { createKnowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { answerArithmetic } from './arithmetic/answer-arithmetic.ts';
import { answerClock } from './calendar/answer-clock.ts';
import { answerFollowUp } from './facts/answer-follow-up.ts';
import { createFactIndex } from './facts/create-fact-index.ts';
import { findFact, rankFacts } from './facts/rank-facts.ts';
import { loadContent } from './load-content.ts';
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

/** Chooses one of several wordings by the text itself: varied, yet the same question gets the same words. */
function pickByText<Item>(items: readonly Item[], text: string): Item {
  let hash = 2_166_136_261; // FNV-1a
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const item = items[(hash >>> 0) % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}

/** The child's latest questions, oldest first; the one to be answered may be among the history already. */
function questionsOf(history: readonly Turn[], question: string): string[] {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (asked.at(-1) === question) asked.pop();
  return asked.slice(-REMEMBERED_QUESTIONS);
}

const ONESELF =
  /(?<!\p{L})(?:ich|mein\p{L}*|mir|mich|wir|uns\p{L}*|zu ?hause|keiner|niemand|alle sind)(?!\p{L})/iu;
const ASKS =
  /\?|(?<!\p{L})(?:wie|was|wer|wo\p{L}*|wann|warum|wieso|weshalb|welche\p{L}*|erklär\p{L}*|wissen)(?!\p{L})|^(?:ist|sind|hat|haben|kann|können|gibt|darf|muss|weißt|kennst)(?!\p{L})/iu;

/** "Keiner will mit mir spielen": somebody who tells this wants no facts. */
const isAboutOneself = (text: string) => ONESELF.test(text) && !ASKS.test(text.trim());

type Turn = { role: 'user' | 'assistant' | 'system'; content: string };
type Context = { assistantName: string; history: Turn[] };

const MIN_NEARNESS = 0.25;
/** A fact that was asked for in nearly its own words goes before what is known of a thing. */
const SURE_FACT = 0.85;
/** So many of a child's questions are looked back upon for what is being talked of. */
const REMEMBERED_QUESTIONS = 6;
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
  const index = createFactIndex(facts, wordForms);
  const findTalk = createSmallTalk(smallTalk.talks);
  const knowledge = createKnowledge(loadThings());

  function answer(question: string, context: Context): string {
    const { assistantName, history } = context;
    const earlier = history.findLast(
      ({ role, content }) => role === 'user' && content !== question,
    );
    const last = history.findLast(({ role }) => role === 'assistant')?.content;
    const talk = findTalk(question, assistantName);
    const [fact] = rankFacts(index, question);
    const known = knowledge.answer(question, { earlier: questionsOf(history, question) });
    const isKnown = known !== null && !known.isAdmission;
    // "Und wie weit weg?" means what is talked of, whatever else is far away.
    const isOfTopic = isKnown && knowledge.answer(question)?.text !== known.text;
    return (
      answerRiddle(question, history, smallTalk.riddles) ??
      (talk?.talk.id === 'yes' ? acceptOffer(last, context) : null) ??
      (talk?.isSure ? sayTalk(talk.talk, question, context) : null) ??
      answerSumFollowUp(question, last) ??
      answerArithmetic(question) ??
      answerClock(question, now()) ??
      (isOfTopic ? known.text : null) ??
      (fact && fact.confidence >= SURE_FACT ? fact.fact.answer : null) ??
      (isKnown ? known.text : null) ??
      answerFollowUp(index, question, earlier?.content)?.answer ??
      findFact(index, question)?.answer ??
      (talk ? sayTalk(talk.talk, question, context) : null) ??
      known?.text ??
      admitNotKnowing(question)
    );
  }

  /** "Ja" to what LUX has just offered: a question it can answer, a riddle or a joke. */
  function acceptOffer(last: string | undefined, context: Context): string | null {
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
    return talk ? sayTalk(talk, offered, context) : null;
  }

  function sayTalk(
    { answers }: { answers: string[] },
    question: string,
    { assistantName, history }: Context,
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

  return { answer };
}
