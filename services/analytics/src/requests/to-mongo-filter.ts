import { SafetyMark } from '@lux/contracts/analytics/request.ts';
import type { RequestCursor, RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { aiRequestTypes } from '@lux/contracts/analytics/request-type-labels.ts';
import type { QueryFilter } from 'mongoose';
import type { RequestDocument } from './request-document.ts';

type Conditions = QueryFilter<RequestDocument>;

/** What MongoDB is asked for a filter and a place in the list. */
export function toMongoFilter(filter: RequestFilter, before?: RequestCursor): Conditions {
  const { type, only, from, to, visitor, text, safety } = filter;
  const all: Conditions[] = [];
  if (type) all.push({ type });
  else if (only === 'ai') all.push({ type: { $in: [...aiRequestTypes] } });
  if (from) all.push({ timestamp: { $gte: new Date(from) } });
  if (to) all.push({ timestamp: { $lt: new Date(to) } });
  if (visitor) all.push({ visitorToken: { $regex: `^${escapeRegExp(visitor)}` } });
  if (text) {
    const anywhere = { $regex: escapeRegExp(text), $options: 'i' };
    all.push({ $or: [{ prompt: anywhere }, { response: anywhere }] });
  }
  if (safety) all.push(markedAs(safety));
  if (before) all.push(...olderThan(before));
  return all.length > 0 ? { $and: all } : {};
}

function markedAs(safety: NonNullable<RequestFilter['safety']>): Conditions {
  if (safety === 'any') return { safety: { $in: SafetyMark.options } };
  if (safety !== 'open') return { safety };
  return { safety: { $in: SafetyMark.options }, handled: { $exists: false } };
}

/** The first bounds the walk along the index, the second leaves out the rows of the same moment. */
function olderThan({ timestamp, id }: RequestCursor): Conditions[] {
  const at = new Date(timestamp);
  return [{ timestamp: { $lte: at } }, { $or: [{ timestamp: { $lt: at } }, { _id: { $lt: id } }] }];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
