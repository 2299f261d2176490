// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { keptPictures } from '../../pictures/kept/kept-pictures.ts';
import { buildJob } from '../../testing/builders.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type GraphqlAnswers, serveGraphql, variablesOf } from '../../testing/serve-graphql.ts';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));

vi.mock('../../voice/speaking/decode-sound.ts', () => import('../../testing/fake-sound-player.ts'));

vi.mock(
  '../../voice/speaking/create-sound-player.ts',
  () => import('../../testing/fake-sound-player.ts'),
);

vi.mock('../../lib/socket.ts', () => ({
  socket: () => fakeSocket.current,
  joinVisitorRoom: vi.fn(async () => true),
}));

const socket = new FakeSocket();

const prompt = 'ein grüner Drache vor einem Schloss';

const nulls = {
  place: null,
  waitSeconds: null,
  percent: null,
  url: null,
  reason: null,
  message: null,
};

const answerOf = (job: object) => ({ data: { job: { ...nulls, ...job } } });

beforeAll(() => import('../../app/routes/gallery.tsx'));

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

function openGallery(answers: GraphqlAnswers, routes = {}) {
  const fetchStub = serveGraphql(answers, routes);
  renderApp('/gallery');
  return fetchStub;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const kept = { id: 'a', prompt, imageUrl: '/media/a', createdAt: '2025-03-09T10:00:00.000Z' };

test('kept pictures show prompt and date, and can be deleted after a question', async () => {
  localStorage.setItem('generatedImages', JSON.stringify([kept, { broken: true }]));
  openGallery({});
  expect(await screen.findByText('09.03.2025')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  await press(`Löschen: ${prompt}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(localStorage.getItem('generatedImages')).toBe('[]');
});

test('without a thumbnail the full picture is shown, and without that a note', async () => {
  localStorage.setItem('generatedImages', JSON.stringify([kept]));
  openGallery({});
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
  const fetchStub = openGallery({ PrintPages: answerOf(page), Job: answerOf(page) });
  await press(prompt);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: prompt }).getAttribute('src')).toBe('/media/a');
  await press('Drucken');
  const link = await screen.findByRole('link', { name: 'Öffnen' });
  expect(link.getAttribute('href')).toBe('/media/blatt');
  expect(variablesOf(fetchStub, 'PrintPages')).toEqual([{ input: { fileIds: ['a'] } }]);
});

test('a coloured picture that only this browser has is shown', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:mine');
  await keptPictures.write('mine', new Blob(['x'], { type: 'image/png' }));
  localStorage.setItem('generatedImages', JSON.stringify([{ ...kept, imageUrl: 'kept:mine' }]));
  openGallery({});
  const picture = await screen.findByRole('img', { name: prompt });
  expect(picture.getAttribute('src')).toBe('blob:mine');
});
