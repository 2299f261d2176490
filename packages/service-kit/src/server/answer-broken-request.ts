import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../errors/app-error.ts';
import { commonErrors } from '../errors/common-errors.ts';

/** Node's codes for requests that never became one, as far as they have an answer of their own. */
const BY_NODE_CODE: Record<string, () => AppError> = {
  HPE_HEADER_OVERFLOW: commonErrors.HEADERS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: commonErrors.REQUEST_TIMED_OUT,
};

/**
 * Answers what is no HTTP request, or not completely, in the shape of DESIGN 7, and hangs up.
 *
 * @param headers are on this answer, too.
 */
export function answerBrokenRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const answer = (BY_NODE_CODE[error.code ?? ''] ?? commonErrors.VALIDATION_FAILED)();
    const body = JSON.stringify({ error: answer.code, message: answer.message });
    const head = [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
