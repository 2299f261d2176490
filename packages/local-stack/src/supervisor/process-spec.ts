import type { Serializable } from 'node:child_process';

/** A Node process of the stack, as the supervisor starts it again and again. */
export type ProcessSpec = {
  name: string;
  /** Options of Node, then the script and its arguments. */
  args: string[];
  cwd: string;
  /** The whole environment: nothing is inherited silently. */
  env: Record<string, string | undefined>;
  /**
   * Starts processes of its own, which end with it. The price: Linux shares out the CPU among sessions
   * first, so the niceness of others no longer counts for it.
   */
  hasChildren?: boolean;
  /** Sent over IPC after each start. */
  firstMessage?: Serializable;
};
