import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import type { Picture } from '../picture.ts';

const WorkMark = z.object({
  /** When the child coloured last, by this device's clock. */
  changedAt: z.iso.datetime(),
  /** The account has it. */
  isSent: z.boolean(),
});
export type WorkMark = z.infer<typeof WorkMark>;

const Marks = z.record(z.string(), WorkMark);

const readAll = () => storage.readJson(storageKeys.coloringWorks, Marks) ?? {};

function write(pageId: string, mark: WorkMark): void {
  storage.writeJson(storageKeys.coloringWorks, { ...readAll(), [pageId]: mark });
}

/** What this browser has of each coloured page, and whether the account has it, too. */
export const workMarks = {
  read: (pageId: string): WorkMark | null => readAll()[pageId] ?? null,

  /** The child coloured. It comes after what it changed, also where this device's clock is behind. */
  noteChange({ id, colored }: Pick<Picture, 'id' | 'colored'>): void {
    const before = colored === undefined ? 0 : Date.parse(colored.changedAt) + 1;
    const changedAt = new Date(Math.max(Date.now(), before)).toISOString();
    write(id, { changedAt, isSent: false });
  },

  /** The account has what was changed then. */
  noteSent: (pageId: string, changedAt: string) => write(pageId, { changedAt, isSent: true }),

  remove(pageId: string): void {
    const { [pageId]: removed, ...others } = readAll();
    if (removed !== undefined) storage.writeJson(storageKeys.coloringWorks, others);
  },
};

/** Whether the account has newer colours of a page than this browser. */
export function isNewerElsewhere({ id, colored }: Pick<Picture, 'id' | 'colored'>): boolean {
  if (colored === undefined) return false;
  const mark = workMarks.read(id);
  return mark === null || Date.parse(colored.changedAt) > Date.parse(mark.changedAt);
}
