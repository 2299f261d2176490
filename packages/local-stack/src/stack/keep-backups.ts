import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const LOOK_EVERY_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** Named so that names in order are times in order. */
const NAME = /^lux-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})\.tar\.gz(\.age)?$/;

const script = fileURLToPath(new URL('../../../backup/src/backup.ts', import.meta.url));

interface Options {
  /** `BACKUP_DIR`; made where it is missing. */
  dir: string;
  /** How many stay. */
  keep: number;
  isEncrypted: boolean;
  env: Record<string, string>;
  print: (line: string) => void;
  now?: () => number;
  /** Writes one back-up. Rejects where that fails, or is ended. */
  write?: (file: string, signal: AbortSignal) => Promise<void>;
}

const timeOf = (name: string): number => {
  const [, time = ''] = NAME.exec(name) ?? [];
  const [day, clock = ''] = time.split('T');
  return Date.parse(`${day}T${clock.replaceAll('-', ':')}Z`);
};

/** What the command said, which is a sentence for a person, else the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : '';
  return said || error.message;
}

/**
 * Writes a back-up a day into a folder and removes the oldest ones (DESIGN 10), one at a time. One that
 * fails is tried again at the next look; older ones stay until there is a newer one.
 *
 * @returns `look`, for the timer and for tests; `stop` ends what is being written and waits for it.
 */
export function createBackupKeeper(options: Options) {
  const { dir, keep, isEncrypted, env, print, now = Date.now } = options;
  const stopping = new AbortController();
  const write =
    options.write ??
    (async (file: string, signal: AbortSignal) => {
      await promisify(execFile)(process.execPath, [script, file], { env, signal });
    });

  async function writeWhereDue(): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const found = (await readdir(dir)).sort();
    // Of one that was killed in the middle.
    for (const name of found) {
      if (name.endsWith('.part') && NAME.test(name.slice(0, -'.part'.length))) {
        await rm(path.join(dir, name), { force: true });
      }
    }
    const names = found.filter((name) => NAME.test(name));
    const newest = names.at(-1);
    if (newest !== undefined && now() - timeOf(newest) < DAY_MS) return;
    const time = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const name = `lux-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
    await write(path.join(dir, name), stopping.signal);
    for (const old of [...names, name].slice(0, -keep)) {
      await rm(path.join(dir, old), { force: true });
    }
  }

  let running: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    running ??= writeWhereDue()
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        print(`Die tägliche Sicherung nach ${dir} ist nicht gelungen: ${reasonOf(error)}`);
      })
      .finally(() => {
        running = null;
      });
    await running;
  };
  return {
    look,
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}

/** Looks now and every ten minutes. @returns what ends it, a back-up that is being written as well. */
export function keepBackups(options: Options): () => Promise<void> {
  const { look, stop } = createBackupKeeper(options);
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}
