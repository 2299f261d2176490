import { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { Material, type NewMaterial } from '@lux/contracts/classroom/material.ts';
import { SeatProgress } from '@lux/contracts/classroom/progress.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSeats, press, storageOf } from '../../testing/classroom/open-seats.ts';
import { sitDown as joinByWire } from '../../testing/hold-lesson.ts';
import { openJourney } from '../../testing/open-journey.ts';
import { Visitor } from '../../testing/visitor.ts';

const journey = openJourney({ losesLine: true, isInLessons: true });
const { openClass, begin, sitDown } = createSeats(journey, 'frau.dachs');

const materials: NewMaterial[] = [
  {
    ...{ kind: 'quiz', title: 'Der Igel', ageGroup: 'small' },
    body: {
      questions: [
        { question: 'Was frisst ein Igel?', options: ['Käfer', 'Steine'], correctAnswer: 0 },
      ],
    },
  },
  {
    ...{ kind: 'words', title: 'Wörter der Woche', ageGroup: 'small' },
    body: { words: [{ word: 'Laterne' }, { word: 'Straße' }] },
  },
  {
    ...{ kind: 'text', title: 'Leo', ageGroup: 'small' },
    body: { text: 'Leo hat einen roten Drachen.' },
  },
];

test('a child plays its teacher’s quiz, words and text, also without a line; others do not', async () => {
  const class2b = await openClass();
  const { teacher, classId, other, hedgehog } = class2b;
  const ids: string[] = [];
  for (const material of materials) {
    ids.push((await teacher.json(Material, 'POST', '/api/materials', material)).id);
  }
  await teacher.json(z.unknown(), 'PUT', `/api/classes/${classId}/materials`, { ids });
  const lesson = await begin(class2b, { areas: ['quiz', 'letters'], afterwards: 'keep' });
  // What it began with stays, whatever becomes of the material.
  for (const id of ids) await teacher.request('DELETE', `/api/materials/${id}`);

  const page = await journey.visit();
  await sitDown(page, lesson.code, class2b);
  await page.goto('/games/buchstaben');
  await press(page, /^Wörter der Woche/);
  await page.getByRole('heading', { name: 'Wörter der Woche: Was möchtest du üben?' }).waitFor();
  await journey.expectAccessible(page);
  await press(page, /^Wörter/);
  const answers = page.getByRole('list', { name: 'Antworten' });
  for (const way of ['Weiter', 'Fertig']) {
    await answers.waitFor();
    const name = (await page.getByText('Bild: Laterne').count()) > 0 ? 'Laterne' : 'Straße';
    await answers.getByRole('button', { name, exact: true }).click();
    await page.getByText(/^Richtig\. /).waitFor();
    await press(page, way);
  }
  await page.getByText('Du hast 2 Wörter geübt.').waitFor();
  await press(page, 'Etwas anderes üben');
  await press(page, /^Leo/);
  await page.getByText('Leo hat einen roten Drachen.').waitFor();
  await journey.expectAccessible(page);
  await press(page, 'Ich habe es gelesen');
  await press(page, 'Fertig');
  await page.getByText('Du hast 1 Text gelesen.').waitFor();

  await page.goto('/games/quiz');
  await page.getByRole('button', { name: /^Der Igel/ }).waitFor();
  await journey.expectAccessible(page);
  await press(page, /^Der Igel/);
  // Wrong: a right answer as quick as this one is no child's, and nothing is learnt from it.
  await page.getByText('Steine', { exact: true }).click();
  await press(page, 'Prüfen');
  await press(page, 'Ergebnis');
  await page.getByRole('heading', { name: 'Weiter so!' }).waitFor();
  const learnt = async () => {
    const path = `/api/classes/${classId}/progress/${hedgehog.id}`;
    return (await teacher.json(SeatProgress, 'GET', path)).tasks.map(({ task }) => task);
  };
  await expect.poll(learnt, { timeout: 20_000 }).toContain(`quiz:material:${ids[0]}`);
  // A string, because the page's content security policy forbids functions made of them.
  const kept = `caches.match('/kept-answers/lesson-material-${ids[0]}').then(Boolean)`;
  await expect.poll(() => page.evaluate(kept), { timeout: 10_000 }).toBe(true);
  await page.context().setOffline(true);
  await press(page, 'Nochmal spielen');
  await page.getByText('Was frisst ein Igel?').waitFor();
  await page.context().setOffline(false);

  const category = `material:${ids[0]}`;
  const elsewhere = await openClass();
  const otherLesson = await begin(elsewhere, {});
  const foreign = await joinByWire(journey.stack.url, otherLesson.code, elsewhere.other.id);
  const own = await joinByWire(journey.stack.url, lesson.code, other.id);
  const stranger = new Visitor(journey.stack.url);
  const tryOut = async (who: Visitor) => {
    const read = await who.request('GET', `/api/lesson/materials/${ids[1]}`);
    const played = await who.request('POST', '/api/quiz/generate', { category });
    return [read.status, played.status];
  };
  expect(await tryOut(own)).toEqual([200, 200]);
  for (const who of [foreign, stranger, teacher]) expect(await tryOut(who)).toEqual([404, 404]);

  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  await page.getByRole('heading', { name: /^Tschüss/ }).waitFor();
  expect(await tryOut(own)).toEqual([404, 404]);
  await expect.poll(() => storageOf(page)).toEqual(['lesson']);
  const caches = await page.evaluate(() => window.caches.has('lux-own-1'));
  expect(caches).toBe(false);
});
