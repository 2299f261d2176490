import type { Article } from '@lux/contracts/conversation/sources.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { keyOf, type ReadQuestion, wordsIn } from './read-question.ts';
import { tellBriefly } from './tell-briefly.ts';

/** What an article says to a question. */
export interface Passage {
  /** For a child's ears: whole sentences, at most 60 words. */
  told: string[];
  /** False: the article is about the thing, but does not say what was asked of it. */
  isAnswer: boolean;
  /** For a model to answer from: the opening, and what stands nearest to the question. */
  excerpt: string[];
}

interface Told {
  text: string;
  keys: ReadonlySet<string>;
  isOpening: boolean;
}

/** "Merkur steht für:" begins a list of other articles. */
const OF_MANY =
  /(?:steht für|bezeichnet|ist der name|ist der familienname|mehrere bedeutungen)\b|:$/iu;
/** Without what stands before it nobody knows who is meant. */
const LEANS =
  /^(?:dies\p{L}*|das|dort|dabei|dadurch|deshalb|darum|dann|dazu|damit|auch|so|aber|doch|außerdem|dafür|daran|daraus)(?!\p{L})/iu;
const MOST_EXCERPT_SENTENCES = 8;
const MOST_EXCERPT_CHARACTERS = 1_200;
const ASPECT_WEIGHT = 1.5;
/** Of two that say as much, the one that names the thing, and the one that opens the article. */
const NAMING_WEIGHT = 0.3;
const OPENING_WEIGHT = 0.35;
/** What is asked of beside the thing itself: its tail, its eggs. */
const OPEN_WEIGHT = 2;
/** A sentence with so many of the question's own words answers it without the aspect. */
const MANY_WORDS = 2;

/** Whether a title names what is asked for: all its words are words of the question. */
export function isNamed(title: string, { subjects, asked }: ReadQuestion): boolean {
  const words = wordsIn(title.replaceAll(/\s*\([^)]*\)/gu, '')).map(keyOf);
  const said = new Set([...subjects, ...asked]);
  return words.length > 0 && words.every((word) => said.has(word) || isSmall(word));
}

const SMALL = new Set(
  'der die das den dem des und von vom zu in im am an auf de del la le el van the of'
    .split(' ')
    .map(keyOf),
);
const isSmall = (word: string) => SMALL.has(word);

/** Null where the article tells nothing, is a list of others, or does not have what was asked. */
export function findPassage(
  article: Article,
  question: ReadQuestion,
  { level, isAbout }: { level: 'young' | 'older'; isAbout: boolean },
): Passage | null {
  const sentences = readSentences(article);
  const opening = sentences.filter(({ isOpening }) => isOpening);
  const [first] = opening;
  if (!first || OF_MANY.test(first.text)) return null;

  const title = new Set(wordsIn(article.title).map(keyOf));
  const open = question.subjects.filter((key) => !title.has(key));
  const best = findBest(sentences, question, { open, title });

  const excerpt = excerptOf([first, ...around(sentences, best), ...opening]);
  // Found by its words alone: one sentence must have all of them.
  if (!isAbout) {
    const isWhole = best !== undefined && open.every((key) => best.keys.has(key));
    if (!isWhole || open.length < 2) return null;
    return {
      told: tellBriefly(leaning(sentences, best), level, question.aspects),
      isAnswer: true,
      excerpt,
    };
  }
  const asksMore = question.aspects.length > 0 || open.length > 0;
  if (!asksMore) return { told: tellBriefly(texts(opening), level), isAnswer: true, excerpt };
  if (best)
    return {
      told: tellBriefly(leaning(sentences, best), level, question.aspects),
      isAnswer: true,
      excerpt,
    };
  return { told: tellBriefly(texts(opening), level), isAnswer: false, excerpt };
}

const texts = (told: readonly Told[]) => told.map(({ text }) => text);

function readSentences({ blocks, title }: Article): Told[] {
  let isOpening = true;
  return blocks.flatMap(({ kind, text }) => {
    if (kind === 'heading') {
      isOpening = false;
      return [];
    }
    return splitSentences(text)
      .filter((sentence) => /\p{L}.*[.!?…]["“”»«)]*$/u.test(sentence) || kind === 'text')
      .map((sentence) => ({
        text: sentence,
        keys: new Set(wordsIn(sentence).map(keyOf)),
        isOpening: isOpening && kind === 'text' && sentence !== title,
      }));
  });
}

/** The sentence that has most of what is asked; none where it has nothing of it. */
function findBest(
  sentences: readonly Told[],
  { aspects, asked }: ReadQuestion,
  { open, title }: { open: readonly string[]; title: ReadonlySet<string> },
): Told | undefined {
  let best: Told | undefined;
  let bestScore = 0;
  for (const told of sentences) {
    const ofAspect = aspects.filter((aspect) => aspect.test(told.text)).length;
    const ofOpen = open.filter((key) => has(told, key)).length;
    const ofAsked = asked.filter((key) => has(told, key)).length;
    const isAnswer = ofAspect + ofOpen > 0 || ofAsked >= (aspects.length > 0 ? MANY_WORDS : 1);
    if (!isAnswer) continue;
    const isNaming = [...title].every((key) => has(told, key));
    const score =
      ofAsked +
      ofOpen * OPEN_WEIGHT +
      ofAspect * ASPECT_WEIGHT +
      (isNaming ? NAMING_WEIGHT : 0) +
      (told.isOpening ? OPENING_WEIGHT : 0);
    if (score > bestScore) {
      best = told;
      bestScore = score;
    }
  }
  return best;
}

/** Also inside a compound: "Beine" in "Vorderbeine", "Giftzähne" for "giftig" is none. */
function has({ keys }: Told, key: string): boolean {
  if (keys.has(key)) return true;
  return [...keys].some(
    (word) =>
      (key.length > 3 && (word.endsWith(key) || word.startsWith(key))) ||
      // "lebt" and "leben"
      (word.length > 2 && key.startsWith(word) && key.length - word.length === 1),
  );
}

/** A sentence with the one before where it leans on that, and the one behind. */
function leaning(sentences: readonly Told[], best: Told): string[] {
  const at = sentences.indexOf(best);
  const before = LEANS.test(best.text) ? sentences[at - 1] : undefined;
  const after = sentences[at + 1];
  const goesOn = after !== undefined && LEANS.test(after.text);
  return texts([...(before ? [before] : []), best, ...(goesOn ? [after] : [])]);
}

function around(sentences: readonly Told[], best: Told | undefined): Told[] {
  if (!best) return [];
  const at = sentences.indexOf(best);
  return sentences.slice(Math.max(0, at - 1), at + 2);
}

function excerptOf(told: readonly Told[]): string[] {
  let characters = 0;
  return [...new Set(texts(told))].slice(0, MOST_EXCERPT_SENTENCES).filter((text) => {
    characters += text.length;
    return characters <= MOST_EXCERPT_CHARACTERS;
  });
}
