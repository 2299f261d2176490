import { type Entry, speaksOf } from '../content/entries.ts';
import { aspectsAsked, isAskingWord } from '../recognition/aspect-frames.ts';
import { type QuestionKind, questionKind } from '../recognition/question-kind.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';
import { COUNTS, fitnessOf, GRASPABLE } from './fits-question.ts';

/** What a question wants to know of a thing, without the words that name the thing. */
export interface Wanted {
  aspects: string[];
  /** Lemmas that neither name the thing nor merely ask. */
  topics: string[];
  /** "warum", "wie", "was" …: the same topics ask for other things with another one. */
  questionWord: string | undefined;
  kind: QuestionKind;
  /** All words but those that name the thing: "warum heisst der so". */
  words: string[];
}

const QUESTION_WORD =
  /\b(warum|wieso|weshalb|wozu|wofur|woher|wohin|wann|wer|wo|woraus|womit|wie viele?|wieviele?|wie|was|welche\w*)\b/;
const SAME: Record<string, string> = {
  wieso: 'warum',
  weshalb: 'warum',
  wieviele: 'wie viele',
  wieviel: 'wie viele',
  'wie viel': 'wie viele',
};
/** "Wie viel wiegt er?" counts nothing. */
const MUCH = /\bwie ?viel (?:wieg|kost|zeit|wasser|luft|kraft|geld|platz)/;

/** The lemmas of a text's words that neither name a thing nor merely ask. */
export function topicsOf(words: readonly string[]): string[] {
  const asksForLook = words.some((word) => LOOKS.test(word));
  const asksWhere = words.includes('wo') || words.includes('woher');
  const isTopic = (word: string) =>
    !(asksWhere && BEGINS.test(word)) &&
    (SEES.test(word) ? !asksForLook : !isAskingWord(word) && !/^\d+$/.test(word));
  return [...new Set(words.filter((word) => !isStopWord(word) && isTopic(word)).map(lemmaKey))];
}

/** "Wie sehen Eulen aus?" asks for the look, "wie sehen Eulen?" for seeing. */
const SEES = /^(?:sehen|sieht)$/;
/** "Wo fängt der Rhein an?" asks where, and for nothing that is caught. */
const BEGINS = /^(?:fangt|beginnt|endet|mundet|hort)$/;
const LOOKS = /^aus|^wie$/;

/** Reads a question; `namingWords` are those that name the thing and ask nothing of it. */
export function readWanted(question: string, namingWords: ReadonlySet<string>): Wanted {
  const folded = fold(question);
  const words = wordsOf(question).filter((word) => !namingWords.has(word));
  const questionWord = QUESTION_WORD.exec(folded)?.[1];
  return {
    aspects: aspectsAsked(folded),
    topics: topicsOf(words),
    questionWord: MUCH.test(folded) ? 'wie' : questionWord && (SAME[questionWord] ?? questionWord),
    kind: questionKind(folded),
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
    return wanted.topics.length > 0 && spoken === 1 ? UNASKED * fitnessOf(entry, wanted) : 0;
  }
  const asked = Math.max(0.55, FIRST_ASPECT - LATER_ASPECT_LOSS * place) * fitnessOf(entry, wanted);
  if (wanted.topics.length === 0) return asked;
  return asked * (1 - TOPIC_SHARE + TOPIC_SHARE * spoken);
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
      // "Wie fliegt es?" does not ask how high it flies.
      const isNumber = asksNumber(own.kind) || asksNumber(wanted.kind);
      const isSame = sameWord && (own.kind === wanted.kind || !isNumber);
      return covered * (isSame ? 1.02 : 0.72);
    }),
  );
}

const asksNumber = (kind: QuestionKind) => kind === 'measure' || kind === 'many';

/** The words two questions share, of all their words. */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const shared = new Set(a.filter((word) => b.includes(word))).size;
  return shared / (new Set([...a, ...b]).size || 1);
}

const shareSpokenOf = (entry: Entry, topics: readonly string[]) =>
  shareSpoken(speaksOf(entry), topics);

function shareSpoken(keys: ReadonlySet<string>, topics: readonly string[]): number {
  if (topics.length === 0) return 1;
  return topics.filter((topic) => isAmong(topic, keys)).length / topics.length;
}

/** "stachel" is spoken of where "stachelkleid" is. */
function isAmong(topic: string, keys: ReadonlySet<string>): boolean {
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

/** The text of a level, or the other one where only that speaks of what was asked. */
export function textFor(
  entry: Entry,
  level: 'young' | 'older',
  { topics, questionWord, kind, words }: Omit<Wanted, 'aspects'>,
): string {
  if (level === 'older') return entry.older;
  const needed =
    kind === 'many'
      ? COUNTS
      : questionWord === 'wann'
        ? /\d/
        : (dimensionIn(words) ?? (kind === 'measure' ? GRASPABLE : undefined));
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
        (own.kind === wanted.kind || !asksNumber(own.kind)) &&
        own.topics.length === wanted.topics.length &&
        own.topics.every((topic) => wanted.topics.includes(topic)),
    ),
  );
}
