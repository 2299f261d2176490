import { hkdfSync } from 'node:crypto';
import {
  type DeletedName,
  type DeletionLog,
  type DeletionLogQuery,
  type LoggedDeletion,
  NAMES_AT_ONCE,
} from '@lux/contracts/accounts/deletion-log.ts';
import type { DeletedThing } from '@lux/contracts/analytics/visitor-requests.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { nameOfDeleted } from '@lux/service-kit/server/owner-matches-routes.ts';
import { nameOfDeletedThing } from '@lux/service-kit/server/thing-matches-routes.ts';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { createDeletionFile } from './deletion-file.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** So that a back-up that was deleted a little late brings nobody back. */
export const KEEP_BEYOND_BACKUPS_DAYS = 30;

/** The file may have so many lines more than the log has names. */
export const COMPACT_AFTER_LINES = 1_000;

interface DeletionDocument {
  /** The keyed hash of the owner or the thing. */
  _id: string;
  at: Date;
}

const schema = new Schema<DeletionDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'deletions', versionKey: false },
).index({ at: 1 });

interface Options {
  connection: Connection;
  /** As `SETTINGS_KEY`, from which the names' key is derived. */
  settingsKey: Buffer;
  previousSettingsKey: Buffer | null;
  /** Null: the log is in the database alone, and a restore must leave its collection out. */
  file: string | null;
  backupRetentionDays: number;
  log: Logger;
}

const keyOf = (settingsKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', settingsKey, '', 'names in the log of deletions', 32));

export type DeletionLogStore = ReturnType<typeof createDeletionLog>;

/**
 * Whose data was deleted everywhere and which single conversations and pictures, for as long as back-ups may
 * still hold them. In the database and, so
 * that an older back-up of the database does not take it along, in a file outside of it.
 */
export function createDeletionLog({
  connection,
  settingsKey,
  previousSettingsKey,
  file,
  backupRetentionDays,
  log,
}: Options) {
  const model = connection.model('Deletion', schema);
  const copy = file === null ? null : createDeletionFile(file);
  const key = keyOf(settingsKey);
  const keys = previousSettingsKey ? [key, keyOf(previousSettingsKey)] : [key];
  const oldest = (now: number) =>
    new Date(now - (backupRetentionDays + KEEP_BEYOND_BACKUPS_DAYS) * DAY_MS);

  const store = async (deletions: LoggedDeletion[]) => {
    if (deletions.length === 0) return;
    await model.bulkWrite(
      deletions.map(({ name, at }) => ({
        updateOne: {
          filter: { _id: name },
          update: { $max: { at: new Date(at) } },
          upsert: true,
        },
      })),
    );
  };
  const listStored = async function* (): AsyncGenerator<LoggedDeletion> {
    for await (const one of model.find().lean<DeletionDocument[]>().cursor({ batchSize: 1_000 })) {
      yield toLogged(one);
    }
  };

  /** Brings file and database to the same; either may be older, after a restore or a crash. */
  const merge = async (): Promise<void> => {
    const limit = oldest(Date.now());
    await model.deleteMany({ at: { $lt: limit } });
    if (copy === null) return;
    const isKept = ({ at }: LoggedDeletion) => Date.parse(at) >= limit.getTime();
    for await (const filed of copy.read()) await store(filed.filter(isKept));
    // Where the file cannot be written the database has them all.
    await copy.replace(listStored).catch((err: unknown) => {
      log.error({ err, file: copy.path }, 'the file of deletions is behind the database');
    });
  };

  let appended = 0;
  const noteNames = async (names: DeletedName[]) => {
    const at = new Date().toISOString();
    const deletions = names.map((name) => ({ name, at }));
    await store(deletions);
    if (copy === null) return;
    try {
      await copy.append(deletions);
      appended += deletions.length;
      // Who deletes again and again adds a line each time, but has one name.
      if (appended < COMPACT_AFTER_LINES) return;
      appended = 0;
      await copy.replace(listStored);
    } catch (err) {
      // A full disk must keep no child from deleting; the next start brings the file up to date.
      log.error({ err, file: copy.path }, 'a deletion is in the database alone, not in its file');
    }
  };

  return {
    /** Before the last of these owners' things goes. */
    note: (owners: OwnerId[]): Promise<void> =>
      noteNames(owners.map((owner) => nameOfDeleted(key, owner))),

    /** Before a single conversation or picture goes. */
    noteThing: (thing: DeletedThing): Promise<void> => noteNames([nameOfDeletedThing(key, thing)]),

    /** Whether the data of this owner was being deleted. */
    includes: async (owner: OwnerId): Promise<boolean> => {
      const names = keys.map((one) => nameOfDeleted(one, owner));
      return (await model.exists({ _id: { $in: names } })) !== null;
    },

    /** A page of the log, behind a name; the first is read when file and database are the same. */
    read: async ({ after }: DeletionLogQuery): Promise<DeletionLog> => {
      if (after === undefined) await merge();
      const found = await model
        .find(after === undefined ? {} : { _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(NAMES_AT_ONCE)
        .lean<DeletionDocument[]>();
      return {
        keys: keys.map((one) => one.toString('base64url')),
        deletions: found.map(toLogged),
      };
    },
  };
}

function toLogged({ _id, at }: DeletionDocument): LoggedDeletion {
  return { name: _id, at: at.toISOString() };
}
