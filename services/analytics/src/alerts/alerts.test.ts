import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { alertsOf, createAlertOpener, danger, look, MINUTE, take } from '../testing/open-alerts.ts';
import { openMailbox, textOf } from '../testing/open-mailbox.ts';

const { openService, openWithMail } = createAlertOpener(useEngines());

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
