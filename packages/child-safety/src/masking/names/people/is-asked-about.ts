import type { Said } from '../../tokens.ts';

const FAMOUS_FRAME =
  /^(?:lebte|lebten|erfunden|erfand|entdeckt|entdeckte|gemalt|malte|komponiert|komponierte|gedichtet|erforscht|berühmt|berühmte|berühmter|geschrieben|regiert|regierte|gewonnen|präsident|präsidentin|kanzler|kanzlerin|bundeskanzler|schauspieler|schauspielerin|sänger|sängerin|fussballer|fussballspieler|autor|autorin|erfinder|erfinderin|maler|malerin|komponist|forscher|forscherin|dichter|könig|königin|kaiser|entdecker|astronaut|astronautin|youtuber|youtuberin|film|buch|bücher|lied|lieder)$/u;

/** `Wer war …?`, `Wann lebte …?`: nobody asks so about a friend. */
export function isAskedAbout({ tokens, isOwn }: Said, at: number): boolean {
  const sentence = tokens[at]?.sentence ?? 0;
  if (isOwn(sentence)) return false;
  const isHistory = tokens
    .slice(Math.max(0, at - 25), at + 25)
    .some((token) => token.sentence === sentence && /^(?:1\d{3}|200[0-4])$/u.test(token.key));
  if (isHistory) return true;
  const [question, verb] = [tokens[at - 2]?.key ?? '', tokens[at - 1]?.key ?? ''];
  if (question === 'wer' && /^(?:war|ist|waren|sind|wurde)$/u.test(verb)) return true;
  return tokens
    .slice(Math.max(0, at - 8), at + 12)
    .some((token) => token.sentence === sentence && FAMOUS_FRAME.test(token.key));
}
