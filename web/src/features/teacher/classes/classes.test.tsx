// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  buildClass,
  buildLesson,
  classId,
  idOf,
  lessonId,
} from '../../../testing/builders/build-classroom.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../testing/screens/teacher-screen.ts';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const lessonsPath = `/api/classes/${classId}/lessons`;
const past = buildLesson({
  isOver: true,
  startedAt: '2026-11-20T08:00:00.000Z',
  // Ended three minutes before its time.
  endsAt: '2026-11-20T08:27:00.000Z',
  areas: ['math', 'letters'],
  afterwards: 'keep',
  topic: 'Herbst',
});

test('a lesson begins with two presses and the settings of the last one', async () => {
  const { fetchStub } = await openTeacherScreen(
    '/lehrkraft',
    { lessons: [past] },
    { [`POST ${lessonsPath}`]: { status: 201, json: buildLesson() } },
  );
  await press('Stunde beginnen: Igelklasse');
  await press('Jetzt beginnen');
  expect(await screen.findByRole('img', { name: 'Code: K 7 Q M 2 P' })).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', lessonsPath)).toEqual([
    {
      minutes: 30,
      areas: ['math', 'letters'],
      topic: null,
      afterwards: 'keep',
      allowsGuests: false,
      practice: [],
      hasTimer: true,
    },
  ]);
  expect(window.location.pathname).toBe(`/lehrkraft/stunden/${lessonId}`);
});

test('a lesson that runs is gone on with, not begun again', async () => {
  await openTeacherScreen('/lehrkraft', { lessons: [buildLesson(), past] });
  const link = await screen.findByRole('link', { name: 'Zur laufenden Stunde' });
  expect(link.getAttribute('href')).toBe(`/lehrkraft/stunden/${lessonId}`);
  expect(screen.queryByRole('button', { name: /Stunde beginnen/ })).toBeNull();
});

test('a class that nobody uses says when it will be deleted, and how it stays', async () => {
  const forgotten = buildClass({ willBeDeletedAt: '2026-12-20T03:00:00.000Z' });
  await openTeacherScreen('/lehrkraft', { classes: [forgotten], lessons: [past] });
  const note = await screen.findByText(/Am 20\.12\.2026 wird sie gelöscht/);
  expect(note.textContent).toContain('Eine Stunde genügt');
});

test('a class is made under its name, and opened', async () => {
  const { kept, fetchStub } = await openTeacherScreen(
    '/lehrkraft',
    { classes: [] },
    {
      'POST /api/classes': () => {
        kept.classes.push(buildClass({ name: '3b', ageGroup: 'medium', seats: [] }));
        return { status: 201, json: kept.classes[0] };
      },
    },
  );
  await press('Klasse anlegen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Klasse' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Klasse anlegen' }));
  expect(dialog.getByRole('alert').textContent).toBe('Bitte geben Sie der Klasse einen Namen.');
  await userEvent.type(dialog.getByLabelText('Name der Klasse'), '3b');
  await userEvent.click(dialog.getByRole('radio', { name: '9 bis 11 Jahre' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Klasse anlegen' }));
  expect(await screen.findByText('Noch keine Plätze')).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', '/api/classes')).toEqual([{ name: '3b', ageGroup: 'medium' }]);
});

test('who is no teacher reads how to become one', async () => {
  await openTeacherScreen(
    '/lehrkraft',
    {},
    { 'GET /api/classes': { status: 403, json: { error: 'TEACHER_NEEDED', message: 'Nein.' } } },
  );
  expect(await screen.findByText('Dieser Bereich ist für Lehrkräfte.')).toBeDefined();
});

test('a class is deleted after it was said what goes with it', async () => {
  const { fetchStub } = await openTeacherScreen(
    `/lehrkraft/klassen/${classId}?bereich=klasse`,
    {},
    { [`DELETE /api/classes/${classId}`]: { status: 204 } },
  );
  await press('Klasse löschen');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('alles, was an den Plätzen entstanden ist');
  await press('Ja, löschen');
  await waitFor(() => expect(window.location.pathname).toBe('/lehrkraft'));
  const deletions = fetchStub.mock.calls.filter(([, init]) => init?.method === 'DELETE');
  expect(deletions).toHaveLength(1);
});

test('a colleague is added by username; the last teacher cannot leave', async () => {
  const both = buildClass({
    teachers: [
      { userId: idOf('u1'), username: 'frau.wolf' },
      { userId: idOf('u2'), username: 'herr.bär' },
    ],
  });
  const { fetchStub } = await openTeacherScreen(
    `/lehrkraft/klassen/${classId}?bereich=lehrkraefte`,
    {},
    { [`POST /api/classes/${classId}/teachers`]: { json: both } },
  );
  await userEvent.type(await screen.findByLabelText('Noch eine Lehrkraft'), 'herr.bär');
  expect(screen.queryByRole('button', { name: /^Entfernen/ })).toBeNull();
  await press('Hinzufügen');
  expect(await screen.findByRole('button', { name: 'Entfernen: herr.bär' })).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', `/api/classes/${classId}/teachers`)).toEqual([
    { username: 'herr.bär' },
  ]);
});

test('the log tells who has read whose words and why', async () => {
  const look = {
    id: idOf('look'),
    lessonId,
    label: 'Blauer Igel',
    teacher: 'frau.wolf',
    reason: 'Das Kind hat mich gebeten',
    at: '2026-11-23T08:12:00.000Z',
  };
  await openTeacherScreen(
    `/lehrkraft/klassen/${classId}?bereich=einsichten`,
    {},
    { [`GET /api/classes/${classId}/looks`]: { json: [look] } },
  );
  const log = await screen.findByRole('region', { name: 'Einsichten' });
  expect(within(log).getByRole('listitem').textContent).toContain(
    'frau.wolf hat bei Blauer Igel gelesen: „Das Kind hat mich gebeten“',
  );
});
