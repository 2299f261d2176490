import { compilePattern } from '@lux/child-safety/matching/compile-pattern.ts';
import { createPatternIndex } from '@lux/child-safety/matching/create-pattern-index.ts';
import { splitWords } from '@lux/child-safety/matching/split-words.ts';
import type { SmallTalkFile } from './small-talk-file.ts';

/** A sentence reduced to what small talk compares: small letters, no signs, no "Hallo Lux," in front. */
function normaliseSaying(text: string, assistantName: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}…\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = assistantName.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  return plain
    .replace(new RegExp(`^(?:(?:hallo|hi|hey|ok|okay|du)\\s)?(?:lux|${name})\\s(?=.)`, 'u'), '')
    .replace(new RegExp(`(?<=.)\\s(?:lux|${name})$`, 'u'), '')
    .replace(/^(?:hallo|hi|hey|du|also|ähm|äh|ach|oh|bitte)\s(?=\S+\s\S)/u, '')
    .replace(/(?<=\S\s\S+)\s(?:bitte|mal|denn|eigentlich)$/u, '');
}

type Talk = SmallTalkFile['talks'][number];

/** "lalalala", "gaga gugu", "asdfgh": sounds and fingers on keys, in every word. */
const NONSENSE =
  /^(?:(\p{L}{1,4}?)\1{2,}\p{L}?|(?:asdf|sdfg|qwer|wert[yz]|yxcv|jkl|hjkl|fghj)\p{L}*|[bcdfghjklmnpqrstvwxz]{5,}|(?:bla)+|(?:la|gaga|gugu|dada|dudu|baba|bubu|blub|blubb|plem|tra|düdel|dideldum|schubidu|trallala|tralala|hopsasa|heissa|juppheidi|ding|dong|boing|pups|kaka))$/u;

/** Longer sentences are about more than small talk. */
const MAX_FRAME_WORDS = 10;

/**
 * Finds the talk a sentence belongs to: a whole saying first, then the pattern that leaves least open,
 * then a frame.
 * It is sure when its first word was said as it stands there; then it goes before any fact.
 */
export function createSmallTalk(talks: Talk[]) {
  const whole = new Map<string, Talk>();
  const open: { talk: Talk; pattern: RegExp; length: number; isSure: boolean }[] = [];
  const frames = createPatternIndex<ReturnType<typeof compilePattern>>();
  for (const talk of talks) {
    for (const frame of talk.frames) {
      const pattern = compilePattern(frame);
      frames.add(talk, pattern, pattern.groups);
    }
    for (const saying of talk.sayings) {
      const plain = normaliseSaying(saying, 'lux');
      if (!plain.includes('…')) whole.set(plain, whole.get(plain) ?? talk);
      else {
        const pattern = plain
          .split('…')
          .map((part) => part.trim())
          .join('\\S+(?: \\S+){0,5}');
        const spaced = pattern
          .replace(/(?<=[\p{L}\p{N}])\\S/gu, ' \\S')
          .replace(/\)\{0,5\}(?=\p{L})/gu, '){0,5} ');
        open.push({
          talk,
          pattern: new RegExp(`^${spaced}$`, 'u'),
          length: plain.length,
          isSure: talk.isSure && !plain.startsWith('…'),
        });
      }
    }
  }
  function findFramed(text: string): Talk | undefined {
    const places = splitWords(text);
    if (places.length > MAX_FRAME_WORDS) return undefined;
    return talks.find((talk) =>
      frames.possibleOf(talk, places).some(({ matches }) => matches(places)),
    );
  }

  open.sort((a, b) => b.length - a.length);

  return function findTalk(
    text: string,
    assistantName: string,
  ): { talk: Talk; isSure: boolean; isFramed?: boolean } | null {
    const plain = normaliseSaying(text, assistantName);
    const exact = whole.get(plain) ?? whole.get(normaliseSaying(`hallo ${text}`, assistantName));
    if (exact) return { talk: exact, isSure: exact.isSure };
    const matching = open.find(({ pattern }) => pattern.test(plain));
    if (matching?.isSure) return { talk: matching.talk, isSure: true };
    const framed = findFramed(text);
    if (framed) return { talk: framed, isSure: framed.isSure, isFramed: true };
    const words = plain.split(' ');
    const nonsense = words.every((word) => NONSENSE.test(word)) && nonsenseOf(talks);
    if (nonsense) return { talk: nonsense, isSure: true };
    return matching ? { talk: matching.talk, isSure: false } : null;
  };
}

const nonsenseOf = (talks: readonly Talk[]) => talks.find(({ id }) => id === 'nonsense');
