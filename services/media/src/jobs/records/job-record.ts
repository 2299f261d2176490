import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobFailureReason, JobView } from '@lux/contracts/media/job.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import { type Connection, Schema } from 'mongoose';

export interface JobFacts {
  _id: Id;
  owner: OwnerId;
  state: JobView['state'];
  /** Decides what varies in the picture, so that a second run paints the same one. */
  seed: number;
  /** The bff's mark of where it came from, as long as it waits. */
  network?: string;
  /** How often a worker began it; the number of the newest run. */
  starts: number;
  /** Every file a run was given to write to, so that none is forgotten. */
  fileIds: Id[];
  /** The one that counts, once ready. */
  fileId?: Id;
  reason?: JobFailureReason;
  /** Whether it was told how it ended (see `publishOutcome`). */
  isTold?: boolean;
  /** German, for the child, when failed. */
  message?: string;
  /** The request that wished for it: its record hears how the job ended, the worker's log lines name it. */
  origin?: Origin;
  createdAt: Date;
  /** Last change of state or start. */
  updatedAt: Date;
  /** Of the newest run. */
  startedAt?: Date;
  finishedAt?: Date;
  /** Of a colouring page: the page it is the first to make (`shareColoringPage`). */
  claimedPage?: string;
}

/** A job as it is stored: the truth about it. Redis only knows that there is work. */
export type JobRecord = JobFacts & JobWish;

const jobSchema = new Schema<JobRecord>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    wish: { type: Schema.Types.Mixed, required: true },
    seed: { type: Number, required: true },
    network: String,
    starts: { type: Number, required: true },
    fileIds: { type: [String], required: true },
    fileId: String,
    isTold: Boolean,
    reason: String,
    message: String,
    origin: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    startedAt: Date,
    finishedAt: Date,
    claimedPage: String,
  },
  { versionKey: false },
)
  .index({ owner: 1, createdAt: -1 })
  .index({ state: 1, updatedAt: 1 })
  .index({ state: 1, finishedAt: -1 })
  .index({ state: 1, createdAt: -1 })
  .index({ fileIds: 1 })
  .index({ isTold: 1, finishedAt: 1 })
  .index({ fileId: 1 }, { sparse: true })
  .index({ claimedPage: 1 }, { unique: true, sparse: true });

/** The collection of all jobs, which two stores work with. */
export function openJobs(connection: Connection) {
  return connection.model('Job', jobSchema);
}
