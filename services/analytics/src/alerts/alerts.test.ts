import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AlertList } from '@lux/contracts/analytics/alert.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { signatureOf } from '../adapters/post-webhook.ts';
import { takeEvents } from '../requests/take-events.consumer.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';
import { openMailbox, textOf } from '../testing/open-mailbox.ts';
import { tellDueAlerts } from './tell-due-alerts.ts';

const engines = useEngines();
const MINUTE = 60_000;

type Service = Awaited<ReturnType<typeof openAnalytics>>;

async function openService(options: Parameters<typeof openAnalytics>[1] = {}): Promise<Service> {
  const service = await openAnalytics(engines, options);
  onTestFinished(() => service.close());
  await service.deps.mongo.whenReady;
  return service;
}

/** A service whose owner has named one recipient, and the mail server. */
async function openWithMail(change: object = {}) {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  const service = await openService({ smtp: mailbox.smtp });
  await service.send('PATCH', '/alert-settings', {
    ...{ recipients: ['sommer@schule.example'], ...change },
  });
  return { mailbox, service };
}

async function openWebhook(status = 200, headers: Record<string, string> = {}) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const answer = { status };
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer.status, headers).end('secret words of the receiver');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, answer, url: `http://127.0.0.1:${port}/hooks/abcd` };
}

const danger = (given: Partial<AnalyticsRequest> = {}) =>
  buildRequest({ safety: 'crisis', prompt: 'Papa schlägt mich', ...given });

/** As the consumer takes them from the stream. */
const take = async ({ deps }: Service, ...signs: AnalyticsRequest[]) =>
  takeEvents({ ...deps, counter: createRequestCounter(deps) }, signs);

const look = async (service: Service, laterMs = 0) =>
  tellDueAlerts(service.deps, () => new Date(Date.now() + laterMs));

const alertsOf = async (service: Service): Promise<AlertList> =>
  (await service.get('/alerts')).json();

test('who is named hears of a sign of danger: when, which, where to look, and none of the child’s words', async () => {
  const { mailbox, service } = await openWithMail({ responsible: 'Frau Sommer' });
  await take(service, danger({ danger: 'violence-at-home' }));
  await look(service);
  const [mail] = mailbox.mails;
  if (!mail) throw new Error('nobody was told');
  expect(mail.to).toEqual(['sommer@schule.example']);
  const { open } = await alertsOf(service);
  const letter = textOf(mail);
  expect(letter).toContain('Gewalt zu Hause');
  expect(letter).toContain(
    `https://lux.schule.example/admin-dashboard?bereich=alarme&alarm=${open[0]?.id}`,
  );
  expect(letter).toMatch(/Nachsehen bis .* Uhr: Frau Sommer\./);
  expect(mail.source + letter).not.toMatch(/schlägt|Papa/);
  expect(open).toMatchObject([{ count: 1, failure: null, handled: null }]);
  expect(open[0]?.toldAt).not.toBeNull();
});

test('the child’s words go along only where the owner has chosen it', async () => {
  const { mailbox, service } = await openWithMail({ includesWords: true });
  await take(service, danger());
  await look(service);
  expect(mailbox.mails.map(textOf)).toEqual([expect.stringContaining('„Papa schlägt mich“')]);
});

test('it is repeated after 5, 15 and 60 minutes, then daily, until somebody has handled it', async () => {
  const { mailbox, service } = await openWithMail();
  await take(service, danger());
  const counts: number[] = [];
  for (const minutes of [0, 1, 4, 5.1, 6, 14, 15.1, 59, 60.1, 120, 60.2 + 24 * 60]) {
    await look(service, minutes * MINUTE);
    counts.push(mailbox.mails.length);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]);
  expect(mailbox.mails.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])).toEqual([
    'LUX: Zeichen von Gefahr, bitte nachsehen',
    ...Array(4).fill('LUX: Erinnerung, bitte nachsehen'),
  ]);
  const [alert] = (await alertsOf(service)).open;
  const handled = await service.send('PATCH', `/alerts/${alert?.id}/handled`, { by: 'chefin' });
  expect(handled.json()).toMatchObject({ handled: { by: 'chefin' } });
  await look(service, 10 * 24 * 60 * MINUTE);
  expect(mailbox.mails).toHaveLength(5);
  expect(await alertsOf(service)).toMatchObject({ open: [], handled: [{ id: alert?.id }] });
  const [request] = (await service.get('/requests')).json();
  expect(request.handled.by).toBe('chefin');
});

test('many signs of one child are one alert with a count, delivered twice or not; another child’s is another', async () => {
  const { mailbox, service } = await openWithMail();
  const signs = Array.from({ length: 5 }, () => danger());
  await take(service, ...signs);
  await take(service, ...signs, danger({ visitorToken: 'another-visitor-1' }));
  await look(service);
  expect((await alertsOf(service)).open.map(({ count }) => count).toSorted()).toEqual([1, 5]);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails.map(textOf)[0]).toContain('bei 2 Kindern');
});

test('who says it again after a while is heard at once, not with the next reminder', async () => {
  const { mailbox, service } = await openWithMail();
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  await take(service, danger({ timestamp: at(-60) }));
  await look(service, 0);
  await look(service, 10 * MINUTE);
  expect(mailbox.mails).toHaveLength(2);
  await take(service, danger({ timestamp: at(0) }));
  await look(service, 1_000);
  expect(mailbox.mails).toHaveLength(3);
  expect((await alertsOf(service)).open).toMatchObject([{ count: 2 }]);
});

test('two copies at the same time raise one alert and tell it once', async () => {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  const own = 'twocopies';
  const copies = await Promise.all(
    [1, 2].map(async () => openService({ own, smtp: mailbox.smtp })),
  );
  const [one, other] = copies;
  if (!one || !other) throw new Error('two copies');
  await one.send('PATCH', '/alert-settings', { recipients: ['sommer@schule.example'] });
  const children = Array.from({ length: 10 }, (_, number) => `visitor-number-${number}`);
  const signs = children.flatMap((visitorToken) => [
    danger({ visitorToken }),
    danger({ visitorToken }),
  ]);
  await Promise.all(signs.map(async (sign, number) => copies[number % 2]?.deps.alerts.raise(sign)));
  await one.store(signs);
  expect((await alertsOf(one)).open.map(({ count }) => count)).toEqual(children.map(() => 2));
  await Promise.all([look(one), look(other), look(one), look(other)]);
  const told =
    mailbox.mails
      .map(textOf)
      .join('\n')
      .match(/alarm=[\w-]+/g) ?? [];
  expect(told).toHaveLength(10);
  expect(new Set(told).size).toBe(10);
});

test('a copy that dies between claim and sending loses nothing: another one tells it', async () => {
  const { mailbox, service } = await openWithMail();
  await take(service, danger());
  const now = new Date();
  await service.deps.alerts.claimDue(now, new Date(now.getTime() + 2 * MINUTE));
  await look(service, 30_000);
  expect(mailbox.mails).toHaveLength(0);
  await look(service, 2 * MINUTE + 1_000);
  expect(mailbox.mails).toHaveLength(1);
});

test('while the mail server is away it is tried again and again, and told once it is back', async () => {
  const { mailbox, service } = await openWithMail();
  await mailbox.close();
  await take(service, danger());
  await look(service);
  expect((await alertsOf(service)).open).toMatchObject([
    { toldAt: null, failure: 'Der Mailserver ist nicht erreichbar.' },
  ]);
  await look(service, 1_000);
  const back = await openMailbox({ port: mailbox.port });
  onTestFinished(() => back.close());
  await look(service, 11_000);
  expect(back.mails).toHaveLength(1);
  expect((await alertsOf(service)).open).toMatchObject([{ failure: null }]);
});

test('what was handled before it could be told is not told', async () => {
  const { mailbox, service } = await openWithMail();
  const sign = danger();
  await take(service, sign);
  await service.send('PATCH', `/requests/${sign.id}/handled`, { by: 'chefin' });
  await look(service);
  expect(mailbox.mails).toHaveLength(0);
  expect((await alertsOf(service)).open).toEqual([]);
  await take(service, sign);
  expect((await alertsOf(service)).open).toEqual([]);
});

test('a sign that joins while an alert is handled stays open', async () => {
  const { service } = await openWithMail();
  const [first, second] = [danger(), danger()];
  await take(service, first);
  const [seen] = (await service.deps.alerts.list()).open;
  if (!seen) throw new Error('no alert');
  await take(service, second);
  expect(await service.deps.alerts.close(seen, 'chefin')).toBe(false);
  await service.send('PATCH', `/requests/${first.id}/handled`, { by: 'chefin' });
  expect((await alertsOf(service)).open).toMatchObject([{ count: 2 }]);
});

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

test('who deletes their data leaves an alert that tells nothing of them and still waits', async () => {
  const { mailbox, service } = await openWithMail();
  await take(service, danger({ visitorToken: 'please-forget-me' }));
  await service.send('POST', '/requests/forgettings', {
    ...{ visitorMarks: ['please-forget-me'], userId: null },
  });
  const stored = await service.deps.mongo.connection.collection('alerts').findOne({});
  expect(JSON.stringify(stored)).not.toContain('please-forget-me');
  await look(service);
  expect(mailbox.mails).toHaveLength(1);
});

test.each([
  [{ recipients: ['kein Empfänger'] }, 'keine gültige E-Mail-Adresse'],
  [{ webhookUrl: 'ftp://schule.example/x' }, 'https:// oder http://'],
  [{ webhookUrl: 'https://ich:geheim@schule.example/x' }, 'ohne Name und Passwort'],
  [{ repeatMinutes: [0] }, 'ganze Minuten'],
  [{ procedure: ' ' }, 'wie Ihre Schule vorgeht'],
])('what cannot be meant (%j) is refused in German', async (change, words) => {
  const service = await openService();
  const answer = await service.send('PATCH', '/alert-settings', change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(words);
});
