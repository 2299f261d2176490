import { styleText } from 'node:util';
import { z } from 'zod';

const warning = 40;
const LogLine = z.looseObject({
  level: z.number(),
  msg: z.string().default(''),
  err: z.looseObject({ type: z.string().optional(), message: z.string().optional() }).optional(),
});

/**
 * Makes a service's log line (pino JSON) readable for the terminal. Undefined for everything below
 * a warning and for lines on stdout that are no log lines. Of a crash on stderr the message is shown,
 * the stack is in the log file.
 */
export function formatLogLine(
  name: string,
  line: string,
  source: 'stdout' | 'stderr',
): string | undefined {
  const prefix = styleText('dim', name.padEnd(13));
  if (source === 'stderr') return isStack(line) ? undefined : `${prefix} ${line}`;

  const entry = parse(line);
  if (!entry || entry.level < warning) return undefined;
  const { level, msg, err } = entry;
  const label = level > warning ? styleText('red', 'Fehler ') : styleText('yellow', 'Warnung');
  const cause = err?.message && err.message !== msg ? `: ${err.message.split('\n')[0]}` : '';
  return `${prefix} ${label} ${msg}${cause}`;
}

function isStack(line: string): boolean {
  return !line.trim() || /^(\s|\}|node:|file:|Node\.js v)/.test(line);
}

function parse(line: string) {
  if (!line.startsWith('{')) return undefined;
  try {
    return LogLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
