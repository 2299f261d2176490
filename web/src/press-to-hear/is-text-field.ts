/** Holding a finger on it selects and pastes, which stays so. */
export function isTextField(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return true;
  return (
    control instanceof HTMLInputElement && !/^(radio|checkbox|range|color)$/.test(control.type)
  );
}
