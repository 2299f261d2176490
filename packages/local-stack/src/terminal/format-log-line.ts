import { styleText } from 'node:util';
import { z } from 'zod';

const warning = 40;
const LoggedError = z.looseObject({
  message: z.string().optional(),
  get cause() {
    return LoggedError.optional();
  },
});
type LoggedError = z.infer<typeof LoggedError>;
const LogLine = z.looseObject({
  level: z.number(),
  msg: z.string().default(''),
  err: LoggedError.optional(),
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
  return `${prefix} ${label} ${[...new Set([msg, ...reasons(err)])].join(': ')}`;
}

/** The first line of an error and of what caused it: only the last one says what is wrong with a server. */
function reasons(error: LoggedError | undefined): string[] {
  if (!error) return [];
  const [line] = error.message?.split('\n') ?? [];
  return [...(line ? [line] : []), ...reasons(error.cause)];
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
