// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { extractInlineStyles } from './inject-screen.ts';
import { evaluateScripts, restoreInlineStyles } from './prepare-hydration.ts';

test('what an element looked like is in the style sheet first, and at the element again later', () => {
  const taken = extractInlineStyles(
    '<p><i class="a" style="content:&quot;x&quot;;left:5%">y</i></p>',
  );
  expect(taken.html).not.toContain(' style=');
  expect(taken.styles).toBe('[data-inline-style="content:\\"x\\";left:5%"]{content:"x";left:5%}');

  const place = document.createElement('div');
  place.innerHTML = taken.html;
  restoreInlineStyles(place);
  const element = place.querySelector<HTMLElement>('i');
  expect(element?.style.left).toBe('5%');
  expect(element?.dataset).not.toHaveProperty('inlineStyle');
});

test('the same style stands in the sheet once', () => {
  const { styles } = extractInlineStyles('<i style="left:0"></i><b style="left:0"></b>');
  expect(styles.match(/left:0}/g)).toHaveLength(1);
});

const preload = (script: string) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `data:text/javascript,${encodeURIComponent(script)}`;
  document.head.append(link);
};

afterEach(() => document.head.replaceChildren());

test('scripts that wait in the head are evaluated in their order, a press between two long ones', async () => {
  const done: string[] = [];
  Object.assign(globalThis, { done });
  const busy = 'for (const end = performance.now() + 5; performance.now() < end;);';
  preload(`${busy} done.push('first'); setTimeout(() => done.push('press'));`);
  preload(`done.push('second')`);
  await evaluateScripts();
  expect(done).toEqual(['first', 'press', 'second']);
});

test('a script that does not come is told', async () => {
  preload('throw new Error("gone")');
  await expect(evaluateScripts()).rejects.toThrow('gone');
});
