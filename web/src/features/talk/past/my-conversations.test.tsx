// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildId, buildMessage } from '../../../testing/builders/builders.ts';
import { playedSounds, resetSounds } from '../../../testing/fakes/fake-sound-player.ts';
import { stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';

beforeAll(async () => {
  await import('../../../app/routes/data.tsx');
  await import('./my-conversations.tsx');
});
beforeEach(resetSounds);

const at = '2025-03-09T10:00:00.000Z';
const listed = (title: string | null, isEmpty = false) => ({
  id: buildId(),
  createdAt: at,
  updatedAt: at,
  title,
  isEmpty,
});
const spiders = listed('Wie viele Beine hat eine Spinne?');
const untitled = listed(null);
const messages = [
  buildMessage({ role: 'user', content: 'Wie viele Beine hat eine Spinne?' }),
  buildMessage({ content: 'Eine Spinne hat acht Beine. Das sind viele!' }),
];

function open(routes: Parameters<typeof stubFetch>[0] = {}) {
  const fetchStub = stubFetch({
    'GET /api/user': { status: 401 },
    'GET /api/conversations': { json: [spiders, untitled, listed(null, true)] },
    [`GET /api/conversations/${spiders.id}`]: { json: { ...spiders, messages } },
    'POST /api/speech': (init) => ({ text: JSON.parse(String(init?.body)).text }),
    ...routes,
  });
  renderApp('/meine-daten?ansicht=gespraeche');
  return fetchStub;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => {
  const main = within(await screen.findByRole('main'));
  return main
    .getAllByRole('button', { name: /^Löschen: / })
    .map((one) => one.getAttribute('aria-label'));
};

test('a child finds its conversations by their first question; empty ones are not shown', async () => {
  open();
  await screen.findByText('Wie viele Beine hat eine Spinne?');
  expect(await rows()).toEqual([
    'Löschen: Wie viele Beine hat eine Spinne?',
    'Löschen: Ein Gespräch mit LUX',
  ]);
  expect(screen.getAllByText('09.03.2025')).toHaveLength(2);
});

test('a conversation is opened, and gone on with on the home screen', async () => {
  open();
  await press(/^Wie viele Beine/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  await press('Weiterreden');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(localStorage.getItem('conversationId')).toBe(spiders.id);
  expect(await screen.findByText(/Das sind viele!/)).toBeDefined();
});

test('a conversation is read aloud sentence by sentence', async () => {
  open();
  await press(/^Wie viele Beine/);
  await press('Vorlesen');
  await waitFor(() =>
    expect(playedSounds).toEqual([
      'Du hast gesagt: Wie viele Beine hat eine Spinne?',
      'Eine Spinne hat acht Beine.',
      'Das sind viele!',
    ]),
  );
});

test('a conversation is deleted after a second press, and the home screen forgets it', async () => {
  localStorage.setItem('conversationId', spiders.id);
  const fetchStub = open({ [`DELETE /api/conversations/${spiders.id}`]: { status: 204 } });
  const deletions = () => fetchStub.mock.calls.filter(([, init]) => init?.method === 'DELETE');
  await press(`Löschen: ${spiders.title}`);
  await press('Behalten');
  expect(deletions()).toHaveLength(0);
  await press(`Löschen: ${spiders.title}`);
  await press('Ja, löschen');
  await waitFor(async () => expect(await rows()).toEqual(['Löschen: Ein Gespräch mit LUX']));
  expect(deletions()).toHaveLength(1);
  expect(localStorage.getItem('conversationId')).toBeNull();
});

test('what could not be deleted stays in the list', async () => {
  open({ [`DELETE /api/conversations/${spiders.id}`]: { status: 503, json: {} } });
  await press(`Löschen: ${spiders.title}`);
  await press('Ja, löschen');
  expect(await screen.findByText('Das Löschen hat nicht geklappt')).toBeDefined();
  expect(await rows()).toHaveLength(2);
});

test('who has none is led to the talk; a failure can be tried again', async () => {
  const routes: Parameters<typeof stubFetch>[0] = {
    'GET /api/conversations': { status: 503, json: { error: 'X', message: 'Geht gerade nicht.' } },
  };
  const answers = { ...routes };
  open({ 'GET /api/conversations': () => Object(answers['GET /api/conversations']) });
  expect(await screen.findByText('Geht gerade nicht.')).toBeDefined();
  answers['GET /api/conversations'] = { json: [] };
  await press('Noch einmal versuchen');
  const way = await screen.findByRole('link', { name: 'Mit LUX sprechen' });
  expect(way.getAttribute('href')).toBe('/');
});
