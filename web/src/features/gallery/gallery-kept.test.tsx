// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptPictures } from '../../pictures/kept/kept-pictures.ts';
import { buildJob } from '../../testing/builders/builders.ts';
import { fakeSocket } from '../../testing/fakes/fake-socket.ts';
import { variablesOf } from '../../testing/fakes/serve-graphql.ts';
import { galleryScreen } from '../../testing/screens/gallery-screen.ts';

const { prompt, socket, clear, answerOf, open, press } = galleryScreen;
fakeSocket.current = socket;

beforeAll(() => import('../../app/routes/gallery.tsx'));

beforeEach(clear);

const kept = { id: 'a', prompt, imageUrl: '/media/a', createdAt: '2025-03-09T10:00:00.000Z' };

test('kept pictures show prompt and date, and can be deleted after a question', async () => {
  localStorage.setItem('generatedImages', JSON.stringify([kept, { broken: true }]));
  open({});
  expect(await screen.findByText('09.03.2025')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  await press(`Löschen: ${prompt}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(localStorage.getItem('generatedImages')).toBe('[]');
});

test('a deleted picture is deleted on the server, too, later where it is away', async () => {
  localStorage.setItem('generatedImages', JSON.stringify([kept]));
  const fetchStub = open({});
  const deletions = () =>
    fetchStub.mock.calls.filter(
      ([path, init]) => path === '/api/pictures/a' && init?.method === 'DELETE',
    );
  await press(`Löschen: ${prompt}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(deletions()).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('removedPictures')).toBe('[]'));
});

test('without a thumbnail the full picture is shown, and without that a note', async () => {
  localStorage.setItem('generatedImages', JSON.stringify([kept]));
  open({});
  const picture = await screen.findByRole('img', { name: prompt });
  act(() => picture.dispatchEvent(new Event('error')));
  const full = await screen.findByRole('img', { name: prompt });
  expect(full.getAttribute('src')).toBe('/media/a');
  act(() => full.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('img', { name: `${prompt} (nicht mehr da)` })).toBeDefined();
});

test('a tap shows a picture large, from where it is printed', async () => {
  localStorage.setItem('generatedImages', JSON.stringify([kept]));
  const page = buildJob({ kind: 'pdf', state: 'ready', url: '/media/blatt' });
  const fetchStub = open({ PrintPages: answerOf(page), Job: answerOf(page) });
  await press(prompt);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: prompt }).getAttribute('src')).toBe('/media/a/view');
  await press('Drucken');
  const link = await screen.findByRole('link', { name: 'Öffnen' });
  expect(link.getAttribute('href')).toBe('/media/blatt');
  expect(variablesOf(fetchStub, 'PrintPages')).toMatchObject([{ input: { fileIds: ['a'] } }]);
});

test('a coloured picture that only this browser has is shown', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:mine');
  await keptPictures.write('mine', new Blob(['x'], { type: 'image/png' }));
  localStorage.setItem('generatedImages', JSON.stringify([{ ...kept, imageUrl: 'kept:mine' }]));
  open({});
  const picture = await screen.findByRole('img', { name: prompt });
  expect(picture.getAttribute('src')).toBe('blob:mine');
});
