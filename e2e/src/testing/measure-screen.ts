/** A control as a finger meets it. */
export interface Control {
  /** What it is and is called: `button "Los geht’s!"`. */
  name: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What lies over its middle when it has been scrolled to; null: nothing. */
  coveredBy: string | null;
  /** Of what is typed into it, in CSS pixels; null: nothing is. */
  textSize: number | null;
}

export interface MeasuredScreen {
  /** By how many CSS pixels the page can be scrolled sideways. */
  sideways: number;
  /** By how many CSS pixels the navigation is longer than its place. */
  cutNavigation: number;
  controls: Control[];
}

/**
 * Measures every control of the page as it stands, those of the frame too. Runs inside the page, so
 * it stands alone.
 */
export function measureScreen(): MeasuredScreen {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab]';

  const TYPED =
    'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  /** What a finger aims at: the card around a hidden radio button. */
  const targetOf = (control: Element): Element =>
    control instanceof HTMLInputElement && control.classList.contains('sr-only')
      ? (control.labels?.[0] ?? control)
      : control;
  const middleOf = ({ left, top, width, height }: DOMRect) =>
    document.elementFromPoint(left + width / 2, top + height / 2);

  const root = document.documentElement;
  const list = document.querySelector('.main-navigation-list');
  const cutNavigation = list
    ? Math.max(list.scrollWidth - list.clientWidth, list.scrollHeight - list.clientHeight)
    : 0;
  const controls: Control[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const target = targetOf(control);
    const isSkipLink = control.matches('.sr-only:not(input)');
    if (isSkipLink || !target.checkVisibility({ visibilityProperty: true })) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const hit = middleOf(box);
    const isFree = hit !== null && (target.contains(hit) || hit.contains(target));
    controls.push({
      name: nameOf(control),
      width: Math.round(box.width),
      height: Math.round(box.height),
      coveredBy: isFree ? null : hit === null ? 'the edge of the screen' : nameOf(hit),
      textSize: control.matches(TYPED)
        ? Number.parseFloat(getComputedStyle(control).fontSize)
        : null,
    });
  }
  window.scrollTo(0, 0);
  return { sideways: root.scrollWidth - root.clientWidth, cutNavigation, controls };
}
