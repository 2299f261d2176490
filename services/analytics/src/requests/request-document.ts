import { DangerKind } from '@lux/contracts/analytics/danger-kind.ts';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import {
  type AnalyticsRequest,
  RequestType,
  SafetyMark,
} from '@lux/contracts/analytics/request.ts';
import { type RecordOwner, VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import { type Connection, Schema } from 'mongoose';

/** A request as MongoDB keeps it. */
export type RequestDocument = Omit<
  AnalyticsRequest,
  'id' | 'timestamp' | 'handled' | 'forgottenAt'
> & {
  /** The event's id, so that an event written twice is one document. */
  _id: string;
  timestamp: Date;
  /** The segment it is counted in (decisions/010). */
  segment: string;
  /** Where its child was in a lesson, until it is forgotten. */
  place?: RequestCompletedEvent['place'];
  /** Its visitor, until it is forgotten or a user's. */
  owner?: RequestCompletedEvent['owner'];
  /** Of which conversation it holds words. */
  conversationId?: RequestCompletedEvent['conversationId'];
  /** When its child deleted what it is about; the words of an open call for help stay until handled. */
  wordsDeletedAt?: Date;
  handled?: { at: Date; by: string };
  forgottenAt?: Date;
};

/** A stored request as admins see it. */
export function fromDocument(document: RequestDocument): AnalyticsRequest {
  const { _id, timestamp, segment: _segment, place: _place, owner: _owner, ...facts } = document;
  const { handled, forgottenAt, conversationId: _of, wordsDeletedAt: _deleted, ...rest } = facts;
  return {
    id: _id,
    timestamp: timestamp.toISOString(),
    ...rest,
    ...(handled && { handled: { at: handled.at.toISOString(), by: handled.by } }),
    ...(forgottenAt && { forgottenAt: forgottenAt.toISOString() }),
  };
}

/** To whom a stored request belongs. */
export function ownerOf({ owner, userId, visitorToken, place }: RequestDocument): RecordOwner {
  if (place?.seatId) return { kind: 'seat' };
  if (userId) return { kind: 'user' };
  const { data: visitorMark } = VisitorMark.safeParse(visitorToken);
  if (!visitorMark) return { kind: 'nobody' };
  return owner ? { kind: 'visitor', owner, visitorMark } : { kind: 'unknown' };
}

/** The collection `requests` and its indexes. */
const requestSchema = new Schema<RequestDocument>(
  {
    _id: { type: String, required: true },
    timestamp: { type: Date, required: true },
    type: { type: String, enum: RequestType.options, required: true },
    visitorToken: String,
    prompt: String,
    response: String,
    imageUrl: String,
    pictureFailure: String,
    userAgent: String,
    ipAddress: String,
    userId: String,
    operation: { type: String, required: true },
    status: { type: Number, required: true },
    durationMs: { type: Number, required: true },
    safety: { type: String, enum: [...SafetyMark.options, null] },
    danger: { type: String, enum: DangerKind.options },
    segment: { type: String, required: true },
    place: {
      type: { _id: false, lessonId: String, placeId: String, seatId: String },
      default: undefined,
    },
    owner: String,
    conversationId: String,
    wordsDeletedAt: Date,
    handled: { type: { _id: false, at: Date, by: String }, default: undefined },
    forgottenAt: Date,
  },
  { collection: 'requests', versionKey: false },
);

// The order of the list, whole and by type or visitor; the key breaks ties, so that no page
// repeats or skips a row.
requestSchema.index({ timestamp: -1, _id: -1 });
requestSchema.index({ type: 1, timestamp: -1, _id: -1 });
requestSchema.index({ visitorToken: 1, timestamp: -1, _id: -1 });
requestSchema.index({ segment: 1 });
// Few events have these; the others cost nothing.
requestSchema.index({ userId: 1 }, { partialFilterExpression: { userId: { $gt: '' } } });
for (const field of ['place.lessonId', 'place.seatId', 'owner', 'conversationId', 'imageUrl']) {
  requestSchema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $gt: '' } } });
}
requestSchema.index(
  { safety: 1, timestamp: -1, _id: -1 },
  {
    // A name of its own: before there was `unclear`, an index of the same fields knew two marks only.
    name: 'marked_newest_first',
    partialFilterExpression: { safety: { $in: SafetyMark.options } },
  },
);

export type RequestModel = ReturnType<typeof openRequestModel>;

/** The collection of requests. */
export const openRequestModel = (connection: Connection) =>
  connection.model('Request', requestSchema);
