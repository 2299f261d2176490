import { z } from 'zod';
import { Credentials, optionalField } from './credentials.ts';
import { NewPassword } from './password.ts';

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

/** Body of `POST /api/owner/recovery`: the owner has lost the password or the second factor. */
export const OwnerRecovery = z.object({
  ownerSecret: z
    .string('Bitte geben Sie den Besitzer-Schlüssel ein.')
    .trim()
    .min(1, 'Bitte geben Sie den Besitzer-Schlüssel ein.')
    .max(200),
  newPassword: NewPassword,
});
export type OwnerRecovery = z.infer<typeof OwnerRecovery>;

const missingName = 'Bitte gib einen Benutzernamen ein.';
/** Letters of phonetics, "ʀᴇᴋᴛᴏʀ" among them, but for those that names are written in (UAX 31). */
const NO_PHONETICS =
  /^[^\u0250-\u0252\u0255\u0256\u0258\u025A\u025C-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]+$/;
const wrongSigns = 'Nimm für den Benutzernamen nur Buchstaben, Zahlen, Punkt und Strich.';

/** Body of `POST /api/register` (SPEC 5, 7). */
export const Registration = Credentials.pick({ visitorToken: true }).extend({
  username: z
    .string(missingName)
    .trim()
    .normalize('NFKC')
    .min(1, missingName)
    .min(3, 'Der Benutzername braucht mindestens 3 Zeichen.')
    .max(32, 'Der Benutzername darf höchstens 32 Zeichen haben.')
    .regex(/^[\p{L}\p{Nd}._-]+$/u, wrongSigns)
    // Letters without a glyph, as U+3164.
    .regex(/^\P{Default_Ignorable_Code_Point}+$/u, wrongSigns)
    .regex(NO_PHONETICS, wrongSigns)
    .refine(isSingleScript, 'Mische im Benutzernamen keine Buchstaben verschiedener Schriften.'),
  password: NewPassword,
  displayName: optionalField(
    z
      .string()
      .trim()
      .normalize('NFC')
      .min(1)
      .max(60, 'Der Anzeigename darf höchstens 60 Zeichen haben.')
      // Control and format signs turn the text around them, or hide in it.
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'Dieses Zeichen geht im Anzeigenamen nicht.'),
  ),
  /** Accepted, as SPEC 7 has it, and not stored: nothing in LUX needs it. */
  email: optionalField(z.email('Diese E-Mail-Adresse ist nicht vollständig.').max(200)),
  /** Proves who registers under the owner's name; `npm start` shows it once. */
  ownerSecret: optionalField(z.string().trim().max(200)),
  /** A code of an admin, where registration is by invitation. */
  invitation: optionalField(z.string().trim().max(100)),
});
export type Registration = z.infer<typeof Registration>;
