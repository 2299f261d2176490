import { randomBytes } from 'node:crypto';
import type { ClientMessages, ServerMessages } from '@lux/contracts/sockets/messages.ts';
import { io, type Socket } from 'socket.io-client';
import { Pool } from 'undici';
import { z } from 'zod';
import { lessonUpstreamMs } from '../measuring/upstream-schedules.ts';
import type { LatencyRecorder } from './latency-recorder.ts';

const Started = z.object({ id: z.string() });
const Ordered = z.object({ jobId: z.string() });
const PICTURE_LIMIT_MS = 60_000;

/** One child of a lesson: a browser with a session, an open socket and a conversation. */
export class VirtualUser {
  readonly #pool: Pool;
  readonly #url: string;
  readonly #token = `pupil-${randomBytes(12).toString('hex')}`;
  readonly #recorder: () => LatencyRecorder;
  #cookie = '';
  #conversation = '';
  #socket: Socket<ServerMessages, ClientMessages> | undefined;
  #asked = 0;

  /** @param recorder where everything is noted from now on. */
  constructor(url: string, recorder: () => LatencyRecorder) {
    this.#url = url;
    this.#recorder = recorder;
    this.#pool = new Pool(url, { connections: 6 });
  }

  async start(): Promise<void> {
    const { headers, text } = await this.#call('POST', '/api/conversations', {
      visitorToken: this.#token,
    });
    this.#cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
    this.#conversation = Started.parse(JSON.parse(text)).id;
    const socket: Socket<ServerMessages, ClientMessages> = io(this.#url, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: this.#cookie },
    });
    this.#socket = socket;
    const answer = await socket
      .timeout(20_000)
      .emitWithAck('visitor.join', { visitorToken: this.#token });
    if (!answer.ok) throw new Error(answer.error);
  }

  /** Asks LUX something and fetches the sound of the first sentence as soon as it may. */
  talk(): Promise<void> {
    return this.#do('talk', 2, async () => {
      this.#asked += 1;
      const { body } = await this.#send(
        'POST',
        `/api/conversations/${this.#conversation}/messages`,
        { role: 'user', content: `Warum leuchtet der Mond Nummer ${this.#asked} in der Nacht?` },
        { accept: 'text/event-stream' },
      );
      let text = '';
      let heard: Promise<unknown> | undefined;
      for await (const chunk of body) {
        text += chunk;
        const url = heard ? undefined : /"speechUrl":"([^"]+)"/.exec(text)?.[1];
        if (url) heard = this.#call('GET', url);
      }
      if (!heard || !text.includes('event: done')) throw new Error('talk: no answer');
      await heard;
    });
  }

  /** Wishes for a picture and waits for it as the screen does: until the socket tells. */
  picture(): Promise<void> {
    return this.#do('picture', 1, async () => {
      this.#asked += 1;
      const prompt = `ein blauer Drache Nummer ${this.#asked} vor einem Schloss`;
      const { text } = await this.#call(
        'POST',
        '/api/generate-image',
        { prompt },
        { prefer: 'respond-async' },
      );
      await this.#untilReady(Ordered.parse(JSON.parse(text)).jobId);
    });
  }

  /** A round of maths, told of at its end. */
  async round(): Promise<void> {
    const sums = { difficulty: 'easy', operations: ['+', '-'], count: 5 };
    await this.#do('maths', 0, () => this.#call('POST', '/api/math/generate', sums));
    const round = {
      id: randomBytes(16).toString('base64url'),
      game: 'math',
      category: 'easy',
      score: 4,
      total: 5,
      seconds: 40,
    };
    await this.#do('round', 0, () => this.#call('POST', '/api/games/rounds', round));
  }

  quiz(): Promise<void> {
    const wish = { category: 'nature', count: 5, excludedQuestions: [] };
    return this.#do('quiz', 0, () => this.#call('POST', '/api/quiz/generate', wish));
  }

  /** What a screen asks for when it opens. */
  async look(): Promise<void> {
    await this.#do('settings', 0, () => this.#call('GET', '/api/settings'));
    await this.#do('talks', 0, () => this.#call('GET', '/api/conversations'));
  }

  async close(): Promise<void> {
    this.#socket?.disconnect();
    await this.#pool.close();
  }

  /** Notes how long it took, less what the upstream took, or how it failed. */
  async #do(act: string, upstreamCalls: number, work: () => Promise<unknown>): Promise<void> {
    const recorder = this.#recorder();
    const start = performance.now();
    try {
      await work();
      recorder.add(act, performance.now() - start - upstreamCalls * lessonUpstreamMs);
    } catch (error) {
      recorder.fail(error instanceof Error ? error.message : 'unknown');
    }
  }

  async #untilReady(jobId: string): Promise<void> {
    const socket = this.#socket;
    if (!socket) throw new Error('picture: no socket');
    await new Promise<void>((resolve, reject) => {
      const end = (problem?: string) => {
        clearTimeout(timer);
        socket.off('job.ready', ready).off('job.failed', failed);
        if (problem) reject(new Error(problem));
        else resolve();
      };
      const ready = (job: { jobId: string }) => job.jobId === jobId && end();
      const failed = (job: { jobId: string }) => job.jobId === jobId && end('picture failed');
      const timer = setTimeout(() => end('picture: no message'), PICTURE_LIMIT_MS);
      socket.on('job.ready', ready).on('job.failed', failed);
    });
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await this.#send(method, path, body, headers);
    return { headers: answer.headers, text: await answer.body.text() };
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await this.#pool.request({
      method,
      path,
      headers: {
        ...headers,
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    if (answer.statusCode >= 400) {
      await answer.body.dump();
      // Speech has a key of its own in its address.
      throw new Error(`${method} ${path.split('/').slice(0, 3).join('/')} ${answer.statusCode}`);
    }
    return answer;
  }
}
