// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { openLettersScreen } from '../../testing/screens/open-letters-screen.ts';

/** Of the letters of level 1, by the word that its picture shows. */
const letterOf: Record<string, string> = { Maus: 'M m', Ameise: 'A a', Löwe: 'L l', Ohr: 'O o' };

beforeAll(() => import('../../app/routes/letters.tsx'));

beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

async function wordShown(): Promise<string> {
  const note = await screen.findByText(/^Bild: /);
  return note.textContent?.replace('Bild: ', '') ?? '';
}

const options = async () =>
  within(await screen.findByRole('list', { name: 'Antworten' })).getAllByRole<HTMLButtonElement>(
    'button',
  );

async function tap(isRight: boolean): Promise<{ asked: string; tapped: string }> {
  const asked = letterOf[await wordShown()] ?? '';
  const button = (await options()).find((one) => (one.textContent === asked) === isRight);
  if (button === undefined) throw new Error('no such option');
  const tapped = button.textContent ?? '';
  await userEvent.click(button);
  return { asked, tapped };
}

async function start(press: ReturnType<typeof openLettersScreen>['press'], level = /Stufe 1/) {
  await press(/^Buchstaben/);
  await press(level);
}

test('four modes lead to their levels: three, for reading two', async () => {
  const { open, press } = openLettersScreen();
  open();
  for (const [name, count] of [
    ['Buchstaben', 3],
    ['Silben', 3],
    ['Wörter', 3],
    ['Lesen', 2],
  ] as const) {
    await press(new RegExp(`^${name}`));
    expect(await screen.findAllByRole('button', { name: /^Stufe \d/ })).toHaveLength(count);
    await press('Auswahl');
  }
});

test('the game begins calm: a picture strip, and no sound without a tap', async () => {
  const { open, press } = openLettersScreen();
  open();
  await start(press);
  const strip = within(await screen.findByRole('list', { name: 'Ablauf' }));
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GeschafftNoch nichts',
    'JetztAufgabe 1',
    'DanachErklärung',
  ]);
  await tap(true);
  await press('Weiter');
  expect(playedSounds).toEqual([]);
});

test('a letter is heard by its sound, again, and slowly', async () => {
  const { open, press } = openLettersScreen();
  open();
  await start(press);
  const word = await wordShown();
  const sound = word.charAt(0).toLowerCase();
  await press('Hören');
  await waitFor(() => expect(playedSounds).toEqual([`${sound} ${sound}`, word]));
  await press('Langsam');
  await waitFor(() => expect(playedSounds.slice(2)).toEqual([`${sound} ${sound}`, `${word} slow`]));
  expect(screen.getByRole('button', { name: 'Nochmal hören' })).toBeDefined();
});

test('a word is heard by syllables', async () => {
  const { open, press } = openLettersScreen();
  open();
  await press(/^Silben/);
  await press(/Stufe 1/);
  await press('In Silben');
  await waitFor(() => expect(playedSounds[0]).toMatch(/^\S+-\S+ syllables$/));
});

test('where it is not calm, every task is heard by itself', async () => {
  localStorage.setItem('calmMode', 'off');
  const { open, press } = openLettersScreen();
  open();
  await start(press);
  const first = await wordShown();
  await waitFor(() => expect(playedSounds).toContain(first));
  await tap(true);
  await press('Weiter');
  const second = await wordShown();
  await waitFor(() => expect(playedSounds).toContain(second));
  expect(screen.queryByRole('list', { name: 'Ablauf' })).toBeNull();
});

test('the right option is told in words, and the way on takes the focus', async () => {
  const { open, press } = openLettersScreen();
  open();
  await start(press);
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Weiter' });
  expect(next.disabled).toBe(true);
  const { asked } = await tap(true);
  expect(await screen.findByText(`Richtig. ${asked} wie ${await wordShown()}.`)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(next));
  for (const option of await options()) expect(option.disabled).toBe(true);
});

test('another option shows the right one, and makes no sound', async () => {
  const { open, press } = openLettersScreen();
  open();
  await start(press);
  const { asked, tapped } = await tap(false);
  expect(await screen.findByText(new RegExp(`^Gesucht ist ${asked}\\.`))).toBeDefined();
  expect((await options()).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([`${asked}Richtig`, `${tapped}Deine Wahl`]),
  );
  expect(playedSounds).toEqual([]);
});

async function playRound(press: ReturnType<typeof openLettersScreen>['press'], right: number) {
  for (let index = 0; index < 4; index += 1) {
    await tap(index < right);
    await press(index === 3 ? 'Fertig' : 'Weiter');
  }
}

test('the result says what was done, not what was missed, and is reported once', async () => {
  localStorage.setItem('interestTheme', 'trains');
  const { fetchStub, open, press } = openLettersScreen();
  const { unmount } = open();
  await start(press);
  await playRound(press, 3);
  const title = await screen.findByRole('heading', { name: 'Geschafft!' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Du hast 4 Buchstaben geübt.')).toBeDefined();
  expect(screen.queryByText(/von 4/)).toBeNull();
  const rewards = screen.getByRole('img', { name: /Belohnung/ });
  expect(rewards.querySelectorAll('img')).toHaveLength(4);
  unmount();
  open();
  expect(await screen.findByText('Du hast 4 Buchstaben geübt.')).toBeDefined();
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
      { game: 'letters', category: 'buchstaben', score: 3, total: 4 },
    ]),
  );
  await press('Andere Stufe');
  expect(await screen.findByRole('button', { name: /Stufe 2/ })).toBeDefined();
});

test('a break hides the task, also over a reload, and leads back to the very same', async () => {
  const { open, press } = openLettersScreen();
  const { unmount } = open();
  await start(press);
  await tap(true);
  await press('Weiter');
  const word = await wordShown();
  const shown = (await options()).map(({ textContent }) => textContent);
  await press('Pause');
  expect(await screen.findByRole('heading', { name: 'Pause' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Antworten' })).toBeNull();
  unmount();
  open();
  await press('Weiterspielen');
  expect(await wordShown()).toBe(word);
  expect((await options()).map(({ textContent }) => textContent)).toEqual(shown);
});

test('a reload in the middle goes on at the very task', async () => {
  const { open, press } = openLettersScreen();
  const { unmount } = open();
  await start(press);
  await tap(true);
  await press('Weiter');
  const { asked } = await tap(false);
  unmount();
  open();
  expect(await screen.findByText(new RegExp(`^Gesucht ist ${asked}\\.`))).toBeDefined();
  expect(screen.getByText('Aufgabe 2 von 4')).toBeDefined();
});

test('the chosen theme is kept, and its words are asked', async () => {
  const { open, press } = openLettersScreen();
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Züge' }));
  unmount();
  open();
  const trains = await screen.findByRole<HTMLInputElement>('radio', { name: 'Züge' });
  expect(trains.checked).toBe(true);
  await press(/^Wörter/);
  await press(/Stufe 1/);
  expect((await options()).map(({ textContent }) => textContent).toSorted()).toEqual([
    'Gleise',
    'Lok',
    'Tunnel',
    'Zug',
  ]);
});

test('offline and without stored content it is told, and the levels are there again', async () => {
  const { open, press } = openLettersScreen({ 'GET /api/letters': { status: 503 } });
  open();
  await start(press);
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({
      title: 'Fehler',
      description: 'Das Buchstabenspiel konnte nicht geladen werden.',
    }),
  );
  expect(await screen.findByRole('button', { name: /Stufe 1/ })).toBeDefined();
});
