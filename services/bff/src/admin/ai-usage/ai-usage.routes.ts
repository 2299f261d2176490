import { AiCeilingsChange, AiUsageReport } from '@lux/contracts/accounts/ai/ai-usage.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../../deps.ts';
import { readAiUsage, saveAiCeilings } from './manage-ai-usage.ts';

const tags = ['Einstellungen'];

/** What providers cost, and the most a month (DESIGN 9). */
export function aiUsageRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/admin/ai-usage',
    { schema: { tags, response: { 200: AiUsageReport } } },
    async (request) => readAiUsage(deps, request),
  );

  server.patch(
    '/api/admin/ai-ceilings',
    { schema: { tags, body: AiCeilingsChange, response: { 200: AiUsageReport } } },
    async (request) => saveAiCeilings(deps, request, request.body),
  );
}
