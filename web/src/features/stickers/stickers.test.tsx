// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import {
  all,
  answers,
  build,
  card,
  loggedIn,
  openPage,
  owned,
  prepareStickers,
  refusal,
  shownToast,
} from '../../testing/screens/stickers-screen.ts';

prepareStickers();

test('while the session loads there is a spinner, and nothing of a collection', async () => {
  openPage({}, { 'GET /api/user': () => new Promise(() => {}) });
  expect(await screen.findByText('Einen Moment …', { selector: 'main *' })).toBeDefined();
  expect(screen.queryByText(/Melde dich an/)).toBeNull();
});

test('heading, subtitle and how much is collected', async () => {
  openPage(answers(all, [owned('quiz'), owned('malen'), owned('gone')]));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Deine Sticker-Sammlung' }),
  ).toBeDefined();
  expect(screen.getByText('Sammle Sticker für deine Erfolge und Entdeckungen!')).toBeDefined();
  expect(await screen.findByText('2 / 4 (50%)')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
});

test('percent are rounded, and no stickers at all are 0 percent', async () => {
  openPage(answers(all.slice(0, 3), [owned('quiz')]));
  expect(await screen.findByText('1 / 3 (33%)')).toBeDefined();
});

test('without any sticker that is said', async () => {
  openPage(answers([], []));
  expect(await screen.findByText('0 / 0 (0%)')).toBeDefined();
  expect(screen.getByText('Keine Sticker gefunden')).toBeDefined();
  expect(screen.getByText('In dieser Kategorie gibt es noch keine Sticker.')).toBeDefined();
});

test('tabs are "Alle" and every category once, sorted as in German; each shows its own', async () => {
  openPage(answers([...all, build('quiz2')], []));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Alle',
    'Malen',
    'Quiz',
    'Übung',
    'Zoo',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  await userEvent.click(screen.getByRole('tab', { name: 'Quiz' }));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Sticker quiz', 'Sticker quiz2']);
});

test('a collected card says when and what for; the others do not', async () => {
  openPage(answers(all, [owned('quiz')]));
  const mine = await card('Sticker quiz');
  expect(mine.dataset.collected).toBe('true');
  expect(mine.className).toContain('success');
  expect(mine.textContent).toContain('Erhalten am: 09.03.2025');
  expect(mine.textContent).toContain('Für: eine Runde Quiz ohne Fehler');
  const other = await card('Sticker malen');
  expect(other.dataset.collected).toBe('false');
  expect(other.className).not.toContain('success');
  expect(other.textContent).not.toContain('Erhalten am');
});

test('a card without an achievement leaves the line out', async () => {
  openPage(answers(all, [owned('quiz', { achievementType: null })]));
  const mine = await card('Sticker quiz');
  expect(mine.textContent).toContain('Erhalten am');
  expect(mine.textContent).not.toContain('Für:');
});

test.each([
  ['normal', 'info'],
  ['selten', 'special'],
  ['sehr selten', 'warning'],
  ['legendär', 'danger'],
  ['uralt', 'surface-sunken'],
])('rarity "%s" has its own badge (%s)', async (rarity, look) => {
  openPage(answers([build('a', { rarity })], []));
  const badge = within(await card('Sticker a')).getByText(rarity);
  expect(badge.className).toContain(look);
});

test('a missing drawing gives way to the first two letters in capitals', async () => {
  openPage(answers([build('a', { name: 'Ölfarbe' })], []));
  const drawing = await screen.findByRole('img', { name: 'Ölfarbe' });
  fireEvent.error(drawing);
  expect(screen.getByRole('img', { name: 'Ölfarbe' }).textContent).toBe('ÖL');
});

test('name and description show by keyboard, tap and mouse, and Escape closes them', async () => {
  openPage(answers([build('a')], []));
  const button = within(await card('Sticker a')).getByRole('button');
  const tooltip = () => screen.queryByRole('tooltip');
  expect(tooltip()).toBeNull();
  act(() => button.focus());
  expect(tooltip()?.textContent).toContain('So bekommst du a.');
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  await userEvent.click(button);
  expect(tooltip()).not.toBeNull();
  act(() => button.blur());
  await userEvent.hover(button);
  expect(tooltip()).not.toBeNull();
});

test('while stickers load there are ten placeholders', async () => {
  openPage({}, { ...loggedIn, 'POST /graphql': () => new Promise(() => {}) });
  const places = await screen.findByRole('status', { name: 'Die Sticker werden geladen' });
  expect(places.children).toHaveLength(10);
});

test('stickers that cannot be loaded are told, and may be asked for again', async () => {
  let isBroken = true;
  const answer = () => (isBroken ? refusal('Datenbank weg.') : Object(answers(all, []).Stickers));
  openPage({
    ...answers(all, []),
    Stickers: answer,
  });
  await waitFor(() =>
    expect(store.get(toastsAtom)).toMatchObject([
      { title: 'Fehler beim Laden der Sticker', description: 'Datenbank weg.', tone: 'danger' },
    ]),
  );
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await card('Sticker quiz')).toBeDefined();
});

test('where only the own ones cannot be loaded the others are shown', async () => {
  openPage({ ...answers(all, []), UserStickers: refusal('Datenbank weg.') });
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Fehler beim Laden deiner Sticker',
      description: 'Datenbank weg.',
    }),
  );
  expect(await card('Sticker quiz')).toBeDefined();
});
