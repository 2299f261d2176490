import type { AlertChannel } from '@lux/contracts/analytics/alert-settings.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Connection } from 'mongoose';
import { type AlertDocument, alertSchema, type SecondCircle } from './alert-document.ts';

/** After such a silence of the child a further sign is told at once, not with the next reminder. */
const SILENCE_MS = 10 * 60_000;
const SHOWN_HANDLED = 20;

const isOpen = { openFor: { $gt: '' } };

/** No copy is telling the second circle, which has a claim of its own: new signs of the child go on. */
const isSecondFree = (now: Date) => ({
  $or: [{ secondClaimedUntil: { $exists: false } }, { secondClaimedUntil: { $lt: now } }],
});

/** No copy is telling it. */
const isFree = (now: Date) => ({
  $or: [{ claimedUntil: { $exists: false } }, { claimedUntil: { $lt: now } }],
});

export type AlertStore = ReturnType<typeof createAlertStore>;

/** Alerts in MongoDB: what is told, to be told again, and handled (SPEC 6). */
export function createAlertStore(connection: Connection) {
  const model = connection.model('Alert', alertSchema);

  /** One write each, so that whoever stops in between has joined, or not. */
  const join = async ({ id, timestamp, danger, visitorToken }: AnalyticsRequest) => {
    const at = new Date(timestamp);
    const openFor = visitorToken ?? id;
    const joined = { requestIds: { $ne: id }, openFor };
    const counted = {
      $push: { requestIds: id },
      $addToSet: { dangers: { $each: danger ? [danger] : [] } },
      $inc: { count: 1 },
      $max: { lastAt: at },
    };
    const now = new Date();
    const silent = { ...joined, lastAt: { $lt: new Date(at.getTime() - SILENCE_MS) } };
    const again = { $set: { seriesAt: now, nextAt: now }, $unset: { roundEndsAt: 1, doneBy: 1 } };
    const told = { $inc: { count: 1, round: 1 } };
    const { matchedCount } = await model.updateOne(silent, { ...counted, ...again, ...told });
    if (matchedCount > 0) return;
    await model.updateOne(
      joined,
      {
        ...counted,
        $setOnInsert: {
          ...{ _id: createId(), raisedAt: at, seriesAt: now, nextAt: now, failures: 0, round: 0 },
        },
      },
      { upsert: true },
    );
  };

  return {
    /** A sign of danger raises an alert or joins the child's open one; once, however often it comes. */
    raise: async (sign: AnalyticsRequest): Promise<void> => {
      if (await model.exists({ requestIds: sign.id })) return;
      try {
        await join(sign);
      } catch (error) {
        // Another copy has just opened the child's alert: with this sign, or to be joined now.
        if (!isDuplicateKey(error)) throw error;
        await join(sign).catch(ignoreKnown);
      }
    },

    /** Takes what is due, so that no other copy tells it until `until`. */
    claimDue: async (now: Date, until: Date): Promise<{ claim: string; due: AlertDocument[] }> => {
      const claim = createId();
      await model.updateMany(
        { $and: [isOpen, { nextAt: { $lte: now } }, isFree(now)] },
        { $set: { claim, claimedUntil: until } },
      );
      const due = await model.find({ claim }).sort({ raisedAt: 1 }).lean<AlertDocument[]>();
      return { claim, due };
    },

    /** A new round of telling begins, perhaps before the last was done: all ways are open again. */
    beginRound: async (ids: string[], claim: string): Promise<void> => {
      const theirs = { _id: { $in: ids }, claim };
      const anew = { $unset: { doneBy: 1, roundEndsAt: 1 } } as const;
      await model.updateMany(
        { ...theirs, roundEndsAt: { $exists: true } },
        { ...anew, $inc: { round: 1 } },
      );
      await model.updateMany(theirs, anew);
    },

    noteTold: async (ids: string[], claim: string, channel: AlertChannel): Promise<void> => {
      await model.updateMany({ _id: { $in: ids }, claim }, { $addToSet: { doneBy: channel } });
    },

    /**
     * Gives an alert back with what is next. What the child said meanwhile has made it due again: then
     * it stays due.
     */
    release: async (
      { _id, seriesAt }: Pick<AlertDocument, '_id' | 'seriesAt'>,
      claim: string,
      next: Partial<
        Pick<AlertDocument, 'nextAt' | 'roundEndsAt' | 'failures' | 'failure' | 'toldAt'>
      >,
    ): Promise<void> => {
      const { failure, roundEndsAt, ...set } = next;
      const $unset = {
        ...{ claim: 1, claimedUntil: 1 },
        ...(failure === undefined && { failure: 1 }),
        ...(roundEndsAt === undefined && { roundEndsAt: 1, doneBy: 1 }),
      } as const;
      const $set = { ...set, ...(failure && { failure }), ...(roundEndsAt && { roundEndsAt }) };
      const isDone = failure === undefined;
      await model.updateOne(
        { _id, claim, seriesAt },
        { $set, $unset, $inc: { round: isDone ? 1 : 0 } },
      );
      await model.updateOne({ _id, claim }, { $unset: { claim: 1, claimedUntil: 1 } });
    },

    /** Takes what the second circle is to hear of, so that no other copy tells it until `until`. */
    claimOverdue: async (
      { now, raisedBefore }: { now: Date; raisedBefore: Date },
      until: Date,
    ): Promise<{ claim: string; due: AlertDocument[] }> => {
      const claim = createId();
      const isDue = {
        $or: [{ second: { $exists: false } }, { 'second.nextAt': { $lte: now } }],
      };
      await model.updateMany(
        { $and: [isOpen, { raisedAt: { $lte: raisedBefore } }, isDue, isSecondFree(now)] },
        { $set: { secondClaim: claim, secondClaimedUntil: until } },
      );
      const theirs = { secondClaim: claim };
      const due = await model.find(theirs).sort({ raisedAt: 1 }).lean<AlertDocument[]>();
      return { claim, due };
    },

    /** Gives alerts back with how it went with the second circle. */
    releaseSecond: async (id: string, claim: string, second: SecondCircle): Promise<void> => {
      const $unset = { secondClaim: 1, secondClaimedUntil: 1 } as const;
      await model.updateOne({ _id: id, secondClaim: claim }, { $set: { second }, $unset });
    },

    find: async (id: string): Promise<AlertDocument | null> =>
      model.findById(id).lean<AlertDocument>(),

    findOpenWith: async (requestId: string): Promise<AlertDocument | null> =>
      model.findOne({ ...isOpen, requestIds: requestId }).lean<AlertDocument>(),

    /** Ends it, unless a sign joined since it was read. Resolves to whether it is closed. */
    close: async (
      { _id, count }: Pick<AlertDocument, '_id' | 'count'>,
      by: string | null,
    ): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id, count, ...isOpen },
        {
          $set: { handled: { at: new Date(), by } },
          $unset: { openFor: 1, nextAt: 1, claim: 1, claimedUntil: 1, failure: 1 },
        },
      );
      return matchedCount > 0;
    },

    /** What is open, the oldest first, and what was handled, the latest first. */
    list: async (): Promise<{ open: AlertDocument[]; handled: AlertDocument[] }> => {
      const open = await model.find(isOpen).sort({ raisedAt: 1 }).lean<AlertDocument[]>();
      const handled = await model
        .find({ handled: { $exists: true } })
        .sort({ 'handled.at': -1 })
        .limit(SHOWN_HANDLED)
        .lean<AlertDocument[]>();
      return { open, handled };
    },

    /** Of whom it is, is not known any more; it stays until somebody has handled it. */
    unlink: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id, ...isOpen }, { $set: { openFor: id } });
    },

    deleteHandledBefore: async (limit: Date): Promise<void> => {
      await model.deleteMany({ 'handled.at': { $lt: limit } });
    },
  };
}

/** It was in the alert that another copy has opened. */
function ignoreKnown(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
