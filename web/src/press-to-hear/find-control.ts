const CONTROLS = [
  'button, a[href], summary, label, input, select, textarea',
  ...['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'slider', 'option', 'menuitem'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/** The control a finger or pointer is on; for a label, what it stands for. */
export function findControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(CONTROLS);
  return control instanceof HTMLLabelElement ? control.control : control;
}
