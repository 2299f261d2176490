import { z } from 'zod';

/** What the engine host is told to open, by IPC: a command line or an environment would show the password. */
export const EnginesOrder = z.object({
  mongodb: z
    .object({
      dataDir: z.string(),
      /** The address other processes connect to; it outlives a restart of the host. */
      socketPath: z.string(),
      /** Loaded before the engine where glibc is older than 2.38. */
      shimPath: z.string().optional(),
    })
    .optional(),
  redis: z
    .object({
      /** As MongoDB's. */
      socketPath: z.string(),
      password: z.string().regex(/^[A-Za-z0-9_-]+$/),
      /** A `redis-server` or `valkey-server` of this machine, with its data folder; else the packaged Valkey. */
      native: z.object({ command: z.string(), dataDir: z.string() }).optional(),
    })
    .optional(),
});
export type EnginesOrder = z.infer<typeof EnginesOrder>;

/** The second IPC message: end what is open. */
export const STOP_ENGINES = 'stop';
