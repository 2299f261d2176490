import {
  AuditAction,
  type AuditEntry,
  type AuditTrailPage,
  type AuditTrailQuery,
} from '@lux/contracts/accounts/audit-entry.ts';
import { type Connection, Schema } from 'mongoose';

type EntryDocument = Omit<AuditEntry, 'id' | 'at'> & { _id: string; at: Date };

const named = new Schema({ kind: String, id: String, name: String }, { _id: false, id: false });

/** Long enough for a school year's questions, and no longer. */
export const KEEP_AUDIT_DAYS = 365;

const schema = new Schema<EntryDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    actor: { type: named, required: true },
    action: { type: String, enum: AuditAction.options, required: true },
    target: { type: named, default: null },
    details: { type: Schema.Types.Mixed, default: {} },
  },
  { collection: 'audit-entries', versionKey: false, minimize: false },
);
schema.index({ at: 1 });

export type AuditTrailStore = ReturnType<typeof createAuditTrailStore>;

/**
 * The trail of what admins do. It only grows: there is no way to change an entry, and none to take one
 * away but age, so that nobody who stands in it can clean it, by deleting their own account neither.
 */
export function createAuditTrailStore(connection: Connection) {
  const model = connection.model('AuditEntry', schema);
  return {
    /** Once, however often it is told of. */
    append: async ({ id, ...entry }: Omit<AuditEntry, 'at'>): Promise<void> => {
      await model.updateOne(
        { _id: id },
        { $setOnInsert: { ...entry, at: new Date() } },
        { upsert: true },
      );
    },

    /** The latest first. */
    list: async ({ before, limit }: AuditTrailQuery): Promise<AuditTrailPage> => {
      const found = await model
        .find(before ? { _id: { $lt: before } } : {})
        .sort({ _id: -1 })
        .limit(limit + 1)
        .lean<EntryDocument[]>();
      const entries = found.slice(0, limit).map(({ _id, at, ...entry }) => ({
        id: _id,
        at: at.toISOString(),
        ...entry,
      }));
      return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
    },

    /** Resolves to how many were deleted. */
    deleteOlderThan: async (limit: Date): Promise<number> => {
      const { deletedCount } = await model.deleteMany({ at: { $lt: limit } });
      return deletedCount;
    },
  };
}
