import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path';
import { ErrorBody } from '@lux/contracts/common/error-body.ts';
import { Readiness } from '@lux/contracts/common/health.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { type Dispatcher, Pool } from 'undici';
import type { z } from 'zod';
import { socketPathOf } from '../config/listen-address.ts';
import { AppError } from '../errors/app-error.ts';
import { commonErrors } from '../errors/common-errors.ts';
import { createOverloadDetector } from '../load/create-overload-detector.ts';
import { internalHeaders } from '../server/internal-headers.ts';
import { requestText } from './request-text.ts';

interface Options {
  /** Base address of the service, or `unix:` and the path of its socket. */
  url: string;
  internalToken: string;
  /**
   * Calls without a time limit of their own take less than this while the service keeps up, in
   * milliseconds. Where all take longer for a while, new requests are refused. Unset: none are.
   */
  slowMs?: number;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Sent as they are, where a body is not JSON. */
  bytes?: { content: Buffer; contentType: string };
  headers?: Record<string, string>;
  /** For whom, acting owner first (see `readOwners`). */
  owners?: readonly OwnerId[];
  /** The lesson it is part of (see `readLesson`). */
  lessonId?: string;
  /** Where the public request came from, as a keyed mark (see `readNetwork`). */
  network?: string;
  requestId?: string;
  /** Longest wait for the answer's headers, default 10 s. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface ServiceClient {
  /** @throws AppError the service's own error, or SERVICE_UNAVAILABLE when it does not answer. */
  json: <Schema extends z.ZodType>(schema: Schema, call: Call) => Promise<z.output<Schema>>;
  /** Read whole, whatever it is; '' where there is nothing. @throws as `json`. */
  text: (call: Call) => Promise<string>;
  /** For bytes and streams. @throws as `json`. */
  stream: (call: Call) => Promise<Dispatcher.ResponseData>;
  /** What the service says of itself; rejects when it is not ready. */
  check: () => Promise<Readiness>;
  /** Ends all calls in flight with this error: a stopping process waits no longer. */
  giveUp: (reason: AppError) => void;
  close: () => Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 1_000;
/** Shorter than any copy takes to leave (`leave`), so that none closes a connection we are just using. */
const KEEP_IDLE_MS = 1_000;
/** More than may wait for pictures (60) or for a model's words, so that the others are not held up. */
const MAX_CONNECTIONS = 256;
/**
 * Calls whose answer has not begun. A request behind so many would wait longer than a child does:
 * where 190 are answered a second, p95 is 1.75 s with as many before it.
 */
const MAX_WAITING = 256;
const RETRY_AFTER_SECONDS = 3;
const READINESS = '/readyz';

/** Calls one service over keep-alive connections. Its errors pass through as they are. */
export function createServiceClient({
  url,
  internalToken,
  slowMs = Infinity,
}: Options): ServiceClient {
  const socketPath = socketPathOf(url);
  const pool = new Pool(socketPath ? originOf(socketPath) : url, {
    connections: MAX_CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS, ...(socketPath && { socketPath }) },
    bodyTimeout: 0,
    keepAliveTimeout: KEEP_IDLE_MS,
    keepAliveMaxTimeout: KEEP_IDLE_MS,
  });

  const load = createOverloadDetector(slowMs);
  let waiting = 0;

  /** Sends a call, unless the service is to be spared. */
  const send = async <Answer>(
    call: Call,
    how: (options: Dispatcher.RequestOptions & { signal?: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> => {
    // A balancer must not take this copy away because it spares a service.
    const isCheck = call.path === READINESS;
    if (!isCheck && (waiting >= MAX_WAITING || load.isOverloaded())) {
      throw commonErrors.SERVICE_UNAVAILABLE({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    waiting += 1;
    const ask = () =>
      how({
        method: call.method,
        path: call.path,
        ...(call.query && { query: call.query }),
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        ...(call.bytes && { body: call.bytes.content }),
        ...(call.signal && { signal: call.signal }),
        headersTimeout: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        headers: {
          ...call.headers,
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...(call.bytes && { 'content-type': call.bytes.contentType }),
          [internalHeaders.token]: internalToken,
          ...(call.owners && { [internalHeaders.owners]: call.owners.join(',') }),
          ...(call.lessonId && { [internalHeaders.lesson]: call.lessonId }),
          ...(call.network && { [internalHeaders.network]: call.network }),
          ...(call.requestId && { [internalHeaders.requestId]: call.requestId }),
        },
      });
    try {
      // Nobody has taken it: one copy has just gone, and another one answers.
      return await ask().catch((cause) => {
        if (!isUntaken(cause)) throw cause;
        return ask();
      });
    } catch (cause) {
      // Whoever aborts may give the answer as the reason.
      if (cause instanceof AppError) throw cause;
      throw commonErrors.SERVICE_UNAVAILABLE({ cause });
    } finally {
      waiting -= 1;
    }
  };

  const stream: ServiceClient['stream'] = async (call) => {
    const answer = await send(call, (options) => pool.request(options));
    const { statusCode, headers, body } = answer;
    if (statusCode >= 400) throw toError(statusCode, headers, await body.text().catch(() => ''));
    return answer;
  };

  const text: ServiceClient['text'] = async (call) => {
    const answer = await send(call, (options) => requestText(pool, options));
    const { statusCode, headers } = answer;
    if (statusCode >= 400) throw toError(statusCode, headers, answer.text);
    return answer.text;
  };

  const json: ServiceClient['json'] = async (schema, call) => {
    // With a limit of its own it waits for a model, a painter or the like, which says nothing of load.
    const isQuick = call.timeoutMs === undefined;
    return schema.parse(parse(await (isQuick ? load.watch(text(call)) : text(call))));
  };

  return {
    json,
    text,
    stream,
    check: () => json(Readiness, { method: 'GET', path: READINESS, timeoutMs: 2_000 }),
    giveUp: (reason) => void pool.destroy(reason),
    close: async () => (pool.destroyed ? undefined : pool.close()),
  };
}

/** No connection came about, so that even what must not happen twice may be asked again. */
function isUntaken(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNREFUSED' || code === 'EHOSTUNREACH';
}

/** What traces and the `host` header call the service behind a socket: `accounts` for `accounts.sock`. */
function originOf(socketPath: string): string {
  const name = basename(socketPath, '.sock').replaceAll(/[^\w-]/g, '');
  return `http://${name || 'localhost'}`;
}

/** @throws SERVICE_UNAVAILABLE, without the cause: its message quotes what was read (DESIGN 6). */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw commonErrors.SERVICE_UNAVAILABLE();
  }
}

function toError(statusCode: number, headers: IncomingHttpHeaders, text: string): AppError {
  const parsed = ErrorBody.safeParse(parse(text));
  if (!parsed.success) return commonErrors.SERVICE_UNAVAILABLE();
  const retryAfterSeconds = Number(headers['retry-after']) || undefined;
  const danger = headers[internalHeaders.danger]?.toString();
  return new AppError(parsed.data.error, statusCode, parsed.data.message, {
    ...{ retryAfterSeconds, danger },
  });
}
