import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** The lines of our own code that match, with where they stand; comments and tests count as nothing. */
function findLines(pattern: string, isWanted: (line: string) => boolean): string[] {
  const files = globSync(pattern, { cwd: repository }).filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(50);
  return files.flatMap((file) => {
    const code = withoutComments(readFileSync(resolve(repository, file), 'utf8'));
    return code
      .split('\n')
      .flatMap((line, index) => (isWanted(line) ? `${file}:${index + 1} ${line.trim()}` : []));
  });
}

/** Line numbers stay. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

/** Ways for a text to become markup or a script, by which a child's words could run in a browser. */
const TEXT_THAT_RUNS =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcdoc\b|srcDoc|\beval\s*\(|new Function\b|javascript:|\bset(Timeout|Interval)\(\s*['"`]/;

test('no text becomes markup or a script in the client', () => {
  expect(findLines('web/src/**/*.{ts,tsx}', (line) => TEXT_THAT_RUNS.test(line))).toEqual([]);
});

test('no text becomes a program or a command in a service', () => {
  const runs = /(?<!\.)\beval\s*\(|new Function\b|node:vm|node:child_process|\$where|\bmapReduce\b/;
  expect(findLines('services/*/src/**/*.ts', (line) => runs.test(line))).toEqual([]);
});

const COMPARISON = /([\w.$]+(?:\([^()]*\))?)\s*[!=]==?\s*([\w.$'"`]+)/g;
const NAME_OF_A_SECRET =
  /(password|passwordHash|secret|pin|internalToken|recoveryCode|fingerprint|signature|digest)$/i;
/** What is no guess at a secret; a new password's owner wrote the old one beside it. */
const NO_GUESS = /^(null|undefined|true|false|typeof|newPassword|\d.*|['"`].*)$/;

/**
 * Whether a line compares what a name says is a secret with `===`, which stops at the first sign
 * that differs and by its time says where that is.
 */
function comparesInHaste(line: string): boolean {
  return [...line.matchAll(COMPARISON)].some(([, left = '', right = '']) => {
    const sides = [left, right];
    return (
      sides.some((side) => NAME_OF_A_SECRET.test(side)) &&
      !sides.some((side) => NO_GUESS.test(side))
    );
  });
}

test('a secret compared in haste is found, and nothing that is none', () => {
  const found = [
    'if (shown === config.adminPin) open();',
    'return password !== given;',
    'if (user.passwordHash === hash) return true;',
    'if (sha256(code) == row.recoveryCode) return true;',
  ];
  const fine = [
    'if (adminPin === null || shownPin === undefined) throw error;',
    'generatedPassword: password === undefined ? chosen : null',
    "if (password === '') return null;",
    'if (!isSameSecret(guess, secret)) return false;',
    "if (kind === 'password') show();",
    'if (newPassword === currentPassword) throw error;',
  ];
  expect(found.filter((line) => !comparesInHaste(line))).toEqual([]);
  expect(fine.filter(comparesInHaste)).toEqual([]);
});

test('secrets are compared in constant time, in all services and packages', () => {
  const code = '{services,packages}/*/src/**/*.ts';
  expect(findLines(code, comparesInHaste)).toEqual([]);
});

test('what nobody may guess does not come from Math.random', () => {
  const named =
    /Math\.random.*(session|token|secret|password|code)|(session|token|secret|password|code).*Math\.random/i;
  expect(findLines('services/*/src/**/*.ts', (line) => named.test(line))).toEqual([]);
});
