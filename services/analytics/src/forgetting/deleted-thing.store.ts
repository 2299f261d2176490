import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { DeletedThing } from '@lux/contracts/analytics/visitor-requests.ts';
import { type Connection, Schema } from 'mongoose';

interface Deleted {
  /** `conversation:` or `picture:` and its id, which means nothing any more. */
  _id: string;
  at: Date;
}

const schema = new Schema<Deleted>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'deleted-things', versionKey: false },
);
schema.index({ at: 1 });

const nameOf = (thing: DeletedThing): string =>
  'fileId' in thing ? `picture:${thing.fileId}` : `conversation:${thing.conversationId}`;

/** Where the file of a picture is seen, as events have it. */
export const addressOf = (fileId: string): string => `/media/${fileId}`;

type WithThings = Pick<RequestCompletedEvent, 'conversationId' | 'imageUrl'>;

function namesOf({ conversationId, imageUrl }: WithThings): string[] {
  const fileId = imageUrl?.startsWith(addressOf('')) ? imageUrl.slice(addressOf('').length) : '';
  return [
    ...(conversationId ? [nameOf({ conversationId })] : []),
    ...(fileId ? [nameOf({ fileId })] : []),
  ];
}

export type DeletedThingStore = ReturnType<typeof createDeletedThingStore>;

/** What children deleted lately, for events about it that were still under way then. */
export function createDeletedThingStore(connection: Connection) {
  const model = connection.model('DeletedThing', schema);
  return {
    add: async (thing: DeletedThing): Promise<void> => {
      const $set = { at: new Date() };
      await model.updateOne({ _id: nameOf(thing) }, { $set }, { upsert: true });
    },

    /** Tells which of these are about something that was deleted. */
    among: async (all: readonly WithThings[]): Promise<(one: WithThings) => boolean> => {
      const names = [...new Set(all.flatMap(namesOf))];
      if (names.length === 0) return () => false;
      const deleted = new Set(await model.distinct('_id', { _id: { $in: names } }));
      return (one) => namesOf(one).some((name) => deleted.has(name));
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}
