// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildId, buildMessage } from '../../testing/builders/builders.ts';
import { playedSounds } from '../../testing/fakes/fake-sound-player.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { talkScreen } from '../../testing/screens/talk-screen.ts';

const { conversationId, conversationPath, question, server, open, button, said, type } = talkScreen;

beforeAll(talkScreen.load);
beforeEach(talkScreen.clear);

test('a kept conversation is shown again', async () => {
  localStorage.setItem('conversationId', conversationId);
  const messages = [buildMessage({ role: 'user', content: 'Warum?' }), buildMessage()];
  const at = '2025-03-09T10:00:00.000Z';
  const conversation = { id: conversationId, createdAt: at, updatedAt: at, messages };
  open({ [`GET ${conversationPath}`]: { json: conversation } });
  expect(await screen.findByText('Warum?')).toBeDefined();
});

test('a conversation the server does not know is forgotten', async () => {
  localStorage.setItem('conversationId', 'weg');
  open();
  await waitFor(() => expect(localStorage.getItem('conversationId')).toBeNull());
});

test('a browser that lost its conversation is offered the latest one', async () => {
  localStorage.setItem('visitorToken', 'Ab12cD34eF56gH78');
  const at = '2025-03-09T10:00:00.000Z';
  const summary = { id: conversationId, createdAt: at, updatedAt: at };
  const messages = [buildMessage({ role: 'user', content: 'Warum?' }), buildMessage()];
  open({
    'GET /api/conversations': { json: [summary] },
    [`GET ${conversationPath}`]: { json: { ...summary, messages } },
  });
  await screen.findByText('Zuletzt: „Warum?“');
  await userEvent.click(await button('Weiterreden'));
  expect(await said()).toHaveLength(2);
  expect(localStorage.getItem('conversationId')).toBe(conversationId);
});

test('a new visitor is not asked about a past', async () => {
  const { fetchStub } = open();
  await screen.findByRole('link', { name: 'Login' });
  const paths = fetchStub.mock.calls.map(([input]) => String(input));
  expect(paths).not.toContain('/api/conversations');
});

test('who was here before finds the way to earlier conversations', async () => {
  localStorage.setItem('visitorToken', 'Ab12cD34eF56gH78');
  open({ 'GET /api/conversations': { json: [] } });
  const way = await screen.findByRole('link', { name: 'Meine Gespräche' });
  expect(way.getAttribute('href')).toBe('/meine-daten?ansicht=gespraeche');
});

test('a new conversation begins after a question', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Neues Gespräch' })).toBeNull();
  await type(question);
  await waitFor(() => expect(playedSounds).toHaveLength(2));
  await userEvent.click(await button('Neues Gespräch'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const newId = buildId();
  stubFetch({ ...server, 'POST /api/conversations': { json: { id: newId } } });
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, neu anfangen' }));
  await screen.findByText('Was möchtest du wissen?', { exact: false });
  expect(localStorage.getItem('conversationId')).toBe(newId);
});
