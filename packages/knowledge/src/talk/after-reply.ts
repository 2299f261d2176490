import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import type { NameIndex } from '../recognition/name-index.ts';
import { wordsOf } from '../recognition/words.ts';
import type { createThingTalk } from './create-thing-talk.ts';
import { TELLING_LETTERS } from './index-knowledge.ts';
import type { Exchange } from './remember-talks.ts';
import { namedIn, type Said } from './said/said.ts';
import { subjectToldOf } from './said/subject-told-of.ts';
import { type Level, NO_TOPIC, type Step, type Topic, topicAfter } from './topic.ts';

/** Who tells of oneself names what the talk is about. */
const TELLS = /\b(?:ich|wir|mein\w*|unser\w*|es geht um|thema)\b/;
const IS_ONE =
  /^(?:und )?(?:ist|sind|war|waren) (?:das|die|der|es|er|sie) (?:auch )?(?:eine? )?\w+[ ?.!]*$/;
const ONE_NAMED = /^Zum Beispiel: ([^,.:]+)\.$/u;
const ASKS_LIST = /\b(?:welche|nenne?|was fur|wie heissen|zahl\w*)\b/;
const LEAST_LISTED = 3;
const MOST_LISTED = 20;

interface Known {
  entryTold: (reply: string) => Entry | undefined;
  names: NameIndex;
  read: (question: string) => Said;
  step: (question: string, topic: Topic, level: Level) => Step;
  talk: ReturnType<typeof createThingTalk>;
}

/** What a talk is about after a question and what LUX said to it, whoever found that. */
export function createAfterReply({ entryTold, names, read, step, talk }: Known) {
  const thingsIn = (text: string): Thing[] => [
    ...new Set(
      names
        .findExact(wordsOf(text))
        .flatMap(({ things }) => things.slice(0, 1))
        .filter(({ isSecondary }) => !isSecondary),
    ),
  ];

  /** The things of one kind that a text names one after the other. */
  function listedIn(reply: string): Thing[] {
    const named = thingsIn(reply).slice(0, MOST_LISTED);
    const kinds = named.flatMap(({ isA }) => isA);
    const [kind] = [...new Set(kinds)]
      .map((name) => ({ name, count: kinds.filter((other) => other === name).length }))
      .sort((a, b) => b.count - a.count);
    return kind ? named.filter(({ isA }) => isA.includes(kind.name)) : [];
  }

  function afterTold(
    topic: Topic,
    {
      question,
      reply,
      level,
      isTold,
      next,
    }: {
      question: string;
      reply: string;
      level: Level;
      isTold: Step['answer'];
      next: Topic;
    },
  ): Topic {
    if (isTold && reply.includes(isTold.text.slice(0, TELLING_LETTERS))) return next;
    const said = read(question);
    const entry = entryTold(reply);
    if (entry) {
      const wanted = talk.wantedOf(said);
      const about = subjectToldOf(entry, said, next, names);
      const after = topicAfter(next, entry, { level, aspects: next.aspects, wanted, about });
      return entry.thing.isA.length > 0 || !next.thing ? after : { ...after, thing: next.thing };
    }
    // "Ich mach ein Plakat über Wölfe": what is told of is talked of from here on.
    const [named, ...others] = said.isQuestion || !TELLS.test(said.folded) ? [] : namedIn(said);
    if (named && others.length === 0 && named !== topic.thing) {
      return { ...NO_TOPIC, recent: topic.recent, thing: named };
    }
    return isTold === null ? next : topic;
  }

  return (topic: Topic, { question, answer: reply }: Exchange, level: Level): Topic => {
    const { answer, topic: next } = step(question, topic, level);
    // "Ist das ein Insekt?" goes on with the spider.
    if (topic.thing && IS_ONE.test(read(question).folded)) {
      const { aspects, entry, kind, recent } = next;
      return {
        ...topic,
        recent,
        aspects,
        ...(entry && { entry }),
        ...(kind !== undefined && { kind }),
      };
    }
    if (reply === undefined) return next;
    // "Zum Beispiel: Ätna." goes on with it.
    const one = ONE_NAMED.exec(reply)?.[1];
    const example = one === undefined ? undefined : thingsIn(one)[0];
    if (example) {
      // "Ist ein Pinguin auch eins?" still asks of the class.
      const kind =
        topic.thing && example.isA.includes(topic.thing.name) ? topic.thing.name : topic.kind;
      return {
        ...NO_TOPIC,
        recent: topic.recent,
        things: topic.things,
        thing: example,
        ...(kind !== undefined && { kind }),
      };
    }
    const after = afterTold(topic, { question, reply, level, isTold: answer, next });
    const listed = ASKS_LIST.test(read(question).folded) ? listedIn(reply) : [];
    return listed.length < LEAST_LISTED ? after : { ...after, things: listed };
  };
}
