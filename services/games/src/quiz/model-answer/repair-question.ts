import { QuizItem, questionKey } from '../quiz-item.ts';
import { cleanText } from './clean-text.ts';
import { ModelQuestion } from './model-question.ts';

const LABEL = /^([a-f])\s*[).:]?$/i;
const LABELLED = /^[a-f]\s*[).:]\s+(.+)$/i;

/**
 * Which option a model means by its text, index from 0, or letter. Null where that is none of them, or
 * where it could be two: of options 2, 4, 6, 8 a right answer 2 may be the first or the third.
 */
function findRightOption(options: string[], given: string): number | null {
  const meant = given.trim();
  const texts = [meant, LABELLED.exec(meant)?.[1] ?? meant].map(questionKey);
  const byText = options.findIndex((option) => texts.includes(questionKey(option)));
  const byIndex = /^\d{1,2}$/.test(meant) ? Number(meant) : -1;
  const letter = LABEL.exec(meant)?.[1]?.toLowerCase();
  const byLetter = letter === undefined ? -1 : letter.charCodeAt(0) - 'a'.charCodeAt(0);

  const places = [byText, byIndex, byLetter].filter((at) => at >= 0 && at < options.length);
  const [place] = places;
  if (place === undefined || places.some((other) => other !== place)) return null;
  return place;
}

const MOST_WRONG = 5;
/** Options are dealt anew for each child, so nothing may speak of another's place. */
const OF_OTHERS =
  /^(alle|keine|keiner|keines|beide|nichts)\b.{0,20}\b(davon|genannten|antworten|oben|beiden|stimmt|richtig)|^(alle|keine|beide)s?\.?$/i;
const OF_PLACES = /\b(antwort|option|möglichkeit|lösung)\s+([a-f]|\d)\b/i;

/**
 * What a model wrote as a question, put right where that is safe: texts are cleaned, options that are
 * there twice become one, labels like `A)` go. Null where it is not sure what is meant.
 */
export function repairQuestion(candidate: unknown): QuizItem | null {
  const parsed = ModelQuestion.safeParse(candidate);
  if (!parsed.success) return null;
  const { answer: given, options, wrong } = parsed.data;

  const question = cleanText(parsed.data.question);
  const explanation = cleanText(parsed.data.explanation);
  const choice = options ? chooseAmong(options, given) : chooseAnswer(given, wrong ?? []);
  if (question === null || explanation === null || choice === null) return null;
  if ([question, explanation].some((text) => OF_PLACES.test(text))) return null;

  const item = QuizItem.safeParse({ question, explanation, ...choice });
  return item.success ? item.data : null;
}

/** A bare number or letter beside words is no answer but the index of one. */
function chooseAnswer(answer: string, wrong: string[]) {
  const isIndexLike = /^\s*(-?\d+(,\d+)?|[a-f])\s*$/i.test(answer);
  if (isIndexLike && !wrong.some((option) => /\d/.test(option) || option.trim().length === 1)) {
    return null;
  }
  return cleanChoice([answer, ...wrong], 0);
}

function chooseAmong(labelled: string[], given: string) {
  const options = withoutLabels(labelled);
  const right = findRightOption(options, given);
  return right === null ? null : cleanChoice(options, right);
}

function cleanChoice(texts: string[], right: number) {
  const options = texts.map(cleanText);
  const answer = options[right];
  // A broken wrong option could be left out, but then the model is not to be trusted with the rest.
  if (!answer || options.some((option) => option === null || OF_OTHERS.test(option))) return null;
  const different = new Map(options.map((option) => [questionKey(option ?? ''), option ?? '']));
  different.delete(questionKey(answer));
  return { answer, wrong: [...different.values()].slice(0, MOST_WRONG) };
}

/** Without `A)`, `B)` … where all have theirs in order; else such a beginning is part of the text. */
function withoutLabels(options: string[]): string[] {
  const isLabelled = options.every((option, index) => {
    const letter = String.fromCharCode('a'.charCodeAt(0) + index);
    return new RegExp(`^\\s*(${letter}|${index + 1})\\s*[).:]\\s*\\S`, 'i').test(option);
  });
  return isLabelled ? options.map((option) => option.replace(/^\s*\w\s*[).:]\s*/, '')) : options;
}
