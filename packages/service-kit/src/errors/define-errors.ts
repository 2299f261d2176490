import { AppError } from './app-error.ts';

interface Entry {
  status: number;
  /** German, for the person. */
  message: string;
}

interface Details {
  /** Replaces the catalogue's sentence where the situation allows a more exact one. */
  message?: string;
  cause?: unknown;
  retryAfterSeconds?: number;
  danger?: string;
}

/** Turns a catalogue of codes into functions that make the errors: `throw errors.NOT_FOUND()`. */
export function defineErrors<Catalogue extends Record<string, Entry>>(
  catalogue: Catalogue,
): { [Code in keyof Catalogue]: (details?: Details) => AppError } {
  const makers = Object.entries(catalogue).map(([code, entry]) => [
    code,
    ({ message = entry.message, ...options }: Details = {}) =>
      new AppError(code, entry.status, message, options),
  ]);
  return Object.fromEntries(makers);
}
