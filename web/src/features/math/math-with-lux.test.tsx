// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import {
  GENERATE,
  openWithClock,
  pass,
  playRound,
  press,
  problems,
  radios,
  secondsLeft,
  serve,
  start,
} from '../../testing/screens/math-screen.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

beforeAll(() => Promise.all([import('../../app/routes/math.tsx'), import('./lux-maths.ts')]));

beforeEach(() => {
  resetSounds();
  store.set(toastsAtom, []);
});

test('the setup begins as agreed and is sent as it was set', async () => {
  const fetchStub = serve();
  renderApp('/games/math');
  expect(await screen.findByRole('radio', { name: /Leicht/ })).toHaveProperty('checked', true);
  const checked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap((box) => (box.checked ? [box.labels?.[0]?.textContent] : []));
  expect(checked()).toEqual(['+Plus', '−Minus']);
  const slider = screen.getByRole('slider', { name: 'Wie viele Aufgaben?' });
  expect(slider.getAttribute('aria-valuenow')).toBe('10');

  await userEvent.click(screen.getByRole('radio', { name: /Mittel/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Mal/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Plus/ }));
  // By keys it moves in the browser only (e2e/src/journeys/games/games.test.ts).
  for (const count of ['15', '20', '5']) {
    fireEvent.change(slider, { target: { value: count } });
    expect(slider.getAttribute('aria-valuenow')).toBe(count);
  }
  await start();
  expect(bodiesOf(fetchStub, 'POST', GENERATE)).toEqual([
    { difficulty: 'medium', operations: ['-', '*'], count: 5 },
  ]);
  // From here on LUX knows for whom it answers in a talk, too.
  expect(localStorage.getItem('ageGroup')).toBe('medium');
  expect(secondsLeft()).toBe('Noch 25 Sekunden');
});

test('the last kind of sum cannot be deselected, and that is said', async () => {
  serve();
  renderApp('/games/math');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Plus/ }));
  const minus = screen.getByRole<HTMLInputElement>('checkbox', { name: /Minus/ });
  await userEvent.click(minus);
  expect(minus.checked).toBe(true);
  expect(screen.getByText('Eine brauchen wir.')).toBeDefined();
});

test('the timer runs down and changes its looks', async () => {
  serve();
  await openWithClock();
  const tone = () => screen.getByRole('timer').dataset.tone;
  expect([secondsLeft(), tone()]).toEqual(['Noch 30 Sekunden', 'outline']);
  pass(19);
  expect([secondsLeft(), tone()]).toEqual(['Noch 11 Sekunden', 'outline']);
  pass(1);
  expect([secondsLeft(), tone()]).toEqual(['Noch 10 Sekunden', 'secondary']);
  pass(5);
  expect([secondsLeft(), tone()]).toEqual(['Noch 5 Sekunden', 'destructive']);
});

test('when the time is up the chosen answer is checked by itself', async () => {
  serve();
  await openWithClock();
  const [, right] = radios();
  if (right) fireEvent.click(right);
  pass(30);
  expect(screen.getByText('Richtig!')).toBeDefined();
  expect(screen.getByText('Erst 10 + 10, dann noch 1.')).toBeDefined();
});

test('when the time is up without an answer only a warning shows', async () => {
  serve();
  await openWithClock();
  pass(40);
  expect(screen.getByText('Keine Antwort ausgewählt')).toBeDefined();
  const [wrong] = radios();
  if (wrong) fireEvent.click(wrong);
  expect(screen.queryByText('Keine Antwort ausgewählt')).toBeNull();
  pass(40);
  expect(screen.queryByText('Nicht ganz.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByText('Nicht ganz.')).toBeDefined();
});

test('a check without an answer shows the same warning', async () => {
  serve();
  renderApp('/games/math');
  await start();
  await press('Prüfen');
  expect(screen.getByText('Keine Antwort ausgewählt')).toBeDefined();
});

test('a reload goes on at the very second', async () => {
  serve();
  await openWithClock();
  pass(12);
  document.body.innerHTML = '';
  renderApp('/games/math');
  await screen.findByRole('heading', { level: 2, name: '10 + 11' });
  expect(secondsLeft()).toBe('Noch 18 Sekunden');
});

test('calm mode has no timer, and no time passes', async () => {
  localStorage.setItem('calmMode', 'on');
  serve();
  await openWithClock();
  expect(screen.queryByRole('timer')).toBeNull();
  pass(60);
  expect(screen.queryByText('Keine Antwort ausgewählt')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Ruhig spielen' }));
  expect(secondsLeft()).toBe('Noch 30 Sekunden');
});

test('a page nobody looks at lets no time pass', async () => {
  serve();
  await openWithClock();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(20);
  expect(secondsLeft()).toBe('Noch 30 Sekunden');
  hidden.mockReturnValue(false);
  pass(1);
  expect(secondsLeft()).toBe('Noch 29 Sekunden');
});

test('the progress follows completed problems', async () => {
  serve();
  renderApp('/games/math');
  await start();
  expect(screen.getByRole('progressbar', { name: '0 von 5 geschafft' })).toBeDefined();
  const [, right] = radios();
  if (right) await userEvent.click(right);
  await press('Prüfen');
  expect(screen.getByRole('progressbar', { name: '1 von 5 geschafft' })).toBeDefined();
});

test.each([
  [4, 'Fantastisch!'],
  [3, 'Gut gemacht!'],
  [2, 'Nicht schlecht!'],
  [1, 'Weiter üben!'],
])('%d of 5 right end with the toast and the result "%s"', async (right, title) => {
  const fetchStub = serve();
  renderApp('/games/math');
  await start();
  await playRound(right);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(store.get(toastsAtom)[0]).toMatchObject({
    title,
    description: `${right} von 5 Aufgaben richtig`,
  });
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/games/rounds')).toMatchObject([
      { game: 'math', category: 'easy', score: right, total: 5 },
    ]),
  );
});

test('playing again asks for new problems of the same setup', async () => {
  const fetchStub = serve();
  renderApp('/games/math');
  await start();
  await playRound(5);
  await press('Nochmal spielen');
  await screen.findByText('Aufgabe 1 von 5');
  const [first, second] = bodiesOf(fetchStub, 'POST', GENERATE);
  expect(second).toEqual(first);
});

test('a refusal is told word for word and leads back to the setup', async () => {
  serve({ [`POST ${GENERATE}`]: { status: 500 } });
  renderApp('/games/math');
  await press('Los geht’s!');
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({
      description: 'Die Mathe-Aufgaben konnten nicht geladen werden.',
      tone: 'danger',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Los geht’s!' })).toBeDefined();
});

test.each(['no answer comes', 'the browser knows that it is offline'])(
  'problems are made here when %s',
  async (why) => {
    serve();
    if (why.startsWith('the')) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderApp('/games/math');
    await press('Los geht’s!');
    expect(await screen.findByText('Aufgabe 1 von 10')).toBeDefined();
    expect(radios()).toHaveLength(4);
    expect(store.get(toastsAtom)).toEqual([]);
  },
);

test.each([
  ['einundzwanzig', 1],
  ['Das sind 21.', 1],
  ['die Antwort ist zwanzig', 0],
  ['die letzte', 3],
  ['Antwort C', 2],
])('"%s" chooses answer %d', async (text, index) => {
  FakeRecognition.install();
  serve();
  renderApp('/games/math');
  await start();
  await say(text);
  await waitFor(() => expect(radios()[index]?.checked).toBe(true));
  expect(screen.getByText(`Verstanden: ${problems[0]?.options[index]}`)).toBeDefined();
});

test('who says 12 for 21 is asked about tens and ones, and may correct it', async () => {
  FakeRecognition.install();
  serve();
  renderApp('/games/math');
  await start();
  await say('zwölf');
  expect(await screen.findByText('Zahlendreher? Achte auf Zehner und Einer!')).toBeDefined();
  await say('einundzwanzig');
  await waitFor(() => expect(radios()[1]?.checked).toBe(true));
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

test('a problem is read aloud with its signs as words', async () => {
  serve();
  renderApp('/games/math');
  await start();
  await press('Vorlesen');
  await waitFor(() =>
    expect(playedSounds.slice(0, 3)).toEqual(['zehn plus elf', 'A: zwanzig', 'B: einundzwanzig']),
  );
});
