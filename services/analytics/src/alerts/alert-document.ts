import type { Alert } from '@lux/contracts/analytics/alert.ts';
import type { AlertChannel } from '@lux/contracts/analytics/alert-settings.ts';
import type { DangerKind } from '@lux/contracts/analytics/danger-kind.ts';
import { Schema } from 'mongoose';

const SHOWN_REQUESTS = 50;

/** An alert as MongoDB keeps it. */
export interface AlertDocument {
  _id: string;
  /** While it is open: whose signs join it, a visitor's mark or, without one, the request's id. */
  openFor?: string;
  requestIds: string[];
  count: number;
  dangers: DangerKind[];
  raisedAt: Date;
  lastAt: Date;
  /** When the child, silent for a while, was heard again: from here on reminders are counted anew. */
  seriesAt: Date;
  /** While it is open: when people are told next. */
  nextAt?: Date;
  /** When the reminder after this one is due, whatever became of this one. */
  roundEndsAt?: Date;
  /** How many times people were told before; a number for this one. */
  round: number;
  /** By which ways this round has been told. */
  doneBy?: AlertChannel[];
  /** Tries of this round that left somebody untold. */
  failures: number;
  failure?: string;
  toldAt?: Date;
  /** Which copy is telling, and until when the others leave it alone. */
  claim?: string;
  claimedUntil?: Date;
  /** Telling the second circle, once (`tellSecondCircle`). */
  second?: SecondCircle;
  /** As `claim`, for the second circle. */
  secondClaim?: string;
  secondClaimedUntil?: Date;
  handled?: { at: Date; by: string | null };
}

export interface SecondCircle {
  /** When it is tried next; absent once all ways have told it. */
  nextAt?: Date | undefined;
  doneBy: AlertChannel[];
  failures: number;
  failure?: string | undefined;
  toldAt?: Date | undefined;
}

/** The collection `alerts` and its indexes. */
export const alertSchema = new Schema<AlertDocument>(
  {
    _id: { type: String, required: true },
    openFor: String,
    requestIds: [String],
    count: Number,
    dangers: [String],
    raisedAt: Date,
    lastAt: Date,
    seriesAt: Date,
    nextAt: Date,
    roundEndsAt: Date,
    doneBy: { type: [String], default: undefined },
    round: { type: Number, default: 0 },
    failures: { type: Number, default: 0 },
    failure: String,
    toldAt: Date,
    claim: String,
    claimedUntil: Date,
    secondClaim: String,
    secondClaimedUntil: Date,
    second: {
      type: {
        _id: false,
        nextAt: Date,
        doneBy: [String],
        failures: Number,
        failure: String,
        toldAt: Date,
      },
      default: undefined,
    },
    handled: { type: { _id: false, at: Date, by: String }, default: undefined },
  },
  { collection: 'alerts', versionKey: false },
);
// One open alert per child: of two copies that raise at once, one joins the other's.
alertSchema.index(
  { openFor: 1 },
  { unique: true, partialFilterExpression: { openFor: { $gt: '' } } },
);
alertSchema.index({ requestIds: 1 });
alertSchema.index({ nextAt: 1 });
alertSchema.index({ 'handled.at': -1 });

/** An alert as admins see it. */
export function viewAlert(alert: AlertDocument, lookWithinMinutes: number): Alert {
  const { _id, raisedAt, lastAt, count, dangers, requestIds, toldAt, failure, second, handled } =
    alert;
  return {
    id: _id,
    raisedAt: raisedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    count,
    dangers,
    requestIds: requestIds.slice(-SHOWN_REQUESTS).toReversed(),
    lookBy: lookByOf(alert, lookWithinMinutes).toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    failure: failure ?? null,
    secondToldAt: second?.toldAt?.toISOString() ?? null,
    secondFailure: second?.failure ?? null,
    handled: handled ? { at: handled.at.toISOString(), by: handled.by ?? 'LUX' } : null,
  };
}

/** Until when somebody must have looked. */
export function lookByOf({ raisedAt }: Pick<AlertDocument, 'raisedAt'>, minutes: number): Date {
  return new Date(raisedAt.getTime() + minutes * 60_000);
}
