import { ExportQuery } from '@lux/contracts/analytics/export-query.ts';
import { disconnectSignal } from '@lux/service-kit/server/disconnect-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAdminAction } from '../audit/record-admin-action.ts';
import type { Deps } from '../deps.ts';
import { requireDashboard } from '../sessions/require-dashboard.ts';
import { requireRecentConfirmation } from '../sessions/require-recent-confirmation.ts';
import { packPictures } from './pack-pictures.ts';
import { pictureColumns } from './picture-columns.ts';
import { readRows } from './read-rows.ts';
import { requestColumns } from './request-columns.ts';
import { sendFile } from './send-file.ts';
import { shownRows } from './shown-rows.ts';
import { userColumns } from './user-columns.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';

const querystring = ExportQuery.extend({ adminPin: z.string().max(200).optional() });
const schema = { tags: ['Admin'], querystring };
type Asked = FastifyRequest<{ Querystring: z.infer<typeof querystring> }>;

/**
 * Requests, users and pictures as files, streamed as they are read (issue 8). `x-total-count` says how
 * many rows will come, for showing progress.
 */
export function exportsRoutes(server: Server, deps: Deps): void {
  const allow = async (request: Asked, kind: string, format: string) => {
    const { adminPin, from = null, to = null, type = null, only = null } = request.query;
    await requireDashboard(deps, request, adminPin);
    await requireRecentConfirmation(deps, request);
    const details = { kind, format, ...(kind !== 'users' && { from, to, type, only }) };
    await recordAdminAction(deps, request, { action: 'export.made', details });
  };

  const openRequests = async (request: Asked, reply: FastifyReply, hasImage: boolean) => {
    const { adminPin: _pin, ...range } = request.query;
    const signal = disconnectSignal(reply);
    const { analytics } = deps.services;
    const { headers, body } = await analytics.streamRequests(
      request.id,
      { ...range, hasImage },
      signal,
    );
    return { total: Number(headers['x-total-count']), rows: readRows(body), signal };
  };

  const tables = [
    ['requests', 'anfragen', requestColumns, false],
    ['pictures', 'bilder', pictureColumns, true],
  ] as const;
  for (const [path, name, columns, hasImage] of tables) {
    server.get(`/api/analytics/exports/${path}.csv`, { schema }, async (request, reply) => {
      await allow(request, path, 'csv');
      const { rows, total } = await openRequests(request, reply, hasImage);
      return sendFile(
        reply,
        { name, ending: 'csv', total },
        writeCsv([...columns], shownRows(rows)),
      );
    });
    server.get(`/api/analytics/exports/${path}.json`, { schema }, async (request, reply) => {
      await allow(request, path, 'json');
      const { rows, total } = await openRequests(request, reply, hasImage);
      return sendFile(reply, { name, ending: 'json', total }, writeJson(shownRows(rows)));
    });
  }

  server.get('/api/analytics/exports/pictures.zip', { schema }, async (request, reply) => {
    await allow(request, 'pictures', 'zip');
    const { rows, total, signal } = await openRequests(request, reply, true);
    const zip = packPictures(deps, { rows, requestId: request.id, signal });
    return sendFile(reply, { name: 'bilder', ending: 'zip', total }, zip);
  });

  server.get('/api/analytics/exports/users.csv', { schema }, async (request, reply) => {
    await allow(request, 'users', 'csv');
    const users = await deps.services.accounts.listUsers(request.id);
    const file = { name: 'benutzer', ending: 'csv', total: users.length } as const;
    return sendFile(reply, file, writeCsv(userColumns, users));
  });
  server.get('/api/analytics/exports/users.json', { schema }, async (request, reply) => {
    await allow(request, 'users', 'json');
    const users = await deps.services.accounts.listUsers(request.id);
    const file = { name: 'benutzer', ending: 'json', total: users.length } as const;
    return sendFile(reply, file, writeJson(users));
  });
}
