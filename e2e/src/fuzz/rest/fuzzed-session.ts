import { randomUUID } from 'node:crypto';
import type { ApiAnswer, ApiCall } from './api-call.ts';

interface Entrance {
  url: string;
  dashboardPassword: string;
  username: string;
  /** Whether it comes in with an account; else as a visitor, which costs no hashing of a password. */
  hasAccount: boolean;
}

const PASSWORD = 'Wolke-Besen-Zebra';
/** No answer of ours takes longer, even where pictures wait in a queue or everything is exported. */
const HANGS_AFTER_MS = 90_000;
/** An answer that waits to be committed stays open; its beginning tells enough. */
const STREAM_READ_MS = 150;
const JSON_HEADERS = { 'content-type': 'application/json' };

/** A browser with all rights there are, which comes in anew where its session or its bucket has ended. */
export class FuzzedSession {
  readonly username: string;
  readonly password = PASSWORD;
  readonly visitorToken = `visitor-${randomUUID()}`;
  readonly #entrance: Entrance;
  #cookie: string | null = null;

  constructor(entrance: Entrance) {
    this.#entrance = entrance;
    this.username = entrance.username;
  }

  /** Sends a call, twice where the first met the limit of a bucket. @throws where no answer comes. */
  async send(call: ApiCall): Promise<ApiAnswer> {
    const answer = await this.#sendOnce(call);
    if (answer.status !== 429) return answer;
    this.#cookie = null;
    return this.#sendOnce(call);
  }

  /** The answer's JSON to a call that must succeed. */
  async expect(method: ApiCall['method'], path: string, body?: object): Promise<unknown> {
    const call = body ? { headers: JSON_HEADERS, body: JSON.stringify(body) } : { headers: {} };
    const { status, text } = await this.send({ method, path, ...call });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  /** The session's cookie, as a header says it. */
  async cookie(): Promise<string> {
    this.#cookie ??= await this.#enter();
    return this.#cookie;
  }

  async #sendOnce(call: ApiCall): Promise<ApiAnswer> {
    const headers = { cookie: await this.cookie(), ...call.headers };
    const answer = await this.#fetch({ ...call, headers });
    // Logged in, out or forgotten: whoever comes next needs a session of ours again.
    if (headers.cookie === this.#cookie && cookieOf(answer)) this.#cookie = null;
    return answer;
  }

  async #fetch({ method, path, headers, body }: ApiCall): Promise<ApiAnswer> {
    const hanging = new AbortController();
    const timer = setTimeout(() => hanging.abort(), HANGS_AFTER_MS);
    const what = `${method} ${path.slice(0, 200)}`;
    try {
      const answer = await fetch(this.#entrance.url + path, {
        method,
        headers,
        redirect: 'manual',
        signal: hanging.signal,
        ...(body !== undefined && { body }),
      });
      return { status: answer.status, headers: answer.headers, text: await readText(answer) };
    } catch (cause) {
      throw new Error(hanging.signal.aborted ? `no answer to ${what}` : `cut off: ${what}`, {
        cause,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async #enter(): Promise<string> {
    const { username, dashboardPassword, hasAccount } = this.#entrance;
    const { visitorToken } = this;
    const credentials = { username, password: PASSWORD, visitorToken };
    let cookie = '';
    if (hasAccount) {
      const known = await this.#post('/api/login', credentials);
      const entered = known.status < 300 ? known : await this.#post('/api/register', credentials);
      cookie = cookieOf(entered) ?? '';
      if (!cookie) throw new Error(`${username} cannot come in: ${known.text} ${entered.text}`);
    }
    const unlocked = await this.#post(
      '/api/dashboard/login',
      { password: dashboardPassword },
      cookie ? { cookie } : { 'x-visitor-token': visitorToken },
    );
    // Too many wrong guesses, which only those who guess make: they go on without.
    const isClosed = unlocked.status === 429;
    if (unlocked.status !== 200 && !isClosed) throw new Error(`no dashboard: ${unlocked.text}`);
    return cookieOf(unlocked) ?? cookie;
  }

  #post(path: string, body: object, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    return this.#fetch({
      method: 'POST',
      path,
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(body),
    });
  }
}

async function readText(answer: Response): Promise<string> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !answer.body) return answer.text();
  const reader = answer.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), STREAM_READ_MS);
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  clearTimeout(timer);
  return text;
}

function cookieOf({ headers }: Pick<ApiAnswer, 'headers'>): string | null {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('lux_session='));
  return cookie?.split(';')[0] ?? null;
}
