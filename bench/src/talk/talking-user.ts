import { randomBytes } from 'node:crypto';
import { Pool } from 'undici';

interface Answered {
  /** From the start of the request to the first byte of the first sentence's sound. */
  firstAudioMs: number;
  /** To the end of the answer's text. */
  doneMs: number;
  firstSentence: string;
}

/** One child at the bff: asks, and fetches the sound of the first sentence as soon as it may. */
export class TalkingUser {
  readonly #pool: Pool;
  readonly #token = `bench-${randomBytes(12).toString('hex')}`;
  #cookie = '';
  conversation = '';

  constructor(url: string) {
    this.#pool = new Pool(url, { connections: 4 });
  }

  async start(): Promise<void> {
    const answer = await this.send('/api/conversations', { visitorToken: this.#token });
    const cookie = answer.headers['set-cookie'];
    this.#cookie = String(Array.isArray(cookie) ? cookie[0] : cookie).split(';')[0] ?? '';
    this.conversation = /"id":"([^"]+)"/.exec(await answer.body.text())?.[1] ?? '';
  }

  send(path: string, body: object, accept = '*/*', signal?: AbortSignal) {
    return this.#pool.request({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie: this.#cookie, accept },
      ...(signal && { signal }),
    });
  }

  get(path: string) {
    return this.#pool.request({ method: 'GET', path, headers: { cookie: this.#cookie } });
  }

  say(content: string, signal?: AbortSignal) {
    const path = `/api/conversations/${this.conversation}/messages`;
    return this.send(path, { role: 'user', content }, 'text/event-stream', signal);
  }

  prepare(content: string, turnId: string) {
    const path = `/api/conversations/${this.conversation}/prepared-messages`;
    return this.send(path, { role: 'user', content, turnId }, 'text/event-stream');
  }

  /** @throws Error where the turn could not be committed. */
  async commit(turnId: string): Promise<void> {
    const path = `/api/conversations/${this.conversation}/prepared-messages/${turnId}/commit`;
    const { statusCode, body } = await this.send(path, {});
    await body.dump();
    if (statusCode !== 204) throw new Error(`commit answered ${statusCode}`);
  }

  /** Asks with a stream and hears the first sentence. @throws Error where there was no answer. */
  async hear(content: string): Promise<Answered> {
    const start = performance.now();
    return this.listen(await this.say(content), start);
  }

  async listen(
    { body }: Awaited<ReturnType<TalkingUser['say']>>,
    start: number,
  ): Promise<Answered> {
    let text = '';
    let firstAudio: Promise<number> | undefined;
    for await (const chunk of body) {
      text += chunk;
      const url = firstAudio ? undefined : /"speechUrl":"([^"]+)"/.exec(text)?.[1];
      if (!url) continue;
      firstAudio = this.#firstByteOf(url, start);
      // Thrown below, when the text has ended.
      firstAudio.catch(() => {});
    }
    if (!firstAudio || !text.includes('event: done')) throw new Error(`no answer: ${text}`);
    return {
      doneMs: performance.now() - start,
      firstAudioMs: await firstAudio,
      firstSentence: /"index":0,"text":"([^"]+)"/.exec(text)?.[1] ?? '',
    };
  }

  async #firstByteOf(path: string, start: number): Promise<number> {
    const { statusCode, body } = await this.get(path);
    if (statusCode !== 200) throw new Error(`speech answered ${statusCode}`);
    let firstByteMs = 0;
    for await (const _chunk of body) firstByteMs ||= performance.now() - start;
    return firstByteMs;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Children with a session each, who have wished for nothing yet. */
export async function spawnTalkingUsers(url: string, count: number): Promise<TalkingUser[]> {
  const children = Array.from({ length: count }, () => new TalkingUser(url));
  await Promise.all(children.map((child) => child.start()));
  return children;
}
