import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';
import { NewPassword } from './password.ts';
import { SecondFactorCode } from './second-factor.ts';

/** An empty field of a form is one that was left out. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const missingName = 'Bitte gib einen Benutzernamen ein.';
const missingPassword = 'Bitte gib ein Passwort ein.';

/** Body of `POST /api/login` (SPEC 5, 7). Whatever was registered can be typed here. */
export const Credentials = z.object({
  username: z.string(missingName).trim().min(1, missingName).max(200),
  password: z.string(missingPassword).min(1, missingPassword).max(200),
  visitorToken: VisitorToken.optional(),
  /** Asked for once the account has a second factor. */
  code: optionalField(SecondFactorCode),
  /** Where an admin has given the password: what the user chooses instead. */
  newPassword: optionalField(NewPassword),
});
export type Credentials = z.infer<typeof Credentials>;
