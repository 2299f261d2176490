import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

test('a drawing is served by its code and may be kept for a month', async () => {
  const { app } = await open();
  const answer = await app.inject('/drawings/1F98A.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=2592000',
  });
  expect(answer.body).toContain('<svg');
});

test('what is no drawing is 404, also outside of their folder', async () => {
  const { app } = await open();
  for (const url of ['/drawings/', '/drawings/none.svg', '/drawings/..%2f..%2fpackage.json']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
});

const odd = [
  '%00',
  '%00.svg',
  '1F98A.svg%00',
  '/etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  '....//package.json',
  '..%2f..%2fpackage.json',
  '..;/package.json',
  '%2e%2e/%2e%2e/package.json',
  '%5c..%5cx',
  '..%5c..%5cpackage.json',
  '%252e%252e%252fpackage.json',
  '.%00./package.json',
  '.git/config',
  '%c0%ae%c0%ae/package.json',
  '%ff',
  '%',
  'a'.repeat(400),
  `${'a'.repeat(300)}.svg`,
  '1F98A.svg/',
  '1F98A.svg/..',
  'CON',
  '%E2%80%AE1F98A.svg',
  '\ud83e\udd8a.svg',
];

test('an odd path is refused in German, and is no mistake of ours', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const namePrefix = `${engines.redis.prefix}-odd-paths`;
  const { app } = await openBff({ redisUrl: engines.redis.url, namePrefix, log });
  for (const root of ['/drawings/', '/assets/', '/']) {
    for (const path of odd) {
      const url = `${root}${path}`;
      const answer = await app.inject({ url, headers: { accept: 'image/*' } });
      expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy(isRefusal)]);
      expect([url, answer.json()]).toEqual([
        url,
        {
          error: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
        },
      ]);
      expect(answer.body).not.toContain('root:');
    }
  }
  expect(lines).toEqual([]);
});

test.each([
  [{ range: 'bytes=99999999-' }, 416],
  [{ 'if-match': '"something else"' }, 412],
])(
  'what is asked of a drawing and cannot be had (%j) is told in German',
  async (headers, status) => {
    const { app } = await open();
    const answer = await app.inject({ url: '/drawings/1F98A.svg', headers });
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(/\.$/),
    ]);
  },
);

const isRefusal = (status: number) => status >= 400 && status < 500;
