import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { wordsOf } from '../recognition/words.ts';
import { findNearest } from './near/find-nearest.ts';
import { admitOf, nearAspect, offered, offerOf } from './near/offer-near.ts';
import { topicsOf, type Wanted } from './said/wanted.ts';
import { MIN_CONFIDENCE, rankEntries } from './telling/choose-entry.ts';
import { suggestion, withArticle } from './telling/say.ts';
import { textFor } from './telling/text-for.ts';

/** `young` is for 5 to 8 years, `older` for 9 to 14. */
export type Level = 'young' | 'older';

/** What a talk is about after any of its questions. */
export interface Topic {
  thing?: Thing;
  /** The entry told last, of `thing`. */
  entry?: Entry;
  /** The aspects asked for last, also where the thing had no entry for them. */
  aspects: string[];
  /** What was told last is in these words. */
  level: Level;
  /** Ids of the entries of `thing` that were told. */
  told: ReadonlySet<string>;
  /** The things told of together: a list, or what was compared. */
  things: readonly Thing[];
  /** The things told of one after the other, the last one last. */
  recent: readonly Thing[];
  /** Whom the talk was of, each where it was first told of: "das erste", "der andere". */
  met?: readonly Thing[];
  /** What was told last only came near. */
  isNear?: boolean;
  /** What was asked last of `thing`: "und Hunde?" asks it of another. */
  wanted?: Wanted;
  /** The last question that can be asked again of another place. */
  question?: string;
  /** The words of the last question that named its thing, and where: "und Bienen?" asks it of them. */
  named?: { words: readonly string[]; start: number; end: number };
  /** The last questions as whole ones, the newest first: "und in Österreich?" asks one of them again. */
  asked?: readonly string[];
  /** The class that was asked for last: "Ist ein Delfin auch eins?" */
  kind?: string;
  /** What waits for a yes: "Meinst du …?" */
  doubtful?: { thing: Thing; wanted: Wanted };
}

export const NO_TOPIC: Topic = {
  aspects: [],
  level: 'young',
  told: new Set(),
  things: [],
  recent: [],
};

/** An answer and how sure it is, from 0 to 1: another source that is surer goes first. */
export interface Answer {
  text: string;
  confidence: number;
  /** What was asked is not known, though what it is about is. */
  isAdmission?: boolean;
}

/** What one question of a talk leads to; no answer where it is about nothing known. */
export interface Step {
  answer: Answer | null;
  topic: Topic;
  /** Nothing is to be said, whatever else could be found. */
  isClosed?: boolean;
  /** It answers what was meant by the talk, whoever is named in it. */
  isMeant?: boolean;
}

const ADMISSION_CONFIDENCE = 0.3;
const MAX_RECENT = 4;

/** The talk after an entry was told; `about` is what was asked of where that is not the entry's thing. */
export function topicAfter(
  topic: Topic,
  entry: Entry,
  {
    level,
    aspects,
    wanted,
    about = entry.thing,
  }: { level: Level; aspects?: string[]; wanted?: Wanted; about?: Thing },
): Topic {
  const { doubtful: _, isNear: __, ...before } = topic;
  const told = topic.thing === about ? topic.told : [];
  return {
    ...before,
    thing: about,
    entry,
    aspects: aspects ?? (entry.aspect ? [entry.aspect] : topic.aspects),
    level,
    told: new Set([...told, entry.id]),
    recent: withRecent(topic, about),
    ...(wanted && { wanted }),
  };
}

const withRecent = ({ recent }: Topic, thing: Thing) =>
  [...recent.filter((other) => other !== thing), thing].slice(-MAX_RECENT);

const HAPPENS =
  /erscheinung|^(?:Wetter|Natur|Vorgang|Naturkraft|Körperreaktion|Reflex|Wind|Energie|Niederschlag|Wettererscheinung)$/;

/** "Woher kommt der Wind?" asks how it comes about. */
function ofOrigin({ isA }: Thing, wanted: Wanted): Wanted {
  if (wanted.questionWord !== 'woher' || !isA.some((kind) => HAPPENS.test(kind))) return wanted;
  return { ...wanted, aspects: [...new Set(['how', 'why', ...wanted.aspects])] };
}

/** Tells what is wanted of a thing, or admits not to know it and says what of it is known. */
export function tell(
  entries: readonly Entry[],
  { thing, wanted, topic, level }: { thing: Thing; wanted: Wanted; topic: Topic; level: Level },
): Step & { answer: Answer } {
  const happened = happenedIn(entries, wanted);
  if (happened) {
    return {
      answer: { text: happened.older, confidence: SURE_OF_HAPPENED },
      topic: topicAfter(topic, happened, { level, aspects: wanted.aspects, wanted }),
    };
  }
  const [best] = rankEntries(entries, ofOrigin(thing, wanted));
  const aspects = wanted.aspects.length > 0 ? wanted.aspects : ['what'];
  if (best && best.confidence >= MIN_CONFIDENCE) {
    const { entry, confidence } = best;
    return {
      answer: { text: textFor(entry, level, wanted), confidence: Math.min(1, confidence) },
      topic: topicAfter(topic, entry, { level, aspects, wanted }),
    };
  }
  return admit(entries, { thing, wanted, topic, level });
}

const SURE_OF_HAPPENED = 0.85;
/** What happens once, at a place and in a year. */
const HAPPENED = /^(?:gebor|gestorb|starb|gegrundet|erfunden|gebaut)/;
const AS_WRITTEN: Readonly<Record<string, string>> = {
  gebor: 'geboren|geborene|kam (?:\\p{L}+ ){0,3}zur Welt|(?:war|ist) eine? [^.]{0,30}',
  gestorb: 'gestorben|starb',
  starb: 'gestorben|starb',
};

/** "Wo wurde der geboren?": a text that says where, beside what else it says. */
function happenedIn(entries: readonly Entry[], { questionWord, words }: Wanted): Entry | undefined {
  if (questionWord !== 'wo' && questionWord !== 'wann') return undefined;
  const [found] = words.flatMap((word) => HAPPENED.exec(word)?.[0] ?? []);
  if (!found) return undefined;
  const verb = `(?:${AS_WRITTEN[found] ?? found.replace('u', '[uü]')})`;
  const where = `(?:in|aus|bei) \\p{Lu}\\p{L}+`;
  const said = new RegExp(
    questionWord === 'wo'
      ? `${where}[^.]{0,30}${verb}|${verb}[^.]{0,40}${where}`
      : `${verb}[^.]*\\d{4}|\\d{4}[^.]*${verb}`,
    'u',
  );
  return entries.find(({ older }) => said.test(older));
}

/** Admits not to know what was asked, with what LUX knows that comes nearest, or with an offer. */
export function admit(
  entries: readonly Entry[],
  { thing, wanted, topic, level }: { thing: Thing; wanted: Wanted; topic: Topic; level: Level },
): Step & { answer: Answer } {
  const told = topic.thing === thing ? topic.told : new Set<string>();
  const aspects = wanted.aspects.length > 0 ? wanted.aspects : ['what'];
  const nearest = findNearest(entries, wanted, told);
  if (nearest) {
    const { answer, topic: next } = tellNear(nearest, topic, { level, wanted });
    return { answer, topic: { ...next, thing, aspects } };
  }
  const near = nearAspect(thing, told, wanted.aspects);
  const admission = admitOf(thing, wanted.aspects, wanted.topics);
  const other = suggestion(thing, told);
  // What would be offered is what was asked.
  const same = entries.find(({ asks }) => other !== null && asks[0] === other);
  const keys = topicsOf(wordsOf(other ?? ''));
  if (same && wanted.topics.length > 1 && wanted.topics.every((key) => keys.includes(key))) {
    return tellNear(same, topic, { level, wanted, isBelieved: true });
  }
  const offer = near && offerOf(thing, near, { isNamed: admission.includes(withArticle(thing)) });
  const ask = other ? `Frag mich zum Beispiel: ${other}` : '';
  return {
    answer: {
      text: `${admission} ${offer ?? ask}`.trim(),
      confidence: ADMISSION_CONFIDENCE,
      isAdmission: true,
    },
    topic: {
      ...topic,
      thing,
      aspects,
      told,
      level,
      wanted,
      recent: withRecent(topic, thing),
      ...(near && offer && { doubtful: offered(thing, near) }),
    },
  };
}

/** Nothing is known of what was asked. */
export const unknownIn = (topic: Topic): Step => ({
  answer: {
    text: 'Das weiß ich leider nicht.',
    confidence: ADMISSION_CONFIDENCE,
    isAdmission: true,
  },
  topic,
});

/** How `tellNear` begins. */
export const NEAR_OPENING =
  /^(?:Genau weiß ich das leider nicht\. Aber ich weiß|Ich bin nicht ganz sicher, ob du das meinst): /u;

/** Admits not to know exactly what was asked, and tells what comes nearest to it. */
export function tellNear(
  entry: Entry,
  topic: Topic,
  { level, wanted, isBelieved = false }: { level: Level; wanted: Wanted; isBelieved?: boolean },
): Step & { answer: Answer } {
  const opening = isBelieved
    ? 'Ich bin nicht ganz sicher, ob du das meinst:'
    : 'Genau weiß ich das leider nicht. Aber ich weiß:';
  return {
    answer: {
      text: `${opening} ${textFor(entry, level, wanted)}`,
      confidence: ADMISSION_CONFIDENCE,
      isAdmission: true,
    },
    topic: { ...topicAfter(topic, entry, { level }), isNear: true },
  };
}
