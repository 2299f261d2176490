// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildLesson, classId } from '../../../../testing/builders/build-classroom.ts';
import { buildMaterial } from '../../../../testing/builders/build-material.ts';
import { bodiesOf } from '../../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../../testing/screens/teacher-screen.ts';

const ofClass = `/api/classes/${classId}/materials`;
const lessonsPath = `/api/classes/${classId}/lessons`;
const igel = buildMaterial('igel', { title: 'Der Igel' });
const wald = buildMaterial('wald', { kind: 'topic', title: 'Unser Wald' });

type Routes = Parameters<typeof openTeacherScreen>[2];

/** The form of a lesson of a class that has the quiz already. */
async function openForm(routes: Routes = {}) {
  const { fetchStub } = await openTeacherScreen(
    '/lehrkraft',
    {},
    {
      'GET /api/materials': { json: [wald, igel] },
      [`GET ${ofClass}`]: { json: [igel] },
      [`PUT ${ofClass}`]: { json: [igel, wald] },
      [`POST ${lessonsPath}`]: { status: 201, json: buildLesson() },
      ...routes,
    },
  );
  const open = await screen.findByRole('button', { name: 'Stunde beginnen: Igelklasse' });
  await userEvent.click(open);
  const dialog = within(await screen.findByRole('dialog'));
  const begin = async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Jetzt beginnen' }));
    await screen.findByRole('img', { name: /^Code/ });
  };
  /** What was sent, in its order. */
  const sent = () =>
    fetchStub.mock.calls.flatMap(([path, init]) =>
      init?.method === 'PUT' || init?.method === 'POST' ? [`${init.method} ${path}`] : [],
    );
  return { dialog, begin, sent, fetchStub };
}

test('a class is given what its teacher chooses before its lesson begins', async () => {
  const { dialog, begin, sent, fetchStub } = await openForm();
  const [given, other] = await dialog.findAllByRole('checkbox', { name: /^(Quiz|Thema): / });
  expect(given).toHaveProperty('checked', true);
  expect(other).toHaveProperty('checked', false);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Thema: Unser Wald' }));
  await begin();
  expect(sent()).toEqual([`PUT ${ofClass}`, `POST ${lessonsPath}`]);
  expect(bodiesOf(fetchStub, 'PUT', ofClass)).toEqual([{ ids: [igel.id, wald.id] }]);
});

test('whoever chooses nothing changes nothing', async () => {
  const { dialog, begin, sent } = await openForm();
  await dialog.findByRole('checkbox', { name: 'Quiz: Der Igel' });
  await begin();
  expect(sent()).toEqual([`POST ${lessonsPath}`]);
});

test('a material whose area stays closed is pointed out', async () => {
  const { dialog } = await openForm();
  await dialog.findByRole('checkbox', { name: 'Quiz: Der Igel' });
  expect(dialog.queryByText(/sehen die Kinder nur/)).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Quiz' }));
  expect(dialog.getByText('„Der Igel“ sehen die Kinder nur, wenn „Quiz“ offen ist.')).toBeDefined();
});

test('of many materials the first are shown, the others by a press', async () => {
  const many = Array.from({ length: 9 }, (_, index) => buildMaterial(`m${index}x`));
  const { dialog } = await openForm({
    'GET /api/materials': { json: many },
    [`GET ${ofClass}`]: { json: [] },
  });
  const listed = () => dialog.getAllByRole('checkbox', { name: /^Quiz: / }).length;
  await userEvent.click(await dialog.findByRole('button', { name: 'Alle 9 zeigen' }));
  expect(listed()).toBe(9);
  expect(dialog.queryByRole('button', { name: 'Alle 9 zeigen' })).toBeNull();
});

test('the 21st does not fit, and is not offered', async () => {
  const many = Array.from({ length: 21 }, (_, index) => buildMaterial(`m${index}x`));
  const { dialog } = await openForm({
    'GET /api/materials': { json: many },
    [`GET ${ofClass}`]: { json: many.slice(1) },
  });
  await dialog.findByText('Mehr als 20 Materialien passen nicht in eine Stunde.');
  await userEvent.click(dialog.getByRole('button', { name: 'Alle 21 zeigen' }));
  expect(dialog.getByRole('checkbox', { name: 'Quiz: Quiz m0x' })).toHaveProperty('disabled', true);
});

test('a lesson begins also where its materials cannot be read', async () => {
  const failed = { status: 503, json: { error: 'CLASSROOM_AWAY', message: 'Gerade nicht.' } };
  const { dialog, begin, sent } = await openForm({ 'GET /api/materials': failed });
  await dialog.findByText(/Die Materialien konnten nicht geladen werden/);
  await begin();
  expect(sent()).toEqual([`POST ${lessonsPath}`]);
});
