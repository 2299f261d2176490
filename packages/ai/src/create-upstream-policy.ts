import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';

/** Failures in a row after which a provider is left alone, and for how long. */
const BREAK_AFTER = 5;
const BREAK_FOR_MS = 10_000;

/** Connection lost, server busy or broken: worth a second try. A wrong key or request is not. */
function isPassing(error: unknown): boolean {
  if (error instanceof APIUserAbortError) return false;
  if (error instanceof APIConnectionError) return true;
  return error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500);
}

/** One retry for what may pass, and a circuit breaker that spares a provider that is down. */
export function createUpstreamPolicy(): IPolicy {
  const passing = handleWhen(isPassing);
  return wrap(
    retry(passing, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 200 }) }),
    circuitBreaker(passing, {
      halfOpenAfter: BREAK_FOR_MS,
      breaker: new ConsecutiveBreaker(BREAK_AFTER),
    }),
  );
}
