import type { KitOrder } from '@lux/contracts/media/privacy-kit.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { quietSchool } from '../testing/privacy-facts.ts';
import { privacyKitRoutes } from './privacy-kit.routes.ts';

const internalToken = 'an internal token';

async function open() {
  const app = await createInnerServer({
    service: 'media',
    log: pino({ level: 'silent' }),
    internalToken,
    checks: {},
  });
  privacyKitRoutes(app);
  onTestFinished(() => app.close());
  return (order: Partial<KitOrder>) =>
    app.inject({
      method: 'POST',
      url: '/privacy-kit',
      headers: { 'x-internal-token': internalToken },
      payload: {
        ...{ document: 'consent', language: 'de', format: 'pdf', facts: quietSchool },
        ...order,
      },
    });
}

test('a document is made as a PDF of A4 pages, in letters from left and from right', async () => {
  const make = await open();
  for (const language of ['de', 'uk', 'fa'] as const) {
    const answer = await make({ language });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  }
});

test('the same as text', async () => {
  const make = await open();
  const answer = await make({ format: 'txt', language: 'en' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^CONSENT OF THE PARENTS\n/);
  expect(answer.body).toContain('[ ] My child may use LUX at school.');
});

test('what is for the school is there in German only', async () => {
  const make = await open();
  const answer = await make({ document: 'register', language: 'tr' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Dieses Dokument gibt es nur auf Deutsch.',
  ]);
});
