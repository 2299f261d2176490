import type { AccountKey } from '@lux/contracts/accounts/account-key.ts';
import type { Deps } from '../deps.ts';
import type { Period } from '../user-data/wiped-period.store.ts';
import { isEarned } from './is-earned.ts';

/**
 * Takes back what a seat reached in a lesson: its counters, the stickers of that time, and those its
 * counters earn no more. Doing it again takes nothing more.
 */
export async function wipeStickers(
  { catalogue, progress, userStickers }: Pick<Deps, 'catalogue' | 'progress' | 'userStickers'>,
  seat: AccountKey,
  period: Period,
): Promise<void> {
  await progress.wipe(seat, period);
  const left = await progress.find(seat);
  const gone = (await userStickers.listOf(seat)).filter(({ stickerId, collectedAt }) => {
    if (collectedAt < period.from) return false;
    const rule = catalogue.get(stickerId)?.rule;
    return collectedAt <= period.to || !rule || !isEarned(rule, left);
  });
  await userStickers.remove(
    seat,
    gone.map(({ stickerId }) => stickerId),
  );
}
