import { type Logger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';

/** A JSON logger for one service. Headers that carry secrets never reach a line. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    serializers: { err: (error: unknown) => errorForLog(error) },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-internal-token"]'],
  });
}
