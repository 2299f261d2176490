import type { ensureSecrets } from '../data-dir/ensure-secrets.ts';

/** What `startStack` can be told; only the data folder and the port are needed. */
export type StackOptions = {
  dataDir: string;
  /** 0 picks a free one. */
  port: number;
  host?: string;
  /** The repository, or a stand-in for it with `services/` and `web/`. */
  root?: string;
  /** Where binaries patched for older glibc are kept; in the data folder unless given. */
  cacheDir?: string;
  /** Engines that run elsewhere. */
  mongodbUri?: string | undefined;
  redisUrl?: string | undefined;
  /** Secrets that are not to be generated. */
  secrets?: Parameters<typeof ensureSecrets>[1];
  /** Added to the inherited environment, e.g. the OPENAI_BASE_URL of a test's own server. */
  env?: Record<string, string>;
  isDev?: boolean;
  readyWithinMs?: number;
  /** Takes lines for the terminal: progress, warnings, deaths. */
  print?: (line: string) => void;
  /** Gives up starting and ends what already runs. */
  signal?: AbortSignal;
};
