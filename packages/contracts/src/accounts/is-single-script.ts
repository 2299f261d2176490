/** The scripts that names are written in today (UAX 31, table 5); Japanese and Korean mix theirs. */
const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Thaana'],
].map((script) => new RegExp(`^\\p{scx=${script}}$`, 'u'));
const JAPANESE = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u;
const KOREAN = /^[\p{scx=Han}\p{scx=Hangul}]$/u;
const CHINESE = /^[\p{scx=Han}\p{scx=Bopomofo}]$/u;

/** Of no script: ASCII digits, dot and strokes; and marks that take the script of their letter. */
const SHARED = /^[\p{scx=Common}\p{scx=Inherited}]$/u;

/**
 * Whether a name is written in one script (UTS 39, "single script"), so that no letter of another one
 * can pass for its own: "Rektоrin" with a Cyrillic "о" is not.
 */
export function isSingleScript(name: string): boolean {
  const letters = [...name].filter((one) => !SHARED.test(one));
  return [...SCRIPTS, JAPANESE, KOREAN, CHINESE].some((script) =>
    letters.every((one) => script.test(one)),
  );
}
