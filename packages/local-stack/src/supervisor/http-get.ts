import http from 'node:http';
import { json } from 'node:stream/consumers';

interface Answer {
  isOk: boolean;
  status: number;
  /** Undefined where it is no JSON. */
  body: unknown;
}

/**
 * Asks `http://host/path`, or `unix:/socket:/path` where the server answers at a Unix socket.
 * Rejects where no answer comes within the time.
 */
export function httpGet(url: string, timeoutMs: number): Promise<Answer> {
  const [, socketPath, path] = /^unix:(.+):(\/[^:]*)$/.exec(url) ?? [];
  const signal = AbortSignal.timeout(timeoutMs);
  const answered = Promise.withResolvers<Answer>();
  const request =
    socketPath && path
      ? http.get({ socketPath, path, signal, agent: false })
      : http.get(url, { signal, agent: false });
  request.on('error', answered.reject);
  request.on('response', async (response) => {
    const status = response.statusCode ?? 0;
    const body = await json(response).catch(() => undefined);
    answered.resolve({ isOk: status >= 200 && status < 300, status, body });
  });
  return answered.promise;
}
