import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type {
  ForgetRequest,
  LessonForgetRequest,
} from '@lux/contracts/analytics/visitor-requests.ts';
import { type Connection, Schema } from 'mongoose';
import { type Adoption, nameOfPerson } from './adoption.store.ts';

interface Forgotten {
  /** A hash: a list of those who wanted to be forgotten must not name them. */
  _id: string;
  /** Events from before this moment are anonymised. */
  at: Date;
}

const schema = new Schema<Forgotten>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'forgotten', versionKey: false },
);
schema.index({ at: 1 });

/** Calls that are under way when a lesson ends are told of later, and it does not come back. */
const ECHO_MS = 60 * 60 * 1_000;

export type ForgottenStore = ReturnType<typeof createForgottenStore>;

/** Who was forgotten lately, for events that were still under way then. */
export function createForgottenStore(connection: Connection) {
  const model = connection.model('Forgotten', schema);
  const note = async (people: Forgotten[]) => {
    await model.bulkWrite(
      people.map(({ _id, at }) => ({
        updateOne: { filter: { _id }, update: { $max: { at } }, upsert: true },
      })),
    );
  };
  return {
    add: async ({
      visitorMarks,
      userId,
      seatIds = [],
      owners = [],
      until,
    }: ForgetRequest): Promise<void> => {
      const at = until === undefined ? new Date() : new Date(until);
      const names = visitorMarks.map(nameOfPerson.visitor);
      if (userId) names.push(nameOfPerson.user(userId));
      names.push(...seatIds.map(nameOfPerson.seat), ...owners.map(nameOfPerson.owner));
      await note(names.map((_id) => ({ _id, at })));
    },

    addLesson: async ({ lessonId }: LessonForgetRequest): Promise<void> => {
      const at = new Date(Date.now() + ECHO_MS);
      await note([{ _id: nameOfPerson.lesson(lessonId), at }]);
    },

    /** Notes of a user's adoptions outlast the user as notes of visitors. */
    addVisitors: async (adoptions: Adoption[]): Promise<void> => {
      await note(adoptions.map(({ visitor, at }) => ({ _id: visitor, at })));
    },

    /** Tells which events must be anonymised, among those not older than `oldest`. */
    since: async (oldest: Date): Promise<(event: OwnedEvent) => boolean> => {
      const found = await model.find({ at: { $gte: oldest } }).lean<Forgotten[]>();
      if (found.length === 0) return () => false;
      const byName = new Map(found.map(({ _id, at }) => [_id, at.getTime()]));
      return (event) => {
        const asked = Date.parse(event.timestamp);
        return namesOf(event).some((name) => asked <= (byName.get(name) ?? 0));
      };
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}

type OwnedEvent = Pick<
  RequestCompletedEvent,
  'timestamp' | 'visitorToken' | 'userId' | 'place' | 'owner'
>;

/** An event goes with its owner, and with the lesson it comes from. */
function namesOf({ place, ...event }: OwnedEvent): string[] {
  const owner = nameOfOwner({ place, ...event });
  return [
    ...(owner ? [owner] : []),
    ...(event.owner ? [nameOfPerson.owner(event.owner)] : []),
    ...(place ? [nameOfPerson.lesson(place.lessonId)] : []),
  ];
}

/** An event has one owner: the seat, else the user if one was logged in, else the visitor. */
function nameOfOwner({ userId, visitorToken, place }: OwnedEvent): string | null {
  if (place?.seatId) return nameOfPerson.seat(place.seatId);
  if (userId !== null) return nameOfPerson.user(userId);
  return visitorToken === null ? null : nameOfPerson.visitor(visitorToken);
}
