import { z } from 'zod';

const missingCode = 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.';
const missingPassword = 'Bitte geben Sie Ihr Passwort ein.';

/** Six digits of an authenticator app (TOTP, RFC 6238), or one of the recovery codes. */
export const SecondFactorCode = z.string(missingCode).trim().min(1, missingCode).max(40);

const password = z.string(missingPassword).min(1, missingPassword).max(200);

/** Body of `POST /api/me/second-factor`. */
export const SecondFactorOrder = z.object({ password });

/** What the authenticator app needs. It is shown this once and stored sealed. */
export const SecondFactorSecret = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

/** Body of what needs a code alone: activating the second factor, confirming who one is. */
export const SecondFactorProof = z.object({ code: SecondFactorCode });

/** Body of `DELETE /api/me/second-factor`. */
export const SecondFactorRemoval = z.object({ password, code: SecondFactorCode });
export type SecondFactorRemoval = z.infer<typeof SecondFactorRemoval>;

/** Each takes the place of one code of the app, once. Shown this once and stored as hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
