import { type AiCeilingsChange, AiUsageReport } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';

/** The calls about what models cost. A ceiling may ask for a second factor (`refusals`). */
export const aiUsageApi = {
  read: (): Promise<AiUsageReport> =>
    refusals.call(() => rest.get('/api/admin/ai-usage', async () => AiUsageReport)),

  saveCeilings: (change: AiCeilingsChange): Promise<AiUsageReport> =>
    refusals.call(() => rest.patch('/api/admin/ai-ceilings', change, async () => AiUsageReport)),
};
