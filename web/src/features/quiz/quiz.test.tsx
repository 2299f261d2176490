// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { holdSounds, playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import {
  answer,
  choose,
  GENERATE,
  heading,
  playRound,
  press,
  serve,
} from '../../testing/screens/quiz-screen.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

beforeAll(() => import('../../app/routes/quiz.tsx'));

beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

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
