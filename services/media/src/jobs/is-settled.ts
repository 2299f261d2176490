import type { JobView } from '@lux/contracts/media/job-view.ts';

/** Whether nothing about the job will change any more. */
export function isSettled({ state }: Pick<JobView, 'state'>): boolean {
  return state === 'ready' || state === 'failed';
}
