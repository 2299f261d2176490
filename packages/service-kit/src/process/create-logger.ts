import { type Logger, pino } from 'pino';
import { openLogDestination } from './open-log-destination.ts';

/** An error as a log line holds it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: string | number;
  cause?: LoggedError;
}

const MAX_CAUSES = 5;

/**
 * What of an error goes into the log: what it is and where it happened. Nothing else it carries,
 * because drivers attach whole documents and commands to their errors, and no child's words may
 * reach a log line (DESIGN 6).
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return {
      type: typeof error,
      message: 'something else than an error was thrown',
      stack: undefined,
    };
  }
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message,
    stack,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: errorForLog(cause, depth + 1) }),
  };
}

const BUFFER_CHARACTERS = 4_096;
const FLUSH_EVERY_MS = 100;

/**
 * A JSON logger for one service, to the standard output. Lines come in lots; a fatal one, and the end
 * of the process, write all there is. Headers that carry secrets never reach a line.
 */
export function createLogger(service: string, level: string): Logger {
  return pino(
    {
      level,
      base: { service },
      serializers: { err: (error: unknown) => errorForLog(error) },
      redact: [
        'req.headers.cookie',
        'req.headers.authorization',
        'req.headers["x-internal-token"]',
      ],
    },
    openLogDestination({ bufferCharacters: BUFFER_CHARACTERS, flushEveryMs: FLUSH_EVERY_MS }),
  );
}
