import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { LoggedDeletion } from '@lux/contracts/accounts/deletion-log.ts';

const OWNER_ONLY = { mode: 0o600 };

export type DeletionFile = ReturnType<typeof createDeletionFile>;

/** The log of deletions as a file, a JSON line for each, where no back-up of the database reaches it. */
export function createDeletionFile(path: string) {
  const lineOf = (deletion: LoggedDeletion) => `${JSON.stringify(deletion)}\n`;
  return {
    path,

    append: async (deletions: LoggedDeletion[]): Promise<void> => {
      if (deletions.length > 0) await appendFile(path, deletions.map(lineOf).join(''), OWNER_ONLY);
    },

    /** What stands in it; a line that a crash cut off is left out. None where there is no file yet. */
    read: async (): Promise<LoggedDeletion[]> => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        const parsed = LoggedDeletion.safeParse(parseLine(line));
        return parsed.success ? [parsed.data] : [];
      });
    },

    /** In one step, so that a crash leaves the old file or the new one. */
    replace: async (deletions: LoggedDeletion[]): Promise<void> => {
      const fresh = `${path}.${process.pid}.new`;
      await writeFile(fresh, deletions.map(lineOf).join(''), OWNER_ONLY);
      await rename(fresh, path);
    },
  };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
