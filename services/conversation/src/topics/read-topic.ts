import type { LessonTopic } from '@lux/contracts/classroom/material.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { keyOf, wordsIn } from '../books/read-question.ts';
import { stopWords } from '../built-in/facts/stop-words.ts';

export interface TopicSentence {
  text: string;
  keys: ReadonlySet<string>;
  /** Nobody knows who is meant without the sentence before. */
  isLeaning: boolean;
}

/** A teacher's text as questions are looked up in it. */
export interface ReadTopic {
  id: string;
  title: string;
  sentences: readonly TopicSentence[];
  /** What the text is about, as keys: who asks for that asks for this text. */
  about: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  /** Nouns of the text that a child may ask for, in its spelling. */
  offers: readonly string[];
}

const LEANS =
  /^(?:er|sie|es|ihn|ihm|ihre?[rnms]?|seine?[rnms]?|dies\p{L}*|das (?:ist|sind|war|waren|heißt|nennt|nannte|macht|kann|geht|liegt|kommt|bedeutet|hilft)|dort|da|dabei|dadurch|deshalb|darum|dann|danach|dazu|damit|darin|auch|so|aber|doch|außerdem|daher|beide\p{L}*|diese\p{L}*|davon|dafür)(?!\p{L})/iu;
/** A word in so many of the sentences is what the text is about. */
const ABOUT_SHARE = 0.25;
const FEWEST_ABOUT = 2;
const MOST_OFFERS = 12;
const FEWEST_LETTERS = 4;

const isSmall = (word: string) => word.length < 3 || stopWords.has(word.toLowerCase());

export function readTopic({ id, title, text }: LessonTopic): ReadTopic {
  const sentences = splitSentences(text)
    .filter((sentence) => /[.!?…][“"»)]*$/u.test(sentence))
    .map((sentence): TopicSentence => {
      const keys = new Set(
        wordsIn(sentence)
          .filter((word) => !isSmall(word))
          .map(keyOf),
      );
      return { text: sentence, keys, isLeaning: LEANS.test(sentence) };
    });
  const nouns = nounsIn(sentences);
  const often = [...nouns].filter(
    ([, { count }]) => count >= FEWEST_ABOUT && count >= sentences.length * ABOUT_SHARE,
  );
  const titled = wordsIn(title)
    .filter((word) => /^\p{Lu}/u.test(word) && !isSmall(word))
    .map(keyOf);
  const about = new Set([...titled, ...often.map(([key]) => key)]);
  const offers = [...nouns].filter(([key]) => !about.has(key)).map(([, { word }]) => word);
  const named = { about, nouns: new Set(nouns.keys()) };
  return { id, title, sentences, ...named, offers: offers.slice(0, MOST_OFFERS) };
}

/** Nouns by key with how many sentences have them; what only begins a sentence may be none. */
function nounsIn(sentences: readonly TopicSentence[]) {
  const found = new Map<string, { word: string; count: number }>();
  for (const { text } of sentences) {
    const words = wordsIn(text);
    const nouns = words.filter(
      (word) => /^\p{Lu}\p{Ll}/u.test(word) && word.length >= FEWEST_LETTERS,
    );
    for (const [key, word] of new Map(nouns.map((one) => [keyOf(one), one]))) {
      const known = found.get(key);
      found.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
    }
  }
  return found;
}
