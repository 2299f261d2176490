/** A control by its name (`button`, `link`), a field by its label, or anything by a selector. */
export interface Wanted {
  /** How the name begins. */
  name?: string;
  label?: string;
  selector?: string;
}

/**
 * Marks the first control that can be pressed here and now: drawn, enabled, in the window, at rest
 * since the look before, and the one that a finger would meet in its middle. Runs inside the page,
 * so it stands alone.
 */
export function findControl({ name, label, selector }: Wanted, mark: string): boolean {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    tidy(element.getAttribute('aria-label') ?? element.textContent);
  const labelOf = (element: Element) => {
    const texts = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return tidy(element.getAttribute('aria-label') ?? texts[0]?.textContent);
  };
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);

  const candidates = document.querySelectorAll<HTMLElement>(
    selector ?? (label ? 'input, textarea' : 'button, a[href], summary, label'),
  );
  for (const element of candidates) {
    const text = label ? labelOf(element) : nameOf(element);
    if (!text.startsWith(label ?? name ?? '') || element.matches(':disabled')) continue;
    if (element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!met || !(element.contains(met) || met.contains(element))) continue;
    const place = [element.isConnected, box.left, box.top, box.width, box.height].join();
    const isAtRest = Reflect.get(element, 'lastPlace') === place;
    Reflect.set(element, 'lastPlace', place);
    if (!isAtRest) return false;
    element.setAttribute(mark, '');
    return true;
  }
  return false;
}

/** Whether this text stands on the page, drawn. Runs inside the page, so it stands alone. */
export function seesText(text: string): boolean {
  const found = document.evaluate(
    `//body//*[not(self::script)][contains(normalize-space(.), ${JSON.stringify(text)})]`,
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const node = found.snapshotItem(index);
    const isLeaf =
      index === found.snapshotLength - 1 || !node?.contains(found.snapshotItem(index + 1));
    if (isLeaf && node instanceof HTMLElement && node.getClientRects().length > 0) return true;
  }
  return false;
}
