import { afterEach, expect, test, vi } from 'vitest';
import { createDedupingPrinter } from '../start-stack.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the same line comes again only after ten seconds', () => {
  vi.useFakeTimers();
  const printed: string[] = [];
  const print = createDedupingPrinter((line) => printed.push(line));
  for (const line of ['redis is away', 'redis is away', 'mongodb is away']) print(line);
  vi.advanceTimersByTime(10_000);
  print('redis is away');
  expect(printed).toEqual(['redis is away', 'mongodb is away', 'redis is away']);
});
