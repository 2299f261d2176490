import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const settings = {
  recipients: ['sommer@schule.example'],
  mail: { isConfigured: true, from: 'lux@schule.example' },
  webhook: null,
  ...{ secondRecipients: ['leitung@schule.example'], secondWebhook: null },
  repeatMinutes: [5, 15, 60],
  includesWords: false,
  responsible: 'Frau Sommer',
  lookWithinMinutes: 30,
  procedure: '# Sofort',
};
const alert = {
  id: 'alert-1',
  ...{ raisedAt: '2026-05-04T08:00:00.000Z', lastAt: '2026-05-04T08:00:00.000Z', count: 1 },
  ...{ dangers: ['fire'], requestIds: ['request-1'], lookBy: '2026-05-04T08:30:00.000Z' },
  ...{ toldAt: null, failure: null, secondToldAt: null, secondFailure: null, handled: null },
};

let opened = 0;

async function open() {
  const sent: unknown[] = [];
  const log = pino({ level: 'silent' });
  const internalToken = 'an internal token';
  const analytics = await createInnerServer({
    service: 'analytics',
    log,
    internalToken,
    checks: {},
  });
  analytics.get('/alerts', async () => ({
    ...{ open: [alert], handled: [], isAnybodyTold: true },
    ...{ responsible: 'Frau Sommer', lookWithinMinutes: 30, procedure: '# Sofort' },
  }));
  const handled = { schema: { body: z.object({ by: z.string() }) } };
  analytics.patch('/alerts/alert-1/handled', handled, async ({ body }) => ({
    ...alert,
    handled: { at: '2026-05-04T08:10:00.000Z', by: body.by },
  }));
  analytics.get('/alert-settings', async () => settings);
  analytics.patch('/alert-settings', { schema: { body: z.looseObject({}) } }, async ({ body }) => {
    sent.push(body);
    return { ...settings, webhookSecret: 'told-this-once' };
  });
  analytics.post('/alert-settings/trials', async () => ({
    verdicts: [{ channel: 'mail', isWorking: true, message: 'Abgeschickt.', circle: 'second' }],
  }));
  const url = await analytics.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => analytics.close());
  opened += 1;
  const { app, auditTrail } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-alerts-${opened}`,
    environment: { ANALYTICS_URL: url },
  });
  const login = async (path: string, payload: object) =>
    cookieOf(await app.inject({ method: 'POST', url: path, payload }));
  const owner = await login('/api/register', { username: 'chefin', password: 'Wolke-Besen-Zebra' });
  const dashboard = await login('/api/dashboard/login', { password: 'kurbel-teich-magnet' });
  const send = (cookie: string, method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
    app.inject({
      ...{ method, url: `/api/admin/${path}`, headers: { cookie } },
      ...(payload && { payload }),
    });
  const graphql = async (cookie: string, query: string, variables: object = {}) =>
    (
      await app.inject({
        ...{ method: 'POST', url: '/graphql', headers: { cookie }, payload: { query, variables } },
      })
    ).json();
  return { send, graphql, sent, owner, dashboard, auditTrail };
}

test('who may watch sees what is open and marks it as handled under their name', async () => {
  const { send, dashboard, auditTrail } = await open();
  const list = await send(dashboard, 'GET', 'alerts');
  expect(list.json()).toMatchObject({ open: [alert], responsible: 'Frau Sommer' });
  expect(list.headers['cache-control']).toBe('no-store');
  const handled = await send(dashboard, 'PATCH', 'alerts/alert-1/handled');
  expect(handled.json()).toMatchObject({ handled: { by: 'Dashboard' } });
  expect(auditTrail.entries).toMatchObject([
    { action: 'alert.handled', target: { kind: 'alert', id: 'alert-1' } },
  ]);
});

test('the owner says who is told; the trail knows that, and no address', async () => {
  const { send, sent, owner, auditTrail } = await open();
  const webhookUrl = 'https://chat.schule.example/hooks/geheim';
  const change = { recipients: ['sommer@schule.example'], webhookUrl, includesWords: true };
  const saved = await send(owner, 'PATCH', 'alert-settings', change);
  expect(saved.json()).toMatchObject({ webhookSecret: 'told-this-once' });
  expect(sent).toEqual([change]);
  expect(auditTrail.entries).toMatchObject([
    {
      action: 'alert-settings.changed',
      details: { recipients: 1, includesWords: true, webhook: 'chat.schule.example' },
    },
  ]);
  expect(JSON.stringify(auditTrail.entries)).not.toMatch(/geheim|sommer/);
  expect((await send(owner, 'POST', 'alert-settings/trials')).json().verdicts).toHaveLength(1);
});

test('over GraphQL alerts and who is told of them are the same', async () => {
  const { graphql, sent, owner, dashboard } = await open();
  const list = '{ alerts { open { id dangers secondToldAt handled { by } } isAnybodyTold } }';
  expect((await graphql(dashboard, list)).data).toEqual({
    alerts: {
      open: [{ id: 'alert-1', dangers: ['fire'], secondToldAt: null, handled: null }],
      isAnybodyTold: true,
    },
  });
  const handled = await graphql(
    dashboard,
    'mutation { handleAlert(id: "alert-1") { handled { by } } }',
  );
  expect(handled.data).toEqual({ handleAlert: { handled: { by: 'Dashboard' } } });
  const read = '{ alertSettings { secondRecipients webhook { host } } }';
  expect((await graphql(dashboard, read)).errors).toMatchObject([{ extensions: { status: 403 } }]);
  expect((await graphql(owner, read)).data.alertSettings).toEqual({
    ...{ secondRecipients: ['leitung@schule.example'], webhook: null },
  });
  const change =
    'mutation ($input: AlertSettingsChange!) { changeAlertSettings(input: $input) { webhookSecret settings { repeatMinutes } } }';
  const input = {
    recipients: null,
    removesSecondWebhook: true,
    secondRecipients: ['amt@b.example'],
  };
  expect((await graphql(owner, change, { input })).data.changeAlertSettings).toEqual({
    ...{ webhookSecret: 'told-this-once', settings: { repeatMinutes: [5, 15, 60] } },
  });
  expect(sent).toEqual([{ secondWebhookUrl: null, secondRecipients: ['amt@b.example'] }]);
  const trial = await graphql(owner, 'mutation { tryAlerts { channel circle } }');
  expect(trial.data).toEqual({ tryAlerts: [{ channel: 'mail', circle: 'second' }] });
});

test('nobody but the owner sees or changes who is told, or sends trials', async () => {
  const { send, sent, dashboard } = await open();
  const answers = await Promise.all([
    send(dashboard, 'GET', 'alert-settings'),
    send(dashboard, 'PATCH', 'alert-settings', { recipients: [] }),
    send(dashboard, 'POST', 'alert-settings/trials'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(sent).toEqual([]);
});

test('a change that cannot be meant is refused at the door in German', async () => {
  const { send, sent, owner } = await open();
  const answer = await send(owner, 'PATCH', 'alert-settings', { recipients: ['kein Empfänger'] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain('keine gültige E-Mail-Adresse');
  expect(sent).toEqual([]);
});
