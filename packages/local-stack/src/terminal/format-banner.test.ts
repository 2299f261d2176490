import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Stack } from '../stack/stack.ts';
import { formatBanner } from './format-banner.ts';

function banner(stack: Partial<Stack>): string {
  const text = formatBanner({
    https: null,
    url: 'http://localhost:3000',
    dataDir: '/lux/.data',
    ownerUsername: 'owner',
    ownerSecret: 'tilo-rufa-kemi-bado',
    ownerSecretOrigin: 'stored',
    dashboardPassword: 'bado-kemi-rufa-tilo',
    passwordOrigin: 'stored',
    mongodbUri: 'mongodb://127.0.0.1',
    redisUrl: 'redis://localhost',
    engines: { mongodb: 'MongoDB mitgeliefert', redis: 'Valkey mitgeliefert' },
    tiers: {},
    startedInMs: 4_210,
    processes: new Map(),
    waitUntilReady: async () => {},
    kill: () => {},
    stop: async () => {},
    killNow: async () => {},
    ...stack,
  });
  return stripVTControlCharacters(text);
}

test('shows the password when it is new, later where it is kept', () => {
  expect(banner({ passwordOrigin: 'new' })).toContain('bado-kemi-rufa-tilo');
  expect(banner({ passwordOrigin: 'stored' })).toContain('steht in /lux/.data/secrets.json');
  expect(banner({ passwordOrigin: 'stored' })).not.toContain('bado');
  expect(banner({ passwordOrigin: 'given' })).toContain('DASHBOARD_PASSWORD');
});

test('says how somebody becomes the owner', () => {
  const text = banner({ ownerUsername: 'frau-meier', ownerSecretOrigin: 'new' });
  expect(text).toContain('als „frau-meier“ mit diesem Schlüssel registriert');
  expect(text).toContain('tilo-rufa-kemi-bado');
  expect(banner({})).not.toContain('tilo');
  expect(banner({ ownerSecretOrigin: 'given' })).toContain('OWNER_SECRET');
});

test('names the address, the AI tiers and the time the start took', () => {
  const text = banner({ tiers: { image: ['built-in'], text: ['openai', 'built-in'] } });
  expect(text).toContain('http://localhost:3000');
  expect(text).toContain(
    'Antworten: KI-Dienst (OpenAI-Schnittstelle) und eingebaut · Bilder: eingebaut',
  );
  expect(text).toContain('4,2 s');
});
