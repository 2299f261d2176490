import { type Fact, type FactIndex, kindOfQuestion } from './create-fact-index.ts';
import { rankFacts } from './rank-facts.ts';
import { stopWords } from './stop-words.ts';

const MIN_CONFIDENCE = 0.75;
const MAX_NEW_WORDS = 3;

/**
 * "Und eine Ameise?" after "Wie viele Beine hat eine Spinne?": asks the earlier question again with the
 * new word in place of each old one, and takes the best fact that is about the new word.
 */
export function answerFollowUp(
  index: FactIndex,
  question: string,
  earlier: string | undefined,
): Fact | null {
  const addition =
    /^(?:und|aber|oder)\s+(?:was ist mit|wie ist es (?:mit|bei)|wie sieht es (?:mit|bei)|bei|mit|wie)?\s*(.+?)\??$/iu.exec(
      question.trim(),
    )?.[1] ?? /^(?:was ist mit|wie ist es (?:mit|bei)) (.+?)\??$/iu.exec(question.trim())?.[1];
  if (!addition || !earlier) return null;
  const newWords = contentWords(addition);
  if (newWords.length === 0 || newWords.length > MAX_NEW_WORDS) return null;

  const kind = kindOfQuestion(earlier);
  const newStems = newWords.map(index.words.toStem);
  const oldWords = contentWords(earlier);
  const best = oldWords
    .flatMap((word) => rankFacts(index, earlier.replace(word, newWords.join(' '))))
    .filter(({ fact }) => newStems.every((stem) => isAbout(index, fact, stem)))
    // "Wie viele Menschen gibt es?", "und Tiere?" is not answered by what their young are called.
    .filter(({ fact }) => fact.questions.some((one) => kindOfQuestion(one) === kind))
    .sort((a, b) => b.confidence - a.confidence)[0];
  return best && best.confidence >= MIN_CONFIDENCE ? best.fact : null;
}

function isAbout(index: FactIndex, fact: Fact, stem: string): boolean {
  const entry = index.entries.get(fact.id);
  return (
    !!entry &&
    (entry.keywords.has(stem) || entry.wordings.some(({ stems }) => stems.includes(stem)))
  );
}

function contentWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word.toLowerCase()));
}
