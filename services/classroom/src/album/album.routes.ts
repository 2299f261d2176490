import { AlbumChoice, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { findClass, readTeacher } from '../classes/find-class.ts';
import { printCards } from '../classes/print-cards.ts';
import type { Deps } from '../deps.ts';
import { findLesson } from '../lessons/change-lesson.ts';
import { viewLesson } from '../lessons/view-lesson.ts';
import { chooseAlbum, printAlbum } from './choose-album.ts';
import { listLessonPictures } from './lesson-pictures.ts';

const one = z.object({ id: Id });
const Ordered = z.object({ jobId: z.string() });
const Picture = z.object({
  id: Id,
  url: z.string(),
  thumbnailUrl: z.string(),
  label: z.string(),
});

/** The class album, and what a class prints. */
export function albumRoutes(server: Server, deps: Deps): void {
  server.get(
    '/lessons/:id/pictures',
    { schema: { params: one, response: { 200: z.array(Picture) } } },
    async (request) => {
      const lesson = await findLesson(deps, request.params.id, readTeacher(request));
      const pictures = [...(await listLessonPictures(deps, lesson)), ...lesson.album];
      const byId = new Map(pictures.map((picture) => [picture.fileId, picture]));
      return [...byId.values()].map(({ fileId, label }) => ({
        id: fileId,
        url: `/media/${fileId}`,
        thumbnailUrl: `/media/${fileId}/thumbnail`,
        label,
      }));
    },
  );

  server.put(
    '/lessons/:id/album',
    { schema: { params: one, body: AlbumChoice, response: { 200: Lesson } } },
    async (request) => {
      const lesson = await findLesson(deps, request.params.id, readTeacher(request));
      return viewLesson(await chooseAlbum(deps, lesson, request.body));
    },
  );

  server.post(
    '/classes/:id/album/prints',
    { schema: { params: one, response: { 202: Ordered } } },
    async (request, reply) => {
      const teacherId = readTeacher(request);
      const { _id: classId, name } = await findClass(deps, request.params.id, teacherId);
      const jobId = await printAlbum(deps, { classId, name, teacherId });
      return reply.status(202).send({ jobId });
    },
  );

  server.post(
    '/classes/:id/cards',
    {
      schema: {
        params: one,
        body: z.object({ origin: z.url().optional() }).nullish(),
        response: { 202: Ordered },
      },
    },
    async (request, reply) => {
      const which = { id: request.params.id, teacherId: readTeacher(request) };
      const jobId = await printCards(deps, which, request.body?.origin ?? '');
      return reply.status(202).send({ jobId });
    },
  );
}
