// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

test('without a line each game says beforehand whether it can be played, and with one again what it is', async () => {
  stubFetch({});
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  renderApp('/games');
  const link = (name: RegExp) => screen.findByRole('link', { name });
  expect((await link(/^Mathe/)).textContent).toContain('Geht auch ohne Internet');
  expect((await link(/^Buchstaben/)).textContent).toContain('Geht auch ohne Internet');
  expect((await link(/^Quiz/)).textContent).toContain('Braucht das Internet');
  expect((await link(/^Geschichten/)).textContent).toContain('Braucht das Internet');
  isOnline.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect((await link(/^Mathe/)).textContent).toContain('Rechne mit LUX');
});
