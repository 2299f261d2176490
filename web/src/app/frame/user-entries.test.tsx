// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { serveGraphql } from '../../testing/fakes/serve-graphql.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

const both = buildUser({ role: 'admin', isTeacher: true });

async function open(path: string, user: object, isTight: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isTight,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  serveGraphql({}, { 'GET /api/user': { json: user } });
  renderApp(path);
  const navigation = await screen.findByRole('navigation', { name: 'Hauptnavigation' });
  await within(navigation).findByRole('button');
  return navigation;
}

const namesOf = (navigation: HTMLElement) =>
  [...navigation.querySelectorAll('a, button')].map((one) => one.textContent);

test('where there is room, a teacher who is admin has every entry at hand', async () => {
  const navigation = await open('/', both, false);
  expect(namesOf(navigation).slice(4)).toEqual(['Sticker', 'Klassen', 'Admin', 'Mia']);
});

test('where there is none, work, account and logout lie behind one entry', async () => {
  const navigation = await open('/', both, true);
  expect(namesOf(navigation).slice(4)).toEqual(['Sticker', 'Mehr']);
  await userEvent.click(within(navigation).getByRole('button', { name: 'Mehr' }));
  const dialog = screen.getByRole('dialog', { name: 'Mehr für Mia' });
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/lehrkraft',
    '/admin-dashboard',
    '/konto',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByText('Möchtest du dich wirklich abmelden?')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Mehr für Mia' })).toBeNull();
});

test('a child finds the same entries wherever it is', async () => {
  const navigation = await open('/', buildUser(), true);
  expect(namesOf(navigation).slice(4)).toEqual(['Sticker', 'Mia']);
});
