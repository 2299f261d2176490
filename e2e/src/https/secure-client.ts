import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  bytes: Buffer;
}

/** Over HTTP/1.1. */
function call(
  ca: string,
  url: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ca, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
          bytes: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Over HTTP/2. */
function callHttp2(
  { ca, origin }: { ca: string; origin: string },
  headers: Record<string, string>,
  body: string | Buffer = '',
): Promise<Answer> {
  const session = connectHttp2(origin, { ca });
  return new Promise<Answer>((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({ ...headers }, { endStream: body.length === 0 });
    const parts: Buffer[] = [];
    let received: Record<string, unknown> = {};
    stream.on('response', (given) => {
      received = given;
    });
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const bytes = Buffer.concat(parts);
      const status = Number(received[':status']);
      resolve({ status, headers: received, body: bytes.toString(), bytes });
    });
    stream.on('error', reject);
    if (body.length > 0) stream.end(body);
  }).finally(() => session.close());
}

/** Calls by a client that trusts this authority and no other. */
export const createSecureClient = (server: { ca: string; origin: string }) => ({
  call: (url: string, options?: Parameters<typeof call>[2]) => call(server.ca, url, options),
  callHttp2: (headers: Record<string, string>, body?: string | Buffer) =>
    callHttp2(server, headers, body),
});
