import { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';
import { SchoolClass, Seat, ToldPictures } from '@lux/contracts/classroom/school-class.ts';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { openTeacher } from '../hold-lesson.ts';
import type { Journey } from '../open-journey.ts';
import type { Visitor } from '../visitor.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** What a child would call this picture of its password. */
export const nameOf = (code: string) =>
  passwordPictures.find(({ drawing }) => drawing === code)?.name ?? code;

/** Classes of one teacher on a journey, whose children sit down by pictures in a browser. */
export function createSeats(journey: Journey, username: string) {
  let invited: Promise<Visitor> | undefined;

  /** A class of its own with two seats, one of them with pictures. */
  async function openClass() {
    invited ??= openTeacher(journey.stack, username);
    const teacher = await invited;
    const { id } = await teacher.json(SchoolClass, 'POST', '/api/classes', { name: '2b' });
    const [hedgehog, other] = await teacher.json(
      z.array(Seat),
      'POST',
      `/api/classes/${id}/seats`,
      {
        count: 2,
      },
    );
    if (!hedgehog || !other) throw new Error('no seats were made');
    const { pictures } = await teacher.json(
      ToldPictures,
      'POST',
      `/api/classes/${id}/seats/${hedgehog.id}/pictures`,
    );
    return { teacher, classId: id, hedgehog, other, pictures };
  }

  type Class = Awaited<ReturnType<typeof openClass>>;

  const begin = async ({ teacher, classId }: Class, wanted: object) =>
    teacher.json(Lesson, 'POST', `/api/classes/${classId}/lessons`, { minutes: 20, ...wanted });

  async function sitDown(page: Page, code: string, { hedgehog, pictures }: Class) {
    await page.goto('/beitreten');
    await press(page, 'Ein Zeichen zurück');
    await page.keyboard.type(code);
    await press(page, 'Los!');
    await press(page, hedgehog.label);
    await journey.expectAccessible(page);
    for (const picture of pictures) await press(page, nameOf(picture));
    await page.getByRole('button', { name: new RegExp(`^${hedgehog.label}. Noch`) }).waitFor();
  }

  return { openClass, begin, sitDown };
}

/** What of a lesson is left on the device. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lesson')));
