// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';
import { FakeRecognition } from '../testing/fakes/fake-recognition.ts';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { personalState } from './personal-state.ts';
import { prerenderedPaths } from './prerendered-paths.ts';
import { renderScreen } from './render-screen.tsx';
import { replayInput } from './replay-input.ts';

const visitor = { 'GET /api/user': { status: 401 } };
let root: Root | undefined;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** Draws where nobody knows anything, as the build does. */
async function draw(path: (typeof prerenderedPaths)[number]): Promise<HTMLElement> {
  window.history.replaceState(null, '', path);
  const { html } = await renderScreen(path);
  const place = document.createElement('div');
  place.innerHTML = html.replace(/^.*?<\/title>/, '');
  document.body.append(place);
  return place;
}

const drawHome = () => draw('/');

async function wakeUp(place: HTMLElement, isVisitor = false) {
  const onRecoverableError = vi.fn();
  const doAgain = replayInput(place);
  // As main.tsx does: nothing of it has gone on yet when it is done again.
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(
        place,
        <StrictMode>
          <Providers isVisitor={isVisitor}>
            <Router />
          </Providers>
        </StrictMode>,
        { onRecoverableError },
      );
    });
    doAgain();
  });
  return onRecoverableError;
}

const calls = (fetchStub: ReturnType<typeof stubFetch>) =>
  fetchStub.mock.calls.map(([input]) => String(input));

test('the home screen is drawn with its words and its button', async () => {
  const home = within(await drawHome());
  home.getByText('Hallo, ich bin LUX!', { exact: false });
  home.getByRole('button', { name: 'Drücken zum Sprechen' });
  home.getByRole('img', { name: 'LUX lächelt dich an' });
});

test('the client goes on with it, whatever this browser can and has kept', async () => {
  stubFetch(visitor);
  const place = await drawHome();
  const face = within(place).getByRole('img');
  FakeRecognition.install();
  localStorage.setItem('handsFree', 'on');
  expect(await wakeUp(place)).not.toHaveBeenCalled();
  screen.getByRole('switch', { name: 'Freihändig', checked: true });
  // Not drawn anew: it is the same face.
  expect(screen.getByRole('img')).toBe(face);
});

test('a new visitor is neither asked who they are nor about a past', async () => {
  const fetchStub = stubFetch(visitor);
  await wakeUp(await drawHome());
  await screen.findByRole('link', { name: 'Login' });
  expect(calls(fetchStub)).not.toContain('/api/user');
  expect(calls(fetchStub)).not.toContain('/api/conversations');
});

test('what a child wrote before the client came is still there', async () => {
  stubFetch(visitor);
  const place = await drawHome();
  within(place).getByLabelText<HTMLInputElement>('Deine Frage schreiben').value = 'Warum';
  FakeRecognition.install();
  await wakeUp(place);
  const field = screen.getByLabelText<HTMLInputElement>('Deine Frage schreiben');
  expect(field.value).toBe('Warum');
  await userEvent.type(field, ' nicht?');
  expect(field.value).toBe('Warum nicht?');
});

/** What a new visitor finds in each, and nobody has to wait for. */
const words: Partial<Record<(typeof prerenderedPaths)[number], string>> = {
  '/gallery': 'Keine Bilder vorhanden',
  '/coloring': 'Keine Ausmalbilder vorhanden',
  '/games': 'Such dir ein Spiel aus.',
  '/games/quiz': 'Was möchtest du raten?',
  '/games/math': 'Was möchtest du rechnen?',
  '/games/story': 'Schreiben',
  '/games/buchstaben': 'Was möchtest du üben?',
  '/stickers': 'Melde dich an, um deine Sticker-Sammlung zu sehen',
  '/auth': 'Benutzername',
  '/meine-daten': 'Meine Daten',
  '/datenschutz': 'Für Eltern und Lehrkräfte',
  '/datenschutz/kinder': 'Datenschutz für Kinder',
};

test.each(Object.entries(words))(
  '%s is drawn whole, and the client goes on with it',
  async (path, word) => {
    stubFetch(visitor);
    const drawn = prerenderedPaths.find((one) => one === path) ?? '/';
    const place = await draw(drawn);
    const [found] = within(place).getAllByText(word);
    expect(await wakeUp(place, personalState[drawn]?.isForVisitors)).not.toHaveBeenCalled();
    // Not drawn anew: it is the same element.
    expect(screen.getAllByText(word)[0]).toBe(found);
  },
);

test('each screen has its entry of the navigation marked', async () => {
  for (const path of prerenderedPaths.filter((drawn) => drawn !== '/')) {
    const place = await draw(path);
    const current = within(place).queryByRole('link', { current: 'page' });
    const navigation = within(place).getByRole('navigation', { name: 'Hauptnavigation' });
    const entry = within(navigation)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === `/${path.split('/')[1]}`);
    expect([path, current]).toEqual([path, entry ?? null]);
    place.remove();
  }
});

test('of the dashboard only the frame is drawn', async () => {
  const { html } = await renderScreen('/admin-dashboard');
  expect(html).toContain('Einen Moment …');
});

test('what a child chose and wrote before the client came is still there', async () => {
  stubFetch(visitor);
  const place = await draw('/games/math');
  within(place)
    .getByRole<HTMLInputElement>('radio', { name: /Schwer/ })
    .click();
  await wakeUp(place);
  const hard = screen.getByRole<HTMLInputElement>('radio', { name: /Schwer/ });
  expect(hard.checked).toBe(true);
  // The screen knows, too, and does not only look like it.
  await userEvent.click(screen.getByRole('checkbox', { name: /Mal/ }));
  expect(hard.checked).toBe(true);

  act(() => root?.unmount());
  place.remove();
  const gallery = await draw('/gallery');
  within(gallery).getByLabelText<HTMLInputElement>('Dein Bild beschreiben').value = 'Ein Drache';
  await wakeUp(gallery);
  const field = screen.getByLabelText<HTMLInputElement>('Dein Bild beschreiben');
  await userEvent.type(field, ' im Wald');
  expect(field.value).toBe('Ein Drache im Wald');
});

test('a wish that was sent before the client came is the wish that is painted', async () => {
  const fetchStub = stubFetch({ ...visitor, 'POST /api/speech': { status: 503 } });
  const place = await draw('/coloring');
  const drawn = within(place);
  drawn.getByLabelText<HTMLInputElement>('Dein Ausmalbild beschreiben').value = 'Eine Katze';
  await wakeUp(place);
  await userEvent.click(screen.getByRole('button', { name: 'Malen' }));
  await waitFor(() => expect(JSON.stringify(fetchStub.mock.calls)).toContain('Eine Katze'));
});
