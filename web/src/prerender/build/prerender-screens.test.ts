import { expect, test } from 'vitest';
import { criticalClasses, criticalVariables } from './prerender-screens.ts';

test('every class of every page is found once', () => {
  const pages = [
    '<p class="flex p-2"><b class="p-2">x</b></p>',
    '<i class="[&amp;_svg]:size-5 "></i>',
  ];
  expect(criticalClasses(pages)).toEqual(['[&_svg]:size-5', 'flex', 'p-2']);
});

test('what moves and what answers a pointer comes later', () => {
  const page =
    '<p class="size-4 animate-float [animation-delay:-1s] sm:transition-colors duration-150 ease-soft hover:text-ink group-hover:bg-primary active:not-disabled:translate-y-px aria-[current=page]:font-bold"></p>';
  expect(criticalClasses([page])).toEqual(['aria-[current=page]:font-bold', 'size-4']);
});

test('every token that a page names is found once', () => {
  const pages = [
    '<path fill="var(--color-hill-far)"/><path fill="var(--color-hill-far)"/>',
    '<i data-inline-style="color:var(--color-ink, red)"></i>',
  ];
  expect(criticalVariables(pages)).toEqual(['--color-hill-far', '--color-ink']);
});
