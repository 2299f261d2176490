// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';
import { savedSettings } from '../../../testing/screens/saved-settings.ts';

const id = 'A'.repeat(22);
const server = {
  id,
  kind: 'ollama',
  name: 'Keller',
  url: 'http://192.168.1.20:11434/v1',
  key: null,
};
const choices = { text: null, image: null, speech: null, transcription: null, moderation: null };
const price = { cost: 0.0582, asOf: '2026-06' };
const defaults = [{ ability: 'text', server: 'api.openai.com', model: 'gpt-5.4-mini', price }];
const answers = { AdminSettings: { data: { adminSettings: savedSettings } } };
const SERVERS = '/api/admin/ai-servers';

test('a server is entered with what LUX knows of its kind, and a wrong address is told at its field', async () => {
  const stub = await openDashboard('einstellungen', answers, {
    [`GET ${SERVERS}`]: { json: { servers: [], choices, defaults } },
    [`POST ${SERVERS}`]: { status: 201, json: server },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'KI-Server eintragen' }));
  await userEvent.selectOptions(screen.getByLabelText('Art'), 'Ollama');
  const address = screen.getByLabelText('Adresse');
  expect(address).toHaveProperty('value', 'http://127.0.0.1:11434/v1');
  await userEvent.clear(address);
  await userEvent.type(address, 'keller');
  await userEvent.click(screen.getByRole('button', { name: 'Server speichern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Bitte geben Sie eine Adresse');
  await userEvent.clear(address);
  await userEvent.type(address, server.url);
  await userEvent.click(screen.getByRole('button', { name: 'Server speichern' }));
  expect(await screen.findByRole('button', { name: 'KI-Server eintragen' })).toBeDefined();
  expect(bodiesOf(stub, 'POST', SERVERS)).toEqual([
    { kind: 'ollama', name: 'Ollama', url: server.url },
  ]);
});

test('a model is chosen, tried out and used', async () => {
  const chosen = { ...choices, text: { serverId: id, model: 'qwen3:8b' } };
  const stub = await openDashboard('einstellungen', answers, {
    [`GET ${SERVERS}`]: { json: { servers: [server], choices, defaults } },
    [`GET ${SERVERS}/${id}/models`]: {
      json: { models: ['llama4', 'qwen3:8b'], problem: null, prices: [] },
    },
    [`POST ${SERVERS}/${id}/tests`]: {
      json: { isWorking: true, message: 'Das Modell antwortet.', milliseconds: 300 },
    },
    'PATCH /api/admin/ai-choices': { json: { servers: [server], choices: chosen, defaults } },
  });
  const who = await screen.findByLabelText('Gespräche und Texte');
  expect(screen.getByText(/Etwa 0,058.* je Kind und Stunde.*Stand 2026-06/)).toBeDefined();
  expect(
    within(who)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wie beim Start: api.openai.com', 'LUX selbst, ohne Internet', 'Keller']);
  await userEvent.selectOptions(who, 'Keller');
  await screen.findByRole('option', { name: 'qwen3:8b' });
  const use = screen.getByRole('button', { name: 'Gespräche und Texte: Auswahl verwenden' });
  expect(use).toHaveProperty('disabled', true);
  await userEvent.selectOptions(
    screen.getByLabelText('Modell für Gespräche und Texte'),
    'qwen3:8b',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gespräche und Texte ausprobieren' }));
  expect(await screen.findByText('Das Modell antwortet.')).toBeDefined();
  expect(screen.getByText('Keine Kosten je Anfrage.')).toBeDefined();
  await userEvent.click(use);
  expect(await screen.findByText('In Gebrauch')).toBeDefined();
  expect(bodiesOf(stub, 'PATCH', '/api/admin/ai-choices')).toEqual([
    { text: { serverId: id, model: 'qwen3:8b' } },
  ]);
});

const nearby = {
  kind: 'ollama',
  name: 'Ollama auf diesem Server',
  url: 'http://127.0.0.1:11434/v1',
};
const offer = { servers: [{ ...nearby, model: 'gemma3:4b' }] };
const nobody = [{ ability: 'text', server: null, model: null, price: null }];

test('a model server on this machine is offered, tried out and used with one press', async () => {
  const chosen = { ...choices, text: { serverId: id, model: 'gemma3:4b' } };
  const stub = await openDashboard('einstellungen', answers, {
    [`GET ${SERVERS}`]: { json: { servers: [], choices, defaults: nobody } },
    'GET /api/admin/nearby-ai-servers': { json: offer },
    [`POST ${SERVERS}`]: { status: 201, json: { ...server, ...nearby } },
    [`POST ${SERVERS}/${id}/tests`]: {
      json: { isWorking: true, message: 'Das Modell antwortet.', milliseconds: 300 },
    },
    [`GET ${SERVERS}/${id}/models`]: { json: { models: ['gemma3:4b'], problem: null, prices: [] } },
    'PATCH /api/admin/ai-choices': {
      json: { servers: [{ ...server, ...nearby }], choices: chosen, defaults: nobody },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ausprobieren und verwenden' }));
  expect(await screen.findByText('Ollama auf diesem Server antwortet ab sofort.')).toBeDefined();
  expect(bodiesOf(stub, 'POST', SERVERS)).toEqual([nearby]);
  expect(bodiesOf(stub, 'PATCH', '/api/admin/ai-choices')).toEqual([
    { text: { serverId: id, model: 'gemma3:4b' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Ausprobieren und verwenden' })).toBeNull();
});

test('one that does not work is entered, told of, and not used', async () => {
  const stub = await openDashboard('einstellungen', answers, {
    [`GET ${SERVERS}`]: { json: { servers: [], choices, defaults: nobody } },
    'GET /api/admin/nearby-ai-servers': { json: offer },
    [`POST ${SERVERS}`]: { status: 201, json: { ...server, ...nearby } },
    [`POST ${SERVERS}/${id}/tests`]: {
      json: { isWorking: false, message: 'Das Modell hat nichts gesagt.', milliseconds: 300 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ausprobieren und verwenden' }));
  expect(await screen.findByText(/noch nicht benutzt. Das Modell hat nichts gesagt/)).toBeDefined();
  expect(bodiesOf(stub, 'PATCH', '/api/admin/ai-choices')).toEqual([]);
});

test('where a model answers already, nothing else is looked for unasked', async () => {
  const stub = await openDashboard('einstellungen', answers, {
    [`GET ${SERVERS}`]: { json: { servers: [], choices, defaults } },
  });
  await screen.findByRole('button', { name: 'Auf diesem Rechner suchen' });
  expect(stub.mock.calls.some(([path]) => String(path).includes('nearby'))).toBe(false);
});
