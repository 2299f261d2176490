import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobQueue } from '@lux/service-kit/jobs/create-job-queue.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import type { Logger } from 'pino';
import type { FairTurns } from './queue/fair-scheduler.ts';
import type { JobCompletionNotifier } from './queue/job-completion-notifier.ts';
import type { JobStore } from './records/job.store.ts';

/** What the use cases of this folder work with. */
export interface JobDeps {
  store: JobStore;
  queue: JobQueue;
  turns: FairTurns;
  settled: JobCompletionNotifier;
  /** How long a job usually takes once it has begun, in milliseconds. */
  usualDuration: () => Promise<number>;
  push: Push;
  log: Logger;
  removeFile: (id: Id) => Promise<void>;
  /** The stored files of an owner. */
  measureFiles: (owner: OwnerId) => Promise<{ count: number; sizeBytes: number }>;
  /** Tells what a child has achieved; rejects while Redis is away. */
  tellActivity: (activity: Activity, origin?: Origin) => Promise<void>;
  /** Tells analytics how a picture has ended; rejects while Redis is away. */
  tellSettled: (event: PictureSettledEvent, origin?: Origin) => Promise<void>;
}
