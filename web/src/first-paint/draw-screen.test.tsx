// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';
import { FakeRecognition } from '../testing/fake-recognition.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { drawScreen } from './draw-screen.tsx';
import { drawnPaths } from './drawn-paths.ts';

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
function drawHome(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = drawScreen('/').replace(/^.*<\/title>/, '');
  document.body.append(place);
  return place;
}

async function wakeUp(place: HTMLElement) {
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <Providers>
          <Router />
        </Providers>
      </StrictMode>,
      { onRecoverableError },
    );
  });
  return onRecoverableError;
}

const calls = (fetchStub: ReturnType<typeof stubFetch>) =>
  fetchStub.mock.calls.map(([input]) => String(input));

test('the home screen is drawn with its words and its button', () => {
  const home = within(drawHome());
  home.getByText('Hallo, ich bin LUX!', { exact: false });
  home.getByRole('button', { name: 'Drücken zum Sprechen' });
  home.getByRole('img', { name: 'LUX lächelt dich an' });
});

test('the client goes on with it, whatever this browser can and has kept', async () => {
  stubFetch(visitor);
  const place = drawHome();
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
  await wakeUp(drawHome());
  await screen.findByRole('link', { name: 'Login' });
  expect(calls(fetchStub)).not.toContain('/api/user');
  expect(calls(fetchStub)).not.toContain('/api/conversations');
});

test('what a child wrote before the client came is still there', async () => {
  stubFetch(visitor);
  const place = drawHome();
  within(place).getByLabelText<HTMLInputElement>('Deine Frage schreiben').value = 'Warum';
  FakeRecognition.install();
  await wakeUp(place);
  const field = screen.getByLabelText<HTMLInputElement>('Deine Frage schreiben');
  expect(field.value).toBe('Warum');
  await userEvent.type(field, ' nicht?');
  expect(field.value).toBe('Warum nicht?');
});

test('the other screens are drawn as the frame, their entry of the navigation marked', () => {
  for (const path of drawnPaths.filter((drawn) => drawn !== '/')) {
    const html = drawScreen(path);
    expect(html).toContain('Einen Moment …');
    const place = document.createElement('div');
    place.innerHTML = html;
    const current = within(place).queryByRole('link', { current: 'page' });
    const entry = within(place)
      .queryAllByRole('link')
      .find((link) => link.getAttribute('href') === `/${path.split('/')[1]}`);
    expect([path, current]).toEqual([
      path,
      entry?.closest('nav[aria-label=Hauptnavigation]') ? entry : null,
    ]);
  }
});
