import {
  ClassProgress,
  Garden,
  PracticePlan,
  SeatProgress,
} from '@lux/contracts/classroom/progress.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { writeCsv } from '../admin/exports/write-csv.ts';
import type { Deps } from '../deps.ts';
import { planLetters } from './plan-practice.ts';
import { progressColumns, progressRows } from './progress-columns.ts';
import { readClassProgress, readGarden, readSeatProgress } from './read-progress.ts';

const tags = ['Unterricht'];
const params = z.object({ id: Id });
/** A table where `format=csv` was asked. */
const ProgressFile = z.union([ClassProgress, z.string()]);
const Format = z.object({ format: z.enum(['json', 'csv']).default('json') });

/** What children can do already, over REST (CLASSROOM "Progress"). */
export function progressRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/classes/:id/progress',
    { schema: { tags, params, querystring: Format, response: { 200: ProgressFile } } },
    async (request, reply) => {
      const progress = await readClassProgress(deps, request, request.params.id);
      reply.header('cache-control', 'no-store');
      if (request.query.format === 'json') return progress;
      let file = '';
      for await (const chunk of writeCsv(progressColumns, progressRows(progress))) file += chunk;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="LUX-Lernstand.csv"')
        .send(file);
    },
  );

  server.get(
    '/api/classes/:id/progress/:seatId',
    { schema: { tags, params: params.extend({ seatId: Id }), response: { 200: SeatProgress } } },
    async (request) => {
      const { id: classId, seatId } = request.params;
      return readSeatProgress(deps, request, { classId, seatId });
    },
  );

  server.get(
    '/api/lesson/progress',
    { schema: { tags: ['Stunde'], response: { 200: Garden } } },
    async (request) => readGarden(deps, request),
  );

  server.get(
    '/api/practice',
    { schema: { tags: ['Spiele'], response: { 200: PracticePlan } } },
    async (request) => planLetters(deps, request),
  );
}
