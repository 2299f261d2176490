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
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

/** A model server that does not answer is given up by accounts before. */
const MODEL_LIST_LIMIT_MS = 15_000;
const AI_TEST_LIMIT_MS = 75_000;

/** Calls of accounts about model servers and who serves which ability (DESIGN 9). */
export function aiServersOf(service: ServiceClient) {
  return {
    readAiServers: (requestId: string): Promise<AiServers> =>
      service.json(AiServers, { method: 'GET', path: '/ai-servers', requestId }),
    findNearbyAiServers: (requestId: string): Promise<NearbyAiServers> =>
      service.json(NearbyAiServers, {
        method: 'GET',
        path: '/nearby-ai-servers',
        requestId,
        timeoutMs: MODEL_LIST_LIMIT_MS,
      }),
    addAiServer: (requestId: string, server: NewAiServer): Promise<AiServer> =>
      service.json(AiServer, { method: 'POST', path: '/ai-servers', body: server, requestId }),
    changeAiServer: (requestId: string, id: string, change: AiServerChange): Promise<AiServer> =>
      service.json(AiServer, {
        method: 'PATCH',
        path: `/ai-servers/${id}`,
        body: change,
        requestId,
      }),
    removeAiServer: async (requestId: string, id: string): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/ai-servers/${id}`, requestId });
    },
    chooseAi: (requestId: string, change: AiChoicesChange): Promise<AiServers> =>
      service.json(AiServers, { method: 'PATCH', path: '/ai-choices', body: change, requestId }),
    listAiModels: (requestId: string, id: string): Promise<AiModels> =>
      service.json(AiModels, {
        method: 'GET',
        path: `/ai-servers/${id}/models`,
        requestId,
        timeoutMs: MODEL_LIST_LIMIT_MS,
      }),
    testAi: (requestId: string, id: string, test: AiTest): Promise<AiTestResult> =>
      service.json(AiTestResult, {
        method: 'POST',
        path: `/ai-servers/${id}/tests`,
        body: test,
        requestId,
        timeoutMs: AI_TEST_LIMIT_MS,
      }),
  };
}
