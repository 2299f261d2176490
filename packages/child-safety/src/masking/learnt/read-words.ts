import { isEverybodysName } from '../names/everybodys-names.ts';
import { isFamilyName } from '../names/family-names.ts';
import { isFamous } from '../names/famous-names.ts';
import { FICTION, isNobodys } from '../names/find-near-names.ts';
import { FAMILY_ROLES, NOT_NAMES, ROLES, TITLES } from '../names/name-words.ts';
import { isFamilyNameOrWord } from '../names/names-that-are-words.ts';
import { isFirstName, mayBeFirstName } from '../names/read-name.ts';
import { isListedTown } from '../places/town-names.ts';
import type { Said, Token } from '../tokens.ts';

/** Which list a word is on, the surest first; with an `s` behind it, whose something is. */
export type ListName =
  | 'fiction'
  | 'first'
  | 'family'
  | 'town'
  | 'first-or-word'
  | 'family-or-word'
  | 'none';

function ownListOf(word: string): ListName {
  if (FICTION.has(word.toLowerCase())) return 'fiction';
  if (isFirstName(word)) return 'first';
  if (isFamilyName(word)) return 'family';
  if (isListedTown(word)) return 'town';
  if (mayBeFirstName(word)) return 'first-or-word';
  return isFamilyNameOrWord(word) ? 'family-or-word' : 'none';
}

/** The list of a word or, as in `lenas`, of what stands before its `s`. */
export function listOf(word: string): ListName {
  const own = ownListOf(word);
  return own === 'none' && isPossessive(word) ? ownListOf(word.slice(0, -1)) : own;
}

const isPossessive = (word: string): boolean => word.length > 3 && /s$/iu.test(word);

/** What is known of each word of a text before it is judged. */
export interface WordsOfText {
  said: Said;
  lists: readonly ListName[];
  /** What each token is, roughly: for those that stand around it. */
  kinds: readonly string[];
  isKnown: readonly boolean[];
  /** Of each sentence. */
  sentences: readonly SentenceOfWords[];
}

interface SentenceOfWords {
  opening: string;
  /** A task, a book, a question about somebody known. */
  isNobodys: boolean;
  /** A question as one asks it about somebody of a book or of history. */
  isAsked: boolean;
  /** So many of its words are figures of books and games. */
  figures: number;
  length: number;
}

export interface WordKnowledge {
  /** Whether a word is none that could only be a name. */
  isKnown: (key: string) => boolean;
  listOf: (word: string) => ListName;
}

/** Reads each token once, so that what stands around it costs nothing more. */
export function readWords(said: Said, { isKnown, listOf }: WordKnowledge): WordsOfText {
  const { tokens } = said;
  const lists = tokens.map(({ kind, text }) => (kind === 'word' ? listOf(text) : 'none'));
  const known = tokens.map(
    ({ kind, key }) => kind !== 'word' || isKnown(key) || isJoined(key, isKnown),
  );
  const kinds = tokens.map((token, at) => kindOf(token, lists[at] ?? 'none', known[at] ?? true));
  const sentences: SentenceOfWords[] = [];
  for (const [number, some] of Map.groupBy(tokens, ({ sentence }) => sentence)) {
    sentences[number] = {
      opening: some[0]?.key ?? '',
      isNobodys: isNobodys(some),
      isAsked: ASKED.test(`${some[0]?.key} ${some[1]?.key}`),
      figures: figuresOf(some),
      length: Math.min(4, Math.ceil(Math.log2(some.length + 1))),
    };
  }
  return { said, lists, kinds, isKnown: known, sentences };
}

const ASKED = /^(?:(?:erzähl|lies|wer|wann|warum|kann|war) |wie heisst$)/u;

/** Those who are known by two names count twice. */
function figuresOf(tokens: readonly Token[]): number {
  return tokens.reduce((count, { key, text }, at) => {
    const next = tokens[at + 1];
    if (next && isFamous([text, next.text])) return count + 2;
    return FICTION.has(key) || isEverybodysName(key) ? count + 1 : count;
  }, 0);
}

/** `wlan-code`: of two words. */
const isJoined = (key: string, isKnown: (part: string) => boolean): boolean =>
  key.includes('-') && key.split('-').every((part) => part.length > 1 && isKnown(part));

function kindOf({ kind, key }: Token, list: ListName, isKnown: boolean): string {
  if (kind !== 'word') return kind;
  if (TITLES.has(key)) return 'title';
  if (isEverybodysName(key)) return 'everybodys';
  if (FAMILY_ROLES.test(key)) return 'family-role';
  if (ROLES.test(key)) return 'role';
  if (list !== 'none') return list;
  if (NOT_NAMES.has(key)) return 'small';
  return isKnown ? 'word' : 'unknown';
}
