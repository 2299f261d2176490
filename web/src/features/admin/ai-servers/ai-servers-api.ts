import {
  type AiChoicesChange,
  AiModels,
  AiServer,
  type AiServerChange,
  AiServers,
  type AiTest,
  AiTestResult,
  NearbyAiServers,
  type NewAiServer,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';
import { toasts } from '../../../lib/toasts.ts';

const SERVERS = '/api/admin/ai-servers';

/** The calls about model servers. What changes anything may ask for a second factor (`refusals`). */
export const aiServersApi = {
  read: (): Promise<AiServers> => refusals.call(() => rest.get(SERVERS, async () => AiServers)),

  /** Model servers on the machine LUX runs on. */
  findNearby: (): Promise<NearbyAiServers> =>
    refusals.call(() => rest.get('/api/admin/nearby-ai-servers', async () => NearbyAiServers)),

  /** @throws ApiError AI_SERVERS_FULL. */
  add: (server: NewAiServer): Promise<AiServer> =>
    refusals.call(() => rest.post(SERVERS, server, async () => AiServer)),

  /** @throws ApiError AI_SERVER_NOT_FOUND, AI_SERVER_CHANGED. */
  change: (id: string, change: AiServerChange): Promise<AiServer> =>
    refusals.call(() => rest.patch(`${SERVERS}/${id}`, change, async () => AiServer)),

  remove: (id: string): Promise<void> =>
    refusals.call(() => rest.delete(`${SERVERS}/${id}`, undefined)),

  /** In effect at once. @throws ApiError AI_SERVER_NOT_FOUND. */
  choose: (change: AiChoicesChange): Promise<AiServers> =>
    refusals.call(() => rest.patch('/api/admin/ai-choices', change, async () => AiServers)),

  readModels: (id: string): Promise<AiModels> =>
    refusals.call(() => rest.get(`${SERVERS}/${id}/models`, async () => AiModels)),

  test: (id: string, test: AiTest): Promise<AiTestResult> =>
    refusals.call(() => rest.post(`${SERVERS}/${id}/tests`, test, async () => AiTestResult)),
};

/** Tells what went wrong with a change. */
export function tellFailure(error: unknown): void {
  const description = error instanceof ApiError ? error.message : undefined;
  toasts.show({ title: 'Das hat nicht geklappt.', description, tone: 'danger' });
}
