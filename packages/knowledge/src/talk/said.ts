import type { Mention, NameIndex } from '../recognition/name-index.ts';
import { coreOf, writeOut } from '../recognition/spoken-german.ts';
import { fold, wordsOf } from '../recognition/words.ts';

/** What a child said, read once. */
export interface Said {
  /** Small letters, spoken forms written out, without what leads to the question. */
  question: string;
  folded: string;
  words: string[];
  mentions: Mention[];
  /** "…, stimmt das?", "Oma sagt, …": a claim whose truth is asked for. */
  asksTruth: boolean;
  isQuestion: boolean;
  /** It says "der", "da", "und …?": part of it was said before. */
  refersBack: boolean;
  /** Without what was said before it means nothing: "ist die schwer?" */
  needsTopic: boolean;
}

const ASKS =
  /\?|\b(?:wie|was|wer|wo\w*|wann|warum|wieso|weshalb|welche\w*|wem|wen|erzahl\w*|erklar\w*|hauptstadt)\b|^(?:und|oder|aber)\b|^(?:ist|sind|hat|haben|kann|konnen|gibt|wird|werden|darf|muss|lebt|leben|frisst|fressen|schlaft|schlafen|macht|war|waren|stimmt|gehort)\b/;
const MAX_BARE_WORDS = 4;
const PRONOUN =
  /^(?:er|sie|es|ihn|ihm|ihnen|die|der|das|den|dem|davon|daran|damit|dort|da|dafur|deren|dessen|meins|seins|eins|welche|einer|eines)$/;
const TO_NOUN = /^(?:in|im|an|am|auf|aus|bei|mit|von|vom|zu|zum|zur)$/;
const GOES_ON = /^(?:und|oder|aber)\b|\b(?:auch|dann|nochmal)\b/;
/** What may stand behind a pronoun: a verb or a particle, no noun. */
const AFTER_PRONOUN =
  /^(?:denn|eigentlich|auch|so|da|dann|im|in|am|an|auf|bei|mit|nicht|noch|gar|schon|immer|alle|nachts|tagsuber|wirklich|nur|ganz|sehr|den|die|das|eine?n?|hinten|vorne|oben|unten|genau|uberhaupt|jetzt|mal|gerne?|viel|nach|von|zu|aus|mehr)$|(?:t|en|st|lich|ig)$/;

/** Reads what a child said. */
export function readSaid(said: string, names: Pick<NameIndex, 'find' | 'isKnownWord'>): Said {
  const { core, asksTruth } = coreOf(writeOut(said));
  const folded = fold(core);
  const words = wordsOf(core);
  const mentions = names.find(words);
  const named = new Set(mentions.flatMap(({ start, end }) => range(start, end)));
  const hasPronoun = words.some((word, at) => {
    if (!PRONOUN.test(word) || named.has(at) || named.has(at + 1)) return false;
    if (at === 0 && words.length > 1) return false;
    const next = words[at + 1];
    return next === undefined || AFTER_PRONOUN.test(next) || !names.isKnownWord(next);
  });
  const isQuestion =
    asksTruth || ASKS.test(folded) || (words.length <= MAX_BARE_WORDS && mentions.length > 0);
  return {
    question: core,
    folded,
    words,
    mentions,
    asksTruth,
    isQuestion,
    refersBack: hasPronoun || GOES_ON.test(folded) || words.length <= 2,
    needsTopic: hasPronoun && mentions.length === 0 && words.length <= 4,
  };
}

export const isPreposition = (word: string) => TO_NOUN.test(word);

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, place) => start + place);
