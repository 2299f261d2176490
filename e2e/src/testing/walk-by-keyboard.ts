import type { Page } from 'playwright-core';

interface Walk {
  /** Had the focus, but something else lay over it or it was out of sight. */
  hidden: string[];
  /** Had the focus, but did not show it. */
  unmarked: string[];
  /** Can be used, but the focus never came there. */
  missed: string[];
}

/** More than any screen has. */
const MOST_STEPS = 120;

/** Goes through a whole screen with the Tab key, as somebody who has no pointer. */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  const walk: Walk = { hidden: [], unmarked: [], missed: [] };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(lookAtFocus);
    if (focused === 'round') break;
    if (focused === 'outside') continue;
    if (!focused.isInSight) walk.hidden.push(focused.html);
    if (!focused.isMarked) walk.unmarked.push(focused.html);
  }
  walk.missed = await page.evaluate(findUnvisited);
  return walk;
}

/* The two below run inside the page, so each stands alone. */

/** `outside`: between the last control and the first one the focus is on the page itself. */
function lookAtFocus():
  | { html: string; isInSight: boolean; isMarked: boolean }
  | 'outside'
  | 'round' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'outside';
  if (focused.matches('[data-visited]')) return 'round';
  focused.setAttribute('data-visited', '');
  // A choice is drawn by its label: the control itself is one pixel wide.
  const label = focused.getBoundingClientRect().width <= 2 ? focused.closest('label') : null;
  const shown = label ?? focused;
  const { left, top: upper, right, bottom } = shown.getBoundingClientRect();
  // The middle of what of it fits on the screen: a panel may be longer than that.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(upper, 0) + Math.min(bottom, innerHeight)) / 2;
  const top = document.elementFromPoint(x, y);
  return {
    html: shown.outerHTML.slice(0, 160),
    isInSight: top !== null && (shown.contains(top) || top.contains(shown)),
    isMarked: getComputedStyle(shown).outlineStyle !== 'none',
  };
}

function findUnvisited(): string[] {
  const usable = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled';
  return (
    [...document.querySelectorAll(`:is(${usable}):not([data-visited])`)]
      .filter((element) => element.checkVisibility())
      // Within a group the arrow keys lead from one to the next.
      .filter((element) => !element.matches('[role=tab], [type=radio], [tabindex="-1"]'))
      .map((element) => element.outerHTML.slice(0, 160))
  );
}
