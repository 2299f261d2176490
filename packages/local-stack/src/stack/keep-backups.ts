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
  /** Writes one back-up. Rejects where that fails. */
  write?: (file: string) => Promise<void>;
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
 * Writes a back-up a day into a folder and removes the oldest ones (DESIGN 10). One that fails is tried
 * again at the next look; older ones stay until there is a newer one.
 *
 * @returns what looks once, for the timer and for tests.
 */
export function createBackupKeeper(options: Options): () => Promise<void> {
  const { dir, keep, isEncrypted, env, print, now = Date.now } = options;
  const run = promisify(execFile);
  const write =
    options.write ??
    (async (file: string) => {
      await run(process.execPath, [script, file], { env });
    });

  return async () => {
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const names = (await readdir(dir)).filter((name) => NAME.test(name)).sort();
      const newest = names.at(-1);
      if (newest !== undefined && now() - timeOf(newest) < DAY_MS) return;
      const time = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-');
      const name = `lux-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
      await write(path.join(dir, name));
      for (const old of [...names, name].slice(0, -keep)) await rm(path.join(dir, old));
    } catch (error) {
      print(`Die tägliche Sicherung nach ${dir} ist nicht gelungen: ${reasonOf(error)}`);
    }
  };
}

/** Looks now and every ten minutes. @returns what ends it. */
export function keepBackups(options: Options): () => void {
  const look = createBackupKeeper(options);
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
