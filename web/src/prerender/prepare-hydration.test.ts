// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { extractInlineStyles } from './inject-screen.ts';
import { restoreInlineStyles } from './prepare-hydration.ts';

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
