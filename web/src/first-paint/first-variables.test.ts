import { expect, test } from 'vitest';
import { firstVariables } from './first-variables.ts';

test('every token that a page names is found once', () => {
  const pages = [
    '<path fill="var(--color-hill-far)"/><path fill="var(--color-hill-far)"/>',
    '<i data-drawn-style="color:var(--color-ink, red)"></i>',
  ];
  expect(firstVariables(pages)).toEqual(['--color-hill-far', '--color-ink']);
});
