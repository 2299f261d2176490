const CONTROLS = [
  'button, a[href], summary, label, input, select, textarea',
  ...['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'slider', 'option', 'menuitem'].map(
    (role) => `[role=${role}]`,
  ),
  // What only looks like a control says what it is, too.
  '[data-spoken]',
].join();

/** The control a finger or pointer is on; for a label or a slider's track, what it stands for. */
export function findControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(CONTROLS);
  if (control instanceof HTMLLabelElement) return control.control;
  const track = control === null ? target.closest('[data-slider]') : null;
  return control ?? track?.querySelector<HTMLElement>('[role=slider]') ?? null;
}
