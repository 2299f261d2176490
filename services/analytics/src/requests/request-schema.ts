import { RequestType, SafetyMark } from '@lux/contracts/analytics/request.ts';
import { Schema } from 'mongoose';
import type { RequestDocument } from './request-document.ts';

/** The collection `requests` and its indexes. */
export const requestSchema = new Schema<RequestDocument>(
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
    segment: { type: String, required: true },
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
requestSchema.index(
  { safety: 1, timestamp: -1, _id: -1 },
  { partialFilterExpression: { safety: { $in: SafetyMark.options } } },
);
