import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { AwsClient } from 'aws4fetch';
import type { S3Server } from './find-s3-server.ts';

const KEY_ID = 'lux:media';
const SECRET = 'a-secret-of-this-test';
const script = path.join(import.meta.dirname, 'serve-swift.py');

/** An S3 server of its own folder that a test may kill and start again at the same port. */
export class StartedS3Server {
  readonly #server: S3Server;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'lux-s3-'));
  #port = 0;
  #process: ChildProcess | undefined;

  constructor(server: S3Server) {
    this.#server = server;
  }

  async start(): Promise<void> {
    const { command, env } = this.#server;
    const given = [script, this.#folder, String(this.#port), KEY_ID, SECRET];
    const started = spawn(command, given, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const [, port] = /^ready (\d+)$/.exec(line) ?? [];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('the S3 server ended');
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What a service needs to use a bucket of it. */
  environment(place: string) {
    return {
      MEDIA_STORE: place,
      S3_ENDPOINT: this.url,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    };
  }

  async makeBucket(name: string): Promise<void> {
    const answer = await this.ask('PUT', `/${name}`);
    if (!answer.ok) throw new Error(`bucket not made: ${answer.status}`);
  }

  /** Keys of all objects in a bucket. */
  async listKeys(bucket: string): Promise<string[]> {
    const answer = await this.ask('GET', `/${bucket}?list-type=2`);
    return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  }

  async ask(method: string, target: string): Promise<Response> {
    const keys = { accessKeyId: KEY_ID, secretAccessKey: SECRET, service: 's3' };
    return new AwsClient({ ...keys, region: 'us-east-1' }).fetch(`${this.url}${target}`, {
      method,
    });
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
