import { readFileSync } from 'node:fs';

/** Character → what it looks like (UTS 39), as far as names can hold it. */
const prototypes = new Map(
  readFileSync(new URL('../../data/confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [prototype = '', lookalikes = ''] = line.split(' < ');
      return lookalikes.split(' ').map((code) => [fromHex(code), fromHex(prototype)] as const);
    }),
);

/** What a text looks like: two texts that look alike have the same skeleton (UTS 39, section 4). */
function skeletonOf(text: string): string {
  const mapped = Array.from(text.normalize('NFD'), (one) => prototypes.get(one) ?? one);
  return mapped.join('').normalize('NFD');
}

function fromHex(codes: string): string {
  return String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
}

/**
 * What makes a username one account's: "Mia", "mia", "ＭＩＡ" and "міа" in Cyrillic letters are one
 * name (NFKC, case, UTS 39). Taken, reserved and looked for by this key only, and login attempts are
 * counted by it. It is no text to show: "m" and "rn" are one to it, and "1" and "l".
 */
export function usernameKey(username: string): string {
  // Twice: the look-alike of a small letter may be a capital one, as "O" is of "0".
  return foldCase(skeletonOf(foldCase(skeletonOf(foldCase(username.trim().normalize('NFKC'))))));
}

/** The key of accounts made before look-alike letters counted (`migrateUsers`). */
export function legacyUsernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** What a name looks like as it is written: "EIIa" with two capital "i" looks like "Ella". */
export function usernameLook(username: string): string {
  return skeletonOf(username.trim().normalize('NFKC'));
}

/**
 * Whether somebody could take a name for another one in any spelling, "REKTORlN" for "Rektorin"
 * among them. Wider than `usernameKey`, for the few names that no other may resemble: "Elia" and
 * "Ella" are two children.
 */
export function isLookalike(one: string, other: string): boolean {
  const forms = formsOf(other);
  return formsOf(one).some((form) => forms.includes(form));
}

/** As it looks in small letters, and as it looks in the letters it has; dots and strokes hide nothing. */
function formsOf(username: string): string[] {
  const forms = [usernameKey(username), foldCase(usernameLook(username))];
  return forms.map((form) => form.replaceAll('i', 'l').replace(/[^\p{L}\p{M}\p{Nd}]/gu, ''));
}

/** Full case folding, nearly: by way of capitals "ß" becomes "ss", and all sigmas one. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase();
}
