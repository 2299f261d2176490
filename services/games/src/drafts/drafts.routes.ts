import { DraftOrder, MaterialDraft } from '@lux/contracts/classroom/material.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';
import { writeDraft } from './write-draft.ts';

/** The longest text, in signs that take six bytes each. */
const BODY_LIMIT_BYTES = 200_000;

/** What LUX makes of a teacher's text (CLASSROOM "Materials"). */
export function draftsRoutes(server: Server, deps: Deps): void {
  server.post(
    '/drafts',
    { bodyLimit: BODY_LIMIT_BYTES, schema: { body: DraftOrder, response: { 200: MaterialDraft } } },
    async (request, reply) => writeDraft(deps, request.body, disconnectSignal(reply)),
  );
}
