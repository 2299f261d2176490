import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const ROUTES = ['/images', '/coloring-pages'];

async function open(settings: Parameters<typeof openMedia>[1]) {
  const media = await openMedia(engines, settings);
  onTestFinished(() => media.close());
  return async (url: string, prompt: string) => {
    const answer = await media.request(MIA, 'POST', url, { payload: { prompt } });
    return { status: answer.statusCode, error: answer.json().error };
  };
}

it.each(ROUTES)(
  'with the child-safe mode off, weapons and gore may be asked of %s',
  async (url) => {
    const ask = await open({ childSafeMode: false });
    expect((await ask(url, 'ein Soldat mit einem Gewehr zielt auf ein Monster')).status).toBe(202);
    expect((await ask(url, 'eine blutige Leiche')).status).toBe(202);
  },
);

it.each(ROUTES)('with the child-safe mode off, nudity and hate still cannot (%s)', async (url) => {
  const ask = await open({ childSafeMode: false });
  expect(await ask(url, 'eine nackte Frau')).toEqual({ status: 422, error: 'NOT_CHILD_SAFE' });
  expect(await ask(url, 'ein Hakenkreuz')).toEqual({ status: 422, error: 'NOT_CHILD_SAFE' });
});

it('with the child-safe mode off, a call for help is still answered', async () => {
  const ask = await open({ childSafeMode: false });
  const answer = await ask('/images', 'Mein Papa schlägt mich jeden Tag');
  expect(answer).toEqual({ status: 422, error: 'CRISIS' });
});

it('where the settings cannot be read, the gate is on', async () => {
  const ask = await open(null);
  const answer = await ask('/images', 'eine blutige Leiche');
  expect(answer).toEqual({ status: 422, error: 'NOT_CHILD_SAFE' });
  expect((await ask('/images', 'ein Drache')).status).toBe(202);
});
