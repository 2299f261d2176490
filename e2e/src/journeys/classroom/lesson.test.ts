import { Board } from '@lux/contracts/classroom/board.ts';
import { ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';
import { Seat } from '@lux/contracts/classroom/school-class.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSeats, nameOf, press, storageOf } from '../../testing/classroom/open-seats.ts';
import { sitDown as joinByWire } from '../../testing/hold-lesson.ts';
import { openJourney } from '../../testing/open-journey.ts';

const journey = openJourney({ losesLine: true, isInLessons: true });
const { openClass, begin, sitDown } = createSeats(journey, 'frau.igel');

test('a child sits down by pictures, works in what is open, rests, raises its hand, and leaves nothing', async () => {
  const class2b = await openClass();
  const { teacher, hedgehog } = class2b;
  const lesson = await begin(class2b, { areas: ['gallery', 'math'] });
  const page = await journey.visit({ path: '/gallery' });
  await sitDown(page, lesson.code, class2b);
  expect(new URL(page.url()).pathname).toBe('/gallery');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  expect(await navigation.getByRole('link').allTextContents()).toEqual(['Galerie', 'Spiele']);
  await journey.expectAccessible(page);

  await page.getByLabel('Dein Bild beschreiben').fill('ein blauer Igel');
  await teacher.json(Lesson, 'PATCH', `/api/lessons/${lesson.id}`, { isPaused: true });
  await page.getByRole('heading', { name: 'Augen nach vorn' }).waitFor();
  await journey.expectAccessible(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Augen nach vorn' }).waitFor();
  await teacher.json(Lesson, 'PATCH', `/api/lessons/${lesson.id}`, { isPaused: false });
  await page.getByRole('heading', { name: 'Augen nach vorn' }).waitFor({ state: 'detached' });

  await page.getByLabel('Dein Bild beschreiben').fill('ein blauer Igel');
  await page.keyboard.press('Enter');
  await press(page, 'Los!');
  await page.getByRole('img', { name: 'ein blauer Igel' }).waitFor();
  await press(page, 'Hand heben');
  await page.locator('[aria-pressed=true]', { hasText: 'Hand heben' }).waitFor();
  const Hands = z.object({ places: z.array(z.object({ isHandUp: z.boolean() })) });
  const board = () => teacher.json(Hands, 'GET', `/api/lessons/${lesson.id}/board`);
  await expect.poll(async () => (await board()).places.some((one) => one.isHandUp)).toBe(true);

  await page.goto('/coloring');
  await page.getByRole('heading', { name: 'Das ist gerade zu' }).waitFor();
  await journey.expectAccessible(page);
  await teacher.json(Lesson, 'PATCH', `/api/lessons/${lesson.id}`, { areas: ['coloring'] });
  await page.getByRole('heading', { name: 'Ausmalbilder', level: 1 }).waitFor();

  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  const goodbye = page.getByRole('dialog', { name: `Tschüss, ${hedgehog.label}!` });
  await goodbye.getByRole('img', { name: 'ein blauer Igel' }).waitFor();
  await journey.expectAccessible(page);
  await expect.poll(() => storageOf(page)).toEqual(['lesson']);
  await press(page, 'Fertig');
  await page.waitForURL('**/beitreten');
  await expect.poll(() => storageOf(page)).toEqual([]);
  await page.goto('/gallery');
  await page.getByText('Keine Bilder vorhanden').waitFor();
  await page.getByRole('link', { name: 'Login' }).waitFor();
});

test('two children sit in one lesson; one tablet has the wrong time and loses the line', async () => {
  const class2b = await openClass();
  const { teacher, other } = class2b;
  const lesson = await begin(class2b, { minutes: 5, afterwards: 'keep' });
  const one = await journey.visit();
  await sitDown(one, lesson.code, class2b);
  const two = await journey.visit({ path: `/beitreten/${other.id}` });
  await press(two, 'Ja, das bin ich');
  await two.getByRole('button', { name: new RegExp(`^${other.label}. Noch`) }).waitFor();

  await two.context().addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 5 * 3_600_000;
  });
  await two.reload();
  await two.getByRole('button', { name: `${other.label}. Noch 5 Minuten.` }).waitFor();
  await two.context().setOffline(true);
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  await one.getByRole('heading', { name: /^Tschüss/ }).waitFor();
  await one.getByText('Nächstes Mal sind sie wieder da.', { exact: false }).waitFor();
  await two.context().setOffline(false);
  await two.getByRole('heading', { name: `Tschüss, ${other.label}!` }).waitFor();
});

test('a taken seat is said so; wrong pictures are told kindly', async () => {
  const class2b = await openClass();
  const { teacher, hedgehog, other, pictures } = class2b;
  const lesson = await begin(class2b, {});
  const first = await journey.visit({ path: `/beitreten/${other.id}` });
  await press(first, 'Ja, das bin ich');
  await first.getByRole('button', { name: new RegExp(`^${other.label}. Noch`) }).waitFor();
  const second = await journey.visit({ path: `/beitreten/${lesson.code.toLowerCase()}` });
  await press(second, new RegExp(other.label));
  await press(second, 'Ja, das bin ich');
  await second.getByText(/Da sitzt schon jemand/).waitFor();
  await press(second, 'Anderer Platz');
  await press(second, hedgehog.label);
  const wrong = passwordPictures.find(({ drawing }) => !pictures.includes(drawing));
  for (let turn = 0; turn < 3; turn += 1) await press(second, wrong?.name ?? '');
  await second.getByText(/Das waren andere Bilder/).waitFor();
  for (const picture of pictures) await press(second, nameOf(picture));
  await second.getByRole('button', { name: new RegExp(`^${hedgehog.label}. Noch`) }).waitFor();
  await second.goto('/beitreten');
  await second.getByText(`Du bist schon da: ${hedgehog.label}`).waitFor();
  await press(second, 'Das bin ich nicht');
  await second.getByRole('heading', { name: /^Tschüss/ }).waitFor();
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
});

test('a class of thirty: three children at their tablets, all at work at once, and nothing is left', async () => {
  const class2b = await openClass();
  const { teacher, classId, other } = class2b;
  const path = `/api/classes/${classId}/seats`;
  const more = await teacher.json(z.array(Seat), 'POST', path, { count: 28 });
  const [third, ...seats] = more;
  if (!third) throw new Error('no seats were made');
  const lesson = await begin(class2b, { areas: ['talk', 'gallery', 'quiz'] });

  const one = await journey.visit();
  await sitDown(one, lesson.code, class2b);
  const pages = [one];
  for (const seat of [other, third]) {
    const page = await journey.visit({ path: `/beitreten/${seat.id}` });
    await press(page, 'Ja, das bin ich');
    await page.getByRole('button', { name: new RegExp(`^${seat.label}. Noch`) }).waitFor();
    pages.push(page);
  }
  const children = await Promise.all(
    seats.map((seat) => joinByWire(journey.stack.url, lesson.code, seat.id)),
  );
  const talks = await Promise.all(
    children.map(async (child) => {
      const talk = await child.startConversation();
      await child.say(talk, 'Warum ist der Himmel blau?');
      return talk;
    }),
  );
  const readBoard = async () =>
    (await teacher.json(Board, 'GET', `/api/lessons/${lesson.id}/board`)).places;
  await expect
    .poll(async () => (await readBoard()).filter(({ questions }) => questions === 1).length)
    .toBe(27);
  expect((await readBoard()).filter(({ light }) => light === 'working')).toHaveLength(30);

  await teacher.json(Lesson, 'PATCH', `/api/lessons/${lesson.id}`, { isPaused: true });
  for (const page of pages) await page.getByRole('heading', { name: 'Augen nach vorn' }).waitFor();
  const asked = await Promise.all(
    children.map((child, at) =>
      child.request('POST', `/api/conversations/${talks[at]}/messages`, {
        role: 'user',
        content: 'Und warum ist er abends rot?',
      }),
    ),
  );
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([403]));

  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  for (const page of pages) await page.getByRole('heading', { name: /^Tschüss/ }).waitFor();
  const after = await Promise.all(
    children.map((child) => child.json(ChildLesson.nullable(), 'GET', '/api/lesson')),
  );
  expect(new Set(after)).toEqual(new Set([null]));
});
