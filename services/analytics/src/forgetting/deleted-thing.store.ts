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

type WithThings = Pick<RequestCompletedEvent, 'conversationId' | 'imageUrl'> & {
  /** When it was asked; missing of pictures, whose file is gone in any case. */
  timestamp?: string | undefined;
};

/** Clocks of two machines differ by less. */
const CLOCKS_DIFFER_MS = 60_000;

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

    /**
     * Tells which of these are about something that was deleted. What was asked afterwards is not: where
     * the deletion failed half-way, the conversation goes on.
     */
    among: async (all: readonly WithThings[]): Promise<(one: WithThings) => boolean> => {
      const names = [...new Set(all.flatMap(namesOf))];
      if (names.length === 0) return () => false;
      const found = await model.find({ _id: { $in: names } }).lean<Deleted[]>();
      const deletedAt = new Map(found.map(({ _id, at }) => [_id, at.getTime()]));
      return (one) =>
        namesOf(one).some((name) => {
          const at = deletedAt.get(name);
          if (at === undefined) return false;
          return !one.timestamp || Date.parse(one.timestamp) <= at + CLOCKS_DIFFER_MS;
        });
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}
