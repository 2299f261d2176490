// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lessonMaterials } from '../../games-kit/materials/lesson-materials.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildRoundQuestion } from '../../testing/builders/build-round.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { holdSounds, playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { putInLesson } from '../../testing/screens/in-lesson.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

const ROUNDS = 'POST /api/games/rounds';
const GENERATE = '/api/quiz/generate';
const round = (from: number) =>
  Array.from({ length: 5 }, (_, index) =>
    buildRoundQuestion({ question: `Frage Nummer ${from + index}?` }),
  );

beforeAll(() => import('../../app/routes/quiz.tsx'));

beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

function serve(routes: Parameters<typeof stubFetch>[0] = {}) {
  let served = -5;
  return stubFetch({
    'GET /api/user': { status: 401 },
    [`POST ${GENERATE}`]: () => {
      served += 5;
      return { json: round(served) };
    },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    [ROUNDS]: { status: 204 },
    ...routes,
  });
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function answer(option: string | RegExp, way: 'Weiter' | 'Ergebnis' = 'Weiter') {
  await choose(option);
  await press('Prüfen');
  await press(way);
}

async function playRound(right: number) {
  for (let index = 0; index < 5; index += 1) {
    await answer(index < right ? /acht/ : /sechs/, index === 4 ? 'Ergebnis' : 'Weiter');
  }
}

test('four categories with name and description lead to the first of five questions', async () => {
  const fetchStub = serve();
  renderApp('/games/quiz');
  for (const name of ['Natur', 'Weltraum', 'Geschichte', 'Wissenschaft']) {
    expect(await screen.findByRole('button', { name: new RegExp(`^${name}.+`) })).toBeDefined();
  }
  await press(/Weltraum/);
  expect(await heading('Frage Nummer 0?')).toBeDefined();
  expect(screen.getByText('Frage 1 von 5')).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', GENERATE)).toEqual([
    { category: 'space', count: 5, excludedQuestions: [] },
  ]);
});

test('while questions are made the wait is said, and it may be left', async () => {
  serve({ [`POST ${GENERATE}`]: () => new Promise(() => {}) });
  renderApp('/games/quiz');
  await press(/Natur/);
  expect(await screen.findByText('LUX denkt sich Fragen für dich aus …')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Alle Spiele' }));
  expect(await screen.findByRole('heading', { name: 'Spiele' })).toBeDefined();
});

test('checking without a choice asks for one', async () => {
  serve();
  renderApp('/games/quiz');
  await press(/Natur/);
  await press('Prüfen');
  expect(await screen.findByText('Bitte wähle eine Antwort.')).toBeDefined();
  await choose(/acht/);
  expect(screen.queryByText('Bitte wähle eine Antwort.')).toBeNull();
});

test('after checking the answer is locked, judged in words and explained', async () => {
  serve();
  renderApp('/games/quiz');
  await press(/Natur/);
  await choose(/sechs/);
  await press('Prüfen');
  expect(await screen.findByText('Nicht ganz.')).toBeDefined();
  expect(screen.getByText('Spinnen haben acht Beine, Insekten sechs.')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'sechs Nicht richtig' })).toHaveProperty(
    'checked',
    true,
  );
  const right = screen.getByRole<HTMLInputElement>('radio', { name: 'acht Richtig' });
  expect(right.disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weiter' }));
  await press('Weiter');
  expect(document.activeElement).toBe(await heading('Frage Nummer 1?'));
});

test.each([
  [5, 'Perfekt!'],
  [3, 'Gut gemacht!'],
  [2, 'Weiter so!'],
])('%d of 5 right end with "%s" and are reported once', async (right, title) => {
  const fetchStub = serve();
  renderApp('/games/quiz');
  await press(/Wissenschaft/);
  await playRound(right);
  expect(document.activeElement).toBe(await heading(title));
  expect(screen.getByText(`${right} von 5 Fragen richtig`)).toBeDefined();
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
      { game: 'quiz', category: 'science', score: right, total: 5 },
    ]),
  );
});

test('playing again asks for other questions, also after a visit that is over', async () => {
  const fetchStub = serve();
  const { unmount } = renderApp('/games/quiz');
  await press(/Weltraum/);
  await playRound(5);
  await press('Nochmal spielen');
  expect(await heading('Frage Nummer 5?')).toBeDefined();
  await press('Kategorie wechseln');
  unmount();
  renderApp('/games/quiz');
  await press(/Weltraum/);
  await heading('Frage Nummer 10?');
  const excluded = bodiesOf(fetchStub, 'POST', GENERATE).map(
    (body) => Object(body).excludedQuestions.length,
  );
  expect(excluded).toEqual([0, 5, 10]);
});

test('a failure is told word for word and leads back to the categories', async () => {
  serve({ [`POST ${GENERATE}`]: { status: 500, json: { error: 'X', message: 'kaputt' } } });
  renderApp('/games/quiz');
  await press(/Natur/);
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({
      title: 'Fehler bei KI-Fragen',
      description: 'Fehler beim Generieren der Fragen',
      tone: 'danger',
    }),
  );
  expect(await screen.findByRole('button', { name: /Natur/ })).toBeDefined();
});

test('questions of another form than agreed are a failure, not a broken screen', async () => {
  serve({ [`POST ${GENERATE}`]: { json: [{ question: 'Nur eine?', options: ['Ja'] }] } });
  renderApp('/games/quiz');
  await press(/Natur/);
  await waitFor(() => expect(store.get(toastsAtom)[0]?.title).toBe('Fehler bei KI-Fragen'));
});

test('a reload in the middle goes on at the very question, and reports once', async () => {
  const fetchStub = serve();
  const first = renderApp('/games/quiz');
  await press(/Weltraum/);
  await answer(/acht/);
  await choose(/zehn/);
  first.unmount();

  const second = renderApp('/games/quiz');
  expect(await heading('Frage Nummer 1?')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /zehn/ }).checked).toBe(true);
  await press('Prüfen');
  second.unmount();

  const third = renderApp('/games/quiz');
  expect(await screen.findByText('Nicht ganz.')).toBeDefined();
  await press('Weiter');
  await answer(/acht/);
  await answer(/acht/);
  await answer(/acht/, 'Ergebnis');
  await screen.findByText('4 von 5 Fragen richtig');
  third.unmount();
  renderApp('/games/quiz');
  expect(await screen.findByText('4 von 5 Fragen richtig')).toBeDefined();
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([{ score: 4 }]),
  );
  expect(bodiesOf(fetchStub, 'POST', GENERATE)).toHaveLength(1);
});

test.each([
  '{"phase":"playing"',
  '{"phase":"playing","category":"space","round":{"given":[9]}}',
  '7',
])('a broken note (%s) begins at the categories', async (note) => {
  serve();
  localStorage.setItem('quizGame', note);
  renderApp('/games/quiz');
  expect(await screen.findByRole('button', { name: /Natur/ })).toBeDefined();
});

test('a question and its options are read aloud, and reading can be stopped', async () => {
  serve();
  holdSounds();
  renderApp('/games/quiz');
  await press(/Natur/);
  await press('Vorlesen');
  await waitFor(() =>
    expect(playedSounds.slice(0, 3)).toEqual(['Frage Nummer 0?', 'A: sechs', 'B: acht']),
  );
  await press('Stopp');
  expect(await screen.findByRole('button', { name: 'Vorlesen' })).toBeDefined();
});

test('an answer can be said; what was not understood is told', async () => {
  FakeRecognition.install();
  serve();
  renderApp('/games/quiz');
  await press(/Natur/);
  await say('Antwort zwei');
  expect(await screen.findByText('Verstanden: acht')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /acht/ }).checked).toBe(true);
  expect(screen.queryByText('Richtig!')).toBeNull();

  await say('Elefant');
  expect(await screen.findByText(/^Nicht verstanden/)).toBeDefined();
});

async function say(text: string) {
  FakeRecognition.last = null;
  await press('Antwort Sagen');
  await waitFor(() => expect(FakeRecognition.last?.start).toHaveBeenCalled());
  act(() => {
    FakeRecognition.last?.hear(text, true);
    FakeRecognition.last?.stop();
  });
}

test('calm mode shows what is done, now and next, and stays on', async () => {
  serve();
  const { unmount } = renderApp('/games/quiz');
  await press(/Natur/);
  await userEvent.click(await screen.findByRole('switch', { name: 'Ruhig spielen' }));
  const strip = within(await screen.findByRole('list', { name: 'Ablauf' }));
  const texts = () => strip.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['GeschafftNoch nichts', 'JetztFrage 1', 'DanachErklärung']);
  await choose(/acht/);
  await press('Prüfen');
  expect(texts()).toEqual(['GeschafftFrage 1', 'JetztErklärung', 'DanachFrage 2']);
  expect(document.documentElement.hasAttribute('data-calm')).toBe(true);
  unmount();
  expect(document.documentElement.hasAttribute('data-calm')).toBe(false);
  renderApp('/games/quiz');
  expect(await screen.findByRole('list', { name: 'Ablauf' })).toBeDefined();
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
