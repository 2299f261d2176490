import { JobView } from '@lux/contracts/media/job-view.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { ChaosChild } from './chaos-child.ts';

const SETTLED_WITHIN_MS = 60_000;

/** Names every promised picture that is lost, has failed, or shares its file with another. */
export async function checkPictures(child: ChaosChild): Promise<string[]> {
  const { name, orders } = child.history;
  const problems: string[] = [];
  const urls: string[] = [];
  for (const { jobId, prompt } of orders) {
    if (!jobId) continue;
    const about = `${name}: ${prompt}`;
    const job = await waitFor(
      async () => {
        const found = await child.find(JobView, `/api/jobs/${jobId}`);
        return (found.state === 'ready' || found.state === 'failed') && found;
      },
      { timeoutMs: SETTLED_WITHIN_MS, what: about },
    );
    if (!job.url) {
      problems.push(`${about}: ${job.state} ${job.reason}`);
      continue;
    }
    urls.push(job.url);
    const picture = await child.fetch(job.url);
    const bytes = await picture.bytes();
    if (picture.headers.get('content-type') !== 'image/png' || bytes.length === 0) {
      problems.push(`${about}: no picture but ${picture.status}`);
    }
  }
  if (new Set(urls).size !== urls.length) problems.push(`${name}: two wishes, one picture`);
  return problems;
}
