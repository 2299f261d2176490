import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { type Entry, speaksOf } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { fold, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { createClassIndex } from '../comparison/compare-things.ts';
import type { Said } from '../said/said.ts';
import { GOES_ON, MAX_EXAMPLES, MAX_LISTED, MEMBER, SUCH_A_ONE } from '../said/talk-patterns.ts';
import { readWanted } from '../said/wanted.ts';
import { listOf } from '../telling/say.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';
import { asksMembership, isOneOf, sayMembership } from './class-membership.ts';

/** "Nenn mir drei Planeten." */
const COUNT =
  /(?<!\p{L})(?:nenne?n?|sag|sage|weißt|kennst|zähl\p{L}*)(?: mir| uns| du| mal| doch| bitte)* (zwei|drei|vier|fünf|sechs|\d)(?!\p{L})/u;
const IS_THAT =
  /^(?:und )?(?:ist|sind|war|waren) (?:das|die|der|es|er|sie) (?:eine? |auch |eigentlich |denn )*\w+[ ?.!]*$/;

/** Talks of classes: what is one of them, an example, a list. */
export function createClassTalk(
  classes: ReturnType<typeof createClassIndex>,
  entriesFor: (thing: Thing) => readonly Entry[],
) {
  /** "Ist ein Delfin ein Fisch?", "und ein Hai?", "Oma sagt, eine Fledermaus ist kein Vogel." */
  function isMember(said: Said, topic: Topic, level: Level): Step | null {
    const { folded, mentions, words, question } = said;
    const isSameAgain = GOES_ON.test(folded) && topic.aspects[0] === MEMBER && words.length <= 4;
    if (!isSameAgain && !asksMembership(folded, said.asksTruth)) return null;
    const [mention] = mentions;
    const ofTopic = isTopicOne(said, topic, level);
    if (ofTopic) return ofTopic;
    const thing = mention?.things[0] ?? (said.refersBack ? topic.thing : undefined);
    if (!thing || (mention && mention.certainty !== 'sure')) return null;
    const named = new Set(mention ? words.slice(mention.start, mention.end) : []);
    const kind =
      classes.named(words.filter((word) => !named.has(word)).join(' '))?.word ??
      (isSameAgain || SUCH_A_ONE.test(folded) ? topic.kind : undefined);
    if (!kind) return null;
    const known = isOneOf(thing, kind);
    const entry = entriesFor(thing).find(({ id }) => id === 'what');
    if (known === undefined || !entry) return null;
    const verdict = sayMembership(known, folded, said.asksTruth || !question.includes('?'));
    return {
      answer: { text: `${verdict} ${entry[level]}`, confidence: 0.95 },
      topic: { ...topicAfter(topic, entry, { level, aspects: [MEMBER] }), kind },
    };
  }

  /** "Sind das Bären?" of koalas asks of koalas. */
  function isTopicOne({ folded, mentions, words }: Said, topic: Topic, level: Level): Step | null {
    const { thing } = topic;
    const [mention, second] = mentions;
    const other = mention?.things[0];
    const isThere =
      mention?.start === 2 || (mention?.start === 3 && /^eine?$/.test(words[2] ?? ''));
    if (!thing || !other || second || !IS_THAT.test(folded) || !isThere) return null;
    if (mention.end !== words.length || thing === other) return null;
    const what = entriesFor(thing).find(({ id }) => id === 'what');
    const known = isOneOf(thing, other.name);
    if (known !== undefined && what) {
      return {
        answer: { text: `${sayMembership(known, folded, false)} ${what[level]}`, confidence: 0.95 },
        topic: { ...topicAfter(topic, what, { level, aspects: [MEMBER] }), kind: other.name },
      };
    }
    const key = lemmaKey(fold(other.name));
    const told = entriesFor(thing).find((entry) => speaksOf(entry).has(key));
    if (!told) {
      const text = 'Das weiß ich leider nicht.';
      return { answer: { text, confidence: 0.3, isAdmission: true }, topic, isClosed: true };
    }
    const says = (text: string) => wordsOf(text).map(lemmaKey).includes(key);
    return {
      answer: { text: says(told[level]) ? told[level] : told.older, confidence: 0.9 },
      topic: topicAfter(topic, told, { level }),
    };
  }

  /** "Gib mir ein Beispiel": of the class that is talked of, or of the things told together. */
  function exampleOf(topic: Topic): Step | null {
    const ofClass = topic.thing && classes.named(topic.thing.name)?.things;
    const things = [ofClass ?? [], topic.things].find(({ length }) => length >= 2);
    if (!things) return null;
    const shown = things.filter(({ name }) => name !== topic.thing?.name).slice(0, MAX_EXAMPLES);
    const text = `Zum Beispiel: ${listOf(shown.map(({ name }) => name))}.`;
    return {
      answer: { text, confidence: 0.9 },
      topic: { ...topic, things, ...(ofClass && topic.thing && { kind: topic.thing.name }) },
    };
  }

  /** "Welche Planeten gibt es?"; "welche Vögel können nicht fliegen?" asks for more than we can tell. */
  function list(question: string, topic: Topic): Step | null {
    const group = classes.named(question);
    if (!group || group.things.length < 2) return null;
    const number = COUNT.exec(question.toLowerCase())?.[1];
    const topics = readWanted(question, new Set(group.words)).topics;
    const isAsked = (topic: string) => topic !== 'nenn' && !(number ?? '').startsWith(topic);
    if (topics.some(isAsked)) return null;
    const count = number === undefined ? null : (parseNumberWord(number) ?? Number(number));
    if (count !== null && count >= 1 && count < group.things.length) {
      const some = group.things.slice(0, count);
      return {
        answer: { text: `Zum Beispiel: ${listOf(some.map(({ name }) => name))}.`, confidence: 0.9 },
        topic: { ...topic, things: some, kind: group.word },
      };
    }
    const shown = group.things.slice(0, MAX_LISTED).map(({ name }) => name);
    const isCut = group.things.length > MAX_LISTED;
    const text = `Ich kenne${isCut ? ' zum Beispiel' : ''}: ${listOf(shown)}.`;
    return {
      answer: { text, confidence: 0.8 },
      topic: { ...topic, things: group.things, kind: group.word },
    };
  }

  return { exampleOf, isMember, list };
}
