import { type Logger, pino } from 'pino';

/** A JSON logger for one service. Headers that carry secrets never reach a line. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-internal-token"]'],
  });
}
