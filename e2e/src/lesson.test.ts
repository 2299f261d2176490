import { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect } from 'vitest';
import { holdLesson, openTeacher, sitDown } from './testing/hold-lesson.ts';
import { testOnSharedSystem as test } from './testing/open-journey.ts';

test('what a lesson keeps is there again at the seat, on whatever tablet', async ({ shared }) => {
  const { url } = shared.stack;
  const teacher = await openTeacher(shared.stack, `herr.wolf-${Date.now().toString(36)}`);
  const order = { name: 'Igel', seats: 2, allowsGuests: true, afterwards: 'keep' } as const;
  const { classId, seats, lesson } = await holdLesson(teacher, order);
  const child = await sitDown(url, lesson.code, seats[1]?.id);
  const conversation = await child.startConversation();
  await child.say(conversation, 'Wie viele Beine hat eine Spinne?');
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  const path = `/api/conversations/${conversation}`;
  await waitFor(async () => (await child.request('GET', path)).status === 404);
  const next = await teacher.json(Lesson, 'POST', `/api/classes/${classId}/lessons`, {
    minutes: 45,
  });
  const again = await sitDown(url, next.code, seats[1]?.id);
  expect((await again.request('GET', path)).status).toBe(200);
  const neighbour = await sitDown(url, next.code, seats[0]?.id);
  expect((await neighbour.request('GET', path)).status).toBe(404);
});
