import type { Entry } from '../content/entries.ts';
import { aspectsAsked, isAskingWord } from '../recognition/aspect-frames.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';

/** What a question wants to know of a thing, without the words that name the thing. */
export interface Wanted {
  aspects: string[];
  /** Lemmas that neither name the thing nor merely ask. */
  topics: string[];
  /** "warum", "wie", "was" …: the same topics ask for other things with another one. */
  questionWord: string | undefined;
  /** All words but those that name the thing: "warum heisst der so". */
  words: string[];
}

const QUESTION_WORD =
  /\b(warum|wieso|weshalb|wozu|wofur|woher|wohin|wann|wer|wo|woraus|womit|wie viele?|wieviele?|wie|was|welche\w*)\b/;
const SAME: Record<string, string> = { wieso: 'warum', weshalb: 'warum', wieviele: 'wie viele' };

/** The lemmas of a text's words that neither name a thing nor merely ask. */
export const topicsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .filter((word) => !isStopWord(word) && !isAskingWord(word) && !/^\d+$/.test(word))
      .map(lemmaKey),
  ),
];

/** Reads a question; `namingWords` are those that name the thing and ask nothing of it. */
export function readWanted(question: string, namingWords: ReadonlySet<string>): Wanted {
  const folded = fold(question);
  const words = wordsOf(question).filter((word) => !namingWords.has(word));
  const questionWord = QUESTION_WORD.exec(folded)?.[1];
  return {
    aspects: aspectsAsked(folded),
    topics: topicsOf(words),
    questionWord: questionWord && (SAME[questionWord] ?? questionWord),
    words,
  };
}

/** Below it, the thing is known but not what is asked of it. */
export const MIN_CONFIDENCE = 0.5;

const FIRST_ASPECT = 1;
const LATER_ASPECT_LOSS = 0.12;
/** What of the confidence the other words of a question decide: without any of them it is no answer. */
const TOPIC_SHARE = 0.55;
const UNASKED = 0.6;
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
    return wanted.topics.length > 0 && spoken === 1 ? UNASKED : 0;
  }
  const asked = Math.max(0.55, FIRST_ASPECT - LATER_ASPECT_LOSS * place) * fitnessOf(entry, wanted);
  if (wanted.topics.length === 0) return asked;
  return asked * (1 - TOPIC_SHARE + TOPIC_SHARE * spoken);
}

const REASONS = new Set<string>(['why', 'how', 'made', 'use']);
/** So that it is told as what comes near, at most. */
const NO_ANSWER = 0.45;
const COUNTS =
  /\d|(?<!\p{L})(?:kein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|hundert|tausend|illionen?|illiarden?)|Tausende|Dutzend|Hunderte|einen? einzige\p{L}*)(?!\p{L})/iu;
const DATES =
  /\d|(?<!\p{L})(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühling|Sommer|Herbst|Winter|Jahr\p{L}*|Tag\p{L}*|Nachts?|Morgens?|Abends?|früher|Zeit|wenn|immer|Steinzeit|Mittelalter)(?!\p{L})/iu;
const MEASURED = new Set<string>(['size', 'weight', 'age', 'speed', 'comparison']);
const GIVES_REASON = /(?<!\p{L})(?:weil|denn|damit|dadurch|deshalb|darum|so kann|sonst)(?!\p{L})/iu;

/** What something looks like is no answer to why it does. */
function fitnessOf(entry: Entry, wanted: Wanted): number {
  const texts = `${entry.young} ${entry.older}`;
  if (wanted.questionWord === 'wie viele' && !COUNTS.test(texts)) return NO_ANSWER;
  if (wanted.questionWord === 'wann' && !DATES.test(texts)) return NO_ANSWER;
  if (wanted.questionWord === 'wer' && entry.aspect === 'since') return NO_ANSWER;
  return reasonOf(entry, wanted);
}

function reasonOf({ aspect, older, speaksOf }: Entry, { questionWord, topics }: Wanted): number {
  if (questionWord !== 'warum' || REASONS.has(aspect ?? '') || GIVES_REASON.test(older)) return 1;
  if (MEASURED.has(aspect ?? '')) return NO_ANSWER;
  return topics.some((topic) => speaksOf.has(topic)) ? 0.49 : NO_ANSWER;
}

/** An entry's own question, read once: reading takes longer than all else an answer needs. */
interface OwnQuestion {
  wanted: Wanted;
  keys: ReadonlySet<string>;
  /** Its words but those of the thing's name. */
  plain: string[];
  /** It names nothing but the thing. */
  isBare: boolean;
}

const ownQuestions = new WeakMap<Entry, OwnQuestion[]>();

function ownQuestionsOf(entry: Entry): OwnQuestion[] {
  const known = ownQuestions.get(entry);
  if (known) return known;
  const naming = wordsOf(entry.thing.name);
  const namingKeys = naming.map(lemmaKey);
  const read = entry.asks.map((ask): OwnQuestion => {
    const words = wordsOf(ask);
    const wanted = readWanted(ask, new Set());
    return {
      wanted,
      keys: new Set(words.filter((word) => !isStopWord(word)).map(lemmaKey)),
      plain: words.filter((word) => !naming.includes(word)),
      isBare: wanted.topics.every((topic) => namingKeys.includes(topic)),
    };
  });
  ownQuestions.set(entry, read);
  return read;
}

function confidenceOfOwnQuestion(entry: Entry, wanted: Wanted): number {
  return Math.max(
    0,
    ...ownQuestionsOf(entry).map(({ wanted: own, keys, plain, isBare }) => {
      const shared = wanted.topics.filter((topic) => isAmong(topic, keys)).length;
      const sameWord = own.questionWord === wanted.questionWord;
      // "Warum heißt der Waschbär so?": small words only, but nearly the same ones.
      if (isBare && sameWord && likenessOf(plain, wanted.words) >= SAME_WORDS) return 1.05;
      if (wanted.topics.length === 0) return 0;
      const covered = shared / wanted.topics.length;
      return covered * (sameWord ? 1.02 : 0.72);
    }),
  );
}

/** The words two questions share, of all their words. */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return shared / (new Set([...a, ...b]).size || 1);
}

const shareSpokenOf = (entry: Entry, topics: readonly string[]) =>
  shareSpoken(entry.speaksOf, topics);

function shareSpoken(keys: ReadonlySet<string>, topics: readonly string[]): number {
  if (topics.length === 0) return 1;
  return topics.filter((topic) => isAmong(topic, keys)).length / topics.length;
}

/** "stachel" is spoken of where "stachelkleid" is. */
function isAmong(topic: string, keys: ReadonlySet<string>): boolean {
  if (keys.has(topic)) return true;
  if (topic.length < 5) return false;
  for (const key of keys)
    if (key.length > 4 && (key.includes(topic) || topic.includes(key))) return true;
  return false;
}

/** The text of a level, or the other one where only that speaks of what was asked. */
export function textFor(
  entry: Entry,
  level: 'young' | 'older',
  { topics, questionWord, words }: Pick<Wanted, 'topics' | 'questionWord' | 'words'>,
): string {
  if (level === 'older') return entry.older;
  const needed =
    questionWord === 'wie viele' ? COUNTS : questionWord === 'wann' ? /\d/ : dimensionIn(words);
  if (needed && !needed.test(entry.young) && needed.test(entry.older)) return entry.older;
  if (topics.length === 0) return entry.young;
  const spoken = (text: string) => shareSpoken(new Set(wordsOf(text).map(lemmaKey)), topics);
  return spoken(entry.older) > spoken(entry.young) ? entry.older : entry.young;
}

/** "Wie tief?" is not answered by how long something is. */
function dimensionIn(words: readonly string[]): RegExp | undefined {
  if (words.includes('tief')) return /tief/i;
  if (words.includes('breit')) return /breit/i;
  return undefined;
}

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
        own.topics.length === wanted.topics.length &&
        own.topics.every((topic) => wanted.topics.includes(topic)),
    ),
  );
}
