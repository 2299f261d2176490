import { z } from 'zod';

/** One spelling each for the kinds of value an environment variable can hold (DESIGN 3). */
export const envField = {
  port: (byDefault: number) => z.coerce.number().int().min(0).max(65_535).default(byDefault),
  flag: (byDefault: boolean) =>
    z
      .enum(['true', 'false'])
      .default(byDefault ? 'true' : 'false')
      .transform((value) => value === 'true'),
  url: (byDefault: string) => z.url().default(byDefault),
  /** At least 16 characters: long enough that guessing over the network is hopeless. */
  secret: () => z.string().min(16, 'must be a secret of at least 16 characters'),
} as const;
