// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  buildBoard,
  buildClass,
  buildLesson,
  buildPlace,
  classId,
  idOf,
} from '../../../testing/builders/build-classroom.ts';
import { openTeacherScreen } from '../../../testing/screens/teacher-screen.ts';

const navigation = async () =>
  within(await screen.findByRole('navigation', { name: 'Klassen, ihre Bereiche und Materialien' }));
const alert = {
  id: idOf('a1'),
  sentence: 'Ich habe Angst.',
  at: '2026-11-23T08:05:00.000Z',
};

test('a class in whose lesson the gate found danger is marked, wherever its teacher is', async () => {
  const board = buildBoard({ places: [buildPlace('p1', null, { alert })] });
  await openTeacherScreen('/lehrkraft', { lessons: [buildLesson()], board });
  const link = await (await navigation()).findByRole('link', { name: /Sorge um ein Kind/ });
  expect(link.textContent).toContain('Igelklasse');
  expect(link.getAttribute('href')).toBe(`/lehrkraft/klassen/${classId}`);
});

test('a class whose lesson runs says so', async () => {
  await openTeacherScreen('/lehrkraft', { lessons: [buildLesson()] });
  expect(
    await (await navigation()).findByRole('link', { name: /Igelklasse.*eine Stunde läuft/ }),
  ).toBeDefined();
});

test('the open class has its sections there, the shown one marked; another class is a press away', async () => {
  const other = buildClass({ id: idOf('c2'), name: 'Fuchsklasse' });
  await openTeacherScreen(`/lehrkraft/klassen/${classId}`, { classes: [buildClass(), other] });
  const links = await navigation();
  const current = () => screen.getAllByRole('link', { current: 'page' }).at(-1)?.textContent;
  expect(current()).toBe('Plätze');
  await userEvent.click(links.getByRole('link', { name: 'Stunden' }));
  expect(current()).toBe('Stunden');
  expect(await links.findByRole('link', { name: 'Fuchsklasse' })).toBeDefined();
});
