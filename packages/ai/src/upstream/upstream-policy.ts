import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { errors } from 'undici';

/** A provider's refusal, from clients of our own. */
export class UpstreamError extends Error {
  readonly status: number;

  constructor(provider: string, status: number) {
    super(`${provider} answered ${status}`);
    this.name = 'UpstreamError';
    this.status = status;
  }
}

/** Failures in a row after which a provider is left alone, and for how long. */
const BREAK_AFTER = 5;
const BREAK_FOR_MS = 10_000;

/** Connection lost, server busy or broken: worth a second try. A wrong key or request is not. */
function isPassing(error: unknown): boolean {
  if (error instanceof APIUserAbortError) return false;
  if (error instanceof APIConnectionError) return true;
  if (isLostConnection(error)) return true;
  if (!(error instanceof APIError || error instanceof UpstreamError)) return isTimeout(error);
  return error.status === 429 || (error.status ?? 0) >= 500;
}

const lostConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnections.has(String(error.code));
}

/** The OpenAI client's time limit, undici's, or a call cut by a signal of ours. */
function isTimeout(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return true;
  if (error instanceof errors.HeadersTimeoutError) return true;
  if (error instanceof errors.ConnectTimeoutError) return true;
  return error instanceof Error && error.name === 'TimeoutError';
}

/** One retry for what may pass soon, and a circuit breaker that spares a provider that is down. */
export function createUpstreamPolicy(): IPolicy {
  const passing = handleWhen(isPassing);
  // A child has waited for a time-out once; nobody waits for a second one.
  const soon = handleWhen((error) => isPassing(error) && !isTimeout(error));
  return wrap(
    retry(soon, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 200 }) }),
    circuitBreaker(passing, {
      halfOpenAfter: BREAK_FOR_MS,
      breaker: new ConsecutiveBreaker(BREAK_AFTER),
    }),
  );
}
