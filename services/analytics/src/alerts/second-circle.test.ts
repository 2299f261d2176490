import type { AlertList } from '@lux/contracts/analytics/alert.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { takeEvents } from '../requests/take-events.consumer.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';
import { openMailbox, textOf } from '../testing/open-mailbox.ts';
import { tellSecondCircle } from './tell-second-circle.ts';

const engines = useEngines();
const MINUTE = 60_000;

/** A service with a first and a second circle, and a child in danger. */
async function open(change: object = {}) {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  const service = await openAnalytics(engines, { smtp: mailbox.smtp });
  onTestFinished(() => service.close());
  const { deps, send, get } = service;
  await deps.mongo.whenReady;
  await send('PATCH', '/alert-settings', {
    ...{ recipients: ['sommer@schule.example'], responsible: 'Frau Sommer' },
    ...{ secondRecipients: ['leitung@schule.example'], lookWithinMinutes: 20, ...change },
  });
  const sign = buildRequest({ safety: 'crisis', danger: 'fire', prompt: 'Es brennt bei uns' });
  await takeEvents({ ...deps, counter: createRequestCounter(deps) }, [sign]);
  return {
    ...{ mailbox, service, sign },
    look: async (minutes: number) =>
      tellSecondCircle(deps, () => new Date(Date.now() + minutes * MINUTE)),
    alert: async () => {
      const list: AlertList = (await get('/alerts')).json();
      return list.open[0];
    },
  };
}

test('when nobody has looked in time the second circle hears of it, once', async () => {
  const { mailbox, look, alert } = await open();
  await look(19);
  expect(mailbox.mails).toHaveLength(0);
  expect((await alert())?.secondToldAt).toBeNull();
  for (const minutes of [20.1, 21, 90, 24 * 60]) await look(minutes);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['leitung@schule.example']]);
  const [letter = ''] = mailbox.mails.map(textOf);
  expect(letter).toContain('Feuer');
  expect(letter).toContain('Niemand hat als erledigt markiert');
  expect(letter).toContain('Frau Sommer');
  expect(letter).not.toContain('brennt');
  expect((await alert())?.secondToldAt).not.toBeNull();
});

test('what was handled in time goes no further', async () => {
  const { mailbox, service, sign, look } = await open();
  await service.send('PATCH', `/requests/${sign.id}/handled`, { by: 'chefin' });
  await look(60);
  expect(mailbox.mails).toHaveLength(0);
});

test('two copies tell it once', async () => {
  const { mailbox, look } = await open();
  await Promise.all([look(21), look(21), look(21)]);
  await look(24);
  expect(mailbox.mails).toHaveLength(1);
});

test('while the mail server is away it is tried again, and the dashboard says so', async () => {
  const { mailbox, look, alert } = await open();
  await mailbox.close();
  await look(21);
  expect(await alert()).toMatchObject({
    ...{ secondToldAt: null, secondFailure: 'Der Mailserver ist nicht erreichbar.' },
  });
  const back = await openMailbox({ port: mailbox.port });
  onTestFinished(() => back.close());
  await look(21.1);
  expect(back.mails).toHaveLength(0);
  await look(22);
  expect(back.mails).toHaveLength(1);
  expect(await alert()).toMatchObject({ secondFailure: null });
});

test('without a second circle nothing happens, and one that is named later hears of what waits', async () => {
  const { mailbox, service, look } = await open({ secondRecipients: [] });
  await look(21);
  expect(mailbox.mails).toHaveLength(0);
  await service.send('PATCH', '/alert-settings', { secondRecipients: ['amt@schule.example'] });
  await look(25);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['amt@schule.example']]);
});

test('its webhook has a secret of its own, sealed, and can be removed alone', async () => {
  const { service } = await open();
  const [first, second] = ['https://a.example/hook-1111', 'https://b.example/hook-2222'];
  const saved = await service.send('PATCH', '/alert-settings', {
    ...{ webhookUrl: first, secondWebhookUrl: second },
  });
  const { webhookSecret, secondWebhookSecret, secondWebhook } = saved.json();
  expect(secondWebhook).toMatchObject({ host: 'b.example', lastFour: '2222' });
  expect(webhookSecret).not.toBe(secondWebhookSecret);
  const stored = await service.deps.mongo.connection.collection('alert-settings').findOne({});
  expect(JSON.stringify(stored)).not.toMatch(/hook-1111|hook-2222/);
  const after = await service.send('PATCH', '/alert-settings', { secondWebhookUrl: null });
  expect(after.json()).toMatchObject({ webhook: { host: 'a.example' }, secondWebhook: null });
});

test('a trial goes to both circles', async () => {
  const { mailbox, service } = await open();
  const { verdicts } = (await service.send('POST', '/alert-settings/trials', {})).json();
  expect(verdicts).toMatchObject([
    { circle: 'first', isWorking: true },
    { circle: 'second', isWorking: true },
  ]);
  expect(mailbox.mails.flatMap(({ to }) => to).toSorted()).toEqual([
    'leitung@schule.example',
    'sommer@schule.example',
  ]);
});
