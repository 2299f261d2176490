import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../data/story/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

test('a verb whose subject is the hero turns with the hero', () => {
  const wrong = FILES.flatMap((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    return [...text.matchAll(/\[\p{Ll}+\] \{hero\}/gu)].map(([found]) => `${name}: ${found}`);
  });
  expect(FILES.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
