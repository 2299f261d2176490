import { readList } from './read-list.ts';

/** The user of a password; classmates know the displayed names. */
interface Person {
  username: string;
  displayName: string | null;
}

const common = new Set([...readList('common-passwords.txt'), ...readList('leaked-passwords.txt')]);

/** As fingers go over keys, in both directions and as often as one likes. */
const rows = [
  ...['0123456789', '1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiop', 'qwertyuiop'],
  ...['asdfghjklöä', 'yxcvbnm', 'zxcvbnm', '147258369', '123654789', '159357', '1a2b3c4d5e6f7g8h9'],
  ...['1q2w3e4r5t6z7u8i9o0p', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5z6u7i8o9p0', 'q1w2e3r4t5y6u7i8'],
  ...['1qay2wsx3edc4rfv5tgb', '1qaz2wsx3edc4rfv5tgb', 'qaywsxedcrfvtgb', 'qazwsxedcrfvtgb'],
].flatMap((row) => [row + row, [...(row + row)].reverse().join('')]);

/** What stands for a letter where somebody wants to be clever. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Of a name no more than this is looked for anywhere in a password: "ida" is in many a word. */
const LONG_NAME = 4;
/** Birthdays, telephone numbers: digits alone are no password before this length. */
const ONLY_DIGITS = /^\d{1,13}$/;

/**
 * Whether a password is among the first that somebody would try (ASVS 6.2.4, 6.2.11): one of the
 * common ones with any digits and signs around it, a row of keys, the same again and again, digits
 * alone, or with the person's own name in it.
 */
export function isCommonPassword(password: string, person: Person): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    isRepeated(plain) ||
    ONLY_DIGITS.test(plain) ||
    rows.some((row) => row.includes(plain)) ||
    formsOf(plain).some(isWord) ||
    hasName(plain, person)
  );
}

/** What is left of it without what people add to a word: an ending, a beginning, disguised letters. */
function formsOf(plain: string): string[] {
  const undisguise = (form: string) =>
    form.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
  const withoutEnd = plain.replace(/[^\p{L}]+$/u, '');
  return [plain, undisguise(plain), undisguise(withoutEnd)].flatMap((form) => [
    form,
    form.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    form.replace(/[^\p{L}\d]/gu, ''),
  ]);
}

function isWord(form: string): boolean {
  const stem = form.replace(/(chen|lein)$/, '');
  const unit = repeatedUnit(form);
  return [form, stem, unit].some((word) => word.length >= LONG_NAME && common.has(word));
}

/** "hallo" of "hallohallo"; the text itself where nothing is repeated. */
function repeatedUnit(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** "aaaaaaaa", "abababab", "lux-lux-lux". */
function isRepeated(plain: string): boolean {
  const letters = plain.replace(/[^\p{L}\d]/gu, '');
  return (
    new Set(plain).size <= 2 || repeatedUnit(letters).length < Math.min(letters.length, LONG_NAME)
  );
}

function hasName(plain: string, { username, displayName }: Person): boolean {
  const words = wordsOf(plain);
  const names = [username, displayName ?? ''].map((name) => name.normalize('NFKC').toLowerCase());
  return (
    names.some((name) => lettersOf(name) !== '' && lettersOf(plain) === lettersOf(name)) ||
    names
      .flatMap(wordsOf)
      .some((name) => (name.length >= LONG_NAME ? plain.includes(name) : words.includes(name)))
  );
}

/** Words of three letters and more. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u).filter((word) => word.length >= 3);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}
