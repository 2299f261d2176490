import { OfferedMaterial, PlayableMaterial } from '@lux/contracts/classroom/material.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { listLessonMaterials, readLessonMaterial } from './lesson-materials.ts';

const tags = ['Stunde'];
const path = '/api/lesson/materials';
const params = z.object({ id: Id });

/** What a child's lesson has of its teacher, over REST (CLASSROOM "Materials"). */
export function lessonMaterialsRoutes(server: Server, deps: Pick<Deps, 'services'>): void {
  server.get(
    path,
    { schema: { tags, response: { 200: z.array(OfferedMaterial) } } },
    async (request) => listLessonMaterials(deps, request),
  );

  server.get(
    `${path}/:id`,
    { schema: { tags, params, response: { 200: PlayableMaterial } } },
    async (request) => readLessonMaterial(deps, request, request.params.id),
  );
}
