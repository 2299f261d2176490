// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { openLettersScreen } from '../../testing/screens/open-letters-screen.ts';
import { analyseReading } from './reading/analyse-reading.ts';

vi.mock('./reading/analyse-reading.ts', { spy: true });

beforeAll(() => import('../../app/routes/letters.tsx'));

beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

async function openReading({ hasEar = true, level = /Stufe 1/ } = {}) {
  if (hasEar) FakeRecognition.install();
  const opened = openLettersScreen();
  const { unmount } = opened.open();
  await opened.press(/^Lesen/);
  await opened.press(level);
  return { ...opened, unmount };
}

type Press = ReturnType<typeof openLettersScreen>['press'];

async function startReading(press: Press): Promise<void> {
  FakeRecognition.last = null;
  await press('Ich lese vor');
  await waitFor(() => expect(FakeRecognition.last?.start).toHaveBeenCalled());
}

/** The recogniser hears a part and ends after it, as recognisers do at a pause. */
function hear(text: string): void {
  act(() => {
    FakeRecognition.last?.hear(text, true);
    FakeRecognition.last?.stop();
  });
}

const states = () =>
  [...document.querySelectorAll('[data-state]')].map(
    (word) => `${word.firstChild?.textContent} ${word.getAttribute('data-state')}`,
  );

test('a sentence is read aloud: the words appear while they are heard, and are marked', async () => {
  const { press } = await openReading();
  expect(await screen.findByText('Heute scheint die Sonne.')).toBeDefined();
  await startReading(press);
  expect(await screen.findByText('LUX hört zu.')).toBeDefined();
  act(() => FakeRecognition.last?.hear('heute scheint', false));
  expect(await screen.findByText('LUX hört: heute scheint')).toBeDefined();
  hear('heute scheint die Sonne');
  expect(await screen.findByText('Gelesen!')).toBeDefined();
  expect(states()).toEqual(['Heute read', 'scheint read', 'die read', 'Sonne. read']);
});

test('a beginner’s pauses do not end the reading: listening goes on', async () => {
  const { press } = await openReading();
  await startReading(press);
  const first = FakeRecognition.last;
  hear('heute scheint');
  await waitFor(() => expect(FakeRecognition.last).not.toBe(first));
  await waitFor(() => expect(FakeRecognition.last?.start).toHaveBeenCalled());
  hear('die Sonne');
  expect(await screen.findByText('Gelesen!')).toBeDefined();
});

test('words read otherwise are named, and can be heard slowly', async () => {
  const { press } = await openReading();
  await startReading(press);
  hear('heute lacht die Tonne');
  expect(await screen.findByText(/Manche Wörter kannst du noch üben/)).toBeDefined();
  expect(states()).toEqual(['Heute read', 'scheint again', 'die read', 'Sonne. again']);
  expect(screen.getAllByText('nochmal').length).toBeGreaterThan(0);
  await press('scheint langsam hören');
  await waitFor(() => expect(playedSounds).toEqual(['scheint slow']));
});

test('an adult may say that it was right', async () => {
  const { press } = await openReading();
  await startReading(press);
  hear('heute lacht die Tonne');
  await press('War richtig');
  expect(await screen.findByText('Gelesen!')).toBeDefined();
  expect(states()).toEqual(['Heute read', 'scheint read', 'die read', 'Sonne. read']);
});

test('the child may end the reading itself, and words not heard cost nothing', async () => {
  const { press } = await openReading();
  await startReading(press);
  act(() => FakeRecognition.last?.hear('heute scheint', false));
  await press('Ich bin fertig');
  expect(await screen.findByText(/Du hast nichts falsch gemacht/)).toBeDefined();
  expect(screen.getAllByText('nicht gehört').length).toBeGreaterThan(0);
  await press('Nochmal');
  expect(await screen.findByRole('button', { name: 'Ich lese vor' })).toBeDefined();
});

test('who says nothing is told so, and may try again', async () => {
  const { press } = await openReading();
  await startReading(press);
  act(() => FakeRecognition.last?.stop());
  expect(await screen.findByText(/LUX hat nichts gehört/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ich lese vor' })).toBeDefined();
});

test('a failing analysis is told word for word, and the text is there again', async () => {
  const { press } = await openReading();
  vi.mocked(analyseReading).mockRejectedValueOnce(new Error('broken'));
  await startReading(press);
  hear('heute scheint die Sonne');
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({ title: 'Fehler bei der Analyse.' }),
  );
  expect(await screen.findByRole('button', { name: 'Ich lese vor' })).toBeDefined();
});

test('where nothing can listen, a sentence can be typed', async () => {
  const { press } = await openReading({ hasEar: false });
  const field = await screen.findByRole('textbox', { name: 'Satz abschreiben' });
  expect(screen.queryByRole('button', { name: 'Ich lese vor' })).toBeNull();
  await userEvent.type(field, 'heute scheint die Sonne');
  await press('Prüfen');
  expect(await screen.findByText('Geschrieben!')).toBeDefined();
});

test('all texts read end with what was read, reported once', async () => {
  const { fetchStub, press } = await openReading({ hasEar: false });
  await press('Ich habe es gelesen');
  await press('Weiter');
  expect(await screen.findByText('Die Oma liest ein Buch.')).toBeDefined();
  await press('Ich habe es gelesen');
  await press('Fertig');
  expect(await screen.findByText('Du hast 2 Sätze gelesen.')).toBeDefined();
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
      { game: 'letters', category: 'lesen', score: 2, total: 2 },
    ]),
  );
});

test('a break ends listening, and the same story is there afterwards', async () => {
  const { press } = await openReading({ level: /Stufe 2/ });
  expect(await screen.findByRole('heading', { name: 'Der Ball im Garten' })).toBeDefined();
  await startReading(press);
  const ear = FakeRecognition.last;
  await press('Pause');
  expect(ear?.abort).toHaveBeenCalled();
  await press('Weiterspielen');
  expect(await screen.findByRole('heading', { name: 'Der Ball im Garten' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ich lese vor' })).toBeDefined();
});

test('a reload shows the same answer again', async () => {
  const { open, press, unmount } = await openReading();
  await startReading(press);
  hear('heute lacht die Tonne');
  await screen.findByText(/Manche Wörter/);
  unmount();
  open();
  expect(await screen.findByText(/Manche Wörter/)).toBeDefined();
  expect(states()).toHaveLength(4);
});
