import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

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
  /** Asks it to end, over IPC, where it leaves SIGTERM to the supervisor. */
  stopMessage?: Serializable;
};

const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** Pause before restart number 0, 1, 2 …: 250 ms, doubled each time, up to 10 s. */
export function restartBackoffMs(restart: number): number {
  return Math.min(firstPauseMs * 2 ** restart, longestPauseMs);
}

const exitWithParent = new URL('../exit-with-parent.ts', import.meta.url);
/** After this long a process counts as healthy again, and the next restart is quick. */
const healthyAfterMs = 30_000;
/** Services finish their requests within 12 s of SIGTERM or not at all. */
const graceMs = 12_000;

type Events = {
  onLine?(line: string, source: 'stdout' | 'stderr'): void;
  onMessage?(message: unknown): void;
  /** It ended without being asked to, and is started again after the pause. */
  onDeath?(death: { cause: string; pauseMs: number }): void;
  onRestart?(): void;
};

/**
 * One process that is kept running until it is told to stop. A Ctrl-C in the terminal reaches it, too,
 * but only the supervisor acts on that (`exit-with-parent.ts`), and ends all in order.
 */
export class SupervisedProcess {
  readonly name: string;
  readonly #spec: ProcessSpec;
  readonly #events: Events;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #restarts = 0;
  #consecutiveCrashes = 0;
  #wakeUp = new AbortController();

  constructor(spec: ProcessSpec, events: Events = {}) {
    this.name = spec.name;
    this.#spec = spec;
    this.#events = events;
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get restarts(): number {
    return this.#restarts;
  }

  start(): void {
    const { args, cwd, env, firstMessage, hasChildren = false } = this.#spec;
    const startedAt = Date.now();
    const preload = new URL(exitWithParent);
    if (args.includes('--watch')) preload.searchParams.set('watched-for', `${process.pid}`);
    const child = spawn(process.execPath, ['--import', preload.href, ...args], {
      cwd,
      env,
      detached: hasChildren,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#forwardLines(child.stdout, 'stdout');
    this.#forwardLines(child.stderr, 'stderr');
    child.on('message', (message) => this.#events.onMessage?.(message));
    child.once('error', (error) => this.#ended(child, startedAt, error.message));
    child.once('exit', (code, signal) =>
      this.#ended(child, startedAt, signal ? `Signal ${signal}` : `Code ${code}`),
    );
    // A child that dies at once cannot take the message; its exit is reported above.
    if (firstMessage !== undefined) child.send(firstMessage, () => {});
  }

  /** From now on its end is not followed by a restart. */
  stopRestarting(): void {
    this.#isStopping = true;
    this.#wakeUp.abort();
  }

  /** Asks it to end, sends SIGKILL after 12 s, and ends its children where it has some. */
  async stop(): Promise<void> {
    this.stopRestarting();
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const insist = setTimeout(() => this.#killAll(child), graceMs);
    const { stopMessage } = this.#spec;
    if (stopMessage === undefined) child.kill('SIGTERM');
    else child.send(stopMessage, () => {}); // one that has just died cannot take it
    await ended;
    clearTimeout(insist);
    if (this.#spec.hasChildren) this.#killAll(child);
  }

  /** Kills it for good, with its children where it has some. */
  killNow(): void {
    this.stopRestarting();
    if (this.#child) this.#killAll(this.#child);
  }

  /** Sends a signal as the outside world would; a death from it is followed by a restart. */
  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async #ended(child: ChildProcess, startedAt: number, cause: string): Promise<void> {
    if (this.#child !== child) return; // an `error` may be followed by an `exit`
    this.#child = undefined;
    if (this.#isStopping) return;

    if (Date.now() - startedAt >= healthyAfterMs) this.#consecutiveCrashes = 0;
    const pauseMs = restartBackoffMs(this.#consecutiveCrashes++);
    this.#events.onDeath?.({ cause, pauseMs });
    const isWoken = await pause(pauseMs, false, { signal: this.#wakeUp.signal }).catch(() => true);
    if (isWoken) return;
    this.#restarts++;
    this.start();
    this.#events.onRestart?.();
  }

  #forwardLines(stream: Readable | null, source: 'stdout' | 'stderr'): void {
    if (!stream) return;
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) =>
      this.#events.onLine?.(line, source),
    );
  }

  #killAll(child: ChildProcess): void {
    if (!child.pid) return;
    try {
      process.kill(this.#spec.hasChildren ? -child.pid : child.pid, 'SIGKILL');
    } catch {
      // it has ended already
    }
  }
}
