import { z } from 'zod';

/** What `npm start` generates once where the environment does not set it (DESIGN 3). */
export const Secrets = z.object({
  INTERNAL_TOKEN: z.string().min(16, 'mindestens 16 Zeichen'),
  SESSION_SECRET: z.string().min(16, 'mindestens 16 Zeichen'),
  SETTINGS_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, '32 Byte als Base64 nötig'),
  /** Shown once: proves who registers under OWNER_USERNAME. */
  OWNER_SECRET: z.string().min(16, 'mindestens 16 Zeichen'),
  /** How good a given one must be, `config.ts` says. */
  DASHBOARD_PASSWORD: z.string().min(1),
});
export type Secrets = z.infer<typeof Secrets>;
