// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { renderApp } from '../testing/screens/render-app.tsx';
import { fillBrowser, picture, serve, user } from '../testing/screens/session-probe.tsx';
import { followBack } from './follow-back.ts';

beforeAll(() => import('../app/routes/gallery.tsx'));

function bringBack(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

async function openGallery() {
  let isLoggedIn = true;
  serve({
    'GET /api/user': () => (isLoggedIn ? { json: user } : { status: 401 }),
    'POST /graphql': { json: { data: {} } },
  });
  fillBrowser();
  onTestFinished(followBack());
  renderApp('/gallery');
  expect(await screen.findByRole('img', { name: picture.prompt })).toBeDefined();
  return () => {
    isLoggedIn = false;
    localStorage.clear();
  };
}

test('a page that "back" brings from memory shows nothing of a child that has left meanwhile', async () => {
  const leaveElsewhere = await openGallery();
  window.dispatchEvent(new Event('pagehide'));
  leaveElsewhere();
  bringBack();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
});

test('a child that comes back to its own page finds it as it was', async () => {
  await openGallery();
  const shown = screen.getByRole('img', { name: picture.prompt });
  window.dispatchEvent(new Event('pagehide'));
  bringBack();
  expect(screen.getByRole('img', { name: picture.prompt })).toBe(shown);
});
