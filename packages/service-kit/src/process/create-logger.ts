import { type Logger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';
import { openLogDestination } from './open-log-destination.ts';

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
