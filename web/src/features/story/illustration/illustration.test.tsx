// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apollo } from '../../../lib/api/apollo.ts';
import { store } from '../../../lib/store.ts';
import { toastsAtom } from '../../../lib/toasts.ts';
import { buildJob } from '../../../testing/builders/builders.ts';
import { FakeSocket, fakeSocket } from '../../../testing/fakes/fake-socket.ts';
import { resetSounds } from '../../../testing/fakes/fake-sound-player.ts';
import { variablesOf } from '../../../testing/fakes/serve-graphql.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { answerOfJob } from '../../../testing/screens/gallery-screen.ts';
import { storyScreen } from '../../../testing/screens/story-screen.ts';

const socket = new FakeSocket();
const { character, open, press, goTo, write, entitle, add, toast, kept, asked } = storyScreen;

beforeAll(() => import('../../../app/routes/story.tsx'));

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  resetSounds();
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

const savedStory = {
  id: 'story_7',
  title: 'Mias Reise',
  theme: 'space',
  ageGroup: 'small',
  segments: [{ text: 'Mia flog los.', author: 'user', timestamp: '2025-03-09T10:00:00.000Z' }],
  characters: [],
  createdAt: '2025-03-09T10:00:00.000Z',
  lastUpdated: '2025-03-09T10:00:00.000Z',
};

test('a described character joins the story and goes along with what LUX is asked', async () => {
  const { fetchStub } = open();
  await goTo('Charaktere');
  await press('Figur erfinden');
  expect(toast()?.title).toBe('Eingabe fehlt');
  await userEvent.type(screen.getByLabelText(/Wer soll/), 'ein kleiner Drache');
  await press('Figur erfinden');
  expect(await screen.findByRole('heading', { name: 'Fridolin' })).toBeDefined();
  expect(asked(fetchStub)).toMatchObject([{ mode: 'character', context: 'ein kleiner Drache' }]);
  expect(screen.getByText('neugierig')).toBeDefined();
  await goTo('Schreiben');
  await press('Anfang von LUX');
  await screen.findByRole('article', { name: 'Von LUX' });
  expect(asked(fetchStub)[1]).toMatchObject({ characters: [character] });
});

test('a character is changed, and deleted after a question', async () => {
  open();
  await goTo('Charaktere');
  await press('Selbst');
  await press('Fertig');
  expect(screen.getByText('Wie heißt die Figur?')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  await userEvent.type(screen.getByLabelText('Beschreibung'), 'Ein Mädchen');
  await userEvent.type(screen.getByLabelText('Eigenschaften'), 'mutig, klug, mutig');
  await userEvent.type(screen.getByLabelText('Idee'), 'Sie fliegt.');
  await press('Fertig');
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeDefined();
  expect(screen.getAllByText('mutig')).toHaveLength(1);
  await press('Ändern: Mia');
  await userEvent.type(screen.getByLabelText('Name'), 'lena');
  await press('Fertig');
  await press('Löschen: Mialena');
  await press('Ja, löschen');
  expect(await screen.findByText('Noch keine Figuren')).toBeDefined();
});

const queued = buildJob({ place: 1 });

test('a picture is painted for the story, kept with it, also on the shelf', async () => {
  const { fetchStub } = open(
    {},
    { IllustrateStory: answerOfJob(queued), Job: answerOfJob(queued) },
  );
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await press('Speichern');
  await press('Bild dazu malen');
  expect(await screen.findByText('Bild wird vorbereitet...')).toBeDefined();
  await waitFor(() => expect(socket.listenerCount()).toBeGreaterThan(0));
  expect(variablesOf(fetchStub, 'IllustrateStory')).toMatchObject([
    { input: { prompt: 'Der Fuchs. Ein Fuchs lief los. Thema: Abenteuer' } },
  ]);
  const { jobId } = queued;
  act(() => socket.deliver('job.active', { jobId, kind: 'image', percent: 40 }));
  expect(screen.getByText('Ich erstelle dein Bild...')).toBeDefined();
  act(() => socket.deliver('job.ready', { jobId, kind: 'image', url: '/media/fuchs' }));
  const picture = await screen.findByRole('img', { name: 'Bild zu Der Fuchs' });
  expect(picture.getAttribute('src')).toBe('/media/fuchs/view');
  expect(kept('savedStories')).toMatchObject([{ imageUrl: '/media/fuchs' }]);
  expect(localStorage.getItem('pendingStoryPicture')).toBeNull();
});

test('a picture on its way is found again after a reload, for its own story only', async () => {
  localStorage.setItem('savedStories', JSON.stringify([savedStory]));
  const { jobId } = queued;
  const pending = { jobId, prompt: 'Mia', storyId: savedStory.id };
  localStorage.setItem('pendingStoryPicture', JSON.stringify(pending));
  open({}, { Job: answerOfJob(buildJob({ jobId, state: 'ready', url: '/media/mia' })) });
  await waitFor(() => expect(kept('savedStories')).toMatchObject([{ imageUrl: '/media/mia' }]));
  await write('Ein Fuchs lief los.');
  await add();
  expect(screen.queryByRole('img', { name: /^Bild zu/ })).toBeNull();
});

test('the story becomes a booklet to be opened', async () => {
  const pdf = '/media/heft';
  const { fetchStub } = open({ 'POST /api/create-pdf': { json: { pdfUrl: pdf } } });
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await press('Heft (PDF)');
  await userEvent.type(screen.getByLabelText('Von wem ist die Geschichte?'), 'Kim Feder');
  await press('Heft machen');
  const link = await screen.findByRole('link', { name: 'Öffnen' });
  expect(link.getAttribute('href')).toBe(pdf);
  expect(bodiesOf(fetchStub, 'POST', '/api/create-pdf')).toMatchObject([
    { text: 'Ein Fuchs lief los.', title: 'Der Fuchs', author: 'Kim Feder', characters: [] },
  ]);
});

test('a picture that is gone costs the cover, not the booklet', async () => {
  const fileId = 'x'.repeat(22);
  const withPicture = { ...savedStory, imageUrl: `/media/${fileId}` };
  localStorage.setItem('savedStories', JSON.stringify([withPicture]));
  const gone = { status: 404, json: { error: 'FILE_NOT_FOUND', message: 'Das Bild ist weg.' } };
  const { fetchStub } = open({
    'POST /api/create-pdf': (init) =>
      'pictureId' in JSON.parse(String(init?.body)) ? gone : { json: { pdfUrl: '/media/heft' } },
  });
  await goTo('Gespeichert');
  await press(/^Öffnen/);
  await press('Heft (PDF)');
  await press('Heft machen');
  expect(await screen.findByRole('link', { name: 'Öffnen' })).toBeDefined();
  const orders = bodiesOf(fetchStub, 'POST', '/api/create-pdf').map(
    (body) => Object(body).pictureId,
  );
  expect(orders).toEqual([fileId, undefined]);
});

test('exporting an empty story is refused, and a failure is told', async () => {
  const { fetchStub } = open({ 'POST /api/create-pdf': { status: 500, json: {} } });
  await press('Heft (PDF)');
  expect(toast()).toMatchObject({
    title: 'Fehler beim Export',
    description: 'Deine Geschichte ist noch leer.',
  });
  expect(bodiesOf(fetchStub, 'POST', '/api/create-pdf')).toEqual([]);
  await write('Ein Fuchs lief los.');
  await press('Heft (PDF)');
  await press('Heft machen');
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Fehler beim Export', description: undefined }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
