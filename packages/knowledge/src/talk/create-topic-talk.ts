import { type Entry, speaksOf } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import type { Mention, NameIndex } from '../recognition/name-index.ts';
import { fold, lemmaKey, wordsOf } from '../recognition/words.ts';
import type { Said } from './said/said.ts';
import {
  GOES_ON,
  HAS_YEAR,
  isAspect,
  OF_PART,
  POSSESSIVE,
  PRONOUN,
  SUBJECT,
  SURE_OF_PRONOUN,
  UNKNOWN_TOPIC,
} from './said/talk-patterns.ts';
import { readWanted, topicsOf, type Wanted } from './said/wanted.ts';
import { MIN_CONFIDENCE, rankEntries } from './telling/choose-entry.ts';
import { type Answer, type Level, type Step, type Topic, topicAfter } from './topic.ts';

interface Talk {
  names: NameIndex;
  entriesFor: (thing: Thing) => readonly Entry[];
  confidenceIn: (thing: Thing, wanted: Wanted) => number;
  tellOf: (thing: Thing, wanted: Wanted, topic: Topic, level: Level) => Step & { answer: Answer };
}

/** Hears what is asked of the thing talked of, by no name or beside another name. */
export function createTopicTalk({ confidenceIn, entriesFor, names, tellOf }: Talk) {
  /** "Und im Winter?" still means the hedgehog; "und in Spanien?" after France means Spain. */
  function ofPlaceBesides(
    { question, words, mentions, isOfAnother }: Said,
    topic: Topic,
    level: Level,
  ): Step | null {
    const { thing } = topic;
    const [mention] = mentions;
    const other = mention?.things[0];
    if (!thing || !mention || !other || !isOfAnother) return null;
    const isPlace = words
      .slice(0, mention.start)
      .some((word) => /^(?:im|in|am|auf|bei|beim)$/.test(word));
    if (!isPlace || thing.isA.some((kind) => other.isA.includes(kind))) return null;
    const wanted = readWanted(question, new Set());
    const topics = [...new Set([...(topic.wanted?.topics ?? []), ...wanted.topics])];
    const before = topic.wanted ?? wanted;
    const both = { ...before, topics, words };
    const isTold = confidenceIn(thing, both) >= SURE_OF_PRONOUN;
    return tellOf(
      thing,
      isTold ? both : { ...wanted, aspects: wanted.aspects.filter(isAspect) },
      topic,
      level,
    );
  }

  /** "Und wie lang ist die Zunge?" means the giraffe's that is talked of, not yours. */
  function ofPartBesides(
    { question, folded, mentions, isOfAnother }: Said,
    topic: Topic,
    level: Level,
  ): Step | null {
    const { thing } = topic;
    const [mention, second] = mentions;
    const part = mention?.things[0];
    const isSecondary =
      thing?.isA.includes('Tier') &&
      part?.isA.includes('Körperteil') &&
      mention?.certainty === 'sure' &&
      !second;
    if (!thing || !isSecondary || !(isOfAnother || GOES_ON.test(folded) || OF_PART.test(folded))) {
      return null;
    }
    const wanted = readWanted(question, new Set());
    const isToldOf = rankEntries(entriesFor(thing), wanted)[0];
    const isTold = isToldOf && wanted.topics.some((word) => speaksOf(isToldOf.entry).has(word));
    return tellOf(thing, isTold ? wanted : { ...wanted, topics: [UNKNOWN_TOPIC] }, topic, level);
  }

  /** "Und wofür ist das Horn?" of a rhino asks for no instrument. */
  function ofTopicToo(said: Said, topic: Topic, level: Level): Step | null {
    const { question, folded, words, mentions, isOfAnother } = said;
    const [mention, second] = mentions;
    const { thing } = topic;
    if (!thing || !mention || second || isOfAnother || !GOES_ON.test(folded)) return null;
    if (!/^(?:der|die|das|den|dem)$/.test(words[mention.start - 1] ?? '')) return null;
    const keys = words.slice(mention.start, mention.end).map(lemmaKey);
    const isIts = entriesFor(thing).some((entry) => keys.every((key) => speaksOf(entry).has(key)));
    return isIts ? tellOf(thing, readWanted(question, new Set()), topic, level) : null;
  }

  /** "Wie hießen seine Schiffe?" asks of the seafarer, and of no ships. */
  function ofOwner({ question, words, mentions }: Said, topic: Topic, level: Level): Step | null {
    const { thing } = topic;
    const isOwned = mentions.some(({ start }) => POSSESSIVE.test(words[start - 1] ?? ''));
    if (!thing || !isOwned || mentions.length > 1) return null;
    return tellOf(thing, readWanted(question, new Set()), topic, level);
  }

  /** "Schläft der im Winter?" is about the hedgehog talked of, though the winter is a thing, too. */
  function ofPronounBesides(
    question: string,
    words: string[],
    mentions: Mention[],
    topic: Topic,
    level: Level,
  ): Step | null {
    const { thing } = topic;
    const named = new Set(mentions.flatMap(({ start, end }) => words.slice(start, end)));
    const hasPronoun = words.some(
      (word, at) =>
        SUBJECT.has(word) &&
        at > 0 &&
        !named.has(words[at + 1] ?? '') &&
        (!/^(?:von|vom)$/.test(words[at + 1] ?? '') ||
          /^(?:ist|sind|war|waren)$/.test(words[at - 1] ?? '')),
    );
    if (!thing || mentions.length === 0 || !hasPronoun) return null;
    const wanted = readWanted(question, new Set());
    const isSpokenOf = entriesFor(thing).some((entry) =>
      wanted.topics.every((word) => speaksOf(entry).has(word)),
    );
    const isSure =
      wanted.topics.length > 0 && (isSpokenOf || confidenceIn(thing, wanted) >= SURE_OF_PRONOUN);
    return isSure ? tellOf(thing, wanted, topic, level) : null;
  }

  /** "Und wie groß?", "was frisst er?": of the thing talked of, unless something unknown is named. */
  function ofPronoun(question: string, words: string[], topic: Topic, level: Level): Step {
    const nothing: Step = { answer: null, topic };
    const { thing } = topic;
    const folded = fold(question);
    const isAbout = PRONOUN.test(folded) || GOES_ON.test(folded) || words.length <= 3;
    if (!thing || !isAbout) return nothing;
    const wanted = readWanted(question, new Set());
    if (wanted.aspects.length === 0 && wanted.topics.length === 0) return nothing;
    const { entry } = topic;
    // "Wann denn?": the year was in what was told already.
    if (
      wanted.questionWord === 'wann' &&
      wanted.topics.length === 0 &&
      entry &&
      HAS_YEAR.test(entry.older)
    ) {
      return { answer: { text: entry.older, confidence: 0.9 }, topic };
    }
    const confidence = confidenceIn(thing, wanted);
    const isForeign = wanted.topics.some((word) => !names.isKnownWord(word));
    if (confidence < MIN_CONFIDENCE) {
      const isVague = wanted.aspects.length === 0 || wanted.aspects.join() === 'what';
      return isForeign || isVague ? nothing : tellOf(thing, wanted, topic, level);
    }
    return isForeign && confidence < 0.75 ? nothing : tellOf(thing, wanted, topic, level);
  }

  /** What is known of the thing talked of with another one in it. */
  function ofTopicWith({ things: [other] }: Mention, topic: Topic, level: Level): Step | null {
    const { thing } = topic;
    // "Und ein Löwe?" after a cheetah asks for the lion, not for what cheetahs have to do with it.
    if (!thing || !other || thing.isA.some((kind) => other.isA.includes(kind))) return null;
    const [key = ''] = topicsOf(wordsOf(other.name));
    const own = topicsOf(wordsOf(thing.name));
    const also = other.also.filter((name) => !name.includes(' '));
    const keys = [key, ...also.flatMap((name) => topicsOf(wordsOf(name)))].filter(
      (name) => !own.includes(name),
    );
    const entry = entriesFor(thing).find(
      (one) => !topic.told.has(one.id) && keys.some((name) => speaksOf(one).has(name)),
    );
    return entry
      ? {
          answer: { text: entry[level], confidence: 0.8 },
          topic: topicAfter(topic, entry, { level }),
        }
      : null;
  }

  return {
    ofOwner,
    ofTopicToo,
    ofPartBesides,
    ofPlaceBesides,
    ofPronoun,
    ofPronounBesides,
    ofTopicWith,
  };
}
