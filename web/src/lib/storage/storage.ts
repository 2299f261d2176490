interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

type Watcher = (key: string) => void;

const watchers = new Set<Watcher>();

/** Stands in where the browser refuses localStorage: lasts as long as the page. */
const memory = new Map<string, string>();

/** While it is there, this browser is in a lesson: what lies here meanwhile has places of its own. */
export const LESSON_KEY = 'lesson';

/**
 * Where an entry lies. A child in a lesson finds nothing of what the device had before, and what it
 * makes does not mix with it (features/lesson).
 */
function placeOf(key: string): string {
  return key === LESSON_KEY || readText(LESSON_KEY) === null ? key : `${LESSON_KEY}/${key}`;
}

function readText(key: string): string | null {
  const place = placeOf(key);
  try {
    return localStorage.getItem(place) ?? memory.get(place) ?? null;
  } catch {
    return memory.get(place) ?? null;
  }
}

/** False when the browser stored nothing (quota, private mode); the value then lasts for this page. */
function writeText(key: string, value: string): boolean {
  const isKept = tryToWrite(key, value);
  for (const watcher of watchers) watcher(key);
  return isKept;
}

function tryToWrite(key: string, value: string): boolean {
  const place = placeOf(key);
  try {
    localStorage.setItem(place, value);
    memory.delete(place);
    return true;
  } catch {
    memory.set(place, value);
    return false;
  }
}

function remove(key: string): void {
  const place = placeOf(key);
  memory.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was stored, so nothing is left to remove.
  }
  for (const watcher of watchers) watcher(key);
}

/** Calls back after everything this page writes or removes; answers with the way to stop it. */
function watch(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Null where nothing is stored or where it is invalid: other code may have written there. */
function readJson<T>(key: string, parser: Parser<T>): T | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    const parsed = parser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The valid entries of a stored list; invalid ones are left out. */
function readList<T>(key: string, parser: Parser<T>): T[] {
  const list = readJson<unknown[]>(key, {
    safeParse: (value) =>
      Array.isArray(value) ? { success: true, data: value } : { success: false },
  });
  return (list ?? []).flatMap((entry) => {
    const parsed = parser.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** localStorage that never throws. */
export const storage = { readText, writeText, remove, readJson, readList, writeJson, watch };
