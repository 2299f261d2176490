import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityHeaders } from '../security-headers.ts';
import { pagePolicy } from './web-client.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const bare = securityHeaders['content-security-policy'];

test("a page's own styles and script are named by their hashes, everything else stays forbidden", () => {
  const page =
    '<style>p{color:red}\n</style><script type="module" data-client="/a.js">start()</script>';
  expect(pagePolicy(page)).toBe(
    bare
      ?.replace("style-src 'self'", `style-src 'self' ${hash('p{color:red}\n')}`)
      .replace("script-src 'self'", `script-src 'self' ${hash('start()')}`),
  );
});

test('a page that has nothing of its own has the policy of all answers', () => {
  expect(pagePolicy('<script type="module" src="/a.js"></script><p>style</p>')).toBe(bare);
});
