import type { Board } from '@lux/contracts/classroom/board.ts';
import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { buildBoard, buildClass, classId, idOf, lessonId } from '../builders/build-classroom.ts';
import { stubFetch } from '../fakes/stub-fetch.ts';
import { buildUser } from './open-dashboard.ts';
import { renderApp } from './render-app.tsx';

/** What the server knows; a test may change it on the way. */
interface Kept {
  classes: SchoolClass[];
  lessons: Lesson[];
  board: Board;
  /** By the server's own clock. */
  date: string;
}

type Routes = Parameters<typeof stubFetch>[0];

/** The teachers' screens in the whole client, before a server that knows one class and its lesson. */
export async function openTeacherScreen(
  path: string,
  given: Partial<Kept> = {},
  routes: Routes = {},
) {
  // Loaded beforehand, so that what the test looks for does not wait for its scripts.
  await import('../../app/routes/teacher.tsx');
  const kept: Kept = {
    classes: [buildClass()],
    lessons: [],
    board: buildBoard(),
    date: '2026-11-23T08:10:00Z',
    ...given,
  };
  const fetchStub = stubFetch({
    'GET /api/user': { json: buildUser({ id: idOf('u1'), username: 'frau.wolf' }) },
    'GET /api/classes': () => ({ json: kept.classes }),
    [`GET /api/classes/${classId}/lessons`]: () => ({ json: kept.lessons }),
    [`GET /api/lessons/${lessonId}/board`]: () =>
      Response.json(kept.board, { headers: { date: kept.date } }),
    ...routes,
  });
  const view = renderApp(path);
  return { kept, fetchStub, ...view };
}
