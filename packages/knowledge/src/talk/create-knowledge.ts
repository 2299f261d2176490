import type { Fact } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { readSaying, withoutNames } from '../reader/read-saying.ts';
import { askedClause, withCondition } from '../recognition/asked-clause.ts';
import { aspectsAsked } from '../recognition/aspect-frames.ts';
import { coreOf, writeOut } from '../recognition/spoken-german.ts';
import { fold } from '../recognition/words.ts';
import type { Hit } from '../search/create-search.ts';
import { createSurer } from '../sureness/prefer-surer.ts';
import { createHitFinder } from './create-hit-finder.ts';
import { createThingTalk } from './create-thing-talk.ts';
import { createAnswerCheck, sureness } from './fit/create-answer-check.ts';
import { answersKind } from './fit/fits-question.ts';
import {
  isAbout,
  isBesidesIt,
  isNear,
  isOfUnnamed,
  purposeAmong,
  speaksOfAll,
} from './fit/judge-hit.ts';
import { indexKnowledge, TELLING_LETTERS } from './index-knowledge.ts';
import { askOfPlace, isOfPlace, isWhole } from './membership/ask-of-place.ts';
import { type Exchange, rememberTalks } from './remember-talks.ts';
import { askOfAnother, namedAt } from './said/ask-of-another.ts';
import { namesOneAsked } from './said/asked-class.ts';
import { isAboutLast, wantsAgain } from './said/go-on.ts';
import { ofGender } from './said/of-gender.ts';
import { ofMeaning } from './said/of-meaning.ts';
import { createSaidReader, namedIn, type Said } from './said/said.ts';
import { subjectToldOf } from './said/subject-told-of.ts';
import { GOES_ON } from './said/talk-patterns.ts';
import { topicsOf } from './said/wanted.ts';
import { textFor } from './telling/text-for.ts';
import {
  type Answer,
  type Level,
  NO_TOPIC,
  type Step,
  type Topic,
  tellNear,
  topicAfter,
} from './topic.ts';

/** An answer found by the thing and the aspect alone is left alone from here on. */
const SURE = 0.8;
/** Measured on unseen questions: lower ones answer more of them, and more wrongly. */
const MIN_SCORE = 0.66;
const MIN_SCORE_WITHOUT_NAME = 0.66;
const SURE_OF_TOPIC = 0.74;
const MIN_NEAR_WITHOUT_NAME = 0.52;
const MIN_NEAR = 0.42;
const MIN_LEAD = 0.08;
/** What stands before "wenn" and the like, in a question. */
const SUBORDINATE = /^([^,.?!]{12,120}),? (?:wenn|nachdem|sobald|obwohl|bevor) /iu;
const MIN_MAIN_WORDS = 4;
const SURE_OF_MAIN = 0.65;
/** "Was hat der?", "warum ist das so?": only what is told before says what is asked. */
const VAGUE = new Set<string>(['what', 'why', 'how', 'task']);
const SURE_OF_PLACE = 0.66;
/** Set by examples, higher than what cross-validation calls right oftener than not. */
const SURELY_ASKS = 0.9;
/** Somebody is asked of who was not named yet. */
const ASKS_BACK: Answer = {
  text: 'Wen oder was meinst du? Sag mir den Namen.',
  confidence: 0.3,
  isAdmission: true,
};

/** Who tells of oneself names what the talk is about. */
const TELLS = /\b(?:ich|wir|mein\w*|unser\w*|es geht um|thema)\b/;
const SURE_OF_PART = 0.6;
const MAX_BARE_WORDS = 3;
const OF_PEOPLE = /\b(?:ich|mein\w*|mir|man|wir|uns\w*|mensch\w*|leute|kinder|du|dein\w*)\b/;
/** What holds for all of these says little of one of them. */
const BROAD =
  /^(?:Tier|Säugetier|Vogel|Pflanze|Lebewesen|Person|Mensch|Land|Stadt|Staat|Beruf|Ort)$/;
const OF_ONE_KIND = new Set<string>(['size', 'weight', 'speed', 'age', 'look', 'what', 'sound']);
const UNKNOWN = 'Das weiß ich leider nicht.';
/** "Was ist ein Knie?" is a question of its own. */
const ASKS_WHAT_IT_IS = /^(?:und )?(?:was (?:ist|sind)|wer ist|wozu|wofur|erklar\w*|erzahl\w*) /;

const IS_ONE =
  /^(?:und )?(?:ist|sind|war|waren) (?:das|die|der|es|er|sie) (?:auch )?(?:eine? )?\w+[ ?.!]*$/;

/** "Wie geht es dir?" is about nothing anybody knows, whatever else "geht". */
const GREETS =
  /^(?:und )?(?:na,? )?wie geht(?:['’]?s| es)?(?: (?:es|dir|euch|so|heute|denn|denn so))*\s*[?!.]*$/iu;

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
    const written = writeOut(said);
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
    const next = { ...told, topic: { ...told.topic, ...(named && { named }) } };
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

  function stepUnchecked(said: string, topic: Topic, level: Level): Step {
    if (GREETS.test(said)) return { answer: null, topic };
    const question = withCondition(said);
    const whole = stepOf(question, topic, level);
    if (sureness(whole) >= SURE) return whole;
    const asked = askedClause(writeOut(question));
    if (!asked) return stepOfMain(question, topic, level) ?? whole;
    const told = read(asked.before).mentions.filter(
      ({ certainty, things: named }) => certainty === 'sure' && named.length === 1,
    );
    const [thing] = told.at(-1)?.things ?? [];
    const about = thing && thing !== topic.thing ? { ...NO_TOPIC, thing } : topic;
    const ofClause = stepOf(asked.clause, about, level);
    return sureness(ofClause) > sureness(whole) ? ofClause : whole;
  }

  function isVague(said: Said): boolean {
    const { aspects, topics } = talk.wantedOf(said);
    return topics.length === 0 && VAGUE.has(aspects[0] ?? 'what');
  }

  /** "Was passiert mit dem Essen, wenn ich es geschluckt habe?" is at least about the food. */
  function stepOfMain(question: string, topic: Topic, level: Level): Step | null {
    const main = SUBORDINATE.exec(question)?.[1];
    const said = main === undefined ? undefined : read(main);
    if (!said || said.words.length < MIN_MAIN_WORDS || isVague(said)) return null;
    const found = stepOf(`${main}?`, topic, level);
    return sureness(found) >= SURE_OF_MAIN ? found : null;
  }

  function stepOf(question: string, topic: Topic, level: Level): Step {
    const said = read(question);
    const found = stepOfPart(said, topic, level) ?? stepOfSaid(said, topic, level);
    return namesOneAsked(ofItsKind(found, said, topic, level) ?? found, said, names);
  }

  /** "Warum gibt es den nicht mehr?" of one dinosaur is told of all of them. */
  function ofItsKind(found: Step, said: Said, topic: Topic, level: Level): Step | null {
    const { thing } = topic;
    const isOfThing = said.hasPronoun && said.mentions.length === 0 && thing !== undefined;
    if (!isOfThing || (found.answer && !found.answer.isAdmission)) return null;
    if (talk.wantedOf(said).aspects.some((aspect) => OF_ONE_KIND.has(aspect))) return null;
    for (const kind of thing.isA.filter((name) => !BROAD.test(name))) {
      const whole = byName.get(kind);
      if (!whole || whole === thing) continue;
      const ofKind = stepOfSaid(said, { ...NO_TOPIC, thing: whole }, level);
      if (sureness(ofKind) >= SURE_OF_TOPIC && ofKind.topic.thing === whole) {
        return { ...ofKind, topic: { ...ofKind.topic, thing, recent: topic.recent } };
      }
    }
    return null;
  }

  /** "Wie viele Beine?" behind a talk of ants asks for theirs. */
  function stepOfPart(said: Said, topic: Topic, level: Level): Step | null {
    const { mentions, folded } = said;
    const isOfPart =
      topic.thing?.isSecondary === false &&
      mentions.length > 0 &&
      mentions.every(({ things: named }) => named.every(({ isSecondary }) => isSecondary)) &&
      !ASKS_WHAT_IT_IS.test(folded);
    if (!isOfPart) return null;
    const found = stepOfSaid({ ...said, mentions: [], refersBack: true }, topic, level);
    const isOfTopic = found.topic.thing === topic.thing;
    if (isOfTopic && sureness(found) >= SURE_OF_PART) return found;
    // "Haben die Zähne?" of turtles is not answered by what teeth are.
    const isOfIts = said.hasPronoun || GOES_ON.test(folded) || said.words.length <= MAX_BARE_WORDS;
    if (!isOfIts || OF_PEOPLE.test(folded)) return null;
    if (isOfTopic && found.answer?.isAdmission) return found;
    const answer = { text: UNKNOWN, confidence: 0.3, isAdmission: true };
    return { answer, topic, isClosed: true };
  }

  function stepOfSaid(said: Said, topic: Topic, level: Level): Step {
    const [ofTopic] = said.hasPronoun && said.mentions.length > 0 ? hitsOf(said, topic) : [];
    if (ofTopic?.isOfTopic && ofTopic.score >= SURE_OF_TOPIC) {
      return tellHit(ofTopic, said, topic, level);
    }
    const found = talk.step(said, topic, level);
    const confidence = found.answer?.isAdmission ? 0 : (found.answer?.confidence ?? 0);
    if (confidence >= SURE || !said.isQuestion || found.isClosed || said.isOfAnother) return found;
    if (said.isBare && topic.thing === undefined && aspectsAsked(said.folded).length > 0) {
      return { ...found, answer: ASKS_BACK };
    }
    const wanted = talk.wantedOf(said);
    const hits = hitsOf(said, topic);
    const purpose = purposeAmong(hits, said, wanted);
    if (purpose) return tellHit(purpose, said, found.topic, level, topicsOf(said.words));
    const best = hits.find(
      (hit) =>
        answersKind(hit.entry, wanted) &&
        !isBesidesIt(hit, wanted) &&
        (hit.isOfTopic || said.mentions.length > 0 || !isOfUnnamed(hit, said)),
    );
    const isAboutName = said.mentions.length > 0 || best?.isOfTopic;
    if (
      best &&
      best.score >= (isAboutName ? MIN_SCORE : MIN_SCORE_WITHOUT_NAME) &&
      best.score > confidence + (confidence > 0 ? MIN_LEAD : 0)
    ) {
      return tellHit(best, said, found.topic, level);
    }
    const near = hits.find(
      (hit) =>
        !topic.told.has(hit.entry.id) &&
        isNear(hit, said, wanted) &&
        (found.answer?.isAdmission
          ? hit.score >= MIN_NEAR && isAbout(hit.entry.thing, found.topic.thing, said)
          : hit.isSure && hit.score >= MIN_NEAR_WITHOUT_NAME),
    );
    if (!near || confidence > 0) return found;
    return speaksOfAll(near, said, wanted)
      ? tellHit(near, said, found.topic, level)
      : tellNear(near.entry, found.topic, { level, wanted });
  }

  function tellHit(
    { entry, score }: Hit,
    said: Said,
    topic: Topic,
    level: Level,
    spokenOf?: string[],
  ): Step {
    const wanted = talk.wantedOf(said);
    const topics = spokenOf ?? wanted.topics;
    return {
      answer: { text: textFor(entry, level, { ...wanted, topics }), confidence: score },
      topic: topicAfter(topic, entry, {
        level,
        aspects: wanted.aspects,
        wanted,
        about: subjectToldOf(entry, said, topic, names),
      }),
    };
  }

  /** What a talk is about after these questions of a child, oldest first. */
  const topicOf = rememberTalks((topic, { question, answer: reply }, level) => {
    const { answer, topic: next } = step(question, topic, level);
    // "Ist das ein Insekt?" goes on with the spider.
    if (topic.thing && IS_ONE.test(read(question).folded)) {
      return { ...topic, recent: next.recent, ...(next.entry && { entry: next.entry }) };
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
      const written = writeOut(question);
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
      const asked = askedClause(writeOut(question));
      // How many there are is counted, not looked up.
      if (!asked || /\d|\bwie ?viel/.test(question)) return false;
      const said = read(asked.clause);
      return said.mentions.length > 0 || !isVague(said);
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
