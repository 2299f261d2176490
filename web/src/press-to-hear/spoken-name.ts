/**
 * What is said about a control: its name as a screen reader has it, and its state. Never what was
 * typed into it. Where the name tells who the child is, `data-spoken` says something else: voices
 * may come from a provider (DESIGN 6).
 */
export function spokenName(control: HTMLElement): string {
  const name = control.getAttribute('data-spoken') || nameOf(control);
  return [
    name
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    stateOf(control),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function nameOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
  return (
    textOf(labels) ||
    control.getAttribute('aria-label') ||
    textOf(labelsOf(control)) ||
    (isFilledByHand(control) ? '' : textOf([control])) ||
    control.getAttribute('placeholder') ||
    control.title
  );
}

function labelsOf(control: HTMLElement): HTMLElement[] {
  return 'labels' in control && control.labels instanceof NodeList
    ? [...document.querySelectorAll('label')].filter((label) => label.control === control)
    : [];
}

function isFilledByHand(control: HTMLElement): boolean {
  return control.matches('input, select, textarea, [contenteditable]');
}

function textOf(nodes: Iterable<Node>): string {
  return [...nodes].map(spokenText).join(' ').trim();
}

function spokenText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  if (node instanceof HTMLElement && (node.hidden || isFilledByHand(node))) return '';
  const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return own ?? [...node.childNodes].map(spokenText).join(' ');
}

/** How far a slider is, as Germans write it: "0,5". */
function numberOf(control: HTMLElement): string {
  const value = control.getAttribute('aria-valuenow');
  return value === null ? '' : Number(value).toLocaleString('de-DE');
}

function stateOf(control: HTMLElement): string {
  const is = (name: string) => control.getAttribute(`aria-${name}`) === 'true';
  if (control.matches(':disabled, [aria-disabled=true]')) return 'geht gerade nicht';
  switch (control.getAttribute('role') ?? (control instanceof HTMLInputElement && control.type)) {
    case 'switch':
      return is('checked') ? 'an' : 'aus';
    case 'range':
    case 'slider':
      return control.getAttribute('aria-valuetext') ?? numberOf(control);
    case 'tab':
      return is('selected') ? 'ausgewählt' : '';
    case 'radio':
    case 'checkbox':
      return is('checked') || control.matches(':checked') ? 'ausgewählt' : '';
    default:
      return is('pressed') ? 'ausgewählt' : '';
  }
}
