import type { Serializable } from 'node:child_process';

/** A Node process of the stack, as the supervisor starts it again and again. */
export type ProcessSpec = {
  name: string;
  /** Options of Node, then the script and its arguments. */
  args: string[];
  cwd: string;
  /** The whole environment: nothing is inherited silently. */
  env: Record<string, string | undefined>;
  /** Sent over IPC after each start. */
  firstMessage?: Serializable;
};
