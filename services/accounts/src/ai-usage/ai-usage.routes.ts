import { costOf, findPrice } from '@lux/ai/prices/find-price.ts';
import { AiCeilingsChange, AiUsageOfServices } from '@lux/contracts/accounts/ai/ai-usage.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';
import { readConfiguredAi } from '../ai-servers/read-configured-ai.ts';
import type { Deps } from '../deps.ts';
import { estimateChildHour } from './estimate-child-hour.ts';

type Needed = Pick<Deps, 'aiUsage' | 'aiServers' | 'settings' | 'ai'>;

/** What providers cost, for the bff, which knows who is an admin (DESIGN 9). */
export function aiUsageRoutes(server: Server, deps: Needed): void {
  const { aiUsage } = deps;

  server.get('/ai-usage', { schema: { response: { 200: AiUsageOfServices } } }, async () =>
    readUsage(deps),
  );

  server.patch(
    '/ai-ceilings',
    { schema: { body: AiCeilingsChange, response: { 200: AiUsageOfServices } } },
    async (request) => {
      await aiUsage.saveCeilings(request.body);
      return readUsage(deps);
    },
  );
}

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

async function readUsage(deps: Needed): Promise<AiUsageOfServices> {
  const { aiUsage } = deps;
  const since = berlinDay(new Date(Date.now() - DAYS * DAY_MS).toISOString());
  const [month, records, ai] = await Promise.all([
    aiUsage.readMonth(),
    aiUsage.list(since),
    readConfiguredAi(deps),
  ]);
  return {
    month,
    renewsOn: firstOfNextMonth(berlinDay(new Date().toISOString())),
    childHour: estimateChildHour(ai),
    days: records.map(({ _id, ...record }) => {
      const price = findPrice(record);
      return { ...record, cost: price && costOf(price, record) };
    }),
  };
}

function firstOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
