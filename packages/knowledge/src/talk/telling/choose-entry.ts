import { type Entry, speaksOf } from '../../content/entries.ts';
import type { QuestionKind } from '../../recognition/question-kind.ts';
import { isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import { answersKind, fitnessOf, measureIn } from '../fit/fits-question.ts';
import { readWanted, type Wanted } from '../said/wanted.ts';

/** Below it, the thing is known but not what is asked of it. */
export const MIN_CONFIDENCE = 0.5;

const FIRST_ASPECT = 1;
const LATER_ASPECT_LOSS = 0.12;
/** What of the confidence the other words of a question decide: without any of them it is no answer. */
const TOPIC_SHARE = 0.55;
const UNASKED = 0.6;
/** Why worms come out when it rains is not told by what they are good for. */
export const EXPLAINS = new Set<string>(['why', 'how']);
const HALF_EXPLAINED = 0.65;
const SAME_WORDS = 0.7;

/** The entries that could answer, best first, with a confidence from 0 to 1. */
export function rankEntries(
  entries: readonly Entry[],
  wanted: Wanted,
): { entry: Entry; confidence: number }[] {
  return entries
    .map((entry) => ({ entry, confidence: confidenceOf(entry, wanted) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
}

function confidenceOf(entry: Entry, wanted: Wanted): number {
  if (entry.aspect === undefined) return confidenceOfOwnQuestion(entry, wanted);
  const place = wanted.aspects.indexOf(entry.aspect);
  const spoken = shareSpokenOf(entry, wanted.topics);
  if (place < 0) {
    // No word asks for it, but it speaks of what is asked: "Hat der Igel Stacheln?"
    return wanted.topics.length > 0 && spoken === 1 ? UNASKED * fitnessOf(entry, wanted) : 0;
  }
  const asked = Math.max(0.55, FIRST_ASPECT - LATER_ASPECT_LOSS * place) * fitnessOf(entry, wanted);
  if (wanted.topics.length === 0) return asked;
  const isHalf =
    place === 0 && wanted.topics.length > 1 && spoken < 0.5 && EXPLAINS.has(entry.aspect);
  return asked * (1 - TOPIC_SHARE + TOPIC_SHARE * spoken) * (isHalf ? HALF_EXPLAINED : 1);
}

/** An entry's own question, read once: reading takes longer than all else an answer needs. */
interface OwnQuestion {
  wanted: Wanted;
  keys: ReadonlySet<string>;
  /** Its words but those of the thing's name. */
  plain: string[];
  /** It names nothing but the thing. */
  isBare: boolean;
  /** What it asks for beside the thing. */
  own: string[];
}

const ownQuestions = new WeakMap<Entry, OwnQuestion[]>();

function ownQuestionsOf(entry: Entry): OwnQuestion[] {
  const known = ownQuestions.get(entry);
  if (known) return known;
  const naming = wordsOf(entry.thing.name);
  const namingKeys = naming.map(lemmaKey);
  const read = entry.asks.map((ask): OwnQuestion => {
    const words = wordsOf(ask);
    const wanted = readWanted(ask, new Set(), { isOurs: true });
    return {
      wanted,
      keys: new Set(words.filter((word) => !isStopWord(word)).map(lemmaKey)),
      plain: words.filter((word) => !naming.includes(word)),
      isBare: wanted.topics.every((topic) => namingKeys.includes(topic)),
      own: wanted.topics.filter((topic) => !namingKeys.includes(topic)),
    };
  });
  ownQuestions.set(entry, read);
  return read;
}

function confidenceOfOwnQuestion(entry: Entry, wanted: Wanted): number {
  let canAnswer: boolean | undefined;
  return Math.max(
    0,
    ...ownQuestionsOf(entry).map(({ wanted: own, keys, plain, isBare, own: topics }) => {
      const shared = wanted.topics.filter((topic) => isAmong(topic, keys)).length;
      const sameWord = own.questionWord === wanted.questionWord;
      // "Warum heißt der Waschbär so?": small words only, but nearly the same ones.
      if (isBare && sameWord && likenessOf(plain, wanted.words) >= SAME_WORDS) return 1.05;
      if (shared === 0) return 0;
      // "Ist die Ringelnatter giftig?" is more than who asks of snakes has asked.
      const more = topics.filter((topic) => !wanted.topics.includes(topic)).length;
      const covered = (shared / wanted.topics.length) * (more === 0 ? 1 : OF_MORE);
      // "Wie fliegt es?" does not ask how high it flies.
      const isNumber = asksNumber(own.kind) || asksNumber(wanted.kind);
      const isSame = sameWord && (own.kind === wanted.kind || !isNumber);
      if (isNumber && measureIn(own) !== measureIn(wanted)) return covered * OTHER_QUESTION;
      if (!canStandFor(own.questionWord, wanted.questionWord)) return covered * OTHER_QUESTION;
      if (!sameWord) {
        canAnswer ??= answersKind(entry, wanted);
        if (!canAnswer) return covered * OTHER_QUESTION;
      }
      return covered * (isSame ? 1.02 : 0.72);
    }),
  );
}

const OF_MORE = 0.9;
/** So that it is told as what comes near, at most. */
const OTHER_QUESTION = 0.45;
/** What one of them asks for, no other does: "woraus?" tells no purpose. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  wo: 'place',
  woher: 'place',
  wohin: 'place',
  wann: 'time',
  wer: 'person',
  'wie viele': 'number',
  woraus: 'stuff',
  womit: 'stuff',
  wozu: 'reason',
  wofur: 'reason',
  warum: 'reason',
};
const canStandFor = (one: string | undefined, other: string | undefined) => {
  const [first, second] = [ASKED_FOR[one ?? ''], ASKED_FOR[other ?? '']];
  return first === undefined || second === undefined || first === second;
};

const asksNumber = (kind: QuestionKind) => kind === 'measure' || kind === 'many';

/** The words two questions share, of all their words. */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return shared / (new Set([...a, ...b]).size || 1);
}

const shareSpokenOf = (entry: Entry, topics: readonly string[]) =>
  shareSpoken(speaksOf(entry), topics);

export function shareSpoken(keys: ReadonlySet<string>, topics: readonly string[]): number {
  if (topics.length === 0) return 1;
  return topics.filter((topic) => isAmong(topic, keys)).length / topics.length;
}

/** "stachel" is spoken of where "stachelkleid" is. */
export function isAmong(topic: string, keys: ReadonlySet<string>): boolean {
  if (keys.has(topic)) return true;
  if (topic.length < 5) return false;
  for (const key of keys)
    if (
      key.length > 4 &&
      (key.includes(topic) || (key.length > 5 && topic.endsWith(key)) || isFormOf(topic, key))
    )
      return true;
  return false;
}

/** "schleimig" of "schleim"; "schnurrhaar" is no form of "schnurr". */
const isFormOf = (topic: string, key: string) =>
  topic.startsWith(key) && topic.length - key.length <= MAX_SUFFIX;
const MAX_SUFFIX = 3;

/** "Was feiern Juden?" does not ask what they eat. */
const isSameAspect = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 || other.length === 0
    ? one.length === other.length
    : one.some((aspect) => other.includes(aspect));

/**
 * The entry whose own question is asked, without a name to go by: "Warum ist der Himmel blau?" is
 * answered by the air. Both questions must be about the same words.
 */
export function findByQuestion(entries: readonly Entry[], wanted: Wanted): Entry | undefined {
  if (wanted.topics.length === 0) return undefined;
  return entries.find((entry) =>
    ownQuestionsOf(entry).some(
      ({ wanted: own }) =>
        own.questionWord === wanted.questionWord &&
        (own.kind === wanted.kind || !asksNumber(own.kind)) &&
        measureIn(own) === measureIn(wanted) &&
        isSameAspect(own.aspects, wanted.aspects) &&
        own.topics.length === wanted.topics.length &&
        own.topics.every((topic) => wanted.topics.includes(topic)),
    ),
  );
}
