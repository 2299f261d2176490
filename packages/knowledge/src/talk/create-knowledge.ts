import type { Fact } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { readSaying, withoutNames } from '../reader/read-saying.ts';
import { askedClause } from '../recognition/asked-clause.ts';
import { coreOf } from '../recognition/spoken-german.ts';
import { fold } from '../recognition/words.ts';
import { createSurer } from '../sureness/prefer-surer.ts';
import { createHitFinder } from './create-hit-finder.ts';
import { createStepFinder } from './create-step-finder.ts';
import { createThingTalk } from './create-thing-talk.ts';
import { createAnswerCheck, sureness } from './fit/create-answer-check.ts';
import { indexKnowledge, TELLING_LETTERS } from './index-knowledge.ts';
import { askOfPlace, isOfPlace, isWhole } from './membership/ask-of-place.ts';
import { type Exchange, rememberTalks } from './remember-talks.ts';
import { askOfAnother, namedAt } from './said/ask-of-another.ts';
import { isAboutLast, wantsAgain } from './said/go-on.ts';
import { ofGender } from './said/of-gender.ts';
import { ofMeaning } from './said/of-meaning.ts';
import { createSaidReader, namedIn, type Said } from './said/said.ts';
import { subjectToldOf } from './said/subject-told-of.ts';
import { GOES_ON } from './said/talk-patterns.ts';
import { type Answer, type Level, NO_TOPIC, type Step, type Topic, topicAfter } from './topic.ts';

const SURE_OF_PLACE = 0.66;
/** Set by examples, higher than what cross-validation calls right oftener than not. */
const SURELY_ASKS = 0.9;

const MOST_GOING_ON = 6;
const OF_ONESELF = /\b(?:ich|mich|mir|mein\w*|wir|uns|unser\w*)\b/;
/** Who tells of oneself names what the talk is about. */
const TELLS = /\b(?:ich|wir|mein\w*|unser\w*|es geht um|thema)\b/;

/** Two of one kind, as hare and rabbit; a country and its rivers are none. */
const areAlike = ([one, other, ...more]: readonly Thing[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  more.length === 0 &&
  one.isA.some((kind) => other.isA.includes(kind));

const IS_ONE =
  /^(?:und )?(?:ist|sind|war|waren) (?:das|die|der|es|er|sie) (?:auch )?(?:eine? )?\w+[ ?.!]*$/;

/**
 * LUX's knowledge by thing and aspect, as something one can talk with (DESIGN 9). Pure: the same talk
 * gets the same answers. `facts` are answers to questions that are about no thing or not about one only.
 */
export function createKnowledge(
  things: readonly Thing[],
  { facts = [] }: { facts?: readonly Fact[] } = {},
) {
  const { byText, byThing, names, repair, search } = indexKnowledge(things, facts);
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  const entriesFor = (thing: Thing) => byThing.get(thing) ?? [];
  const hitsOf = createHitFinder(search);
  const read = createSaidReader(names, repair);
  const talk = createThingTalk(things, names, entriesFor);

  const { checked, entryTold, isAnswer, isOffTopic } = createAnswerCheck({
    byText,
    entriesFor,
    read,
    search,
    talk,
  });

  const { isVague, stepUnchecked } = createStepFinder({
    names,
    read,
    talk,
    hitsOf,
    thingNamed: (name) => byName.get(name),
  });
  const surer = createSurer({
    search,
    entriesFor,
    read,
    entryOf: (text) => byText.get(text.slice(0, TELLING_LETTERS)),
    isExact: talk.isExact,
    names,
  });

  /** Answers a question in the light of what was said before, and of what is told in front of it. */
  function step(said: string, before: Topic, level: Level): Step {
    const topic = ofGender(read(said), before);
    const { written } = read(said);
    const ofPlace = isOfPlace(read(said)) ? askOfPlace(written, topic.question) : null;
    const again =
      ofPlace === null
        ? null
        : checked(stepUnchecked(ofPlace, NO_TOPIC, level), ofPlace, NO_TOPIC, level);
    const found =
      again && sureness(again) >= SURE_OF_PLACE
        ? again
        : checked(stepUnchecked(said, topic, level), said, topic, level);
    const named =
      namedAt(read(said), found.topic.thing) ?? (read(said).isOfAnother ? topic.named : undefined);
    const meant =
      ofAnother(found, read(said), topic, level) ??
      ofMeaning(found, read(said), {
        topic,
        level,
        entriesFor,
        isOffTopic: (text) => isOffTopic(said, text, topic),
      }) ??
      found;
    const told = surer(meant, said, topic, level);
    const two = namedIn(read(said));
    const next = {
      ...told,
      topic: {
        ...told.topic,
        ...(named && { named }),
        // "Was ist der Unterschied zwischen …?", "welcher ist größer?"
        ...(areAlike(two) && told.topic.things.length < 2 && { things: two }),
      },
    };
    return withQuestion(next, written, ofPlace, topic);
  }

  /** "Und Bienen?" asks of them what was asked before, and not what they are. */
  function ofAnother(found: Step, said: Said, topic: Topic, level: Level): Step | null {
    const again = askOfAnother(said, topic);
    const isTold = sureness(found) > 0 && found.topic.entry?.aspect !== 'what';
    if (again === null || isTold) return null;
    const { aspects } = talk.wantedOf(read(again));
    if (aspects[0] === 'what') return null;
    const asked = checked(stepUnchecked(again, NO_TOPIC, level), again, NO_TOPIC, level);
    const isOfIt = namedIn(said).some((thing) => thing === asked.topic.thing);
    if (!asked.answer || !isOfIt) return null;
    return { ...asked, topic: { ...asked.topic, recent: found.topic.recent } };
  }

  function withQuestion(found: Step, written: string, ofPlace: string | null, topic: Topic): Step {
    const question = isWhole(written) ? written : (ofPlace ?? topic.question);
    return question === undefined ? found : { ...found, topic: { ...found.topic, question } };
  }

  /** What a talk is about after these questions of a child, oldest first. */
  const topicOf = rememberTalks((topic, { question, answer: reply }, level) => {
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
    if (answer && reply.includes(answer.text.slice(0, TELLING_LETTERS))) return next;
    const entry = entryTold(reply);
    if (entry) {
      const said = read(question);
      const wanted = talk.wantedOf(said);
      const about = subjectToldOf(entry, said, next, names);
      const after = topicAfter(next, entry, { level, aspects: next.aspects, wanted, about });
      return entry.thing.isA.length > 0 || !next.thing ? after : { ...after, thing: next.thing };
    }
    // "Ich mach ein Plakat über Wölfe": what is told of is talked of from here on.
    const said = read(question);
    const [named, ...others] = said.isQuestion || !TELLS.test(said.folded) ? [] : namedIn(said);
    if (named && others.length === 0 && named !== topic.thing) {
      return { ...NO_TOPIC, recent: topic.recent, thing: named };
    }
    return answer === null ? next : topic;
  });

  return {
    topicOf,
    /**
     * Answers the last question of a talk; `earlier` is the talk before it, oldest first. null where it
     * is about nothing LUX knows.
     */
    answer(
      question: string,
      {
        earlier = [],
        level = 'young',
      }: { earlier?: readonly (string | Exchange)[]; level?: Level } = {},
    ): (Answer & { isOfTopic: boolean; isClosed: boolean }) | null {
      const exchanges = earlier.map((said) =>
        typeof said === 'string' ? { question: said } : said,
      );
      const topic = topicOf(exchanges, level);
      const { answer, isClosed = false } = step(question, topic, level);
      if (answer === null) return null;
      const isOfTopic =
        (topic.thing !== undefined || topic.things.length > 0) &&
        step(question, NO_TOPIC, level).answer?.text !== answer.text;
      return { ...answer, isOfTopic, isClosed };
    },
    /** Whether a text of ours answers a question, and not another one that shares its words. */
    fits: (question: string, text: string, earlier: readonly Exchange[], level: Level): boolean => {
      const entry = entryTold(text);
      return (
        entry === undefined ||
        isAnswer(entry, question, ofGender(read(question), topicOf(earlier, level)))
      );
    },
    /** Whether a text of ours is on something else than what a question names. */
    isOffTopic: (
      question: string,
      text: string,
      earlier: readonly Exchange[],
      level: Level,
    ): boolean => isOffTopic(question, text, ofGender(read(question), topicOf(earlier, level))),
    /** Whether a question means nothing but what was told last: "echt?", "warum?". */
    isAboutLast: (question: string) => isAboutLast(read(question).folded),
    /** Whether it surely asks for a fact, also where no word of ours says so: "reicht der mir bis zum Knie" */
    asksFact: (question: string) => {
      const { words, mentions } = read(question);
      return readSaying(withoutNames(words, mentions)).factShare >= SURELY_ASKS;
    },
    /** Whether our texts have a word, in any of its forms. */
    isWord: (word: string) => names.isKnownWord(fold(word)),
    /** A question as books would write it. */
    plain: (question: string) => read(question).question,
    /** What a question asks, without what is told before it. */
    askedOf: (question: string) => {
      const { written } = read(question);
      return askedClause(written)?.clause ?? coreOf(written).core;
    },
    /** Whether it only asks to hear the same again: "noch mal", "hä?" */
    wantsAgain: (question: string) => wantsAgain(read(question).folded),
    /** Whether LUX's words are out of this knowledge: then the talk can go on from them. */
    hasTold: (reply: string) => entryTold(reply) !== undefined,
    /** Whether it asks the question before of another thing: "und Hunde?" */
    isOfAnother: (question: string) => read(question).isOfAnother,
    /** The question behind what is told first: "Wir fahren nach Kroatien, ist das noch Europa?" */
    hasAskedClause: (question: string) => {
      const asked = askedClause(read(question).written);
      // How many there are is counted, not looked up.
      if (!asked || /\d|\bwie ?viel/.test(question)) return false;
      const said = read(asked.clause);
      return said.mentions.length > 0 || !isVague(said);
    },
    /** Whether a few words go on with a talk: "und ein Nilpferd", "nein, die andere". */
    goesOn: (question: string) => {
      const { folded, words } = read(question);
      return words.length <= MOST_GOING_ON && GOES_ON.test(folded) && !OF_ONESELF.test(folded);
    },
    /** Whether it says "der" of what is talked of, whatever else it names. */
    saysPronoun: (question: string) => read(question).hasPronoun,
    /** Whether a question says "der" or "da" of what is talked of, and names nothing itself. */
    refersBack: (question: string) => {
      const { hasPronoun, mentions } = read(question);
      return hasPronoun && mentions.length === 0;
    },
  };
}

export type Knowledge = ReturnType<typeof createKnowledge>;
