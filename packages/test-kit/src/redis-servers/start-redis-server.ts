import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { waitFor } from '../wait-for.ts';
import type { RedisServer } from './find-redis-server.ts';

/** A `redis-server` of its own folder that a test may kill and start again at the same port. */
export class StartedServer {
  readonly port: number;
  readonly #server: RedisServer;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'lux-redis-'));
  readonly #configuration: string;
  readonly #more: string[];
  #process: ChildProcess | undefined;

  /** @param more after the configuration: `--sentinel`. */
  constructor(server: RedisServer, port: number, lines: string[], more: string[] = []) {
    this.#server = server;
    this.port = port;
    this.#more = more;
    this.#configuration = path.join(this.#folder, 'redis.conf');
    const common = [`port ${port}`, 'bind 127.0.0.1', `dir ${this.#folder}`, 'loglevel warning'];
    // Once: a sentinel and a failover write what they learn into it.
    writeFileSync(this.#configuration, [...common, ...lines, ''].join('\n'));
  }

  async start(): Promise<void> {
    const { command, env } = this.#server;
    this.#process = spawn(command, [this.#configuration, ...this.#more], {
      env,
      stdio: 'ignore',
    });
    await waitFor(() => this.ask('PING'), { timeoutMs: 20_000, what: 'redis-server answers' });
  }

  /** Asks it alone, whatever part of a cluster it is. */
  async ask(...words: [string, ...(string | number)[]]): Promise<unknown> {
    const redis = new Redis(this.port, '127.0.0.1', { lazyConnect: true, retryStrategy: null });
    redis.on('error', () => {});
    try {
      await redis.connect();
      return await redis.call(...words);
    } finally {
      redis.disconnect();
    }
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
