import type { SeatName } from '@lux/contracts/classroom/school-class.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { type Connection, Schema } from 'mongoose';
import type { Activity } from '../board/activity.ts';

/** A seat, or a guest, in one lesson: one record however often it is taken, so that one write decides. */
export interface PlaceRecord {
  /** `<lesson>.<seat>`, of a guest `<lesson>.<visitor>`. */
  _id: string;
  lessonId: Id;
  /** To whom belongs what is made here: `seat:…`, of a guest `visitor:…`. */
  owner: OwnerId;
  /** Null for a guest. */
  seat: SeatName | null;
  label: string;
  /** New each time it is taken: sessions that hold an older one have no lesson any more. */
  placeId: Id;
  formerPlaceIds: Id[];
  /** The device that has it. */
  visitor: OwnerId | null;
  /** `free`: nobody was here yet, but its pictures were tried too often. */
  state: 'free' | 'there' | 'left' | 'out';
  joinedAt: Date;
  firstJoinedAt: Date;
  isHandUp: boolean;
  lockedUntil: Date | null;
  /** When a teacher has read this child's words. */
  looks: { at: Date; lookId: Id }[];
  /** As it was a moment ago, for when Redis has lost it. */
  activity: Activity | null;
  /** Grows with each change, so that an older one never replaces a newer one on the board. */
  revision: number;
}

/** Devices in one place, one after the other: more than tablets break in a lesson. */
const MOST_FORMER = 50;

const schema = new Schema<PlaceRecord>(
  {
    _id: { type: String, required: true },
    lessonId: { type: String, required: true },
    owner: { type: String, required: true },
    seat: { type: Schema.Types.Mixed, default: null },
    label: { type: String, required: true },
    placeId: { type: String, required: true },
    formerPlaceIds: { type: [String], required: true },
    visitor: { type: String, default: null },
    state: { type: String, required: true },
    joinedAt: { type: Date, required: true },
    firstJoinedAt: { type: Date, required: true },
    isHandUp: { type: Boolean, required: true },
    lockedUntil: { type: Date, default: null },
    looks: { type: [{ _id: false, at: Date, lookId: String }], required: true },
    activity: { type: Schema.Types.Mixed, default: null },
    revision: { type: Number, required: true },
  },
  { versionKey: false, collection: 'places', minimize: false },
)
  .index({ lessonId: 1 })
  .index({ placeId: 1 }, { unique: true })
  .index({ formerPlaceIds: 1 })
  .index({ owner: 1 });

/** Who takes a place. */
export interface Taking {
  lessonId: Id;
  owner: OwnerId;
  seat: SeatName | null;
  label: string;
  visitor: OwnerId;
  now: Date;
}

export type PlaceStore = ReturnType<typeof createPlaceStore>;

/** The places of lessons. Who has one is decided here alone. */
export function createPlaceStore(connection: Connection) {
  const places = connection.model('Place', schema);

  const created = ({ lessonId, owner, seat, label, now }: Omit<Taking, 'visitor'>) => ({
    lessonId,
    owner,
    seat,
    label,
    firstJoinedAt: now,
    looks: [],
    activity: null,
    formerPlaceIds: [],
  });

  return {
    /**
     * Takes a place that is free, was left, or that this device let go.
     *
     * @param from the place's id as it was read; null: there was no record.
     * @returns null where another device was quicker.
     */
    async take(taking: Taking, from: PlaceRecord | null): Promise<PlaceRecord | null> {
      const { visitor, now } = taking;
      const taken = {
        placeId: createId(),
        visitor,
        state: 'there' as const,
        joinedAt: now,
        isHandUp: false,
        lockedUntil: null,
      };
      if (from) {
        return places
          .findOneAndUpdate(
            { _id: from._id, placeId: from.placeId, state: from.state },
            {
              $set: taken,
              $inc: { revision: 1 },
              $push: { formerPlaceIds: { $each: [from.placeId], $slice: -MOST_FORMER } },
            },
            { returnDocument: 'after' },
          )
          .lean();
      }
      try {
        const record: PlaceRecord = {
          _id: keyOf(taking),
          ...created(taking),
          ...taken,
          revision: 1,
        };
        await places.create(record);
        return record;
      } catch (error) {
        // Two devices at once: the other one has it.
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    /** Its pictures were tried too often. Nobody's place changes by it. */
    async lock(locking: Omit<Taking, 'visitor'>, until: Date): Promise<void> {
      const first = {
        ...created(locking),
        placeId: createId(),
        state: 'free',
        joinedAt: locking.now,
        visitor: null,
        isHandUp: false,
      };
      await places.updateOne(
        { _id: keyOf(locking) },
        { $setOnInsert: first, $set: { lockedUntil: until }, $inc: { revision: 1 } },
        { upsert: true },
      );
    },

    /** A child goes, or is sent out. @returns null where this is nobody's place any more. */
    async leave(placeId: Id, state: 'left' | 'out'): Promise<PlaceRecord | null> {
      return places
        .findOneAndUpdate(
          { placeId, state: state === 'out' ? { $in: ['there', 'left'] } : 'there' },
          { $set: { state, isHandUp: false }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    async setHand(placeId: Id, isHandUp: boolean): Promise<PlaceRecord | null> {
      return places
        .findOneAndUpdate(
          { placeId, state: 'there' },
          { $set: { isHandUp }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    async addLook(key: string, look: { at: Date; lookId: Id }): Promise<PlaceRecord | null> {
      return places
        .findByIdAndUpdate(
          key,
          { $push: { looks: { $each: [look], $slice: -100 } }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** What the board shows of it has changed elsewhere: an alert came, or was seen. */
    async touch(key: string): Promise<PlaceRecord | null> {
      return places
        .findByIdAndUpdate(key, { $inc: { revision: 1 } }, { returnDocument: 'after' })
        .lean();
    },

    /** As the board knows them, for when Redis has lost them. */
    async keepActivities(lessonId: Id, activities: Map<Id, Activity>): Promise<void> {
      if (activities.size === 0) return;
      await places.bulkWrite(
        [...activities].map(([placeId, activity]) => ({
          updateOne: { filter: { lessonId, placeId }, update: { $set: { activity } } },
        })),
      );
    },

    async find(placeId: Id): Promise<PlaceRecord | null> {
      return places.findOne({ placeId }).lean();
    },

    /** Also by an id it had before. */
    async findEver(placeId: Id): Promise<PlaceRecord | null> {
      return places.findOne({ $or: [{ placeId }, { formerPlaceIds: placeId }] }).lean();
    },

    async findOf(lessonId: Id, owner: OwnerId): Promise<PlaceRecord | null> {
      return places.findById(keyOf({ lessonId, owner })).lean();
    },

    /** The place of this owner in a lesson, and those this device has there. */
    async listOfDevice(lessonId: Id, owner: OwnerId, visitor: OwnerId): Promise<PlaceRecord[]> {
      return places.find({ lessonId, $or: [{ owner }, { visitor, state: 'there' }] }).lean();
    },

    async listOfLesson(lessonId: Id): Promise<PlaceRecord[]> {
      return places.find({ lessonId }).lean();
    },

    /** Places in which no session may be any more. */
    async listGone(lessonId: Id): Promise<Id[]> {
      const found = await places
        .find({ lessonId }, { placeId: 1, formerPlaceIds: 1, state: 1 })
        .lean();
      return found.flatMap(({ placeId, formerPlaceIds, state }) =>
        state === 'there' ? formerPlaceIds : [...formerPlaceIds, placeId],
      );
    },

    async listOfOwners(owners: OwnerId[]): Promise<PlaceRecord[]> {
      return places.find({ owner: { $in: owners } }).lean();
    },

    async removeOf(owners: OwnerId[]): Promise<void> {
      await places.deleteMany({ owner: { $in: owners } });
    },

    async remove(ids: PlaceRecord['_id'][]): Promise<void> {
      await places.deleteMany({ _id: { $in: ids } });
    },

    async removeOfLessons(lessonIds: Id[]): Promise<void> {
      await places.deleteMany({ lessonId: { $in: lessonIds } });
    },
  };
}

function keyOf({ lessonId, owner }: Pick<PlaceRecord, 'lessonId' | 'owner'>): string {
  return `${lessonId}.${owner}`;
}
