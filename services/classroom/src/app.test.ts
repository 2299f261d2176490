import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openClassroom } from './testing/open-classroom.ts';

const engines = useEngines();
async function open() {
  const service = await openClassroom(engines);
  onTestFinished(service.close);
  return service;
}

test('whoever does not know the internal token is refused, whatever is asked for', async () => {
  const { app } = await open();
  for (const url of ['/classes', '/joins/ABCDEF', '/user-data', '/nowhere']) {
    for (const shown of [undefined, '', 'undefined', 'a guess']) {
      const headers = { ...(shown !== undefined && { 'x-internal-token': shown }) };
      const answer = await app.inject({ url, headers });
      expect([url, shown, answer.statusCode]).toEqual([url, shown, 401]);
    }
  }
  const headers = { 'x-internal-token': 'a-token-for-this-test' };
  expect((await app.inject({ url: '/nowhere', headers })).statusCode).toBe(404);
});
