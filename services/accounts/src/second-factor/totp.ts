import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;
/** Clocks of phones go wrong: the code before and the one after are as good. */
const WINDOW = 1;
/** What every authenticator app understands, and the only values that some of them do. */
const form = { issuer: 'LUX', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Time-based one-time passwords (RFC 6238), secrets in base32. */
export const totp = {
  createSecret: (): string => new Secret({ size: SECRET_BYTES }).base32,

  /** @param label the account, as the app shows it. */
  uriOf: (secret: string, label: string): string => new TOTP({ ...form, secret, label }).toString(),

  /** The step of time a typed code belongs to, null where it is wrong. */
  stepOf(secret: string, typed: string, now: Date): number | null {
    const timestamp = now.getTime();
    const code = typed.replace(/\s/g, '');
    const generator = new TOTP({ ...form, secret });
    const delta = generator.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : generator.counter({ timestamp }) + delta;
  },
} as const;
