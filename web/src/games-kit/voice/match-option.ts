import { editDistance } from '@lux/german-text/edit-distance.ts';
import { spokenPosition } from './spoken-position.ts';
import { spokenWords } from './spoken-words.ts';

const ARTICLES = new Set('der die das den dem des 1 zum zur im am in an auf von'.split(' '));
const NEGATIONS = new Set(['nicht', 'kein', 'keine', 'keinen']);
/** A misheard word may differ in a fifth of its letters, if no other option is nearly as close. */
const ALIKE = 0.8;
const AHEAD = 0.15;

/**
 * Which option a child named, by its place ("A", "die zweite") or its words. Null rather than a
 * guess: if two options fit, or the child said what it is not.
 */
export function matchOption(transcript: string, options: readonly string[]): number | null {
  const said = spokenWords(transcript);
  if (said.length === 0) return null;
  const wholes = options.map((option) => spokenWords(option).join(' '));
  const whole = only(wholes, (option) => option === said.join(' '));
  if (whole !== null) return whole;
  const isNegated = said.some((word) => NEGATIONS.has(word));
  if (isNegated && !wholes.some((option) => option.split(' ').some((one) => NEGATIONS.has(one)))) {
    return null;
  }
  return spokenPosition(transcript, options) ?? matchWords(said, wholes);
}

function matchWords(said: string[], wholes: string[]): number | null {
  const sentence = core(said);
  const cores = wholes.map((option) => core(option.split(' ')));
  const alike = closest(sentence, cores);
  if (alike !== null) return alike;
  const inside = cores.filter((option) => option !== '' && holds(sentence, option));
  // "der große Bär" also says "der Bär"; the longer one is meant.
  const longest = inside.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (inside.length > 0) {
    const isClear = inside.every((option) => holds(longest, option));
    return isClear ? only(cores, (option) => option === longest) : null;
  }
  const isTelling = sentence.length >= 3 || /\d/.test(sentence);
  return isTelling ? only(cores, (option) => holds(option, sentence)) : null;
}

const core = (words: string[]): string => words.filter((word) => !ARTICLES.has(word)).join(' ');
const holds = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

function only(texts: string[], isIt: (text: string) => boolean): number | null {
  const [index, ...others] = texts.flatMap((text, at) => (isIt(text) ? [at] : []));
  return index === undefined || others.length > 0 ? null : index;
}

function closest(sentence: string, cores: string[]): number | null {
  const ranked = cores
    .map((option, index) => ({ index, likeness: likeness(sentence, option) }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best, second] = ranked;
  if (best === undefined || best.likeness < ALIKE) return null;
  return best.likeness - (second?.likeness ?? 0) >= AHEAD ? best.index : null;
}

/** 1 for the same text, 0 for nothing in common; by edit distance. Digits are never misheard. */
function likeness(one: string, other: string): number {
  if (/\d/.test(one + other) || one === '' || other === '') return 0;
  return 1 - editDistance(one, other) / Math.max(one.length, other.length);
}
