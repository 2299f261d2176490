// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apollo } from '../../../lib/api/apollo.ts';
import { store } from '../../../lib/store.ts';
import { toastsAtom } from '../../../lib/toasts.ts';
import { FakeSocket, fakeSocket } from '../../../testing/fakes/fake-socket.ts';
import { resetSounds } from '../../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { storyScreen } from '../../../testing/screens/story-screen.ts';

const socket = new FakeSocket();
const { open, press, goTo, write, entitle, add, toast, kept } = storyScreen;

beforeAll(() => import('../../../app/routes/story.tsx'));

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  resetSounds();
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

test('an empty story and one without a title are not saved', async () => {
  open();
  await press('Speichern');
  expect(toast()?.title).toBe('Speichern nicht möglich');
  await write('Ein Fuchs lief los.');
  await press('Speichern');
  expect(toast()?.title).toBe('Titel fehlt');
  expect(document.activeElement).toBe(screen.getByLabelText('Titel'));
  expect(kept('savedStories')).toBeNull();
});

test('a saved story has all fields, is reported once, and is found again', async () => {
  const { fetchStub } = open();
  await write('Ein Fuchs lief los.');
  await entitle('Der Fuchs');
  await press('Speichern');
  expect(toast()?.title).toBe('Geschichte gespeichert');
  expect(kept('savedStories')).toMatchObject([
    {
      id: expect.stringMatching(/^story_\d+$/),
      title: 'Der Fuchs',
      theme: 'adventure',
      ageGroup: 'small',
      segments: [{ text: 'Ein Fuchs lief los.', author: 'user', timestamp: expect.any(String) }],
      characters: [],
      createdAt: expect.any(String),
      lastUpdated: expect.any(String),
    },
  ]);
  await write('Dann schlief er.');
  await press('Speichern');
  await waitFor(() => expect(localStorage.getItem('finishedRounds')).toBeNull());
  expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
    { game: 'story', category: 'adventure', score: 1, total: 1 },
  ]);
  expect(kept('savedStories')).toHaveLength(1);

  await goTo('Gespeichert');
  expect(await screen.findByRole('heading', { name: 'Der Fuchs' })).toBeDefined();
  expect(screen.getByText(/^Abenteuer ·/).textContent).toMatch(/\d\d\.\d\d\.\d{4}$/);
  expect(screen.getByText('Ein Fuchs lief los. Dann schlief er.')).toBeDefined();
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

test('loading asks only where something would be lost', async () => {
  localStorage.setItem('savedStories', JSON.stringify([savedStory, null, { id: 'story_x' }]));
  open();
  await goTo('Gespeichert');
  expect(await screen.findByText(/09\.03\.2025/)).toBeDefined();
  await press(/^Öffnen/);
  expect(await screen.findByText('Mia flog los.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Mias Reise');

  await write('Und kam zurück.');
  await goTo('Gespeichert');
  await press(/^Öffnen/);
  await press('Nein');
  await press(/^Öffnen/);
  await press('Ja, öffnen');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Du schreibst').value).toBe('');
});

test('a saved story is deleted after a question', async () => {
  localStorage.setItem('savedStories', JSON.stringify([savedStory]));
  open();
  await goTo('Gespeichert');
  await press('Löschen: Mias Reise');
  await press('Behalten');
  expect(screen.getByRole('heading', { name: 'Mias Reise' })).toBeDefined();
  await press('Löschen: Mias Reise');
  await press('Ja, löschen');
  expect(await screen.findByText('Noch keine Geschichten')).toBeDefined();
  expect(kept('savedStories')).toEqual([]);
});

test('"Neu" asks, then clears', async () => {
  open();
  await write('Ein Fuchs lief los.');
  await add();
  await press('Neu anfangen');
  await press('Nein');
  expect(screen.getByText('Ein Fuchs lief los.')).toBeDefined();
  await press('Neu anfangen');
  expect(screen.getByText(/noch nicht gespeichert/)).toBeDefined();
  await press('Ja, neu anfangen');
  expect(screen.queryByText('Ein Fuchs lief los.')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Anfang von LUX' })).toBeDefined();
});

test('a reload goes on with the running story, the unfinished sentence included', async () => {
  const first = open();
  await entitle('Der Fuchs');
  await write('Ein Fuchs lief los.');
  await add();
  await write('Und dann');
  first.unmount();
  open();
  expect(await screen.findByText('Ein Fuchs lief los.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Du schreibst').value).toBe('Und dann');
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Der Fuchs');
});
