import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobQueue } from '@lux/service-kit/jobs/create-job-queue.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import type { Logger } from 'pino';
import type { FairTurns } from './fair-scheduler.ts';
import type { JobStore } from './job.store.ts';
import type { SettledSignal } from './job-completion-notifier.ts';
import type { UsualDuration } from './usual-duration.ts';

/** What the use cases of this folder work with. */
export interface JobDeps {
  store: JobStore;
  queue: JobQueue;
  turns: FairTurns;
  settled: SettledSignal;
  usualDuration: UsualDuration;
  push: Push;
  log: Logger;
  removeFile: (id: Id) => Promise<void>;
  /** What is kept for an owner. */
  measureFiles: (owner: OwnerId) => Promise<{ count: number; sizeBytes: number }>;
  /** Tells what a child has achieved; rejects while Redis is away. */
  tellActivity: (activity: Activity, origin?: Origin) => Promise<void>;
  /** Tells analytics how a picture has ended; rejects while Redis is away. */
  tellSettled: (event: PictureSettledEvent, origin?: Origin) => Promise<void>;
}
