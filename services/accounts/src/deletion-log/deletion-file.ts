import { appendFile, open, rename } from 'node:fs/promises';
import { LoggedDeletion } from '@lux/contracts/accounts/deletion-log.ts';

const OWNER_ONLY = 0o600;
const BATCH = 1_000;

export type DeletionFile = ReturnType<typeof createDeletionFile>;

/**
 * The log of deletions as a file, a JSON line for each, where no back-up of the database reaches it. It is
 * read and written piece by piece, as it may hold a hundred thousand.
 */
export function createDeletionFile(path: string) {
  const lineOf = (deletion: LoggedDeletion) => `${JSON.stringify(deletion)}\n`;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what is added while the file is written anew would be lost with the old one. */
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    path,

    append: (deletions: LoggedDeletion[]): Promise<void> =>
      inTurn(async () => {
        if (deletions.length === 0) return;
        await appendFile(path, deletions.map(lineOf).join(''), { mode: OWNER_ONLY });
      }),

    /** What stands in it, in batches; a line that a crash cut off is left out. None where there is no file. */
    read: (): AsyncIterable<LoggedDeletion[]> => readBatches(path),

    /**
     * In one step, so that a crash leaves the old file or the new one.
     *
     * @param listAll read once nothing is added any more.
     */
    replace: (listAll: () => AsyncIterable<LoggedDeletion>): Promise<void> =>
      inTurn(async () => {
        const fresh = `${path}.${process.pid}.new`;
        const file = await open(fresh, 'w', OWNER_ONLY);
        try {
          let lines: string[] = [];
          for await (const deletion of listAll()) {
            lines.push(lineOf(deletion));
            if (lines.length < BATCH) continue;
            await file.write(lines.join(''));
            lines = [];
          }
          await file.write(lines.join(''));
        } finally {
          await file.close();
        }
        await rename(fresh, path);
      }),
  };
}

async function* readBatches(path: string): AsyncGenerator<LoggedDeletion[]> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return;
  let batch: LoggedDeletion[] = [];
  // The stream closes the file, also where somebody stops reading.
  for await (const line of file.readLines()) {
    const parsed = LoggedDeletion.safeParse(parseLine(line));
    if (parsed.success) batch.push(parsed.data);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
