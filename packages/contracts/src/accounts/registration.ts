import { z } from 'zod';
import { Credentials } from './credentials.ts';
import { isSingleScript } from './is-single-script.ts';
import { NewPassword } from './new-password.ts';
import { optionalField } from './optional-field.ts';

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
    // Letters that nobody sees, as U+3164.
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
  /** Taken, as SPEC 7 has it, and kept nowhere: nothing in LUX needs it. */
  email: optionalField(z.email('Diese E-Mail-Adresse ist nicht vollständig.').max(200)),
  /** Proves who registers under the owner's name; `npm start` shows it once. */
  ownerSecret: optionalField(z.string().trim().max(200)),
  /** A code of an admin, where registration is by invitation. */
  invitation: optionalField(z.string().trim().max(100)),
});
export type Registration = z.infer<typeof Registration>;
