import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openBff } from './testing/open-bff.ts';

const engines = useEngines();

const secrets = {
  token: 'secret-visitor-token',
  pin: 'secret-pin-4711',
  password: 'secret-Wolke-Besen',
  sentence: 'mein geheimer Satz',
  cookie: 'secretcookie'.padEnd(32, 'x'),
};

/** Requests that carry secrets in every place there is, and fail in every way. */
const requests = [
  { url: `/api/conversations?visitorToken=${secrets.token}` },
  { url: `/api/analytics/requests?adminPin=${secrets.pin}` },
  { url: `/api/nowhere/${secrets.token}?visitorToken=${secrets.token}` },
  { url: `/api/%zz/${secrets.token}` },
  { url: `/api/jobs/${secrets.token}` },
  { method: 'POST', url: '/api/login', payload: { username: 'mia', password: secrets.password } },
  { method: 'POST', url: '/api/dashboard/login', payload: { password: secrets.password } },
  { method: 'POST', url: '/api/speech', payload: { text: secrets.sentence } },
  { method: 'POST', url: '/api/generate-image', payload: { prompt: secrets.sentence } },
  { method: 'POST', url: '/api/generate-image', payload: { prompt: [secrets.sentence] } },
  {
    method: 'POST',
    url: '/api/speech',
    body: `{"text": ${secrets.sentence}`,
    headers: { 'content-type': 'application/json' },
  },
  {
    method: 'POST',
    url: '/api/story/generate',
    payload: { mode: 'tips', context: secrets.sentence, theme: 'space', ageGroup: 'small' },
  },
  {
    method: 'POST',
    url: '/graphql',
    payload: { query: `mutation { understandWish(prompt: "${secrets.sentence}") { text } }` },
  },
  { method: 'POST', url: '/graphql', payload: { query: `{ ${secrets.sentence}` } },
] as const;

test('no secret and no word of a child reaches a log line or a metric', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const { app, metrics } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    // Nobody answers there, so that failures are logged, too.
    environment: {
      ADMIN_PIN: '60417-93825',
      GAMES_URL: 'http://127.0.0.1:1',
      MEDIA_URL: 'http://127.0.0.1:1',
    },
    log,
  });
  for (const request of requests) {
    const headers = {
      cookie: `lux_session=${secrets.cookie}`,
      'x-visitor-token': secrets.token,
      authorization: secrets.pin,
      referer: `http://localhost/?visitorToken=${secrets.token}`,
      ...('headers' in request && request.headers),
    };
    await app.inject({ ...request, headers });
  }
  const text = lines.join('') + (await metrics.metrics());
  expect(lines.length).toBeGreaterThanOrEqual(requests.length);
  expect(text).toContain('request failed');
  expect(text).toContain('"route":"/api/conversations"');
  expect(text).toContain('route="/api/conversations"');
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
});
