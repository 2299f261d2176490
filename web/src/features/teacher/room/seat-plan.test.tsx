// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildClass, buildSeat, classId, idOf } from '../../../testing/builders/build-classroom.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../testing/screens/teacher-screen.ts';

const seats = [
  buildSeat('igel', 'Blauer Igel'),
  buildSeat('fuchs', 'Roter Fuchs'),
  buildSeat('eule', 'Grüne Eule', { hasPictures: false }),
];
const path = `/lehrkraft/klassen/${classId}`;
const apiPath = `/api/classes/${classId}`;

async function openPlan(routes: Parameters<typeof openTeacherScreen>[2] = {}) {
  const opened = await openTeacherScreen(
    path,
    { classes: [buildClass({ seats })] },
    {
      [`PATCH ${apiPath}`]: (init) => {
        const { seatIds } = JSON.parse(String(init?.body));
        const sorted = seatIds.flatMap((id: string) => seats.filter((seat) => seat.id === id));
        return { json: buildClass({ seats: sorted }) };
      },
      ...routes,
    },
  );
  const plan = await screen.findByRole('list', { name: 'Plan des Klassenzimmers' });
  return { ...opened, plan };
}

const orderOf = (bodies: unknown[]) => bodies.map((body) => Object(body).seatIds);

test('a seat is moved by keys: lifted, carried, put down', async () => {
  const { fetchStub } = await openPlan();
  const handle = screen.getByRole('button', { name: 'Verschieben: Blauer Igel' });
  handle.focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Escape}');
  expect(bodiesOf(fetchStub, 'PATCH', apiPath)).toEqual([]);
  // Without a layout a room is one column wide.
  await userEvent.keyboard(' {ArrowDown} ');
  expect(screen.getByText('Blauer Igel sitzt jetzt auf Platz 2.')).toBeDefined();
  await waitFor(() =>
    expect(orderOf(bodiesOf(fetchStub, 'PATCH', apiPath))).toEqual([
      [idOf('fuchs'), idOf('igel'), idOf('eule')],
    ]),
  );
});

test('a seat is dragged to where another lies, by mouse or finger', async () => {
  const { fetchStub, plan } = await openPlan();
  const handle = screen.getByRole('button', { name: 'Verschieben: Grüne Eule' });
  const [first] = within(plan).getAllByRole('listitem');
  document.elementFromPoint = vi.fn(() => first ?? null);
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerMove(window, { clientX: 10, clientY: 300 });
  fireEvent.pointerUp(window);
  await waitFor(() =>
    expect(orderOf(bodiesOf(fetchStub, 'PATCH', apiPath))).toEqual([
      [idOf('eule'), idOf('igel'), idOf('fuchs')],
    ]),
  );
});

test('new pictures are shown once', async () => {
  await openPlan({
    [`POST ${apiPath}/seats/${idOf('eule')}/pictures`]: {
      json: { pictures: ['2600', '1F34E', '26F5'] },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Grüne Eule/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grüne Eule' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Drei Bilder geben' }));
  expect(
    within(await dialog.findByRole('status', { name: 'Die drei Bilder' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  await userEvent.click(screen.getByRole('button', { name: /^Grüne Eule/ }));
  expect(await screen.findByRole('button', { name: 'Drei neue Bilder' })).toBeDefined();
  expect(screen.queryByRole('status', { name: 'Die drei Bilder' })).toBeNull();
});

test('all of a seat is saved for the parents after a reason, and not without one', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => saved.mockRestore());
  const archives = `${apiPath}/seats/${idOf('igel')}/archives`;
  const { fetchStub } = await openPlan({
    [`POST ${archives}`]: () =>
      new Response('zip', { headers: { 'content-type': 'application/zip' } }),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Blauer Igel/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Alles für die Eltern' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alles von „Blauer Igel“' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Herunterladen' }));
  const field = dialog.getByRole('textbox', { name: 'Warum brauchen Sie die Datei?' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(bodiesOf(fetchStub, 'POST', archives)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Die Eltern haben darum gebeten' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Herunterladen' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(bodiesOf(fetchStub, 'POST', archives)).toEqual([
    { reason: 'Die Eltern haben darum gebeten' },
  ]);
});

test('a class that is full says so, in the words of the server', async () => {
  const message = 'Eine Klasse hat höchstens 40 Plätze.';
  await openPlan({
    [`POST ${apiPath}/seats`]: { status: 409, json: { error: 'TOO_MANY_SEATS', message } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Plätze anlegen' }));
  expect(await screen.findByText(message)).toBeDefined();
});
