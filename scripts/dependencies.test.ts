import { expect, test } from 'vitest';
import { readAudit } from './checks/audit-dependencies.ts';
import { findLicenceProblems } from './checks/find-licence-problems.ts';

test.each([
  ['a-package', 'MIT', true],
  ['a-package', '(MIT OR GPL-3.0)', true],
  ['a-package', 'GPL-3.0', false],
  ['a-package', 'MIT AND GPL-3.0', false],
  ['a-package', null, false],
  ['@echogarden/espeak-ng-emscripten', 'GPL-3.0', true],
  ['@echogarden/espeak-ng-emscripten', 'AGPL-3.0', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['mongodb', 'SSPL-1.0', false],
])('%s under %s: allowed %s', (name, licence, isAllowed) => {
  expect(findLicenceProblems([{ name, licence }])).toHaveLength(isAllowed ? 0 : 1);
});

test('serious weaknesses are told apart from others', () => {
  const of = (name: string, severity: string) => ({ name, severity, range: '<2' });
  const vulnerabilities = { one: of('one', 'critical'), two: of('two', 'low') };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    isKnown: true,
    serious: ['one <2: critical'],
    others: 1,
  });
});

test.each(['', '{"message":"405 Method Not Allowed"}', '{"error":{"code":"ENOTFOUND"}}'])(
  'an audit that could not be made is no audit without findings (%s)',
  (output) => {
    expect(readAudit(output)).toMatchObject({ isKnown: false, why: expect.any(String) });
  },
);
