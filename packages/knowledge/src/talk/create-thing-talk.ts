import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { aspectsAsked } from '../recognition/aspect-frames.ts';
import type { Mention, NameIndex } from '../recognition/name-index.ts';
import { lemmaKey, wordsOf } from '../recognition/words.ts';
import { createClassIndex } from './comparison/compare-things.ts';
import { createComparison } from './comparison/create-comparison.ts';
import { tellDifference } from './comparison/tell-difference.ts';
import { createTopicTalk } from './create-topic-talk.ts';
import { confirms } from './fit/confirms.ts';
import { exactKey } from './fit/exact-asks.ts';
import { createClassTalk } from './membership/create-class-talk.ts';
import { isPlacedIn } from './membership/place-membership.ts';
import { asksMore } from './said/ask-of-another.ts';
import { asksExample, asksTold, goOn, isAboutLast } from './said/go-on.ts';
import type { Said } from './said/said.ts';
import { subjectToldOf } from './said/subject-told-of.ts';
import {
  ASKS_LIST,
  isAspect,
  LIST,
  MIN_SAFE_LETTERS,
  OWN_NAME,
  PERSONAL,
  PLAIN_ASPECTS,
  QUESTION,
  SAME_OF_ANOTHER,
  SAYS,
  SURE_OF_CLOSE,
  SURE_OF_PERSONAL,
  SURE_OF_SAME,
  UNKNOWN_TOPIC,
  YES,
} from './said/talk-patterns.ts';
import { readWanted, topicsOf, type Wanted } from './said/wanted.ts';
import { findByQuestion, rankEntries } from './telling/choose-entry.ts';
import { type Level, type Step, type Topic, tell, tellNear, topicAfter } from './topic.ts';

/** What is known so surely of a place is meant, though it stands behind somebody else. */
const SURE_OF_PLACE = 0.7;
/** What stands before where, when and with what something happens. */
const PLACE = /^(?:am|an|auf|im|in|ins|bei|beim|mit|nach|vom|von|aus|unter|uber|vor|zum|zur|um)$/;
/** "Haben Hummeln auch einen?" */
const ALSO = /^(?:hat|haben|ist|sind|kann|konnen|macht|machen|gibt)\b.* auch\b/;

/** Talks of things by their names, aspects and classes; null where a question is about none of them. */
export function createThingTalk(
  things: readonly Thing[],
  names: NameIndex,
  entriesFor: (thing: Thing) => readonly Entry[],
) {
  const classes = createClassIndex(things);
  // Entries by the rarest way in: a word that one of their own questions is about.
  const askedAbout = new Map<string, Entry[]>();
  const askedExactly = new Map<string, Entry>();
  for (const entry of things.flatMap(entriesFor)) {
    for (const ask of entry.asks) {
      const words = wordsOf(ask);
      const key = exactKey(words);
      if (!askedExactly.has(key)) askedExactly.set(key, entry);
      for (const topic of topicsOf(words)) {
        askedAbout.set(topic, [...(askedAbout.get(topic) ?? []), entry]);
      }
    }
  }
  const confidenceIn = (thing: Thing, wanted: Wanted) =>
    rankEntries(entriesFor(thing), wanted)[0]?.confidence ?? 0;
  const tellOf = (thing: Thing, wanted: Wanted, topic: Topic, level: Level) =>
    tell(entriesFor(thing), { thing, wanted, topic, level });

  const thingOf = (kind: string) => things.find(({ name }) => name === kind);
  const compare = createComparison({ classes, entriesFor, tellOf, thingOf });

  const { exampleOf, isMember, list } = createClassTalk(classes, entriesFor);
  const {
    ofOwner,
    ofTopicToo,
    ofPartBesides,
    ofPlaceBesides,
    ofPronoun,
    ofPronounBesides,
    ofTopicWith,
  } = createTopicTalk({ confidenceIn, entriesFor, names, tellOf });

  /** Answers what a child said in the light of what was said before. */
  function step(said: Said, topic: Topic, level: Level): Step {
    const { question, folded, words, mentions } = said;
    if (topic.doubtful && YES.test(folded)) {
      return tellOf(topic.doubtful.thing, topic.doubtful.wanted, topic, level);
    }
    const { doubtful: _, ...about } = topic;
    // "Kapier ich nicht" sounds like paper.
    if (
      about.thing &&
      (isAboutLast(folded) || asksTold(folded)) &&
      (asksTold(folded) ||
        mentions.every(
          ({ certainty, start }) => certainty === 'close' || SAYS.test(words[start] ?? ''),
        ))
    ) {
      const next = asksExample(folded) ? exampleOf(about) : null;
      const gone = next ?? goOn(folded, about, { entries: entriesFor(about.thing), level });
      if (gone) return gone;
    }
    const confirmed = confirms(said, about);
    if (confirmed) return confirmed;
    const ofKind = isMember(said, about, level);
    if (ofKind) return ofKind;
    const placed = isPlacedIn(said, about, entriesFor, level);
    if (placed) return placed;
    const exact = ofExactQuestion(said, about, level);
    if (exact) return exact;
    const different = tellDifference(said, about, entriesFor, level);
    if (different) return different;
    const compared = compare(said, about, level);
    if (compared) return compared;
    // "Welche Tiere leben da?" asks for no animals of elsewhere.
    const isOfPlace = /\b(?:da|dort|hier|darin|drin)\b/.test(folded);
    const listed = ASKS_LIST.test(folded) && !isOfPlace ? list(question, about) : null;
    if (listed) return listed;
    const ofPlace = ofPlaceBesides(said, about, level);
    if (ofPlace) return ofPlace;
    const ofPart = ofPartBesides(said, about, level);
    if (ofPart) return ofPart;
    const ofTopic = ofPronounBesides(question, words, mentions, about, level);
    if (ofTopic) return ofTopic;
    // With "der" and something talked of, no other thing's question is asked.
    const isOfTopic = said.hasPronoun && mentions.length === 0 && about.thing !== undefined;
    const asked = isOfTopic ? null : ofQuestion(question, mentions, about, level);
    if (asked) return asked;
    const owned = ofOwner(said, about, level) ?? ofTopicToo(said, about, level);
    if (owned) return owned;
    if (mentions.length > 0) return ofMention(said, about, level);
    const { thing } = about;
    const group = classes.named(question);
    return (
      (asksExample(folded) ? exampleOf(about) : null) ??
      (thing ? goOn(folded, about, { entries: entriesFor(thing), level }) : null) ??
      (LIST.test(folded) && !isOfPlace ? list(question, about) : null) ??
      // "Wie viele Planeten gibt es?" is answered elsewhere; the planets are talked of all the same.
      (group && !said.hasPronoun
        ? { answer: null, topic: { ...about, things: group.things, kind: group.word } }
        : null) ??
      ofPronoun(question, words, about, level)
    );
  }

  /** What is asked in just the words that an answer was written for, whatever else they might ask. */
  function ofExactQuestion(said: Said, topic: Topic, level: Level): Step | null {
    const entry = askedExactly.get(exactKey(said.words));
    if (!entry) return null;
    const wanted = wantedOf(said);
    return {
      answer: { text: entry[level], confidence: 1 },
      topic: topicAfter(topic, entry, {
        level,
        aspects: wanted.aspects,
        wanted,
        about: subjectToldOf(entry, said, topic, names),
      }),
    };
  }

  /** "Warum ist der Himmel blau?": a question of one of the things, in its own words. */
  function ofQuestion(
    question: string,
    mentions: Mention[],
    topic: Topic,
    level: Level,
  ): Step | null {
    const wanted = readWanted(question, new Set());
    const [first, second] = wanted.topics;
    // One word that is a name asks for the thing, not for any of its questions.
    if (mentions.length > 0 && second === undefined) return null;
    const entry = first && findByQuestion(askedAbout.get(first) ?? [], wanted);
    if (!entry) return null;
    return {
      answer: { text: entry[level], confidence: 1 },
      topic: {
        ...topicAfter(topic, entry, { level, aspects: wanted.aspects, wanted }),
        things: classes.named(question)?.things ?? topic.things,
      },
    };
  }

  function ofMention(
    { question, folded, words, mentions, hasPronoun, isOfAnother }: Said,
    topic: Topic,
    level: Level,
  ): Step {
    const mention = subjectOf(mentions, words, question);
    const wanted = readWanted(question, new Set(words.slice(mention.start, mention.end)));
    if (mention.rest) {
      wanted.topics.push(...readWanted(mention.rest, new Set()).topics);
      wanted.aspects.unshift(...aspectsAsked(mention.rest));
      // "Salzsee" is no salt, whatever lakes are to us.
      if (wanted.topics.length + wanted.aspects.length === 0)
        wanted.topics.push(lemmaKey(mention.rest));
    }
    const asksNothing =
      wanted.topics.length === 0 &&
      (wanted.aspects.length === 0 ||
        (wanted.aspects.join() === 'what' && folded.includes('was ist mit')));
    if (asksNothing) {
      const isSame =
        (SAME_OF_ANOTHER.test(folded) || ALSO.test(folded)) && topic.aspects.length > 0;
      wanted.aspects = isSame ? topic.aspects.filter(isAspect) : ['what'];
      // "Warum schwitzen wir?", "und Hunde?": the same question of another thing.
      const before = isSame ? topic.wanted : undefined;
      const isTold =
        before && confidenceIn(likeliest(mention.things, before), before) >= SURE_OF_SAME;
      if (before && (isTold || before.topics.length > 0)) Object.assign(wanted, before);
    }
    const isOfTopic =
      hasPronoun && asksNothing && topic.thing && !/\bwas (?:ist|sind)\b/.test(folded);
    // "Gibt es da Wasser?" asks of the planet, not of water.
    if (isOfTopic && topic.thing) {
      return tellOf(topic.thing, { ...wanted, aspects: [], topics: [UNKNOWN_TOPIC] }, topic, level);
    }
    const thing = likeliest(mention.things, wanted);
    const isSafe = (words[mention.start] ?? '').length >= MIN_SAFE_LETTERS;
    if (mention.certainty === 'close' && !isSafe && !isAskedOf(thing, wanted)) {
      return {
        answer: { text: `Meinst du „${thing.name}“?`, confidence: 0.55 },
        topic: { ...topic, doubtful: { thing, wanted } },
      };
    }
    const known = tellOf(thing, wanted, topic, level);
    // A tower for television is no television: nothing of one is offered for the other.
    const asked =
      mention.rest && known.answer.isAdmission
        ? { ...known, answer: { ...known.answer, text: 'Das weiß ich leider nicht.' } }
        : known;
    const [aspect = ''] = wanted.aspects;
    // "Und die von Frankreich?": the flag is asked for, in whatever words the first one was.
    const isUnlike = asked.answer.isAdmission || asked.answer.confidence < SURE_OF_SAME;
    const isPlain = asksNothing && isUnlike && PLAIN_ASPECTS.has(aspect);
    const told = isPlain ? tellOf(thing, { ...wanted, topics: [] }, topic, level) : asked;
    // "Und der Hase?" at Easter is not about any hare.
    const ofBefore =
      asksNothing && told.answer.isAdmission ? ofTopicWith(mention, topic, level) : null;
    if (ofBefore) return ofBefore;
    // "Und die Wespe?" asks whether it dies, too, and not what a wasp is.
    const { entry } = told.topic;
    const isElse =
      asksNothing &&
      isOfAnother &&
      !told.answer.isAdmission &&
      entry?.aspect === 'what' &&
      asksMore(topic);
    if (isElse) return tellNear(entry, told.topic, { level, wanted });
    const isStatement = PERSONAL.test(folded) && !QUESTION.test(folded) && !question.includes('?');
    // Nobody has told LUX what somebody's teacher or dog is called.
    if (OWN_NAME.test(folded)) return { ...told, answer: null, isClosed: true };
    const isUnsure = told.answer.isAdmission || told.answer.confidence < SURE_OF_PERSONAL;
    return isStatement && isUnsure ? { ...told, answer: null, isClosed: true } : told;
  }

  /** A name misspelt is taken as meant where the thing has an answer to the rest of the question. */
  const isAskedOf = (thing: Thing, wanted: Wanted) =>
    wanted.aspects.length + wanted.topics.length > 0 &&
    confidenceIn(thing, wanted) >= SURE_OF_CLOSE;

  /** Of several things named, the one that knows most of what is asked: "Wie viele Monde hat der Jupiter?" */
  function subjectOf(mentions: Mention[], words: string[], question: string): Mention {
    const ranked = mentions.map((mention, place) => {
      const wanted = readWanted(question, new Set(words.slice(mention.start, mention.end)));
      const confidence = Math.max(...mention.things.map((thing) => confidenceIn(thing, wanted)));
      const before = words[mention.start - 2] ?? words[mention.start - 1] ?? '';
      const isOwner =
        /^(?:hat|haben|besitzt)$/.test(before) ||
        (place === 0 && mention.start <= 2 && /^(?:kann|konnen|ist|sind)$/.test(words[0] ?? ''));
      // "Haben Spinnen Knochen?" asks of spiders, whatever is known of bones.
      const isHaver = place === 0 && mention.start <= 2 && /^(?:hat|haben)$/.test(words[0] ?? '');
      const first = words.slice(Math.max(0, mention.start - 2), mention.start);
      // "Wieso frieren Pinguine am Eis nicht fest?" asks of penguins, and where they stand.
      const isPlace = first.some((word) => PLACE.test(word)) && place > 0;
      const ofPlace = confidence >= SURE_OF_PLACE ? -0.2 : -0.35;
      const ofRest = mention.rest === undefined ? 0 : -0.35;
      const lead = isHaver ? 1 : isOwner ? 0.3 : isPlace ? ofPlace : ofRest;
      return { mention, score: confidence + lead - place * 0.01 };
    });
    return ranked.reduce((best, other) => (other.score > best.score ? other : best)).mention;
  }

  /** Which of the things of one name is meant: "Kiefer" is a tree and a bone. */
  const likeliest = (candidates: Thing[], wanted: Wanted) =>
    candidates.reduce((best, other) =>
      confidenceIn(other, wanted) > confidenceIn(best, wanted) ? other : best,
    );

  /** What a question wants to know, beside the names in it. */
  const wantedOf = ({ question, words, mentions }: Said) =>
    readWanted(question, new Set(mentions.flatMap(({ start, end }) => words.slice(start, end))));

  /** Whether an answer was written for just these words. */
  const isExact = ({ words }: Said) => askedExactly.has(exactKey(words));

  return { isExact, step, wantedOf };
}
