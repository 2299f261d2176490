import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { AwsV4Signer } from 'aws4fetch';
import { type Dispatcher, Pool } from 'undici';
import type { Bucket } from './media-store-environment.ts';
import { type Listed, readListing } from './read-listing.ts';

/** Outages show within 2 s (SPEC 8). */
const CONNECT_LIMIT_MS = 1_000;
const ANSWER_LIMIT_MS = 2_000;
/** A picture of 3 MB over a school's line. */
const WRITE_LIMIT_MS = 30_000;
const BODY_LIMIT_MS = 10_000;
/** Shorter than any server keeps a connection, so that none is closed while it is used. */
const KEEP_IDLE_MS = 1_000;
const MAX_CONNECTIONS = 32;
/** S3 asks for patience with a 503 now and then; each call may be made twice. */
const RETRY_PAUSE_MS = 100;
const TRIES = 2;

const HASH_OF_NOTHING = createHash('sha256').digest('hex');

interface Call {
  method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

interface Options {
  bucket: Bucket;
  /** The part of the bucket that is this LUX's alone (`folder-of.ts`). */
  folder: () => Promise<string>;
  /** Of a listing; S3 gives a thousand at most. */
  pageSize?: number;
  /** Told of every call: how long it took until its answer began, in seconds. */
  observe?: (call: { operation: string; result: 'ok' | 'failed'; seconds: number }) => void;
}

export type ObjectStore = ReturnType<typeof createObjectStore>;

/**
 * Files as objects of an S3 bucket, by their ids. Nothing is ever changed in place: an id is written
 * once, or again with the same bytes.
 *
 * @throws DATABASE_CONNECTION_FAILED 503 from every call, while the store cannot be reached or refuses.
 */
export function createObjectStore({
  bucket,
  folder,
  pageSize = 1_000,
  observe = () => {},
}: Options) {
  const { place, region, accessKeyId, secretAccessKey } = bucket;
  const base = new URL(bucket.url);
  const pool = new Pool(base.origin, {
    connections: MAX_CONNECTIONS,
    connect: { timeout: CONNECT_LIMIT_MS },
    keepAliveTimeout: KEEP_IDLE_MS,
    bodyTimeout: BODY_LIMIT_MS,
  });

  const send = async ({ method, key = '', query = {}, headers = {}, body }: Call) => {
    const url = new URL(key === '' ? base.href : `${base.href.replace(/\/$/, '')}/${key}`);
    url.search = new URLSearchParams(query).toString();
    const hash = body ? createHash('sha256').update(body).digest('hex') : HASH_OF_NOTHING;
    const signer = new AwsV4Signer({
      ...{ method, url: url.href, service: 's3', region, accessKeyId, secretAccessKey },
      headers: { ...headers, 'x-amz-content-sha256': hash },
    });
    const signed = await signer.sign();
    return pool.request({
      method,
      path: `${signed.url.pathname}${signed.url.search}`,
      headers: Object.fromEntries(signed.headers),
      body: body ?? null,
      headersTimeout: method === 'PUT' ? WRITE_LIMIT_MS : ANSWER_LIMIT_MS,
    });
  };

  /** The answer, or null where there is no such object. */
  const attempt = async (call: Call): Promise<Dispatcher.ResponseData | null> => {
    const answer = await send(call);
    if (answer.statusCode < 300) return answer;
    const said = await answer.body.text();
    if (answer.statusCode === 404 && !said.includes('NoSuchBucket')) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
    throw new RefusedError(answer.statusCode, code);
  };

  const ask = async (operation: string, call: Call): Promise<Dispatcher.ResponseData | null> => {
    const begun = performance.now();
    const tell = (result: 'ok' | 'failed') =>
      observe({ operation, result, seconds: (performance.now() - begun) / 1_000 });
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await attempt(call);
        tell('ok');
        return answer;
      } catch (cause) {
        if (tries < TRIES && isWorthAnotherTry(cause)) {
          await pause(RETRY_PAUSE_MS);
          continue;
        }
        tell('failed');
        throw commonErrors.DATABASE_CONNECTION_FAILED({ cause });
      }
    }
  };

  const prefix = async () => `${bucket.prefix}${await folder()}/`;
  const keyOf = async (id: string) => `${await prefix()}${id}`;

  return {
    place,

    async write(id: string, bytes: Buffer, contentType: string): Promise<void> {
      const headers = { 'content-type': contentType, 'content-length': String(bytes.length) };
      const call: Call = { method: 'PUT', key: await keyOf(id), headers, body: bytes };
      const answer = await ask('write', call);
      if (!answer) throw commonErrors.DATABASE_CONNECTION_FAILED();
      await answer.body.dump();
    },

    /**
     * The bytes, once they begin to come; null where there are none.
     *
     * @param range first and last byte, both included.
     */
    async read(id: string, range?: { start: number; end: number }): Promise<Readable | null> {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask('read', { method: 'GET', key: await keyOf(id), headers });
      return answer && answer.body;
    },

    /** None there is fine. */
    async remove(id: string): Promise<void> {
      const answer = await ask('remove', { method: 'DELETE', key: await keyOf(id) });
      await answer?.body.dump();
    },

    /** All objects of this LUX, in pages. */
    async *list(): AsyncGenerator<Listed[]> {
      const own = await prefix();
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          'max-keys': String(pageSize),
          prefix: own,
          ...(token !== undefined && { 'continuation-token': token }),
        };
        const answer = await ask('list', { method: 'GET', query });
        if (!answer) throw commonErrors.DATABASE_CONNECTION_FAILED();
        const page = readListing(await answer.body.text(), own);
        token = page.next;
        yield page.objects;
      } while (token !== undefined);
    },

    /** Rejects while the bucket cannot be reached. */
    async check(): Promise<void> {
      const answer = await ask('check', { method: 'HEAD' });
      if (answer) return answer.body.dump();
      throw commonErrors.DATABASE_CONNECTION_FAILED({ cause: new Error(`no bucket ${place}`) });
    },

    close: async () => pool.close(),
  };
}

/** What the store answered instead; its words for a person may hold keys and stay out. */
class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(`S3 answered ${status} ${code}`.trim());
    this.name = 'RefusedError';
    this.status = status;
  }
}

/** What failed at once; what took its whole time has been waited for long enough. */
function isWorthAnotherTry(cause: unknown): boolean {
  if (cause instanceof RefusedError) return cause.status >= 500 || cause.status === 429;
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}
