import { TOTP } from 'otpauth';

/** What an authenticator app shows, `steps` of 30 s from now. */
export function totpCode(secret: string, { steps = 0, now = Date.now() } = {}): string {
  return new TOTP({ secret }).generate({ timestamp: now + steps * 30_000 });
}
