// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildJob } from '../../testing/builders.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubFetch } from '../../testing/stub-fetch.ts';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../voice/sound-player.ts', () => import('../../testing/fake-sound-player.ts'));
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
const queued = buildJob({ place: 2, waitSeconds: 8 });
const { jobId } = queued;
const asGraphql = (job: object) => ({ ...nulls, ...job });

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

/** GraphQL answers by operation name. */
function serve(answers: { GenerateImage?: object; Job?: object }) {
  const fetchStub = stubFetch({
    'GET /api/user': { status: 401 },
    'POST /api/speech': { text: 'audio' },
    'POST /graphql': () => {
      const call = fetchStub.mock.calls.findLast(([path]) => String(path) === '/graphql');
      const { operationName } = JSON.parse(String(call?.[1]?.body));
      return { json: operationName === 'GenerateImage' ? answers.GenerateImage : answers.Job };
    },
  });
  return fetchStub;
}

async function describePicture(text: string) {
  const field = await screen.findByLabelText('Dein Bild beschreiben');
  await userEvent.type(field, `${text}{Enter}`);
}

test('a described picture is painted, shown, kept and announced', async () => {
  serve({
    GenerateImage: { data: { generateImage: asGraphql(queued) } },
    Job: { data: { job: asGraphql(queued) } },
  });
  renderApp('/gallery');
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  await describePicture(prompt);

  expect(
    await screen.findByText('Vor dir ist noch ein Bild dran. Noch etwa 8 Sekunden.'),
  ).toBeDefined();
  expect(screen.getByText('Bild wird vorbereitet...')).toBeDefined();
  expect(JSON.parse(localStorage.getItem('pendingImage') ?? '')).toEqual({ jobId, prompt });

  act(() => socket.deliver('job.active', { jobId, kind: 'image', percent: 45 }));
  expect(screen.getByText('Ich erstelle dein Bild...')).toBeDefined();
  act(() => socket.deliver('job.ready', { jobId, kind: 'image', url: '/media/drache' }));

  const picture = await screen.findByRole('img', { name: prompt });
  expect(picture.getAttribute('src')).toBe('/media/drache');
  expect(store.get(toastsAtom)[0]?.title).toBe('Bild erstellt!');
  expect(JSON.parse(localStorage.getItem('generatedImages') ?? '')).toMatchObject([
    { id: jobId, prompt, imageUrl: '/media/drache' },
  ]);
  expect(localStorage.getItem('pendingImage')).toBeNull();
});

test('a picture on its way is found again after a reload', async () => {
  localStorage.setItem('pendingImage', JSON.stringify({ jobId, prompt }));
  const job = asGraphql(buildJob({ jobId, state: 'ready', url: '/media/drache' }));
  serve({ Job: { data: { job } } });
  renderApp('/gallery');
  expect(await screen.findByRole('img', { name: prompt })).toBeDefined();
});

test('a refusal shows the sentence of the server', async () => {
  const message = 'Das male ich lieber nicht. Wie wäre es mit einem Drachen?';
  serve({
    GenerateImage: { data: null, errors: [{ message, extensions: { code: 'NOT_CHILD_SAFE' } }] },
  });
  renderApp('/gallery');
  await describePicture(prompt);
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({ title: 'Fehler', description: message }),
  );
});

test('a broken server leaves the standard sentence', async () => {
  serve({ GenerateImage: { errors: [{ message: 'boom' }] } });
  renderApp('/gallery');
  await describePicture(prompt);
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({
      title: 'Fehler',
      description: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
    }),
  );
});

test('a blank description is not sent', async () => {
  const fetchStub = serve({});
  renderApp('/gallery');
  await describePicture(' ');
  expect(store.get(toastsAtom)[0]?.title).toBe('Keine Beschreibung erkannt');
  expect(fetchStub.mock.calls.some(([path]) => String(path) === '/graphql')).toBe(false);
});

test('kept pictures show prompt and date, and can be deleted after a question', async () => {
  const image = { id: 'a', prompt, imageUrl: '/media/a', createdAt: '2025-03-09T10:00:00.000Z' };
  localStorage.setItem('generatedImages', JSON.stringify([image, { broken: true }]));
  serve({});
  renderApp('/gallery');
  expect(await screen.findByText('09.03.2025')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: `Löschen: ${prompt}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(localStorage.getItem('generatedImages')).toBe('[]');
});
