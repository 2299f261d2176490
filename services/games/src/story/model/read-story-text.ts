/** Longer than any mode asks for. */
const LONGEST = 6_000;
const MACHINE = /<\s*\/?\s*[a-z!]|javascript:|https?:|www\.|\]\(|^\s*[{[]/iu;

/** A model's story as plain text, without fences and Markdown; null where it is none. */
export function readStoryText(written: string): string | null {
  const plain = written
    .normalize('NFC')
    .replace(/^\s*```\w*\s*\n?/u, '')
    .replace(/\n?\s*```\s*$/u, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/^\s*(#{1,6}|[-*•])\s+/gmu, '')
    .replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (!plain.isWellFormed() || plain.length > LONGEST || MACHINE.test(plain)) return null;
  // Cut off by a limit: what is whole is good.
  const whole = /[.!?…][“”"]?$/u.test(plain)
    ? plain
    : plain.replace(/(?<=[.!?…][“”"]?)[^.!?…]*$/u, '');
  return /\p{L}/u.test(whole) && /[.!?…][“”"]?$/u.test(whole) ? whole.trim() : null;
}
