import { Readable } from 'node:stream';
import type { User } from '@lux/contracts/accounts/user.ts';
import { ExportQuery } from '@lux/contracts/analytics/request-list.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { PinQuery, requireDashboard } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';
import { readRows, shownRows } from './export-rows.ts';
import { packPictures, pictureColumns } from './pack-pictures.ts';
import { berlinTime, requestColumns } from './request-columns.ts';
import { type Column, writeCsv } from './write-csv.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
};

interface ExportFile {
  /** Without its ending; letters only. */
  name: string;
  ending: keyof typeof TYPES;
  /** Rows that will come. */
  total: number;
}

/** Streams a file to be saved. No cache may keep it. */
function sendFile(
  reply: FastifyReply,
  { name, ending, total }: ExportFile,
  content: AsyncIterable<string> | Readable,
): FastifyReply {
  return reply
    .type(TYPES[ending])
    .header('cache-control', 'no-store')
    .header('x-total-count', total)
    .header('content-disposition', `attachment; filename="LUX-${name}.${ending}"`)
    .send(content instanceof Readable ? content : Readable.from(content, { objectMode: false }));
}

const CHUNK_LENGTH = 60_000;

/** Rows as a JSON array, one row a line, in chunks, as they come. */
async function* writeJson(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<string> {
  let chunk = '[';
  let separator = '\n';
  for await (const row of rows) {
    chunk += separator + JSON.stringify(row);
    separator = ',\n';
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}\n]\n`;
}

/** Users as a table. */
const userColumns: Column<User>[] = [
  ['Benutzername', ({ username }) => username],
  ['Anzeigename', ({ displayName }) => displayName],
  [
    'Rolle',
    ({ role, isOwner }) => (isOwner ? 'Besitzer' : role === 'admin' ? 'Admin' : 'Benutzer'),
  ],
  ['Angelegt am', ({ createdAt }) => berlinTime(createdAt)],
  ['Letzte Anmeldung', ({ lastLogin }) => (lastLogin ? berlinTime(lastLogin) : null)],
  ['Kennung', ({ id }) => id],
];

const querystring = ExportQuery.extend(PinQuery.shape);
const schema = { tags: ['Admin'], querystring };
type Asked = FastifyRequest<{ Querystring: z.infer<typeof querystring> }>;

/**
 * Requests, users and pictures as files, streamed as they are read. `x-total-count` says how
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
