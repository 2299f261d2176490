// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { store } from '../lib/store.ts';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { renderApp } from '../testing/screens/render-app.tsx';
import { newVersionAtom } from './new-version-offer.tsx';

let onLine: MockInstance;

beforeEach(() => {
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  store.set(newVersionAtom, false);
  stubFetch({ 'GET /api/user': { status: 401 } });
});

function setLine(isOn: boolean): void {
  onLine.mockReturnValue(isOn);
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
}

test('offline the screen says what needs a connection and what does not, until it is back', async () => {
  renderApp('/');
  await screen.findByRole('button', { name: 'Drücken zum Sprechen' });
  expect(screen.queryByText(/brauche ich das Internet/)).toBeNull();
  setLine(false);
  const note = await screen.findByText('Zum Reden brauche ich das Internet.');
  expect(note.closest('details')?.open).toBe(false);
  act(() => note.click());
  expect(note.closest('details')?.open).toBe(true);
  expect(screen.getByRole('link', { name: 'Rechnen' }).getAttribute('href')).toBe('/games/math');
  setLine(true);
  await waitFor(() => expect(screen.queryByText(/brauche ich das Internet/)).toBeNull());
});

test('a new version is offered, but never in the middle of a game', async () => {
  const { unmount } = renderApp('/games');
  await screen.findByRole('heading', { level: 1, name: 'Spiele' });
  act(() => store.set(newVersionAtom, true));
  expect(await screen.findByRole('button', { name: 'Neu laden' })).toBeDefined();
  unmount();

  for (const path of ['/games/math', '/coloring?page=coloring-1']) {
    const shown = renderApp(path);
    await screen.findAllByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull();
    shown.unmount();
  }
});
