import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { formatLogLine } from './format-log-line.ts';

function format(line: string, source: 'stdout' | 'stderr' = 'stdout') {
  const text = formatLogLine('media', line, source);
  return text && stripVTControlCharacters(text);
}

test('warnings and errors become readable, everything else stays in the log file', () => {
  const warning = { level: 40, msg: 'redis not reachable', err: { message: 'ECONNREFUSED\n at' } };
  expect(format(JSON.stringify(warning))).toMatch(
    /^media +Warnung redis not reachable: ECONNREFUSED$/,
  );
  expect(format('{"level":60,"msg":"service failed"}')).toMatch(
    /^media +Fehler {2}service failed$/,
  );
  expect(format('{"level":30,"msg":"listening"}')).toBeUndefined();
  expect(format('{"level": not json')).toBeUndefined();
  expect(format('some banner')).toBeUndefined();
});

test('what caused an error is named behind it', () => {
  const cause = { message: 'fetch failed', cause: { message: 'connect ECONNREFUSED 127.0.0.1:1' } };
  const line = { level: 50, msg: 'answer failed', err: { message: 'LUX ist müde.', cause } };
  expect(format(JSON.stringify(line))).toMatch(
    /answer failed: LUX ist müde\.: fetch failed: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  );
});

test('of a crash the message is shown, not the stack', () => {
  expect(format('TypeError: x is not a function', 'stderr')).toMatch(/TypeError/);
  expect(format('    at main.ts:3:1', 'stderr')).toBeUndefined();
});
