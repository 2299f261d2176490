import { PracticePlan } from '@lux/contracts/classroom/progress.ts';
import { anySignal } from '../../lib/api/any-signal.ts';
import { rest } from '../../lib/api/rest.ts';

/** A game waits no longer for what to ask more often. */
const TIMEOUT_MS = 1_500;

/** Of whom nothing is known: everything is as likely as the rest. */
export const evenPractice: PracticePlan = { tasks: [], known: [], isFixed: false };

/** What this child should be asked more often. Offline, and in any doubt, nothing. Never rejects. */
export async function loadPractice(signal: AbortSignal): Promise<PracticePlan> {
  if (!navigator.onLine) return evenPractice;
  try {
    return await rest.get('/api/practice', async () => PracticePlan, {
      signal: anySignal(signal, AbortSignal.timeout(TIMEOUT_MS)),
    });
  } catch {
    return evenPractice;
  }
}
