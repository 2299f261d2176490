import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createOutageLog } from './create-outage-log.ts';

const uptime = vi.spyOn(process, 'uptime');
afterEach(() => void uptime.mockReset());

function open() {
  const lines: string[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line) => void lines.push(readable(line)) },
  );
  return { lines, outages: createOutageLog(log) };
}

function readable(line: string): string {
  const { level, msg } = JSON.parse(line);
  return `${level === 40 ? 'warn' : 'info'}: ${msg}`;
}

test('an outage while the system starts is no warning, one that lasts longer is', () => {
  const { lines, outages } = open();
  for (const seconds of [2, 14, 15, 60]) {
    uptime.mockReturnValue(seconds);
    outages.reportAway(new Error('ENOENT'), 'redis not reachable');
  }
  expect(lines).toEqual(['info: redis not reachable', 'warn: redis not reachable']);
});

test('each outage after the start is logged once, and so is its end', () => {
  uptime.mockReturnValue(600);
  const { lines, outages } = open();
  outages.reportBack('redis is back');
  for (let outage = 0; outage < 2; outage += 1) {
    outages.reportAway(new Error('ENOENT'), 'redis not reachable');
    outages.reportAway(new Error('ENOENT'), 'redis not reachable');
    outages.reportBack('redis is back');
  }
  const once = ['warn: redis not reachable', 'info: redis is back'];
  expect(lines).toEqual([...once, ...once]);
});
