interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

type Watcher = (key: string) => void;

const watchers = new Set<Watcher>();

/** Stands in where the browser refuses localStorage: lasts as long as the page. */
const memory = new Map<string, string>();

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** False when the browser stored nothing (quota, private mode); the value then lasts for this page. */
function writeText(key: string, value: string): boolean {
  const isKept = tryToWrite(key, value);
  for (const watcher of watchers) watcher(key);
  return isKept;
}

function tryToWrite(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
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
