import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { NewPassword } from './new-password.ts';
import { optionalField } from './optional-field.ts';
import { SecondFactorCode } from './second-factor.ts';

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
