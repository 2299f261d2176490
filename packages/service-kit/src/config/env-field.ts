import { z } from 'zod';

const SOCKET_PATH_BYTES = 95;
/** The kernel's limit is 103 on macOS and 107 on Linux; 8 are for the number that `listenAt` appends. */
const SocketUrl = z
  .string()
  .regex(/^unix:\/./, 'must be unix: and the path of a socket')
  .refine(
    (url) => Buffer.byteLength(url) <= 'unix:'.length + SOCKET_PATH_BYTES,
    `must be no longer than ${SOCKET_PATH_BYTES} bytes`,
  );

/** One spelling each for the kinds of value an environment variable can hold (DESIGN 3). */
export const envField = {
  port: (byDefault: number) => z.coerce.number().int().min(0).max(65_535).default(byDefault),
  flag: (byDefault: boolean) =>
    z
      .enum(['true', 'false'])
      .default(byDefault ? 'true' : 'false')
      .transform((value) => value === 'true'),
  /** How long something is kept, in whole days. */
  days: (byDefault: number, min = 1) =>
    z.coerce.number().int().min(min).max(3_650).default(byDefault),
  url: (byDefault: string) => z.url().default(byDefault),
  /** Where a service of ours is called: `http://…`, or `unix:` and the path of its socket. */
  serviceUrl: (byDefault: string) =>
    z.union([z.url({ protocol: /^https?$/ }), SocketUrl]).default(byDefault),
  /** `unix:` and the path of a socket to listen on. */
  socketUrl: () => SocketUrl,
  /** 32 bytes as base64 that encrypt what is saved (`create-secret-box.ts`). */
  sealingKey: () =>
    z
      .string()
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((key) => key.length === 32, 'must be 32 bytes as base64'),
  /** At least 16 characters: long enough that guessing over the network is hopeless. */
  secret: () => z.string().min(16, 'must be a secret of at least 16 characters'),
} as const;
