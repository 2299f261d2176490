import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();

async function read(environment: Record<string, string>) {
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment,
  });
  return (await app.inject({ url: '/api/operator' })).json();
}

test('who runs LUX is told as it stands in the configuration', async () => {
  const environment = {
    OPERATOR_NAME: ' Grundschule am Wald, Waldweg 1, 12345 Musterstadt ',
    OPERATOR_CONTACT: 'datenschutz@schule.example',
  };
  expect(await read(environment)).toEqual({
    name: 'Grundschule am Wald, Waldweg 1, 12345 Musterstadt',
    contact: 'datenschutz@schule.example',
  });
});

test('where it is not said, nothing is made up', async () => {
  expect(await read({ OPERATOR_NAME: '', OPERATOR_CONTACT: ' ' })).toEqual({
    name: null,
    contact: null,
  });
});
