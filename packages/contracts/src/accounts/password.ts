import { z } from 'zod';

/** What `DASHBOARD_PASSWORD` and `ADMIN_PIN` are checked for at the start; both open what all children said. */

const MIN_LENGTH = 12;
/** Words of a passphrase have at least so many letters. */
const MIN_WORD_LENGTH = 4;
const MIN_WORDS = 3;
/** What is left of a password once everything that guessers try first counts as one sign. */
const MIN_SURPRISES = 8;
const MIN_PIN_LENGTH = 8;
const MIN_DIFFERENT_SIGNS = 5;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6zhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
].flatMap((row) => [row, [...row].reverse().join('')]);
/** Shorter ones stand in any good password. */
const MIN_ROW_LENGTH = 4;

/** Words of which passwords for schools and for LUX are made first; and the examples we give ourselves. */
const common = [
  ...[
    'passwort',
    'password',
    'kennwort',
    'geheim',
    'secret',
    'dashboard',
    'administrator',
    'admin',
  ],
  ...[
    'login',
    'willkommen',
    'welcome',
    'hallo',
    'hello',
    'lehrerin',
    'lehrer',
    'teacher',
    'rektorin',
  ],
  ...[
    'rektor',
    'direktor',
    'grundschule',
    'schule',
    'school',
    'klasse',
    'kinder',
    'lernen',
    'owner',
  ],
  ...[
    'besitzer',
    'sonnenblume',
    'sonnenschein',
    'sunshine',
    'sommer',
    'summer',
    'winter',
    'fruehling',
  ],
  ...['frühling', 'herbst', 'schmetterling', 'regenbogen', 'einhorn', 'dragon', 'monkey', 'master'],
  ...[
    'letmein',
    'iloveyou',
    'ichliebedich',
    'princess',
    'prinzessin',
    'football',
    'fussball',
    'fußball',
  ],
  ...[
    'schatz',
    'schnecke',
    'mustermann',
    'changeme',
    'default',
    'test',
    'example',
    'beispiel',
    'lux',
  ],
  ...['eins', 'zwei', 'drei', 'vier', 'fünf', 'fuenf', 'wolke', 'besen', 'zebra'],
];

const years = /(19|20)\d\d/g;
const repeats = /(.{1,12}?)\1+/gu;

/** What is wrong with a password for the dashboard, for operators; null: nothing. */
export function weaknessOfPassword(password: string): string | null {
  const isStrong = isPassphrase(password) || hasSurprises(password);
  return isStrong
    ? null
    : 'is easy to guess. Use three or more unrelated words, or at least 12 characters that are no ' +
        'common word, row or repetition; for example the output of: openssl rand -base64 18';
}

/** What is wrong with a pin for API clients, for operators; null: nothing. */
export function weaknessOfPin(pin: string): string | null {
  const signs = pin.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const isWeak =
    pin.length < MIN_PIN_LENGTH ||
    new Set(signs).size < MIN_DIFFERENT_SIGNS ||
    isDate(signs) ||
    isRepetition(signs) ||
    countSurprises(signs) < MIN_DIFFERENT_SIGNS;
  return isWeak
    ? 'is easy to guess. Use at least 8 characters that are no sequence, repetition or date; ' +
        'for example the output of: openssl rand -hex 8'
    : null;
}

/** Words apart from each other, none of which guessers try first. */
function isPassphrase(password: string): boolean {
  const words = password
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH && countSurprises(word) > 2);
  return new Set(words).size >= MIN_WORDS;
}

function hasSurprises(password: string): boolean {
  return password.length >= MIN_LENGTH && countSurprises(password) >= MIN_SURPRISES;
}

/** Signs that remain where each common word, row, year and repetition counts as one. */
function countSurprises(text: string): number {
  let rest = text.toLowerCase().replace(/[\s._-]/g, '');
  for (const word of common) rest = rest.replaceAll(word, '*');
  rest = rest.replace(years, '*');
  for (const row of rows) rest = withoutRow(rest, row);
  return rest.replace(repeats, '$1').length;
}

function withoutRow(text: string, row: string): string {
  let rest = text;
  for (let length = row.length; length >= MIN_ROW_LENGTH; length -= 1) {
    for (let from = 0; from + length <= row.length; from += 1) {
      rest = rest.replaceAll(row.slice(from, from + length), '*');
    }
  }
  return rest;
}

/** `24122024`, `20241224`, `241224`. */
function isDate(digits: string): boolean {
  const day = '(0[1-9]|[12]\\d|3[01])';
  const month = '(0[1-9]|1[0-2])';
  const year = '((19|20)?\\d\\d)';
  const orders = [day + month + year, month + day + year, year + month + day];
  return orders.some((order) => new RegExp(`^${order}$`).test(digits));
}

function isRepetition(text: string): boolean {
  return /^(.+?)\1+$/u.test(text);
}

/** A password that somebody chooses for their own account (SPEC 5). */
export const NewPassword = z
  .string('Bitte gib ein Passwort ein.')
  .min(1, 'Bitte gib ein Passwort ein.')
  .min(8, 'Das Passwort braucht mindestens 8 Zeichen.')
  .max(200, 'Das Passwort darf höchstens 200 Zeichen haben.');

/** Body of `PUT /api/me/password`: whoever is logged in takes another password. */
export const PasswordChange = z.object({
  currentPassword: z
    .string('Bitte gib dein altes Passwort ein.')
    .min(1, 'Bitte gib dein altes Passwort ein.')
    .max(200),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** What an admin asks for a user who has forgotten the password; without one LUX makes it up. */
export const PasswordReset = z.object({
  password: z
    .string()
    .min(1, 'Bitte geben Sie das Passwort ein.')
    .min(8, 'Das Passwort braucht mindestens 8 Zeichen.')
    .max(200, 'Das Passwort darf höchstens 200 Zeichen haben.')
    .optional(),
});
export type PasswordReset = z.infer<typeof PasswordReset>;
