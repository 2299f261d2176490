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

/** The status a provider refused a call with; null where it did not answer at all. */
export function refusalStatus(error: unknown): number | null {
  if (error instanceof UpstreamError) return error.status;
  return error instanceof APIError ? (error.status ?? null) : null;
}

/** Consecutive failures that open the circuit, and how long it stays open. */
const BREAK_AFTER = 5;
const BREAK_FOR_MS = 10_000;

/** Transient: connection lost, server busy or broken. A wrong key or request is permanent. */
function isTransient(error: unknown): boolean {
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

/** One retry of transient failures, and a circuit breaker for a provider that is down. */
export function createUpstreamPolicy(): IPolicy {
  const transient = handleWhen(isTransient);
  // No retry after a timeout: the child has waited long enough.
  const retryable = handleWhen((error) => isTransient(error) && !isTimeout(error));
  return wrap(
    retry(retryable, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 200 }) }),
    circuitBreaker(transient, {
      halfOpenAfter: BREAK_FOR_MS,
      breaker: new ConsecutiveBreaker(BREAK_AFTER),
    }),
  );
}
