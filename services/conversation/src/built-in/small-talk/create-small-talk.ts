import type { SmallTalkFile } from '../small-talk-file.ts';
import { normaliseSaying } from './normalise-saying.ts';

type Talk = SmallTalkFile['talks'][number];

/**
 * Finds the talk a sentence belongs to: a whole saying first, then the pattern that leaves least open.
 * It is sure when its first word was said as it stands there; then it goes before any fact.
 */
export function createSmallTalk(talks: Talk[]) {
  const whole = new Map<string, Talk>();
  const open: { talk: Talk; pattern: RegExp; length: number; isSure: boolean }[] = [];
  for (const talk of talks) {
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
          isSure: !plain.startsWith('…'),
        });
      }
    }
  }
  open.sort((a, b) => b.length - a.length);

  return function findTalk(
    text: string,
    assistantName: string,
  ): { talk: Talk; isSure: boolean } | null {
    const plain = normaliseSaying(text, assistantName);
    const exact = whole.get(plain) ?? whole.get(normaliseSaying(`hallo ${text}`, assistantName));
    if (exact) return { talk: exact, isSure: true };
    const matching = open.find(({ pattern }) => pattern.test(plain));
    return matching ? { talk: matching.talk, isSure: matching.isSure } : null;
  };
}
