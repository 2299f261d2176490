type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes back what was typed or chosen in a drawn page, and returns how to do it again: React knows a
 * field only as it was drawn, and hears of a change from when it has gone on with it.
 */
export function replayInput(root: HTMLElement): () => void {
  const again: (() => void)[] = [];
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
      const isChosen = field.checked !== field.defaultChecked;
      // The radio button that was left goes by itself.
      if (isChosen && (field.checked || field.type === 'checkbox'))
        again.push(() => {
          wakeUp(field);
          field.click();
        });
    } else if (field.value !== field.defaultValue) {
      again.push(typeAgain(field));
    }
  }
  // Only now, since one radio button changes the others.
  for (const field of root.querySelectorAll<HTMLInputElement>(
    'input:is([type=radio], [type=checkbox])',
  ))
    field.checked = field.defaultChecked;
  return () => {
    for (const act of again) act();
  };
}

function typeAgain(field: Field): () => void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  return () => {
    wakeUp(field);
    // React puts a setter of its own before this one, and would take the text for its own.
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Any event has React go on with the part it comes from, at once; this one tells of no change. */
function wakeUp(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
