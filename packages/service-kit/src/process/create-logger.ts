import { type Logger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';

/** Lines are written together, since a write costs more than the making of a line. */
const BUFFER_BYTES = 4_096;
/** After which they are written in any case; also before the process ends, and with a fatal one. */
const FLUSH_EVERY_MS = 100;

/** A JSON logger for one service. Headers that carry secrets never reach a line. */
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
    pino.destination({ sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_EVERY_MS }),
  );
}
