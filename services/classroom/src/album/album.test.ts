import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearLessons } from '../clearing/clear-lessons.ts';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

async function openGallery() {
  const { classId, seats } = await classroom.openClass(1);
  const lesson = await classroom.openLesson(classId);
  const [seat] = seats;
  await classroom.joined(lesson.code, { seatId: seat?.id, visitor: visitorOf('a') });
  const [painted, older, unready] = [createId(), createId(), createId()];
  const wish = (fileId: string, ageMs: number, state = 'ready', kind = 'image') => ({
    ...{ kind, state, fileId, wish: 'Ein Drache' },
    createdAt: new Date(Date.now() - ageMs).toISOString(),
  });
  classroom.keepers.answer(`GET /user-data seat:${seat?.id}`, {
    wishes: [
      wish(painted, -500),
      wish(older, 86_400_000),
      wish(unready, -500, 'active'),
      wish(createId(), -500, 'ready', 'pdf'),
    ],
  });
  return { classId, lesson, seat, painted, older };
}

test('the album is chosen from this lesson’s pictures alone and printed with their makers', async () => {
  const { classId, lesson, seat, painted, older } = await openGallery();
  const pictures = await classroom.ask('GET', `/lessons/${lesson.id}/pictures`);
  expect(pictures.json()).toEqual([
    {
      ...{ id: painted, url: `/media/${painted}`, thumbnailUrl: `/media/${painted}/thumbnail` },
      label: seat?.label,
    },
  ]);
  const path = `/lessons/${lesson.id}/album`;
  const stolen = await classroom.ask('PUT', path, { urls: [`/media/${older}`] });
  expect(stolen.statusCode).toBe(400);
  const empty = await classroom.ask('POST', `/classes/${classId}/album/prints`);
  expect(empty.statusCode).toBe(400);
  const url = `/media/${painted}`;
  expect((await classroom.ask('PUT', path, { urls: [url, url] })).json().album).toEqual([url]);
  classroom.keepers.answer('POST /class-albums', { jobId: createId() }, 202);
  const print = await classroom.ask('POST', `/classes/${classId}/album/prints`);
  expect(print.statusCode).toBe(202);
  expect(classroom.keepers.of('POST /class-albums').at(-1)).toMatchObject({
    owners: `user:${classroom.teacher},seat:${seat?.id}`,
    body: { title: 'Igel', pages: [{ fileId: painted, label: seat?.label }] },
  });
});

test('a wipe keeps the album for the teacher, who can still print it', async () => {
  const { classId, lesson, painted } = await openGallery();
  await classroom.ask('PUT', `/lessons/${lesson.id}/album`, { urls: [`/media/${painted}`] });
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  await clearLessons(classroom.deps);
  expect(classroom.keepers.of('POST /user-data/wipes').at(-1)?.body).toMatchObject({
    keep: { fileIds: [painted], owner: `user:${classroom.teacher}` },
  });
  const print = await classroom.ask('POST', `/classes/${classId}/album/prints`);
  expect(print.statusCode).toBe(202);
});
