import type { Said, Token } from '../../tokens.ts';
import { isFirstName, mayBeFirstName } from '../read-name.ts';
import { REACH } from './told-words.ts';

/** Where somebody introduces themselves with a name we know: `ich bin die Mia`, `hier ist Tim`. */
export function introduced(said: Said, at: number): number | null {
  const { tokens } = said;
  const { key = '', sentence } = tokens[at] ?? {};
  const before = tokens[at - 1]?.key ?? '';
  const isMe =
    (key === 'bin' ||
      key === 'am' ||
      key === 'bün' ||
      key === 'bins' ||
      key === 'bin’s' ||
      key === "bin's") &&
    (/^(?:ich|i|isch|ick|ik|ih|icke)$/u.test(before) ||
      tokens[at - 1]?.sentence !== sentence ||
      tokens[at + 1]?.key === 'ich');
  const isHere = /^(?:ist|is|spricht|schreibt)$/u.test(key) && before === 'hier';
  const isWe = key === 'sind' && before === 'wir';
  // `Ich komme darin vor. Also der Oskar.`
  const isSelf =
    /^(?:also|nämlich)$/u.test(key) &&
    tokens[at - 1]?.sentence !== sentence &&
    isEnding(tokens[at + 3]);
  const isGreeting = /^(?:dein|deine|euer|eure)$/u.test(key);
  const isFrom = /^(?:grüsse|gruss|grüssen)$/u.test(key);
  if (!isMe && !isHere && !isWe && !isGreeting && !isFrom && !isSelf) return null;
  let start = at + 1;
  while (
    /^(?:ich|die|der|das|d|da|dr|de|s|übrigens|es|s|nämlich|auch|ja|der|von|deine|dein|eure|,|und|zwar|hier|lg|herr|die)$/u.test(
      tokens[start]?.key ?? '',
    ) &&
    start - at < REACH
  )
    start += 1;
  const name = tokens[start];
  if (!name || name.sentence !== sentence) return null;
  // `i am Ben` in English; `ich am Ben` nobody says.
  if (key === 'am' && before !== 'i') return null;
  const hasArticle = /^(?:der|die|da|dr|d|de)$/u.test(tokens[start - 1]?.key ?? '');
  const isName = isFirstName(name.text)
    ? name.isCapital || isMe || isHere || isWe
    : (name.isCapital || (isMe && hasArticle && isEnding(tokens[start + 1]))) &&
      mayBeFirstName(name.text);
  if (!isName) return null;
  // `Deine Mia`: at the end only, else it is `deine Emma-Puppe`.
  const behind = tokens[start + 1];
  if (isGreeting && behind !== undefined && behind.kind !== 'sign') return null;
  return start;
}

/** Behind a name the sentence ends or goes on: `ich bin der Frank und …`. */
export const isEnding = (next: Token | undefined): boolean =>
  next === undefined || next.kind === 'sign' || /^(?:und|aus|von|aber)$/u.test(next.key);
