// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LESSON_KEY } from '../../../lib/storage/storage.ts';
import { visitorToken } from '../../../lib/storage/visitor-token.ts';
import {
  buildChildLesson,
  buildLessonDoor,
  hedgehog,
} from '../../../testing/builders/build-lesson.ts';
import { playedSounds, resetSounds } from '../../../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';

const DOOR = '/api/joins/K7M2PX';

beforeAll(() => import('../../../app/routes/join.tsx'));
beforeEach(() => resetSounds());

function open(path: string, routes: Parameters<typeof stubFetch>[0] = {}) {
  const begun = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const fetched = stubFetch({
    'GET /api/user': { status: 401 },
    [`GET ${DOOR}`]: { json: buildLessonDoor() },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    ...routes,
  });
  renderApp(path);
  return { fetched, begun };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (...names: string[]) => {
  for (const name of names) await press(name);
};

test('the code is typed by hand or by key, each sign is said, and leads to the seats', async () => {
  open('/beitreten');
  await choose('K', '7');
  await userEvent.keyboard('m2q');
  await press('Ein Zeichen zurück');
  await userEvent.keyboard('0px');
  expect((await screen.findByLabelText('Dein Code')).textContent).toBe('K7M2PX');
  await press('Los!');
  expect(await screen.findByRole('button', { name: /Blauer Igel/ })).toBeDefined();
  expect(playedSounds.slice(0, 2)).toEqual(['K', '7']);
});

test('three drawings open the seat; the lesson begins in places of its own', async () => {
  localStorage.setItem('generatedImages', '[{"prompt":"von vorher"}]');
  const before = visitorToken();
  const { fetched, begun } = open('/beitreten/K7M2PX', {
    [`POST ${DOOR}`]: { json: buildChildLesson({ areas: ['gallery'] }) },
  });
  await choose('Blauer Igel', 'Sonne', 'Ball');
  await press('Ein Bild zurück');
  await choose('Haus', 'Boot');
  await waitFor(() => expect(begun).toHaveBeenCalledWith('/gallery'));
  const [sent] = bodiesOf(fetched, 'POST', DOOR);
  expect(sent).toMatchObject({ seatId: hedgehog.id, pictures: ['2600', '1F3E0', '26F5'] });
  // Nothing of the device comes along, and the server knows the lesson's visitor from the first call.
  expect(sent).toMatchObject({ visitorToken: visitorToken() });
  expect(visitorToken()).not.toBe(before);
  const call = fetched.mock.calls.find(([path, init]) => path === DOOR && init?.method === 'POST');
  expect(new Headers(call?.[1]?.headers).get('x-visitor-token')).toBe(visitorToken());
  expect(localStorage.getItem(LESSON_KEY)).not.toBeNull();
});

test('wrong drawings are told kindly, and after too many the seat waits', async () => {
  let tries = 0;
  open('/beitreten/K7M2PX', {
    [`POST ${DOOR}`]: () => {
      tries += 1;
      return tries === 1
        ? { status: 401, json: { error: 'WRONG_PICTURES', message: 'Falsch.' } }
        : Response.json(
            { error: 'SEAT_WAITS', message: 'Warte.' },
            { status: 429, headers: { 'retry-after': '2' } },
          );
    },
  });
  await choose('Blauer Igel', 'Sonne', 'Ball', 'Haus');
  expect(await screen.findByText(/Das waren andere Bilder/)).toBeDefined();
  await choose('Sonne', 'Ball', 'Haus');
  expect(await screen.findByRole('timer', { name: 'Noch 2 Sekunden' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sonne' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Sonne' })).toBeDefined();
});

test('a printed card leads to its own seat; a taken one is said so', async () => {
  const { fetched } = open('/beitreten/seat-fox-0000000000001', {
    'GET /api/joins/seat-fox-0000000000001': { json: buildLessonDoor() },
    'POST /api/joins/seat-fox-0000000000001': {
      status: 409,
      json: { error: 'SEAT_TAKEN', message: 'Besetzt.' },
    },
  });
  await press('Ja, das bin ich');
  expect(await screen.findByText(/Da sitzt schon jemand/)).toBeDefined();
  expect(bodiesOf(fetched, 'POST', '/api/joins/seat-fox-0000000000001')).toHaveLength(1);
  await press('Anderer Platz');
  expect(await screen.findByRole('heading', { name: 'Welcher Platz ist deiner?' })).toBeDefined();
});

test('an unknown code can be typed anew, and guests come in where they may', async () => {
  const { begun } = open('/beitreten/ZZZZZZ', {
    'GET /api/joins/ZZZZZZ': { status: 404, json: { error: 'LESSON_NOT_FOUND', message: '' } },
    [`GET ${DOOR}`]: { json: buildLessonDoor({ allowsGuests: true }) },
    [`POST ${DOOR}`]: { json: buildChildLesson({ seat: null, label: 'Gast 1' }) },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Code neu tippen' }));
  await userEvent.keyboard('k7m2px{Enter}');
  await press('Ohne Platz mitmachen');
  await waitFor(() => expect(begun).toHaveBeenCalledWith('/'));
});
