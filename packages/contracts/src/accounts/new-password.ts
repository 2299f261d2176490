import { z } from 'zod';

/** A password that somebody chooses for their own account (SPEC 5). */
export const NewPassword = z
  .string('Bitte gib ein Passwort ein.')
  .min(1, 'Bitte gib ein Passwort ein.')
  .min(8, 'Das Passwort braucht mindestens 8 Zeichen.')
  .max(200, 'Das Passwort darf höchstens 200 Zeichen haben.');
