import { type Entry, speaksOf } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { readingOf } from '../../reader/reading-of.ts';
import { askedClause } from '../../recognition/asked-clause.ts';
import { aspectsAsked } from '../../recognition/aspect-frames.ts';
import { questionKind } from '../../recognition/question-kind.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { isSameAspect } from '../comparison/same-aspects.ts';
import { asksTold, isAboutLast } from '../said/go-on.ts';
import type { Said } from '../said/said.ts';
import { YES } from '../said/talk-patterns.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { textFor } from '../telling/text-for.ts';
import { admit, type Level, type Step, type Topic, tellNear, topicAfter } from '../topic.ts';
import { wholeQuestions } from '../whole/whole-questions.ts';
import { contentOf, isKinOf, speaksOfName } from './answers-asked.ts';
import { isKindOfAnswer, isOfDoing } from './kind-of-answer.ts';
import { keysAsked, ownQuestion } from './own-question.ts';

/** Chosen with questions that were not learnt from: so sure, nine of ten are read rightly. */
const SURE = 0.5;
/** Where something else was found, or nothing is known of what is asked. */
const SURE_AGAINST = 0.7;
/** So sure, 99 of 100 are read rightly: then only a measure must be of the kind that is asked. */
const BEYOND_DOUBT = 0.85;
/** Where what was written for another question was found. */
const SURE_OF_OTHER = 0.9;
const ASKS_FACT = 0.85;
const CONFIDENCE = 0.87;
const FIRST_LETTERS = 12;
/** What may be told by who is large, fast or old beside it. */
const MEASURED = new Set<string>(
  'size weight speed age distance temperature comparison danger sound'.split(' '),
);
const BESIDE = /^(?:als|in|ins|im|auf|durch|unter|wie|uber|neben|bis|zum|zur|am|an|von|vom|mit)$/;
/** What is told of these is on one thing of many that can be asked. */
const DETAILED = new Set<string>('can parts record why how fun care'.split(' '));
/** "Machen das die Mädchen auch?" asks for what was asked before. */
const SAME_OF_OTHERS =
  /\b(?:das|so|es|die) (?:\w+ ){0,3}auch\b|\bauch so (?:viele?|gross|schwer|alt|schnell|lange?)\b|^(?:und |aber )?(?:gilt|stimmt) /;
const REASONS = new Set<string>(['why', 'how', 'use', 'since']);

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  entryTold: (reply: string) => Entry | undefined;
  isExact: (said: Said) => boolean;
  read: (question: string) => Said;
  wantedOf: (said: Said) => Wanted;
}

/** Tells what was written for a question, or the aspect that it surely asks for, whatever else was found. */
export function createAspectAsked({ entriesFor, entryTold, isExact, read, wantedOf }: Known) {
  return function aspectAsked(found: Step, said: Said, topic: Topic, level: Level): Step | null {
    const thing = askedOf(said, topic);
    const { answer, isClosed = false } = found;
    if (!thing || isSettled(said) || (isClosed && answer === null)) return null;
    const isFound = answer !== null && !answer.isAdmission;
    const told = isFound ? wholeTold(answer.text) : undefined;
    // What is listed, compared or told in a sentence of its own was found for just this.
    if (isFound && (!told || isOwnOfIt(told, said, thing))) return null;
    // One of a class that was asked for, or whom the talk is of, was meant by what is named.
    if (told && told.thing !== thing && isMeantBy(told, thing, topic)) return null;
    const asked = { said, thing, topic, told };
    const own = ofOwnQuestion(asked);
    if (own) return tellOf(own, asked, level, wantedOf(said));
    const isOfThing = said.refersBack || topic.thing !== thing;
    const isPlain = !said.isOfAnother && !SAME_OF_OTHERS.test(said.folded);
    return isOfThing && isPlain && !isClosed ? ofAspect(asked, level) : null;
  };

  /** The entry that a text begins with; none where things are compared or listed. */
  function wholeTold(text: string): Entry | undefined {
    const entry = entryTold(text);
    const isWhole = [entry?.young, entry?.older].some(
      (one) => one !== undefined && text.startsWith(one.slice(0, FIRST_LETTERS)),
    );
    return isWhole ? entry : undefined;
  }

  /** The entry written for the question, or for the whole one that it means in the talk. */
  function ofOwnQuestion({ said, thing, topic, told }: Asked): Entry | undefined {
    const [last] = topic.thing === thing ? (topic.asked ?? []) : [];
    const before = last === undefined ? [] : read(last).words;
    const isTold =
      told !== undefined &&
      isOnAsked(told, said, thing) &&
      (told.aspect === wantedOf(said).aspects[0] ||
        keysAsked(said, thing).every((key) => speaks(told, key)));
    if (isTold) return undefined;
    const wholes = said.isOfAnother ? wholeQuestions(said, topic, read).slice(0, 1) : [];
    const entries = entriesFor(thing);
    return [said, ...wholes.map(read)]
      .map((one) => ownQuestion(one, thing, { before, entries }))
      .find((entry) => entry !== undefined);
  }

  function ofAspect({ said, thing, topic, told }: Asked, level: Level): Step | null {
    const { aspect, aspectShare, factShare } = readingOf(said, thing);
    if (aspect === 'none' || factShare < ASKS_FACT || aspectShare < SURE) return null;
    if (questionKind(said.folded) === 'why' && !REASONS.has(aspect)) return null;
    const isOfIt = told !== undefined && isOnAsked(told, said, thing);
    if (isOfIt && told.aspect !== undefined && isSameAspect(aspect, told.aspect)) return null;
    if (told && aspectShare < SURE_AGAINST) return null;
    // What the patterns hear and found goes before what was learnt.
    if (isOfIt && told.aspect === aspectsAsked(said.folded)[0]) return null;
    const wanted = { ...wantedOf(said), aspects: [aspect] };
    const entry = entriesFor(thing).find((one) => one.aspect === aspect);
    if (!entry) return told ? admit([], { thing, wanted, topic, level }) : null;
    const isDetail =
      DETAILED.has(aspect) && !contentOf(said, thing).every((key) => speaks(entry, key));
    const isBeyondDoubt = aspectShare >= BEYOND_DOUBT && !MEASURED.has(aspect);
    const isKind =
      isOfDoing(entry, said.folded) && (isBeyondDoubt || isKindOfAnswer(entry, said, wanted));
    if (isDetail || !isKind || isOfOther(entry, said, thing)) {
      return told ? tellNear(entry, topic, { level, wanted }) : null;
    }
    return tellOf(entry, { said, thing, topic, told }, level, wanted);
  }

  function tellOf(entry: Entry, { thing, topic }: Asked, level: Level, wanted: Wanted): Step {
    const { aspects } = wanted;
    return {
      answer: { text: textFor(entry, level, wanted), confidence: CONFIDENCE },
      topic: topicAfter(topic, entry, { level, aspects, wanted, about: thing }),
    };
  }

  function isSettled(said: Said): boolean {
    const { folded } = said;
    return isExact(said) || isAboutLast(folded) || asksTold(folded) || YES.test(folded);
  }
}

/** What is asked of whom, and what else was found. */
interface Asked {
  said: Said;
  thing: Thing;
  topic: Topic;
  told: Entry | undefined;
}

/** Whether an entry was written for such a question: of its words, or of its aspect. */
function isOwnOfIt(told: Entry, said: Said, thing: Thing): boolean {
  if (told.aspect !== undefined || !isOnAsked(told, said, thing)) return false;
  const keys = keysAsked(said, thing);
  const { aspect, aspectShare } = readingOf(said, thing);
  if (keys.length > 0 || aspectShare < SURE_OF_OTHER) return true;
  return told.asks.some(
    (ask) => readingOf({ words: wordsOf(ask), mentions: [] }, thing).aspect === aspect,
  );
}

/** Whether an entry is on whom it is asked of, or on what else is named. */
const isOnAsked = (told: Entry, { hasPronoun, mentions }: Said, thing: Thing): boolean =>
  isKinOf(told.thing, thing) ||
  speaksOfName(told, thing) ||
  (!hasPronoun && mentions.some(({ things }) => things.includes(told.thing)));

const isMeantBy = ({ thing }: Entry, named: Thing, topic: Topic): boolean =>
  thing.isA.includes(named.name) || thing === topic.thing;

const speaks = (entry: Entry, key: string) => isAmong(key, speaksOf(entry));

/** Whom it is asked of: the one that is named, or who is talked of where nobody is. */
function askedOf({ hasPronoun, mentions, words, written }: Said, topic: Topic) {
  // "Kann man den als Haustier haben?": what is talked of is meant, whatever else is named.
  if (hasPronoun) return askedClause(written) && mentions.length > 0 ? undefined : topic.thing;
  const named = mentions.filter(({ things }) => things.some(({ isSecondary }) => !isSecondary));
  const [only, ...others] = named;
  if (!only) return topic.thing;
  const [thing, ...namesakes] = only.things.filter(({ isSecondary }) => !isSecondary);
  const isSure = only.certainty === 'sure' && only.rest === undefined && namesakes.length === 0;
  if (!isSure) return undefined;
  // "Größer als ein Elefant" is not asked of the elephant.
  const before = words.slice(Math.max(0, only.start - 2), only.start);
  if (others.length === 0 && before.includes('als')) return undefined;
  return others.every(({ start }) => start > only.start) ? thing : undefined;
}

/** "Wie lang ist der Rüssel?": what else is named is asked of, and the answer must speak of it. */
function isOfOther(entry: Entry, { mentions, words }: Said, thing: Thing): boolean {
  return mentions.some(({ end, start, things }) => {
    if (things.includes(thing)) return false;
    const isSpoken = words
      .slice(start, end)
      .every((word) => isAmong(lemmaKey(word), speaksOf(entry)));
    const before = words.slice(Math.max(0, start - 3), start);
    const isBeside = MEASURED.has(entry.aspect ?? '') && before.some((word) => BESIDE.test(word));
    return !isSpoken && !isBeside;
  });
}
