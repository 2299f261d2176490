import type { AdoptRequest } from '@lux/contracts/analytics/visitor-requests.ts';
import type { Deps } from '../deps.ts';

/**
 * Makes the events of visitors a user's, so that they are shown and deleted with the account: those
 * that are stored, and those still in the stream, as the consumer looks here after each batch. In this
 * order: a batch stored before the second step is found by it, one stored after it finds the note of
 * the first.
 */
export async function adoptVisitors(
  { adoptions, requests }: Pick<Deps, 'adoptions' | 'requests'>,
  adoption: AdoptRequest,
): Promise<void> {
  await adoptions.add(adoption);
  await requests.adopt(adoption);
}
