import { z } from 'zod';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storage-keys.ts';

/** Secrets and working notes say nothing about a child, and whoever has the token is that child. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  storageKeys.visitorToken,
  storageKeys.keptUserId,
  storageKeys.keptLedger,
  storageKeys.lettersContent,
]);

/** What this browser keeps, by key: as JSON where it is JSON. */
export function deviceData(): Record<string, unknown> {
  const kept = Object.values(storageKeys).flatMap((key) => {
    const text = LEFT_OUT.has(key) ? null : storage.readText(key);
    return text === null ? [] : [[key, parsed(text)]];
  });
  return z.record(z.string(), z.unknown()).parse(Object.fromEntries(kept));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
