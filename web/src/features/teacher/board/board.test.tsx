// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  buildBoard,
  buildClass,
  buildLesson,
  buildPlace,
  buildSeat,
  idOf,
  lessonId,
} from '../../../testing/builders/build-classroom.ts';
import { fakeSocket } from '../../../testing/fakes/fake-socket.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { openTeacherScreen } from '../../../testing/screens/teacher-screen.ts';

const igel = buildSeat('igel', 'Blauer Igel');
const fuchs = buildSeat('fuchs', 'Roter Fuchs');
const path = `/lehrkraft/stunden/${lessonId}`;
const apiPath = `/api/lessons/${lessonId}`;
const alert = {
  id: idOf('alert'),
  sentence: 'Papa haut mich immer.',
  at: '2026-11-23T08:09:30.000Z',
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const tile = (label: string) => screen.findByRole('button', { name: new RegExp(`^${label} `) });

afterEach(() => {
  fakeSocket.current.reset();
});

const open = (places = [buildPlace('p1', igel)], routes = {}) =>
  openTeacherScreen(
    path,
    { classes: [buildClass({ seats: [igel, fuchs] })], board: buildBoard({ places }) },
    routes,
  );

test('each seat has a tile, with what its child does and since when by the server’s clock', async () => {
  await open();
  const name = 'Blauer Igel rechnet seit 3 min arbeitet';
  expect(await screen.findByRole('button', { name })).toBeDefined();
  expect(await screen.findByText('noch nicht da')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^(35:00|34:59)$/);
});

test('a raised hand comes over the socket, and after an outage the board is asked for', async () => {
  const { kept } = await open();
  await tile('Blauer Igel');
  const raised = buildPlace('p1', igel, { isHandUp: true, light: 'hand' });
  act(() => fakeSocket.current.deliver('board.changed', { lessonId, places: [raised], gone: [] }));
  expect((await tile('Blauer Igel')).dataset.light).toBe('hand');
  expect(screen.getByText('Es melden sich: Blauer Igel.')).toBeDefined();
  kept.board = buildBoard({ places: [buildPlace('p2', fuchs, { light: 'quiet' })] });
  act(() => fakeSocket.current.deliver('disconnect'));
  act(() => fakeSocket.current.deliver('connect'));
  expect((await tile('Roter Fuchs')).dataset.light).toBe('quiet');
  expect(screen.queryByRole('button', { name: /^Blauer Igel/ })).toBeNull();
});

test('an alert shows the sentence, what to do and whom to call, until a teacher has looked', async () => {
  const seenPath = `${apiPath}/alerts/${alert.id}/seen`;
  const { kept, fetchStub } = await open(
    [buildPlace('p1', igel), buildPlace('p2', fuchs, { light: 'worried', alert })],
    {
      [`POST ${seenPath}`]: () => {
        kept.board = buildBoard({ places: [buildPlace('p2', fuchs)] });
        return { status: 204 };
      },
    },
  );
  const card = within(await screen.findByRole('article', { name: /^Sorge um Roter Fuchs/ }));
  expect(card.getByText('„Papa haut mich immer.“')).toBeDefined();
  expect(card.getByRole('link', { name: /116 111/ }).getAttribute('href')).toBe('tel:116111');
  expect(card.getByRole('link', { name: /^112/ }).getAttribute('href')).toBe('tel:112');
  const [first] = within(screen.getByRole('list', { name: 'Plätze' })).getAllByRole('button');
  expect(first?.dataset.light).toBe('worried');
  await waitFor(() => expect(document.title).toContain('(1) Bitte hinsehen'));
  await userEvent.type(card.getByLabelText('Notiz (freiwillig)'), 'Mit dem Kind gesprochen.');
  await userEvent.click(card.getByRole('button', { name: 'Gesehen, ich kümmere mich' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(bodiesOf(fetchStub, 'POST', seenPath)).toEqual([{ note: 'Mit dem Kind gesprochen.' }]);
  expect(document.title).not.toContain('Bitte hinsehen');
});

test('on the wall no child’s sentence is shown', async () => {
  await openTeacherScreen(`${path}?ansicht=eingang`, {
    board: buildBoard({ places: [buildPlace('p2', fuchs, { light: 'worried', alert })] }),
  });
  const wall = await screen.findByRole('dialog');
  expect(within(wall).getByRole('img', { name: 'Code: K 7 Q M 2 P' })).toBeDefined();
  expect(wall.textContent).not.toContain('Papa');
  await press('Zur Tafel (1 Hinweis)');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a child’s words are read after a reason only', async () => {
  const look = {
    id: idOf('look'),
    lessonId,
    label: 'Blauer Igel',
    teacher: 'frau.wolf',
    reason: 'Das Kind hat mich gebeten',
    at: '2026-11-23T08:12:00.000Z',
  };
  const message = {
    id: idOf('m1'),
    role: 'user',
    content: 'Warum ist der Himmel blau?',
    timestamp: '2026-11-23T08:05:00.000Z',
    safety: null,
  };
  const { fetchStub } = await open(undefined, {
    [`POST ${apiPath}/looks`]: { json: { look, messages: [message] } },
  });
  await userEvent.click(await tile('Blauer Igel'));
  await press('Gespräch lesen');
  await press('Jetzt lesen');
  expect(screen.getByText('Bitte geben Sie einen Grund an.')).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', `${apiPath}/looks`)).toEqual([]);
  await press('Das Kind hat mich gebeten');
  await press('Jetzt lesen');
  expect(await screen.findByText('Warum ist der Himmel blau?')).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', `${apiPath}/looks`)).toEqual([
    { seatId: igel.id, reason: 'Das Kind hat mich gebeten' },
  ]);
});

test('pause, five minutes more and a closed area are one press each', async () => {
  let lesson = buildLesson();
  const { fetchStub } = await open(undefined, {
    [`PATCH ${apiPath}`]: (init: RequestInit | undefined) => {
      const { minutes, ...change } = JSON.parse(String(init?.body));
      const endsAt = minutes ? '2026-11-23T08:50:00.000Z' : lesson.endsAt;
      lesson = { ...lesson, ...change, endsAt };
      return { json: lesson };
    },
  });
  await press('Augen nach vorn');
  expect(await screen.findByRole('button', { name: 'Weiter geht’s' })).toBeDefined();
  await press('+ 5 Minuten');
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(40:00|39:5\d)$/));
  await press('Bereiche');
  await userEvent.click(screen.getByRole('checkbox', { name: /Quiz/ }));
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'PATCH', apiPath)).toEqual([
      { isPaused: true },
      { minutes: 50 },
      { areas: ['talk', 'gallery', 'coloring', 'math', 'story', 'letters'] },
    ]),
  );
});

test('the album is kept before the lesson ends, then it is said what happens', async () => {
  const picture = {
    id: idOf('pic'),
    url: '/media/pic',
    thumbnailUrl: '/media/pic/thumbnail',
    label: 'Blauer Igel',
  };
  const album = buildLesson({ album: [picture.url] });
  const calls: string[] = [];
  const { kept } = await open(undefined, {
    [`GET ${apiPath}/pictures`]: { json: [picture] },
    [`PUT ${apiPath}/album`]: () => {
      calls.push('album');
      return { json: album };
    },
    [`DELETE ${apiPath}`]: () => {
      calls.push('end');
      kept.board = buildBoard({ lesson: { ...album, isOver: true } });
      return { json: album };
    },
  });
  await press('Beenden');
  expect(await screen.findByText(/wird innerhalb einer Minute gelöscht/)).toBeDefined();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Blauer Igel' }));
  await press('Jetzt beenden');
  expect(await screen.findByText('Die Stunde ist vorbei.')).toBeDefined();
  expect(calls).toEqual(['album', 'end']);
  expect(screen.getByRole('button', { name: 'Klassenalbum drucken' })).toBeDefined();
});

test('a lesson of others shows nothing', async () => {
  const message = 'Diese Stunde gibt es nicht.';
  await openTeacherScreen(
    path,
    {},
    {
      [`GET ${apiPath}/board`]: { status: 404, json: { error: 'LESSON_NOT_FOUND', message } },
    },
  );
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zu meinen Klassen' })).toBeDefined();
});
