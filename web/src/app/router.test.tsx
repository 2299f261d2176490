// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { renderApp } from '../testing/screens/render-app.tsx';

const user = {
  id: 'u1',
  username: 'mia7',
  displayName: 'Mia',
  email: null,
  role: 'user',
  isOwner: false,
  hasSecondFactor: false,
  isTeacher: false,
  createdAt: '2025-03-09T10:00:00.000Z',
  lastLogin: null,
};

test('a visitor finds the login in the navigation, and neither stickers nor dashboard', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/games');
  const navigation = await screen.findByRole('navigation', { name: 'Hauptnavigation' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Sprechen',
    'Galerie',
    'Ausmalbilder',
    'Spiele',
    'Login',
  ]);
});

test('every page has the frame: title, subtitle, footer, navigation', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/games');
  expect(await screen.findByRole('heading', { level: 1, name: 'Spiele' })).toBeDefined();
  expect(screen.getByText('Deine AI Lehrerin', { selector: 'header *' })).toBeDefined();
  expect(screen.getByText('Stelle mir alle deine Fragen')).toBeDefined();
  expect(screen.getByRole('contentinfo').textContent).toMatch(/Deine persönliche Lehrerin.*2025/);
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeDefined();
});

test('the hub has nine cards, four of them playable', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/games');
  await screen.findByRole('heading', { name: 'Spiele' });
  expect(screen.getAllByText('Kommt bald!')).toHaveLength(5);
  const paths = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((path) => path?.startsWith('/games/'));
  expect(paths).toEqual(['/games/quiz', '/games/buchstaben', '/games/story', '/games/math']);
});

test('the games entry stays active inside a game', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/games/quiz');
  await screen.findByRole('heading', { level: 1, name: 'Quiz' });
  expect(screen.getByRole('link', { name: 'Spiele' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Sprechen' }).getAttribute('aria-current')).toBeNull();
});

test('after a navigation the heading has the focus and the document a new title', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/games');
  await screen.findByRole('heading', { name: 'Spiele' });
  await userEvent.click(screen.getByRole('link', { name: /Quiz/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Quiz' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Quiz · Deine AI Lehrerin');
});

test('an unknown path says so and leads home', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/gibt-es-nicht');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Nach Hause' }).getAttribute('href')).toBe('/');
});

test('whoever is logged in is asked before logging out', async () => {
  const fetchStub = stubFetch({
    'GET /api/user': { json: user },
    'POST /api/logout': { json: {} },
  });
  renderApp('/games');
  await userEvent.click(await screen.findByRole('button', { name: 'Mia: abmelden' }));
  expect(await screen.findByText('Möchtest du dich wirklich abmelden?')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ja, abmelden' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(fetchStub.mock.calls.filter(([path]) => path === '/api/logout')).toHaveLength(1);
});

test('the sticker page asks a visitor to log in', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/stickers');
  expect(
    await screen.findByText('Melde dich an, um deine Sticker-Sammlung zu sehen'),
  ).toBeDefined();
  expect(
    screen.getByRole('link', { name: 'Anmelden oder Registrieren' }).getAttribute('href'),
  ).toBe('/auth');
});
