import type { AspectName } from '../content/aspect-names.ts';
import type { QuestionKind } from '../recognition/question-kind.ts';

/** Qualities of a term in an entry, and how well each covers a word of a question. */
export const IN_COMPOUND = 0;
export const IN_TEXT = 1;
export const IN_NAME = 2;
export const COVERS = [0.65, 0.85, 1];
export const LIGHT = 0.25;
export const UNKNOWN = 0.55;
export const MIN_SCORE = 0.2;
export const NARROWEST = 0.55;
export const ALL_WORDS = 0.88;
/** A light word says too little to be what a question is about. */
export const MIN_VALUE = 1.5;
export const WHOLE_WORD = 0.9;
export const CORRECTED = 0.84;
export const LEFT_OUT = 0.35;
export const LATER_ASPECT_LOSS = 0.07;
export const NO_ASPECT = 0.88;
export const OTHER_ASPECT = 0.6;
/** "Was" and "welche" may ask for anything. */
export const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(['what', 'where', 'other']);
export const OTHER_OF_OPEN = 0.74;
/** "… und keine Räder": what something has not. */
export const DENIED = 0.3;
export const DENIES = /^(?:keine?[nmrs]?|ohne|statt|anstatt)$/;
/** What is said of another thing than those named is seldom meant. */
export const OF_OTHER_THING = 0.7;
/** What a thing tells is shorter and has two levels. */
export const OF_FACT = 0.97;
export const OF_OTHER_QUESTION = 0.85;
export const REASONS: ReadonlySet<AspectName> = new Set(['why', 'how', 'made', 'use']);
export const GIVES_REASON = /(?<!\p{L})(?:weil|denn|damit|dadurch|deshalb|darum|sonst)(?!\p{L})/iu;
