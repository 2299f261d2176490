// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from '../../lib/api/rest.ts';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { lessonPause } from '../../lib/session/lesson-pause.ts';
import { LESSON_KEY, storage } from '../../lib/storage/storage.ts';
import { visitorToken } from '../../lib/storage/visitor-token.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { forgetDevice } from '../../sync/forget-device.ts';
import { buildChildLesson } from '../../testing/builders/build-lesson.ts';
import { buildId, noThings } from '../../testing/builders/builders.ts';
import { FakeSocket, fakeSocket } from '../../testing/fakes/fake-socket.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { lessonRecord, toRecord } from './lesson-record.ts';
import { farewellAtom, lessonAtom } from './lesson-state.ts';
import { openLesson } from './open-lesson.ts';

const TOKEN = 'DesKindesEigenesGeheimnis000001';

/** What the server says now; null: this browser is in no lesson. */
let answer: ReturnType<typeof buildChildLesson> | null;
let isAway: boolean;

beforeEach(() => {
  answer = buildChildLesson();
  isAway = false;
  fakeSocket.current = new FakeSocket();
  store.set(toastsAtom, []);
});

afterEach(() => {
  cleanup();
  lessonPause.end();
  store.set(lessonAtom, null);
  store.set(farewellAtom, null);
  store.set(lessonFrameAtom, null);
});

async function sitDown(path: string, routes: Parameters<typeof stubFetch>[0] = {}) {
  const fetched = stubFetch({
    'GET /api/lesson': () => {
      if (isAway) throw new TypeError('no line');
      return { json: answer };
    },
    'GET /api/me/things': { json: noThings },
    'PUT /api/me/things': { json: noThings },
    'GET /api/conversations': { json: [] },
    'POST /api/speech': { text: 'Ton' },
    ...routes,
  });
  if (answer !== null) lessonRecord.write(toRecord(answer, null));
  await openLesson();
  await act(async () => renderApp(path));
  return fetched;
}

const navigation = () =>
  within(screen.getByRole('navigation', { name: 'Hauptnavigation' })).getAllByRole('link');
const deliver = (name: string, message?: unknown) =>
  act(async () => fakeSocket.current.deliver(name, message));
const hears = async () =>
  waitFor(() => expect(fakeSocket.current.listenerCount()).toBeGreaterThan(0));

test('a child in a lesson finds what is open, its seat and the time, and no login', async () => {
  await sitDown('/games');
  expect(navigation().map(({ textContent }) => textContent)).toEqual([
    'Sprechen',
    'Galerie',
    'Spiele',
  ]);
  expect(screen.getByRole('button', { name: 'Blauer Igel. Noch 25 Minuten.' })).toBeDefined();
  const games = await screen.findAllByRole('link', { name: /Rechne mit LUX|Was weißt du/ });
  expect(games).toHaveLength(1);
});

test('an address of what is closed shows where to go on, and what is opened appears at once', async () => {
  await sitDown('/coloring');
  expect(await screen.findByRole('heading', { name: 'Das ist gerade zu' })).toBeDefined();
  await hears();
  await deliver('lesson.changed', buildChildLesson({ areas: ['talk', 'coloring'] }));
  expect(await screen.findByRole('heading', { name: 'Ausmalbilder' })).toBeDefined();
  expect(navigation().map(({ textContent }) => textContent)).toEqual(['Sprechen', 'Ausmalbilder']);
});

test('eyes to the front cover everything, and what was typed is still there afterwards', async () => {
  await sitDown('/');
  await userEvent.type(await screen.findByPlaceholderText('Oder schreib mir …'), 'Warum ist');
  await hears();
  await deliver('lesson.changed', buildChildLesson({ isPaused: true }));
  expect(await screen.findByRole('dialog', { name: 'Augen nach vorn' })).toBeDefined();
  expect(document.documentElement.hasAttribute('data-paused')).toBe(true);
  await deliver('lesson.changed', buildChildLesson());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByDisplayValue('Warum ist')).toBeDefined();
});

test('a call that comes in the middle of a pause is made again when it is over', async () => {
  let isPaused = true;
  const refused = { error: 'LESSON_PAUSED', message: 'Augen nach vorn!' };
  await sitDown('/games', {
    'POST /api/x': () =>
      isPaused ? { status: 403, json: refused } : { status: 200, json: 'gemacht' },
  });
  await hears();
  answer = buildChildLesson({ isPaused: true });
  const call = rest.post('/api/x', {}, async () => ({ parse: String }));
  expect(await screen.findByRole('dialog', { name: 'Augen nach vorn' })).toBeDefined();
  isPaused = false;
  await deliver('lesson.changed', buildChildLesson());
  expect(await call).toBe('gemacht');
  expect(store.get(toastsAtom)).toEqual([]);
});

test('the hand goes up and down with one press each', async () => {
  const fetched = await sitDown('/games', {
    'PUT /api/lesson/hand': (init) => ({
      json: buildChildLesson({ isHandUp: JSON.parse(String(init?.body)).isUp }),
    }),
  });
  const hand = screen.getByRole('button', { name: 'Hand heben' });
  await userEvent.click(hand);
  await waitFor(() => expect(hand.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(hand);
  await waitFor(() => expect(hand.getAttribute('aria-pressed')).toBe('false'));
  expect(bodiesOf(fetched, 'PUT', '/api/lesson/hand')).toEqual([{ isUp: true }, { isUp: false }]);
});

test('that a teacher has read is said once', async () => {
  answer = buildChildLesson({ looks: [{ at: '2025-03-09T10:10:00.000Z' }] });
  await sitDown('/games');
  const sentence = 'Deine Lehrerin hat dein Gespräch gelesen.';
  expect(await screen.findByText(sentence)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Alles klar' }));
  await hears();
  await deliver('lesson.changed', answer);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('at the end everything of the lesson is gone, and what the device had before is still there', async () => {
  localStorage.setItem('visitorToken', TOKEN);
  localStorage.setItem('savedStories', '[{"title":"Meine von zu Hause"}]');
  await sitDown('/games');
  expect(visitorToken()).not.toBe(TOKEN);
  storage.writeJson('savedStories', [{ title: 'Der Igel im Schnee' }]);
  await hears();
  await deliver('lesson.ended');
  const goodbye = await screen.findByRole('dialog', { name: 'Tschüss, Blauer Igel!' });
  expect(within(goodbye).getByText('Geschichte: Der Igel im Schnee')).toBeDefined();
  expect(within(goodbye).getByText(/wird jetzt gelöscht/)).toBeDefined();
  await waitFor(() =>
    expect(Object.keys(localStorage).sort()).toEqual(['lesson', 'savedStories', 'visitorToken']),
  );
  // Whatever comes late is apart until the page begins anew.
  storage.writeText('conversationId', buildId());
  // As a page that begins anew.
  cleanup();
  store.set(lessonFrameAtom, null);
  answer = null;
  await openLesson();
  expect(Object.keys(localStorage).sort()).toEqual(['savedStories', 'visitorToken']);
  expect(visitorToken()).toBe(TOKEN);
});

test('without a line a lesson ends when its time is up by the device own count', async () => {
  answer = buildChildLesson({ secondsLeft: 1, afterwards: 'keep' });
  await sitDown('/games');
  isAway = true;
  const goodbye = await screen.findByRole('dialog', { name: 'Tschüss, Blauer Igel!' });
  expect(within(goodbye).getByText(/Nächstes Mal sind sie wieder da/)).toBeDefined();
});

test('two minutes before the end a child is told', async () => {
  answer = buildChildLesson({ secondsLeft: 121 });
  await sitDown('/games');
  expect((await screen.findAllByText('Noch zwei Minuten.')).length).toBeGreaterThan(0);
});

test('a lesson that was made longer goes on, though this device thought it was over', async () => {
  answer = buildChildLesson({ secondsLeft: 1 });
  await sitDown('/games');
  answer = buildChildLesson({ secondsLeft: 300 });
  expect(await screen.findByRole('button', { name: 'Blauer Igel. Noch 5 Minuten.' })).toBeDefined();
});

test('who has left in another page finds the device clean, and broken notes do no harm', async () => {
  answer = null;
  localStorage.setItem(LESSON_KEY, '{kaputt');
  localStorage.setItem(`${LESSON_KEY}/savedStories`, '[]');
  await sitDown('/games');
  expect(navigation().at(-1)?.textContent).toBe('Login');
  expect(localStorage.getItem(`${LESSON_KEY}/savedStories`)).toBeNull();
  expect(localStorage.getItem(LESSON_KEY)).toBeNull();
});

test('after a reload the lesson is as the server has it, offline as it was until its time is up', async () => {
  await sitDown('/games');
  cleanup();
  answer = buildChildLesson({ areas: ['gallery'], isPaused: true });
  await openLesson();
  expect(store.get(lessonAtom)?.lesson.areas).toEqual(['gallery']);
  expect(lessonPause.isOn()).toBe(true);
  isAway = true;
  await openLesson();
  expect(store.get(lessonAtom)?.lesson.areas).toEqual(['gallery']);
  const kept = lessonRecord.read();
  if (kept) lessonRecord.write({ ...kept, endsAtMs: Date.now() - 1 });
  await openLesson();
  expect(lessonRecord.isThere()).toBe(false);
});

test('who deletes everything in a lesson keeps its place', async () => {
  await sitDown('/games');
  const token = visitorToken();
  storage.writeText('conversationId', buildId());
  await act(() => forgetDevice());
  expect(storage.readText('conversationId')).toBeNull();
  expect(visitorToken()).toBe(token);
});

test('a login of the device rests in a lesson and is not asked about', async () => {
  const fetched = await sitDown('/games', { 'GET /api/user': { json: { id: 'u1' } } });
  await hears();
  expect(fetched.mock.calls.map(([path]) => String(path))).not.toContain('/api/user');
  expect(navigation().some(({ textContent }) => textContent === 'Sticker')).toBe(false);
});

vi.setConfig({ testTimeout: 20_000 });
