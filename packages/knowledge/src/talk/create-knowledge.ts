import type { Fact } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { readingOf } from '../reader/reading-of.ts';
import { askedClause } from '../recognition/asked-clause.ts';
import { coreOf } from '../recognition/spoken-german.ts';
import { fold } from '../recognition/words.ts';
import { createSurer } from '../sureness/prefer-surer.ts';
import { createWeighing } from '../sureness/weigh-answers.ts';
import { createAfterReply } from './after-reply.ts';
import { createHitFinder } from './create-hit-finder.ts';
import { createStep } from './create-step.ts';
import { createStepFinder } from './create-step-finder.ts';
import { createThingTalk } from './create-thing-talk.ts';
import { createWeighedStep } from './create-weighed-step.ts';
import { createAnswerCheck } from './fit/create-answer-check.ts';
import { createHonesty } from './fit/create-honesty.ts';
import { createExactAsks } from './fit/exact-asks.ts';
import { createLastChecks } from './fit/last-checks.ts';
import { indexKnowledge, TELLING_LETTERS } from './index-knowledge.ts';
import { createAskedOfTalk } from './refer/asked-of-talk.ts';
import { createTellAskedOfTalk } from './refer/tell-asked-of-talk.ts';
import { type Exchange, rememberTalks } from './remember-talks.ts';
import { isAboutLast, wantsAgain } from './said/go-on.ts';
import { ofGender } from './said/of-gender.ts';
import { createSaidReader, namedIn } from './said/said.ts';
import { GOES_ON } from './said/talk-patterns.ts';
import { type Answer, type Level, NO_TOPIC } from './topic.ts';
import { withThing } from './whole/name-pronoun.ts';
import { wordingsOf } from './whole/whole-questions.ts';

/** Set by examples, higher than what cross-validation calls right oftener than not. */
const SURELY_ASKS = 0.9;

const MOST_GOING_ON = 6;
/** "Mussten die Kinder in die Schule?": with its verb first nothing is told. */
const ASKS_OF_PAST =
  /^(?:mussten|durften|hatten|gingen|konnten|lebten|wohnten|trugen) (?:die|sie|alle)\b/;
/** "Auch ganz lang", "alle so kurz", "besser als eine Katze", "also ist eine Spinne keins" */
const GOES_ON_SHORTLY =
  /^(?:auch|alle|immer|nur|sogar|selbst|also (?:ist|sind|hat|haben|kann|konnen|gibt)|(?:\w+er|mehr) als)\b/;
const OF_ONESELF = /\b(?:ich|mich|mir|mein\w*|wir|uns|unser\w*)\b/;

/**
 * LUX's knowledge by thing and aspect, as something one can talk with (DESIGN 9). Pure: the same talk
 * gets the same answers. `facts` are answers to questions that are about no thing or not about one only;
 * what learns to weigh answers asks with `isWeighed` false.
 */
export function createKnowledge(
  things: readonly Thing[],
  { facts = [], isWeighed = true }: { facts?: readonly Fact[]; isWeighed?: boolean } = {},
) {
  const { byText, byThing, byWholeText, letterRuns, names, repair, search } = indexKnowledge(
    things,
    facts,
  );
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

  const entryAsked = createExactAsks([...byThing.values()].flat());
  const honesty = createHonesty({
    entriesFor,
    isExact: talk.isExact,
    entryOf: (text) => byWholeText.get(text),
    names,
    read,
    search,
    wantedOf: talk.wantedOf,
  });

  const checks = createLastChecks({
    entriesFor,
    entryAsked,
    entryTold,
    honesty,
    isExact: talk.isExact,
    names,
    read,
  });
  const { consider, weigh } = createWeighing({
    isWeighed,
    ...{ checks, entriesFor, honesty, letterRuns, names, read, search },
    wantedOf: talk.wantedOf,
  });
  const stepUnweighed = createStep({
    checks,
    checked,
    entriesFor,
    entryAsked,
    entryTold,
    honesty,
    isOffTopic,
    names,
    read,
    stepUnchecked,
    surer,
    talk,
    things,
  });

  const tellAskedOfTalk = createTellAskedOfTalk({
    askedOfTalk: createAskedOfTalk({
      ...{ entriesFor, names, read, search },
      thingNamed: (name) => byName.get(name),
    }),
    entriesFor,
    names,
    toldBy: checks.wholeTold,
    wantedOf: talk.wantedOf,
  });

  const { inTalk, step, understood } = createWeighedStep({
    ...{ isWeighed, read, stepUnweighed, tellAskedOfTalk, weigh },
  });

  /** What a talk is about after these questions of a child, oldest first. */
  const topicOf = rememberTalks(createAfterReply({ entryTold, names, read, step, talk }));
  const topicAsked = rememberTalks(
    createAfterReply({ entryTold, names, read, step: stepUnweighed, talk }),
  );

  return {
    topicOf,
    /**
     * The same for a teacher with words of its own, which sees for itself what fits: not every text that
     * could answer is weighed. Half the time.
     */
    topicAsked,
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
    /** What could answer the last question of a talk: to learn from judged answers. */
    considered: (question: string, earlier: readonly Exchange[]) =>
      consider(...inTalk(question, topicOf(earlier, 'young'), 'young')),
    /** Names of what is one of what is talked of, or was told of together. */
    examplesOf: (earlier: readonly Exchange[], level: Level): string[] => {
      const { thing, things: together } = topicOf(earlier, level);
      const asked = read(earlier.at(-1)?.question ?? '');
      // Prime numbers are none of the numbers that have names.
      const isNamed = thing !== undefined && namedIn(asked).includes(thing);
      const ofKind = isNamed ? things.filter(({ isA }) => isA.includes(thing.name)) : [];
      return [ofKind, together].find(({ length }) => length > 1)?.map(({ name }) => name) ?? [];
    },
    /** Whether a text of ours answers a question, and not another one that shares its words. */
    fits: (question: string, text: string, earlier: readonly Exchange[], level: Level): boolean => {
      const entry = entryTold(text);
      if (entry === undefined) return true;
      const meant = understood(question, topicOf(earlier, level));
      return isAnswer(entry, meant.said, ofGender(read(meant.said), meant.topic));
    },
    /** Whether a text of ours leaves nothing unanswered of a question. */
    answersAll: (question: string, text: string, earlier: readonly Exchange[], level: Level) => {
      const entry = byWholeText.get(text);
      if (entry === undefined) return true;
      const meant = understood(question, topicOf(earlier, level));
      const topic = ofGender(read(meant.said), meant.topic);
      const asked = wordingsOf(read(meant.said), meant.said, topic, read);
      return asked.some((one) => honesty.isWholeAnswer(entry, one));
    },
    /** Whether a text of ours is on something else than what a question names. */
    isOffTopic: (
      question: string,
      text: string,
      earlier: readonly Exchange[],
      level: Level,
    ): boolean => {
      const meant = understood(question, topicOf(earlier, level));
      // "Wer hat die Zauberflöte komponiert?" was written for Mozart, whichever flute it names.
      const found = step(question, topicOf(earlier, level), level);
      if (found.isMeant && found.answer?.text === text) return false;
      const asked = entryAsked(read(meant.said).written);
      if (asked !== undefined && asked === entryTold(text)) return false;
      return isOffTopic(meant.said, text, ofGender(read(meant.said), meant.topic));
    },
    /** Whether a question means nothing but what was told last: "echt?", "warum?". */
    isAboutLast: (question: string) => isAboutLast(read(question).folded),
    /** Whether it surely asks for a fact, also where no word of ours says so: "reicht der mir bis zum Knie" */
    asksFact: (question: string) => {
      const { folded, words, mentions } = read(question);
      if (ASKS_OF_PAST.test(folded)) return true;
      return readingOf({ words, mentions }).factShare >= SURELY_ASKS;
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
    /** What is told of the language of the place that is talked of. */
    languageTold: (earlier: readonly Exchange[], level: Level): string | undefined => {
      const { thing } = topicOf(earlier, level);
      return thing && entriesFor(thing).find(({ aspect }) => aspect === 'language')?.older;
    },
    /** Whether a question surely names a thing that is more than a part or a property. */
    namesThing: (question: string) =>
      namedIn(read(question)).some(({ isSecondary }) => !isSecondary),
    /** Whether LUX's words are out of this knowledge: then the talk can go on from them. */
    hasTold: (reply: string) => entryTold(reply) !== undefined,
    /** Whether LUX's last words in a talk are out of what is known to its last question. */
    hasJustTold: (earlier: readonly Exchange[], level: Level): boolean => {
      const last = earlier.at(-1);
      if (last?.answer === undefined) return false;
      const { answer } = step(last.question, topicOf(earlier.slice(0, -1), level), level);
      return (
        !answer?.isAdmission &&
        answer?.text.includes(last.answer.slice(0, TELLING_LETTERS)) === true
      );
    },
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
      // "Und bei uns in Deutschland?", "schneller als ich?" tell nothing of oneself.
      const isOfOneself = OF_ONESELF.test(folded.replace(/\b(?:bei uns|als (?:ich|wir))\b/, ' '));
      const isLed = GOES_ON.test(folded) || GOES_ON_SHORTLY.test(folded);
      return words.length <= MOST_GOING_ON && isLed && !isOfOneself;
    },
    /** A question that says "der", with the name of what was told of before it; null where nothing was named. */
    withNameOf: (told: string, question: string): string | null => {
      const thing = namedIn(read(told)).at(-1);
      return thing === undefined ? null : withThing(read(question), thing);
    },
    /** Whether it says "der" of what is talked of, whatever else it names. */
    saysPronoun: (question: string) => read(question).hasPronoun,
    /** Whether it asks how it is in some case: "und wenn ich renne" */
    asksOfCase: (question: string) => /^(?:und|aber) (?:wenn|falls) /.test(read(question).folded),
    /** Whether a question says "der" or "da" of what is talked of, and names nothing itself. */
    refersBack: (question: string) => {
      const { hasPronoun, mentions } = read(question);
      return hasPronoun && mentions.length === 0;
    },
  };
}

export type Knowledge = ReturnType<typeof createKnowledge>;
