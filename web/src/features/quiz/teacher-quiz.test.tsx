// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lessonMaterials } from '../../games-kit/materials/lesson-materials.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildRoundQuestion } from '../../testing/builders/build-round.ts';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { putInLesson } from '../../testing/screens/in-lesson.ts';
import { answer, GENERATE, heading, press, serve } from '../../testing/screens/quiz-screen.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

beforeAll(() => import('../../app/routes/quiz.tsx'));

beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

const materialId = 'm'.repeat(22);
const category = `material:${materialId}`;
const ofTeacher = {
  'GET /api/lesson/materials': {
    json: [
      { id: materialId, kind: 'quiz', title: 'Der Igel', drawing: '1F994' },
      { id: 'w'.repeat(22), kind: 'words', title: 'Tiere', drawing: null },
    ],
  },
};

test('in a lesson its teacher’s quizzes stand first, are read aloud and played to their end', async () => {
  putInLesson();
  const question = buildRoundQuestion({ question: 'Was frisst ein Igel?' });
  const server = serve({ ...ofTeacher, [`POST ${GENERATE}`]: { json: [question] } });
  renderApp('/games/quiz');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...['Von deiner Lehrerin', 'Was möchtest du raten?'],
  ]);
  expect(screen.queryByRole('button', { name: /^Tiere/ })).toBeNull();
  await press('Vorlesen');
  await waitFor(() => expect(playedSounds).toEqual(['Von deiner Lehrerin.', 'Der Igel.']));
  await press(/^Der Igel/);
  await heading('Was frisst ein Igel?');
  await answer(/acht/, 'Ergebnis');
  expect(await heading('Perfekt!')).toBeDefined();
  expect(bodiesOf(server, 'POST', GENERATE)).toEqual([
    { category, count: 5, excludedQuestions: [] },
  ]);
  await waitFor(() =>
    expect(bodiesOf(server, 'POST', '/api/games/rounds')).toMatchObject([
      { game: 'quiz', category, total: 1, answers: [{ task: `quiz:${category}`, isRight: true }] },
    ]),
  );
});

test('a quiz of the teacher that this device has is played without a server', async () => {
  putInLesson();
  const questions = ['Eins?', 'Zwei?'].map((question) => ({
    ...{ question, options: ['Ja', 'Nein'], correctAnswer: 0 },
  }));
  const path = `/api/lesson/materials/${materialId}`;
  const content = { id: materialId, kind: 'quiz', title: 'Der Igel', body: { questions } };
  serve({ ...ofTeacher, [`GET ${path}`]: { json: content } });
  await lessonMaterials.fetchAhead(['quiz'], new AbortController().signal);
  serve({ ...ofTeacher, [`POST ${GENERATE}`]: { status: 503 } });
  renderApp('/games/quiz');
  await press(/^Der Igel/);
  await answer(/Ja/);
  await answer(/Ja/, 'Ergebnis');
  expect(await heading('Perfekt!')).toBeDefined();
});

test('a quiz that the lesson no longer has is refused in the server’s words', async () => {
  putInLesson();
  const json = { error: 'NOT_IN_LESSON', message: 'Du bist gerade in keiner Stunde.' };
  serve({ ...ofTeacher, [`POST ${GENERATE}`]: { status: 404, json } });
  renderApp('/games/quiz');
  await press(/^Der Igel/);
  expect(await screen.findByText('Du bist gerade in keiner Stunde.')).toBeDefined();
  expect(await heading('Was möchtest du raten?')).toBeDefined();
});

test('offline a quiz that this device has not fetched says so, and cannot be picked', async () => {
  putInLesson();
  serve(ofTeacher);
  await lessonMaterials.list(new AbortController().signal);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/games/quiz');
  const name = 'Der Igel Dafür brauche ich das Internet';
  const card = await screen.findByRole<HTMLButtonElement>('button', { name });
  expect(card.disabled).toBe(true);
  expect(await screen.findByText('Für andere Fragen brauche ich das Internet.')).toBeDefined();
});
