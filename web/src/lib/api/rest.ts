import { lessonFrameAtom } from '../session/lesson-frame.ts';
import { visitorToken } from '../storage/visitor-token.ts';
import { store } from '../store.ts';
import { ApiError } from './api-error.ts';

const DATABASE_AWAY =
  'Die Datenbank ist derzeit nicht verfügbar. Bitte versuche es später erneut oder kontaktiere den Administrator.';

/** What a refusing answer says to the person (SPEC 8, generic non-ok response). */
async function readApiError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  if (body === null) {
    const message = `${status}: ${text || statusText}`;
    return new ApiError({ status, code: 'UNKNOWN', message, isForPerson: false });
  }
  const code = typeof body.error === 'string' ? body.error : 'UNKNOWN';
  if (code === 'DATABASE_CONNECTION_FAILED') {
    return new ApiError({ status, code, message: DATABASE_AWAY, isForPerson: true });
  }
  const said = body.message;
  const isForPerson = typeof said === 'string' && said !== '';
  const message = isForPerson ? said : `Fehler ${status}: ${statusText}`;
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null;
  return new ApiError({ status, code, message, isForPerson, retryAfterSeconds });
}

function parseObject(text: string): { error?: unknown; message?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

interface Schema<T> {
  parse(value: unknown): T;
}

/**
 * Brings the schema of an answer once there is an answer to parse. zod weighs more than React;
 * loaded this way it stays out of the first visit, where nothing has been asked yet.
 */
type LoadSchema<T> = () => Promise<Schema<T>>;

interface Options {
  signal?: AbortSignal | undefined;
}

interface AcceptOptions extends Options {
  accept?: string;
}

interface SendOptions extends AcceptOptions {
  /** Another visitor's than this browser's: who joins a lesson comes as a new one. */
  visitorToken?: string | undefined;
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}

const TOKEN = 'x-visitor-token';

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has(TOKEN)) headers.set(TOKEN, visitorToken());
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers, credentials: 'include' });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    const message = 'Keine Verbindung. Gleich klappt es vielleicht wieder.';
    throw new ApiError({ status: 0, code: 'NO_CONNECTION', message, isForPerson: true }, { cause });
  }
  if (response.ok) return response;
  const error = await readApiError(response);
  if (await store.get(lessonFrameAtom)?.mayRepeat(error.code, init.signal)) return send(path, init);
  throw error;
}

function sendJson(
  path: string,
  body: unknown,
  { signal, accept, visitorToken: token, method = 'POST' }: SendOptions,
): Promise<Response> {
  return send(path, {
    method,
    signal: signal ?? null,
    headers: {
      ...(accept === undefined ? {} : { accept }),
      ...(token === undefined ? {} : { [TOKEN]: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function sendBytes(
  method: 'POST' | 'PUT',
  path: string,
  bytes: Blob,
  { signal }: Options,
): Promise<Response> {
  const headers = { 'content-type': bytes.type };
  return send(path, { method, signal: signal ?? null, headers, body: bytes });
}

async function parse<T>(response: Response, loadSchema: LoadSchema<T>): Promise<T> {
  try {
    const [schema, value] = await Promise.all([loadSchema(), response.json()]);
    return schema.parse(value);
  } catch (cause) {
    const message = 'Die Antwort konnte nicht gelesen werden.';
    const { status } = response;
    throw new ApiError({ status, code: 'BAD_ANSWER', message, isForPerson: true }, { cause });
  }
}

/** The JSON API (SPEC 7): cookies and visitor token always included, every refusal an ApiError. */
export const rest = {
  async get<T>(path: string, loadSchema: LoadSchema<T>, options: Options = {}): Promise<T> {
    return parse(await send(path, { signal: options.signal ?? null }), loadSchema);
  },

  async post<T>(
    path: string,
    body: unknown,
    loadSchema: LoadSchema<T>,
    options: Omit<SendOptions, 'accept' | 'method'> = {},
  ): Promise<T> {
    return parse(await sendJson(path, body, options), loadSchema);
  },

  async put<T>(
    path: string,
    body: unknown,
    loadSchema: LoadSchema<T>,
    options: Options = {},
  ): Promise<T> {
    return parse(await sendJson(path, body, { ...options, method: 'PUT' }), loadSchema);
  },

  async patch<T>(
    path: string,
    body: unknown,
    loadSchema: LoadSchema<T>,
    options: Options = {},
  ): Promise<T> {
    return parse(await sendJson(path, body, { ...options, method: 'PATCH' }), loadSchema);
  },

  /** With a body where it takes proof, such as a password. */
  async delete(path: string, body?: unknown, options: Options = {}): Promise<void> {
    await sendJson(path, body, { ...options, method: 'DELETE' });
  },

  /** For calls whose answer says nothing we need. */
  async postOnly(path: string, body?: unknown, options: Options = {}): Promise<void> {
    await sendJson(path, body, options);
  },

  /** Sends bytes under their own content type. */
  async postBytes<T>(
    path: string,
    bytes: Blob,
    loadSchema: LoadSchema<T>,
    options: Options = {},
  ): Promise<T> {
    return parse(await sendBytes('POST', path, bytes, options), loadSchema);
  },

  /** A form with a file. */
  async postForm<T>(
    path: string,
    form: FormData,
    loadSchema: LoadSchema<T>,
    { signal }: Options = {},
  ): Promise<T> {
    return parse(
      await send(path, { method: 'POST', signal: signal ?? null, body: form }),
      loadSchema,
    );
  },

  /** As `postBytes`. */
  async putBytes<T>(
    path: string,
    bytes: Blob,
    loadSchema: LoadSchema<T>,
    options: Options = {},
  ): Promise<T> {
    return parse(await sendBytes('PUT', path, bytes, options), loadSchema);
  },

  /** For answers that are read as they come, or whose headers matter. */
  getResponse(path: string, { signal, accept = '*/*' }: AcceptOptions = {}): Promise<Response> {
    return send(path, { signal: signal ?? null, headers: { accept } });
  },

  /** For answers that are no JSON. */
  postForResponse(path: string, body: unknown, options: AcceptOptions = {}): Promise<Response> {
    return sendJson(path, body, options);
  },

  /** For answers that stream: resolves as soon as the server has begun to answer. */
  postForStream(path: string, body: unknown, options: Options = {}): Promise<Response> {
    return sendJson(path, body, { ...options, accept: 'text/event-stream' });
  },
};
