import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { signatureOf } from '../../adapters/post-webhook.ts';
import {
  alertsOf,
  createAlertOpener,
  danger,
  look,
  MINUTE,
  take,
} from '../../testing/open-alerts.ts';
import { textOf } from '../../testing/open-mailbox.ts';
import { openWebhook } from '../../testing/open-webhook.ts';

const { openService, openWithMail } = createAlertOpener(useEngines());

test('a webhook gets signed JSON; a failing one is tried again alone, and holds up nobody’s reminder', async () => {
  const { mailbox, service } = await openWithMail();
  const hook = await openWebhook(500);
  const saved = await service.send('PATCH', '/alert-settings', { webhookUrl: hook.url });
  const { webhookSecret, webhook } = saved.json();
  expect(webhook).toMatchObject({ host: new URL(hook.url).host, lastFour: 'abcd' });
  expect((await service.get('/alert-settings')).json()).not.toHaveProperty('webhookSecret');
  const stored = await service.deps.mongo.connection.collection('alert-settings').findOne({});
  expect(JSON.stringify(stored)).not.toContain(hook.url);

  await take(service, danger({ danger: 'fire' }));
  await look(service);
  await look(service, 11_000);
  expect([mailbox.mails.length, hook.calls.length]).toEqual([1, 2]);
  expect((await alertsOf(service)).open[0]?.failure).toMatch(/\(500\)/);
  await look(service, 5.1 * MINUTE);
  expect([mailbox.mails.length, hook.calls.length]).toEqual([2, 3]);
  hook.answer.status = 204;
  await look(service, 7 * MINUTE);
  expect([mailbox.mails.length, hook.calls.length]).toEqual([2, 4]);
  expect((await alertsOf(service)).open[0]?.failure).toBeNull();

  const { headers, body } = hook.calls.at(-1) ?? { headers: {}, body: '' };
  const [, seconds] = /^t=(\d+),/.exec(String(headers['x-lux-signature'])) ?? [];
  const signed = signatureOf(webhookSecret, body, new Date(Number(seconds) * 1_000));
  expect(headers['x-lux-signature']).toBe(signed);
  expect(JSON.parse(body)).toMatchObject({
    type: 'alert',
    alerts: [{ count: 1, dangers: [{ kind: 'fire', label: 'Feuer' }] }],
  });
  expect(body).not.toContain('Papa');
});

test('a trial says in German how each way did, and shows nothing of what was answered', async () => {
  const { mailbox, service } = await openWithMail();
  const elsewhere = await openWebhook();
  const hook = await openWebhook(302, { location: elsewhere.url });
  await service.send('PATCH', '/alert-settings', { webhookUrl: hook.url });
  const trial = await service.send('POST', '/alert-settings/trials', {});
  expect(trial.json()).toEqual({
    verdicts: [
      {
        channel: 'mail',
        circle: 'first',
        isWorking: true,
        message: expect.stringContaining('Spam-Ordner'),
      },
      {
        channel: 'webhook',
        circle: 'first',
        isWorking: false,
        message: expect.stringContaining('leitet weiter'),
      },
    ],
  });
  expect(trial.body).not.toContain('secret words');
  expect(elsewhere.calls).toEqual([]);
  expect(mailbox.mails.map(textOf)[0]).toContain('Nichts ist passiert');
  await mailbox.close();
  const again = (await service.send('POST', '/alert-settings/trials', {})).json();
  expect(again.verdicts[0]).toEqual({
    ...{ channel: 'mail', circle: 'first', isWorking: false },
    message: 'Der Mailserver ist nicht erreichbar.',
  });
});

test('without a mail server a trial and the list say that nobody is told', async () => {
  const service = await openService();
  await service.send('PATCH', '/alert-settings', { recipients: ['sommer@schule.example'] });
  const { verdicts } = (await service.send('POST', '/alert-settings/trials', {})).json();
  expect(verdicts).toMatchObject([{ isWorking: false }]);
  expect(verdicts[0].message).toContain('SMTP_URL');
  expect((await alertsOf(service)).isAnybodyTold).toBe(false);
});
