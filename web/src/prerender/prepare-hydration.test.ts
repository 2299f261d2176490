// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { giveBackStyles } from './prepare-hydration.ts';
import { takeOutStyles } from './put-into-page.ts';

test('what an element looked like is in the style sheet first, and at the element again later', () => {
  const taken = takeOutStyles('<p><i class="a" style="content:&quot;x&quot;;left:5%">y</i></p>');
  expect(taken.html).not.toContain(' style=');
  expect(taken.styles).toBe('[data-drawn-style="content:\\"x\\";left:5%"]{content:"x";left:5%}');

  const place = document.createElement('div');
  place.innerHTML = taken.html;
  giveBackStyles(place);
  const element = place.querySelector<HTMLElement>('i');
  expect(element?.style.left).toBe('5%');
  expect(element?.dataset).not.toHaveProperty('drawnStyle');
});

test('the same style stands in the sheet once', () => {
  const { styles } = takeOutStyles('<i style="left:0"></i><b style="left:0"></b>');
  expect(styles.match(/left:0}/g)).toHaveLength(1);
});
