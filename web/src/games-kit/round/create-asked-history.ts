import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';

interface HistoryOptions {
  /** Per topic; the oldest are forgotten first. */
  limit: number;
  /** Longer texts in the storage are taken for damage. */
  maxTextLength: number;
}

/** What this child was asked before, by topic, so that a new round begins with something else (SPEC 9). */
export function createAskedHistory(storageKey: string, { limit, maxTextLength }: HistoryOptions) {
  const History = z.partialRecord(z.string(), z.array(z.string().max(maxTextLength)).catch([]));
  const read = () => storage.readJson(storageKey, History) ?? {};

  /** Oldest first, so that those come back first when nothing else is left. */
  const of = (topic: string): string[] => (read()[topic] ?? []).slice(-limit);

  function add(topic: string, texts: readonly string[]): void {
    const before = of(topic).filter((text) => !texts.includes(text));
    storage.writeJson(storageKey, { ...read(), [topic]: [...before, ...texts].slice(-limit) });
  }

  return { of, add };
}
