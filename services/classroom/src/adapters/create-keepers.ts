import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import {
  createServiceClient,
  type ServiceClient,
} from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { Config } from '../config.ts';

const PATIENCE_MS = 15_000;

const Conversations = z.object({ conversations: z.array(Conversation) });
const Wishes = z.object({
  wishes: z.array(
    z.object({
      kind: z.string(),
      state: z.string(),
      createdAt: z.iso.datetime(),
      fileId: z.string().optional(),
    }),
  ),
});
const Accepted = z.object({ jobId: z.string() });

export type Keepers = ReturnType<typeof createKeepers>;

/** The services that keep what children make, for what classroom asks of them. */
export function createKeepers({
  services,
  internalToken,
}: Pick<Config, 'services' | 'internalToken'>) {
  const open = (url: string) => createServiceClient({ url, internalToken });
  const clients = {
    accounts: open(services.accounts),
    conversation: open(services.conversation),
    media: open(services.media),
    analytics: open(services.analytics),
  };
  const withData = [clients.accounts, clients.conversation, clients.media];
  const send = async (
    client: ServiceClient,
    call: Parameters<ServiceClient['text']>[0],
  ): Promise<void> => {
    await client.text({ timeoutMs: PATIENCE_MS, ...call });
  };

  return {
    /** Has what these owners made in a lesson deleted. @throws where a service is away; asked again. */
    wipe: async (wipe: LessonWipe): Promise<void> => {
      for (const client of withData) {
        await send(client, { method: 'POST', path: '/user-data/wipes', body: wipe });
      }
    },

    /** Has the records of a lesson's requests forgotten. */
    wipeRequests: async (lessonId: Id): Promise<void> => {
      await send(clients.analytics, {
        method: 'POST',
        path: '/requests/wipes',
        body: { lessonId },
      });
    },

    /** Has everything deleted that was ever made at a seat. */
    forgetSeat: async (seatId: Id): Promise<void> => {
      for (const client of withData) {
        await send(client, { method: 'DELETE', path: '/user-data', owners: [`seat:${seatId}`] });
      }
      await send(clients.analytics, {
        method: 'POST',
        path: '/requests/forgettings',
        body: { visitorMarks: [], userId: null, seatIds: [seatId] },
      });
    },

    readConversations: async (owner: OwnerId): Promise<Conversation[]> => {
      const path = '/user-data';
      const call = { method: 'GET', path, owners: [owner], timeoutMs: PATIENCE_MS } as const;
      return (await clients.conversation.json(Conversations, call)).conversations;
    },

    /** Wishes for pictures and pages, with their files. */
    readWishes: async (owner: OwnerId): Promise<z.output<typeof Wishes>['wishes']> => {
      const path = '/user-data';
      const call = { method: 'GET', path, owners: [owner], timeoutMs: PATIENCE_MS } as const;
      return (await clients.media.json(Wishes, call)).wishes;
    },

    /** Orders a PDF for these owners, the first of whom gets it. @returns the job's id. */
    orderPdf: async (
      path: '/class-cards' | '/class-albums',
      owners: OwnerId[],
      body: object,
    ): Promise<string> =>
      (await clients.media.json(Accepted, { method: 'POST', path, owners, body })).jobId,

    close: async (): Promise<void> => {
      await Promise.all(Object.values(clients).map((client) => client.close()));
    },
  };
}
